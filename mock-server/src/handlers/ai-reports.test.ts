import type { ReportData, ReportPage, ShownReport, ShownReportPage, TaskList } from '@jianwei/api-client/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { call, openFileHospital, openWorld, signIn, type Headers } from '../hospital.test-support.ts';
import { initialsOf } from '../hospital/initials.ts';

const hospital = await openFileHospital();
const { app } = hospital;
const REPORT = 'R1004-01';
const CORRECTED = 'R1004-02';

let world: Headers;
let operator: Headers;
let doctor: Headers;
beforeEach(async () => {
  world = await openWorld(app);
  operator = await signIn(app, 'ops', world);
  doctor = await signIn(app, 'doctor', world);
});

const base = '/api/v2/ai/reports/log';
const get = async <Body>(path: string, headers = operator) => (await call(app, 'GET', path, headers)).body as Body;
const list = (query = '') => get<ShownReportPage>(`${base}${query}`);
const one = (id: string) => get<ShownReport>(`${base}/${id}`);
const read = (id: string) => get<ReportData>(`/api/v2/ai/reports/analysis/${id}`, doctor);

// covers B-1-20, B-2.5-40
describe('what was shown', () => {
  test('is kept when a report is read first, with the versions of that moment; reading it again keeps it', async () => {
    const before = await list();
    expect((await call(app, 'GET', `${base}/${REPORT}`, operator)).body).toMatchObject({
      message: '该报告尚未被查看，没有当时的结论',
    });
    await read(REPORT);
    await read(REPORT);
    const { counts, data } = await list();
    expect(counts.all).toBe(before.counts.all + 1);
    expect(data[0]).toMatchObject({
      report_id: REPORT,
      shown_at: '2025-11-18T10:30:00+08:00',
      shown_by: '沈若溪',
      is_changed: false,
      feedback: 'none',
    });
    expect(data[0]?.diagnoses_then).toEqual(data[0]?.diagnoses_now);
    expect(data[0]?.patient_name).toMatch(/\*/);
    const detail = await one(REPORT);
    expect(detail.then).toEqual(detail.now);
    expect(detail).toMatchObject({ is_replayed: true, differences: [] });
    expect(detail.then.conclusion.length).toBeGreaterThan(0);
    expect(detail.then.versions[0]).toEqual({ name: '检验解读规则库', version: '2.2' });
  });

  test('a look from the list is no reading', async () => {
    const before = await list();
    await get(`/api/v2/ai/reports/analysis/${REPORT}?peek=true`, doctor);
    expect((await list()).counts.all).toBe(before.counts.all);
  });

  test('tabs, keyword and range narrow; counts belong to what is narrowed', async () => {
    const { counts } = await list();
    expect(counts.changed).toBeGreaterThan(0);
    expect(counts.unread).toBeGreaterThan(0);
    for (const tab of ['disagreed', 'changed', 'unread'] as const) {
      const page = await list(`?tab=${tab}`);
      expect([tab, page.total_elements]).toEqual([tab, counts[tab]]);
    }
    const found = await list(`?q=${CORRECTED.toLowerCase()}`);
    expect(found.data.map(({ report_id: id }) => id)).toEqual([CORRECTED]);
    expect(found.counts.all).toBe(1);
    // The list masks whom it finds by the whole name, or by its initials.
    const { data: seen } = await get<ReportPage>(`/api/v2/reports?keyword=${CORRECTED}`, doctor);
    const name = seen[0]?.patient_name ?? '';
    const { data: ofPerson } = await list(`?q=${encodeURIComponent(name)}`);
    expect(ofPerson.map(({ report_id: id }) => id)).toContain(CORRECTED);
    expect(new Set(ofPerson.map(({ patient_name: masked }) => masked))).toEqual(new Set([found.data[0]?.patient_name]));
    expect(found.data[0]?.patient_name).toContain('*');
    expect((await list(`?q=${initialsOf(name)}`)).data.map(({ report_id: id }) => id)).toContain(CORRECTED);
    const onDay = await list('?from=2025-11-12&to=2025-11-12');
    expect(new Set(onDay.data.map(({ shown_at: at }) => at.slice(0, 10)))).toEqual(new Set(['2025-11-12']));
    const wrong = await call(app, 'GET', `${base}?from=2025-11-12&to=2025-11-11`, operator);
    expect([wrong.status, wrong.body]).toEqual([400, { status: 400, message: '开始日期不能晚于结束日期' }]);
  });

  test('how long it was looked at is told once the same account opened its next page', async () => {
    await read(REPORT);
    await call(app, 'POST', '/__mock/clock', world, { now: '2025-11-18T10:33:30+08:00' });
    await call(app, 'POST', '/api/v2/logs/save', doctor, { path: '/excellent' });
    expect((await list()).data[0]).toMatchObject({ report_id: REPORT, reading_minutes: 3.5 });
    // What was shown on former days has its own; a page that is opened days later ends no reading.
    const { data } = await list('?page=1&page_size=50');
    const known = data.flatMap(({ reading_minutes: minutes }) => minutes ?? []);
    expect(known.length).toBeGreaterThan(data.length / 2);
    expect(known.length).toBeLessThan(data.length);
    expect(known.filter((minutes) => minutes <= 0 || minutes > 60)).toEqual([]);
  });
});

// covers B-2.5-41
describe('then and now', () => {
  test('each difference has its cause: a row that the source corrected', async () => {
    const { differences, then, now, is_replayed: isReplayed } = await one(CORRECTED);
    expect(isReplayed).toBe(true);
    expect(differences.length).toBeGreaterThan(0);
    expect(new Set(differences.map(({ cause }) => cause))).toEqual(new Set(['来源更正 钾 6.10 → 5.11']));
    expect(then.conclusion).not.toEqual(now.conclusion);
    // Its readers are told.
    expect((await read(CORRECTED)).conclusion_update).toEqual({
      shown_at: '2025-11-12T08:15:00+08:00',
      causes: ['来源更正 钾 6.10 → 5.11'],
    });
    expect((await read(REPORT)).conclusion_update).toBeUndefined();
  });

  test('不符 of a reader stands in the list and is a task that is counted', async () => {
    await read(REPORT);
    const body = { kind: 'inaccurate', content: '溶血标本' };
    expect((await call(app, 'POST', `/api/v2/ai/reports/${REPORT}/feedback`, doctor, body)).status).toBe(200);
    expect((await list('?tab=disagreed')).data).toMatchObject([{ report_id: REPORT, feedback: 'disagreed' }]);
    expect((await one(REPORT)).feedback).toMatchObject([{ kind: 'disagreed', content: '溶血标本' }]);
    const { data } = await get<TaskList>('/api/v2/laboratory/tasks', await signIn(app, 'lab', world));
    expect(data.find(({ id }) => id === 'disputed')).toMatchObject({
      count: 1,
      oldest_at: '2025-11-18T10:30:00+08:00',
    });
  });

  test('rules that came near are told with what they lacked; no such report', async () => {
    await read(REPORT);
    const { near } = await one(REPORT);
    expect(near.length).toBeLessThanOrEqual(6);
    const told = near.filter(({ text }) => /^\d+ 个条件中 \d+ 个成立，未成立：|^条件成立，由 /.test(text));
    expect(told).toEqual(near);
    const gone = await call(app, 'GET', `${base}/none`, operator);
    expect([gone.status, gone.body]).toEqual([404, { status: 404, message: '没有这份报告' }]);
  });
});
