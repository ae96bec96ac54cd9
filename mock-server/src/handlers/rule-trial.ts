import { CATALOGUE } from '@jianwei/clinical-rules/catalogue/catalogue';
import { leavesOf, readCondition } from '@jianwei/clinical-rules/rule-condition/condition';
import type { Group } from '@jianwei/clinical-rules/rule-condition/condition';
import { itemName } from '@jianwei/clinical-rules/rule-condition/sentence';
import { conditionProblems } from '@jianwei/clinical-rules/rule-condition/validate';
import type { RuleTrial, TriedReport as WireTried } from '@jianwei/api-client/model';
import type { Call } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { patientRecord } from '../interpretation/patient-record.ts';
import type { HospitalRecord } from '../interpretation/patient-record.ts';
import { wireGender } from '../interpretation/report-summaries.ts';
import { storedReport } from '../rules/stored-report.ts';
import { conditionKey, runTrial } from '../rules/trial.ts';
import type { Tried, TriedReport } from '../rules/trial.ts';
import { holdState, listHolds } from '../store/audit-holds.ts';
import type { HoldState } from '../store/audit-holds.ts';
import { findPatient } from '../store/clinical-patients.ts';
import { codesSince } from '../store/clinical-laboratories.ts';
import { listReportRows } from '../store/clinical-reports.ts';
import { bodyOf, editionsInUse, listRules, noteTrial } from '../store/rule-records.ts';
import { hospitalDate } from '../store/time.ts';
import type { World } from '../store/world.ts';
import { agreement, maskedName, wireLeaves } from './rule-wire.ts';

const DAY_MS = 86_400_000;
const TRIED_DAYS = 30;
const MOST_DAYS = 366;
const ITEM_DAYS = 90;
/** A rule that acts on more than this share of reports is named to its author. */
const MANY = 0.05;
const PAGE_SIZE = 6;

const DECISIONS: Readonly<Record<HoldState, string>> = {
  held: '待审',
  release: '直接放行',
  rechecked: '已复检一致',
  corrected: '已更正',
  returned: '已退回',
  timed_out: '超时放行',
};

interface Span {
  readonly from: string;
  readonly to: string;
}

function daysBetween({ from, to }: Span): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

function spanOf(world: World, { from, to }: { from?: string; to?: string }): Span {
  const last = to ?? hospitalDate(world.now());
  const first = from ?? hospitalDate(new Date(Date.parse(last) - (TRIED_DAYS - 1) * DAY_MS));
  if (first > last) throw new Refusal('开始时间不能晚于结束时间');
  if (daysBetween({ from: first, to: last }) > MOST_DAYS) throw new Refusal('时间范围最多 1 年');
  return { from: first, to: last };
}

/** Stored reports of the days, newest first, each with what rules read of it. */
function* reportsIn(world: World, { from, to }: Span): Generator<TriedReport> {
  let known: { id: string; record: HospitalRecord | undefined } = { id: '', record: undefined };
  for (const { report_id: reportId, patient_id: patientId, report_time: time } of listReportRows(world)) {
    const day = time.slice(0, 10);
    if (day < from || day > to) continue;
    if (known.id !== patientId) known = { id: patientId, record: patientRecord(world, patientId) };
    const judged = known.record?.reports.find(({ report }) => report.report_id === reportId);
    if (known.record && judged) yield { reportId, report: storedReport(known.record, judged) };
  }
}

/** Decisions of people on reports, the latest of each; those of one rule where it is named. */
function decisionsOn(world: World, ruleId: string | undefined): ReadonlyMap<string, HoldState> {
  const holds = listHolds(world).filter((hold) => ruleId === undefined || hold.rule_id === ruleId);
  return new Map(holds.toReversed().map((hold) => [hold.report_id, holdState(world, hold)] as const));
}

function notesFor(
  world: World,
  condition: Group,
  ruleId: string | undefined,
  result: { reports: number; hits: number; days: number },
): string[] {
  const { reports, hits, days } = result;
  const notes: string[] = [];
  if (reports > 0 && hits > reports * MANY) notes.push(`约每日 ${Math.round(hits / days)} 份，请确认`);
  if (reports > 0 && hits === reports) notes.push('每份报告都命中：条件可能总是成立');
  const key = conditionKey(condition);
  const twin = editionsInUse(world).find(
    ({ rule_id: id, body }) => id !== ruleId && conditionKey(readCondition(bodyOf(body).condition)) === key,
  );
  if (twin !== undefined) notes.push(`条件与 ${twin.rule_id} 相同`);
  const since = hospitalDate(new Date(world.now().getTime() - ITEM_DAYS * DAY_MS));
  const asked = new Set(leavesOf(condition).flatMap(({ leaf }) => [leaf.code ?? '', leaf.of_code ?? '']));
  for (const { code } of CATALOGUE.filter((item) => asked.has(item.code)))
    if (!hasDataSince(world, code, since)) notes.push(`${itemName(code)}近 ${ITEM_DAYS} 日没有数据`);
  return notes;
}

function hasDataSince(world: World, code: string, since: string): boolean {
  return world.memoClinical(`codes-since:${since}`, () => codesSince(world, since)).has(code);
}

function wireTried(
  world: World,
  { reportId, report, evaluation }: Tried,
  decisions: ReadonlyMap<string, HoldState>,
): WireTried {
  const row = listed(world).get(reportId);
  const patient = findPatient(world, row?.patient_id ?? '');
  const decision = decisions.get(reportId);
  return {
    report_id: reportId,
    report_time: report.time,
    patient_name: maskedName(patient?.name ?? ''),
    patient_gender: wireGender(patient?.gender ?? ''),
    ...(report.ageYears === null ? {} : { patient_age: report.ageYears }),
    department: report.department ?? '',
    leaves: wireLeaves(evaluation.leaves),
    ...(decision === undefined ? {} : { decision: DECISIONS[decision] }),
  };
}

function listed(world: World) {
  return world.memoClinical(
    'report-rows-by-id',
    () => new Map(listReportRows(world).map((row) => [row.report_id, row] as const)),
  );
}

function byDay(span: Span, hits: readonly Tried[], compared: readonly Tried[]): RuleTrial['per_day'] {
  const count = (all: readonly Tried[]) => Map.groupBy(all, ({ report }) => report.time.slice(0, 10));
  const [own, others] = [count(hits), count(compared)];
  return Array.from({ length: daysBetween(span) }, (_, index) => {
    const date = hospitalDate(new Date(Date.parse(span.from) + index * DAY_MS));
    return { date, hits: own.get(date)?.length ?? 0, compared_hits: others.get(date)?.length ?? 0 };
  });
}

/** Tries a condition on stored reports; the condition in use of the rule is tried beside it. */
export async function tryRule({ world, body }: Call<'tryRule'>): Promise<RuleTrial> {
  const started = performance.now();
  const condition = readCondition(body.condition);
  const [problem] = conditionProblems(condition, 'audit');
  if (problem !== undefined) throw new Refusal(problem.message);
  const ruleId = body.rule_id === '' ? undefined : body.rule_id;
  if (ruleId !== undefined && !listRules(world, 'audit').some(({ rule_id: id }) => id === ruleId))
    throw new Refusal('该规则不存在');
  const span = spanOf(world, body);
  const reports = [...reportsIn(world, span)];
  const result = await runTrial(condition, reports);
  const inUse = editionsInUse(world).find(({ rule_id: id }) => id === ruleId);
  const compared =
    inUse === undefined ? undefined : await runTrial(readCondition(bodyOf(inUse.body).condition), reports);
  const [now, before] = [result, compared?.hits ?? []].map(
    (of) => new Set(('hits' in of ? of.hits : of).map(({ reportId }) => reportId)),
  );
  const added = compared === undefined ? [] : result.hits.filter(({ reportId }) => before?.has(reportId) !== true);
  const dropped =
    before === undefined || compared === undefined
      ? []
      : compared.hits.filter(({ reportId }) => now?.has(reportId) !== true);
  const decisions = decisionsOn(world, ruleId);
  const decidedStates = result.hits
    .map(({ reportId }) => decisions.get(reportId))
    .filter((state) => state !== undefined && state !== 'held' && state !== 'timed_out')
    .map(String);
  noteTrial(world, conditionKey(condition));
  const lists = { hits: result.hits, added, dropped, undetermined: result.undetermined };
  const list = lists[body.list ?? 'hits'];
  const [page, pageSize] = [body.page ?? 0, body.page_size ?? PAGE_SIZE];
  return {
    reports: result.reports,
    hits: result.hits.length,
    undetermined: result.undetermined.length,
    ...(compared === undefined ? {} : { compared_hits: compared.hits.length }),
    added: added.length,
    dropped: dropped.length,
    per_day: byDay(span, result.hits, compared?.hits ?? []),
    funnel: result.funnel.map(({ path, stillTrue }) => ({ path, still_true: stillTrue })),
    ...agreement(decidedStates),
    took_ms: Math.round(performance.now() - started),
    notes: notesFor(world, condition, ruleId, {
      reports: result.reports,
      hits: result.hits.length,
      days: daysBetween(span),
    }),
    page,
    page_size: pageSize,
    total_elements: list.length,
    data: list.slice(page * pageSize, (page + 1) * pageSize).map((tried) => wireTried(world, tried, decisions)),
  };
}
