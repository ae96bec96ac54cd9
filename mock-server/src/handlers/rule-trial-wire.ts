import type { RuleTrial, TriedReport as WireTried, TriedRow } from '@jianwei/api-client/model';
import { leavesOf } from '@jianwei/clinical-rules/rule-condition/condition';
import type { Group } from '@jianwei/clinical-rules/rule-condition/condition';
import { itemName } from '@jianwei/clinical-rules/rule-condition/sentence';
import { wireGender } from '../interpretation/wire-patient.ts';
import { Refusal } from '../contract/refusal.ts';
import { textOn } from '../rules/chip-text.ts';
import { evaluate } from '../rules/evaluate.ts';
import { flagFacts } from '../rules/flag-facts.ts';
import type { RuleReport } from '../rules/report.ts';
import { specimenOf, testedRows } from '../rules/rows.ts';
import { storedReports } from '../rules/stored-reports.ts';
import type { Tried, TriedReport } from '../rules/trial.ts';
import { hitsOf, newestFirst } from '../rules/trial-runs.ts';
import type { TrialAsked, TrialRun, TriedHit } from '../rules/trial-runs.ts';
import type { HoldState } from '../store/audit-holds.ts';
import { findPatient } from '../store/clinical-patients.ts';
import type { RuleKind } from '../store/rule-records.ts';
import type { World } from '../store/world.ts';
import { notesOf } from './rule-notes.ts';
import { daysOf, decisionsOn } from './rule-trial-reports.ts';
import type { Span } from './rule-trial-reports.ts';
import { agreement, isJudged, maskedName, wireLeaves } from './rule-wire.ts';

/** A rule that acts on more than this share of reports is named to its author. */
const MANY = 0.05;
const DAY_LENGTH = 10;

const DECISIONS: Readonly<Record<HoldState, string>> = {
  held: '待审',
  release: '直接放行',
  rechecked: '已复检一致',
  corrected: '已更正',
  returned: '已退回',
  timed_out: '超时放行',
};

/** A trial with what its answer says beside the evaluations. */
export interface Asked extends TrialAsked {
  readonly kind: RuleKind;
  readonly span: Span;
  readonly ruleId: string | undefined;
  /** Text to be filled in on each report. */
  readonly text: string;
}

export interface Listed {
  readonly list: 'hits' | 'added' | 'dropped' | 'undetermined';
  /** Place in the funnel: the reports that still hold there instead of a list. */
  readonly step?: string;
  readonly page: number;
  readonly page_size: number;
}

function notesFor(world: World, asked: Asked, reports: number, hits: number): string[] {
  const { condition, span } = asked;
  const notes: string[] = [];
  if (hits > reports * MANY) notes.push(`约每日 ${Math.round(hits / daysOf(span).length)} 份，请确认`);
  if (reports > 0 && hits === reports) notes.push('每份报告都命中：条件可能总是成立');
  return [...notes, ...notesOf(world, condition, asked).map(({ message }) => message)];
}

/** Rows that the condition rests on, as the report prints them. */
function rowsOn(condition: Group, report: RuleReport): TriedRow[] {
  const codes = new Set(leavesOf(condition).flatMap(({ leaf }) => [leaf.code ?? '', leaf.of_code ?? '']));
  codes.delete('');
  return [...codes].flatMap((code) =>
    testedRows(report, code).map((row): TriedRow => {
      const { high, low } = flagFacts(row, report);
      return {
        name: itemName(code),
        specimen: specimenOf(row),
        result: row.result,
        unit: row.unit,
        range: row.range,
        ...(high === true ? { flag: 'high' } : low === true ? { flag: 'low' } : {}),
      };
    }),
  );
}

function wireTried(world: World, tried: TriedHit, asked: Asked, decisions: ReadonlyMap<string, HoldState>): WireTried {
  const { reportId, patientId, report, evaluation, before } = tried;
  const patient = findPatient(world, patientId);
  const decision = decisions.get(reportId);
  return {
    report_id: reportId,
    report_time: report.time,
    patient_name: maskedName(patient?.name ?? ''),
    patient_gender: wireGender(patient?.gender ?? ''),
    ...(report.ageYears === null ? {} : { patient_age: report.ageYears }),
    department: report.department ?? '',
    leaves: wireLeaves(evaluation.leaves, asked.condition),
    ...(decision === undefined ? {} : { decision: DECISIONS[decision] }),
    ...(asked.text === '' ? {} : { text: textOn(asked.text, asked.condition, report, evaluation.leaves) }),
    ...(before === undefined ? {} : { last_shown: before.time.slice(0, DAY_LENGTH) }),
    ...(asked.show === undefined ? {} : { rows: rowsOn(asked.condition, report) }),
  };
}

function byDay(span: Span, hits: readonly Tried[], compared: readonly Tried[]): RuleTrial['per_day'] {
  const count = (all: readonly Tried[]) => Map.groupBy(all, ({ report }) => report.time.slice(0, DAY_LENGTH));
  const [own, others] = [count(hits), count(compared)];
  return daysOf(span).map((date) => ({
    date,
    hits: own.get(date)?.length ?? 0,
    compared_hits: others.get(date)?.length ?? 0,
  }));
}

function lacking(from: readonly Tried[], those: readonly Tried[]): readonly Tried[] {
  const known = new Set(those.map(({ reportId }) => reportId));
  return from.filter(({ reportId }) => !known.has(reportId));
}

/** A report as the condition that is tried finds it. */
function judged(tried: TriedReport, condition: Group): TriedHit {
  return { ...tried, evaluation: evaluate(condition, tried.report) };
}

/** A page of the reports that still hold at a step of the funnel, read again: a trial keeps only which they are. */
function stepPage(world: World, { asked, funnel }: TrialRun<Asked>, path: string, page: number, size: number) {
  const step = funnel.find((one) => one.path === path);
  if (step === undefined) throw new Refusal('没有这一步');
  const places = newestFirst(step.stillTrue);
  const ids = new Set(places.slice(page * size, (page + 1) * size).map(({ reportId }) => reportId));
  const { condition, span } = asked;
  const read = [...storedReports(world, span.from, span.to, ids)].map((tried) => judged(tried, condition));
  return { total: places.length, tried: newestFirst(read) };
}

/** A trial as it stands, with one page of the reports asked for. */
export function wireTrial(world: World, run: TrialRun<Asked>, listing: Listed): RuleTrial {
  const { list, step, page, page_size: size } = listing;
  const { asked, found, compared } = run;
  const { span, ruleId, show } = asked;
  const hits = hitsOf(run);
  const added = compared === undefined ? [] : lacking(hits, compared);
  const dropped = compared === undefined ? [] : lacking(compared, hits);
  const decisions = decisionsOn(world, ruleId);
  const decided = hits.flatMap(({ reportId }) => decisions.get(reportId) ?? []).filter(isJudged);
  // A running trial is asked again and again: only the list that is shown is put in order.
  const lists: Readonly<Record<Listed['list'], () => readonly TriedHit[]>> = {
    hits: () => hits,
    added: () => added,
    // What was found on them so far is what the condition in use says.
    dropped: () => dropped.map((tried) => judged(tried, asked.condition)),
    undetermined: () => newestFirst(found.undetermined),
  };
  const pageOf = (listed: readonly TriedHit[]) => ({
    total: listed.length,
    tried: listed.slice(page * size, (page + 1) * size),
  });
  const shown = step === undefined ? pageOf(lists[list]()) : stepPage(world, run, step, page, size);
  return {
    trial_id: run.id,
    state: run.state,
    of: asked.of,
    reports: found.reports,
    hits: hits.length,
    patients: new Set(hits.map(({ patientId }) => patientId)).size,
    ...(show === undefined ? {} : { unlimited_hits: found.hits.length }),
    undetermined: found.undetermined.length,
    ...(compared === undefined ? {} : { compared_hits: compared.length }),
    added: added.length,
    dropped: dropped.length,
    per_day: byDay(span, hits, compared ?? []),
    funnel: run.funnel.map(({ path, stillTrue }) => ({ path, still_true: stillTrue.length })),
    ...agreement(decided),
    took_ms: run.tookMs,
    notes: run.state === 'running' ? [] : notesFor(world, asked, found.reports, hits.length),
    page,
    page_size: size,
    total_elements: shown.total,
    data: shown.tried.map((tried) => wireTried(world, tried, asked, decisions)),
  };
}
