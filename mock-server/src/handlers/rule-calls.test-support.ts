import { beforeEach, expect } from 'vitest';
import type { AuditHoldPage, ReportData, ReportPage, RuleDetail, RuleTrial } from '@jianwei/api-client/model';
import { call, openFileHospital, openWorld, signIn, type Headers } from '../hospital.test-support.ts';

/** What tests of rules call: a hospital for the file, a world for each test, and its auditor. */
export async function openRules() {
  const { app } = await openFileHospital();
  let world: Headers = {};
  let auditor: Headers = {};
  beforeEach(async () => {
    world = await openWorld(app);
    auditor = await signIn(app, 'audit', world);
  });

  const as = (account: string) => signIn(app, account, world);
  const get = async <Body>(path: string, headers = auditor) =>
    (await call(app, 'GET', `/api/v2${path}`, headers)).body as Body;
  const status = async (path: string, headers = auditor) => (await call(app, 'GET', `/api/v2${path}`, headers)).status;
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the test says what it expects of the answer
  const post = async <Body = { message: string }>(path: string, body: object, headers = auditor) => {
    const answer = await call(app, 'POST', `/api/v2${path}`, headers, body);
    return { status: answer.status, body: answer.body as Body };
  };
  const create = async (body: object = draft): Promise<RuleDetail> => {
    const { status: done, body: detail } = await post<RuleDetail>('/rules', body);
    expect(done).toBe(200);
    return detail;
  };
  const attempt = (condition: object, more: object = {}) =>
    post<RuleTrial>('/rules/trial', { kind: 'audit', condition, ...more });
  const enable = ({ rule }: RuleDetail, more: object = {}) =>
    post<RuleDetail & { message: string }>(`/rules/${rule.rule_id}/enable`, { revision: rule.revision, ...more });
  /** Written, tried and switched on. */
  const inUse = async (body: object = draft, more: object = {}): Promise<RuleDetail> => {
    const detail = await create(body);
    await attempt((body as typeof draft).condition, { from: '2025-11-18' });
    const enabled = await enable(detail, more);
    expect(enabled.status).toBe(200);
    return enabled.body;
  };
  const importCsv = async (...lines: string[]) => {
    const headers = { ...world, 'content-type': 'text/csv' };
    const answer = await call(app, 'POST', '/__mock/import?name=a.csv', headers, [head, ...lines].join('\n'));
    expect(answer.body).toMatchObject({ taken: lines.length });
  };
  /** The imported report as a doctor sees it. */
  const imported = async () => {
    const doctor = await as('doctor');
    const found = await get<ReportPage>(`/reports?date=2025-11-18&keyword=${encodeURIComponent('林一')}`, doctor);
    const [report] = found.data;
    if (report === undefined) throw new Error('nothing was imported');
    return { report, data: await get<ReportData>(`/ai/reports/analysis/${report.report_id}`, doctor) };
  };
  /** What waits, the newest first: one of the seeded hospital waits behind those of a test. */
  const holds = (query = 'state=held&sort=-held_at') => get<AuditHoldPage>(`/audit/holds?${query}`);
  const setClock = async (now: string) => {
    await call(app, 'POST', '/__mock/clock', world, { now });
    auditor = await signIn(app, 'audit', world);
  };
  return { as, get, status, post, create, attempt, enable, inUse, importCsv, imported, holds, setClock };
}

export const K = { fact: 'lab', op: 'at_least', value: 5.5, unit: 'mmol/L', code: 'K' };
export const outcome = { action: 'hold', level: 'attention', reason: '血钾 {血钾}，请核对', max_minutes: 60 };
export const draft = { kind: 'audit', name: '高血钾', category: 'limit', condition: { all: [K] }, outcome };

const head = 'patient_id,name,sex,birth_date,time,item,specimen,result,unit,range,flag,status';

/** A line of a file: potassium of one morning. */
export function potassium(value: string, status = ''): string {
  return `p1,林一,男,1960-02-03,2025-11-18 08:00,钾,血清,${value},mmol/L,3.5-5.3,,${status}`;
}
