import type { JudgedReport } from '@jianwei/clinical-rules/record/judged';
import { leavesOf, readCondition } from '@jianwei/clinical-rules/rule-condition/condition';
import type { Group } from '@jianwei/clinical-rules/rule-condition/condition';
import { judgedById, keepConclusionsOf } from '../interpretation/conclusions.ts';
import { judgedRecord } from '../interpretation/patient-record.ts';
import {
  decideHold,
  hitBefore,
  hitsWithin,
  holdsOfReport,
  insertHold,
  putHit,
  removeHit,
} from '../store/audit-holds.ts';
import type { HitOutcome } from '../store/audit-holds.ts';
import { findReport } from '../store/clinical-reports.ts';
import { bodyOf, editionsInUse, findRule, LONGEST_HOLD_MINUTES } from '../store/rule-records.ts';
import type { RuleOutcome } from '../store/rule-records.ts';
import { inTransaction } from '../store/sql.ts';
import type { World } from '../store/world.ts';
import { rulesFor } from './acting.ts';
import type { Acted, RuleInUse } from './acting.ts';
import { speaksOfEarlier, textOn } from './chip-text.ts';
import { isForDepartment, isShownAgain, valuesOf } from './prompt-gate.ts';
import type { RuleReport } from './report.ts';
import { storedReport } from './stored-report.ts';
import { Turns } from './turns.ts';

interface Acting extends RuleInUse {
  readonly version: number;
  readonly name: string;
  readonly priority: number;
  readonly outcome: RuleOutcome;
}

/** Rules in use that act on reports, or one of them; push lines tell people, and say nothing on a report. */
function inUse(world: World, only: string | undefined): Acting[] {
  return editionsInUse(world).flatMap(({ rule_id: key, version, body }) => {
    const rule = findRule(world, key);
    if (rule === undefined || rule.kind === 'push' || (only !== undefined && key !== only)) return [];
    const { condition, outcome } = bodyOf(body);
    return [{ key, version, name: rule.name, priority: rule.priority, condition: readCondition(condition), outcome }];
  });
}

/** Rows of the report whose items the condition names. */
function evidencesOf(condition: Group, { rows, failed }: JudgedReport): string[] {
  const codes = new Set(leavesOf(condition).flatMap(({ leaf }) => [leaf.code ?? '', leaf.of_code ?? '']));
  const own = rows.filter(({ code }) => code !== '' && codes.has(code)).map(({ printed }) => printed.laboratory_id);
  return [...own, ...failed.filter(({ code }) => code !== '' && codes.has(code)).map(({ laboratory_id: id }) => id)];
}

/** A report as rules read it, and as it is judged. */
interface Read {
  readonly patientId: string;
  readonly judged: JudgedReport;
  readonly report: RuleReport;
}

function outcomeOf({ rule, evaluation }: Acted<Acting>, { judged, report }: Read): HitOutcome {
  const { condition, name, priority, outcome } = rule;
  const { action, level, reason, show } = outcome;
  const fill = (text: string): string => textOn(text, condition, report, evaluation.leaves);
  return {
    name,
    action,
    level,
    priority,
    text: fill(reason),
    evidences: evidencesOf(condition, judged),
    leaves: evaluation.leaves,
    ...(show && { show, values: valuesOf(condition, report) }),
    ...(show?.lay_text === undefined
      ? {}
      : { layText: fill(show.lay_text), isLayOfEarlier: speaksOfEarlier(show.lay_text, condition) }),
  };
}

/** Whether a rule that holds acts: a prompt not again within its interval, and not for a department that it leaves out. */
function acts(world: World, { rule, evaluation }: Acted<Acting>, { patientId, report }: Read): boolean {
  const { condition, key, outcome } = rule;
  if (evaluation.result !== true || outcome.show === undefined) return evaluation.result === true;
  const before = hitBefore(world, key, patientId, report.time);
  const now = { time: report.time, values: valuesOf(condition, report) };
  const last = before && { time: before.time, values: before.outcome.values ?? {} };
  return isForDepartment(outcome.show, report) && isShownAgain(outcome.show, now, last);
}

/** A corrected result answers what a hold asked; the rule may hold the corrected report anew. */
function closeByCorrection(world: World, reportId: string): void {
  for (const { hold_id: id, decision } of holdsOfReport(world, reportId))
    if (decision === '' || decision === 'returned') decideHold(world, id, 'corrected', '来源', '来源已更正结果');
}

function record(world: World, read: Read, acted: readonly Acted<Acting>[], rules: readonly Acting[]): number {
  const { report_id: reportId } = read.judged.report;
  const hit = acted.filter((one) => acts(world, one, read));
  const hitIds = new Set(hit.map(({ rule }) => rule.key));
  for (const { key } of rules) if (!hitIds.has(key)) removeHit(world, reportId, key);
  for (const one of hit) {
    const { key, version, outcome } = one.rule;
    const told = outcomeOf(one, read);
    putHit(world, {
      rule_id: key,
      report_id: reportId,
      version,
      hit_time: world.nowText(),
      outcome: JSON.stringify(told),
    });
    const isKnown = holdsOfReport(world, reportId).some(
      (hold) => hold.rule_id === key && hold.decision !== 'corrected',
    );
    if (outcome.action === 'hold' && !isKnown)
      insertHold(world, {
        rule_id: key,
        version,
        report_id: reportId,
        reason: told.text,
        minutes: outcome.max_minutes ?? LONGEST_HOLD_MINUTES,
      });
  }
  return hit.length;
}

/** What is read: reports that came or changed, and which of them hold a corrected result now. */
export interface ReadReports {
  readonly reportIds: ReadonlySet<string>;
  readonly corrected?: ReadonlySet<string>;
  /** One rule instead of all in use. */
  readonly only?: string;
}

function inTime(reports: readonly JudgedReport[]): readonly JudgedReport[] {
  return reports.toSorted((a, b) => a.report.report_time.localeCompare(b.report.report_time));
}

/** The patients of these reports. */
async function patientsOf(world: World, reportIds: ReadonlySet<string>, turns: Turns): Promise<ReadonlySet<string>> {
  const patients = new Set<string>();
  for (const id of reportIds) {
    const report = findReport(world, id);
    if (report !== undefined) patients.add(report.patient_id);
    if (turns.isDue) await turns.give();
  }
  return patients;
}

/**
 * Rules in use judge reports that were stored or are read again: what they say is stored, what they hold waits for a decision. What the
 * rule base concludes of these reports is kept, so that a trial of a rule does not work it out.
 */
export async function applyRules(world: World, { reportIds, corrected, only }: ReadReports): Promise<number> {
  const { db } = world;
  const rules = inUse(world, only);
  if (corrected !== undefined && corrected.size > 0)
    inTransaction(world, () => corrected.forEach((reportId) => closeByCorrection(world, reportId)));
  const act = rulesFor(rules);
  const turns = new Turns();
  let acted = 0;
  for (const patientId of await patientsOf(world, reportIds, turns)) {
    // The same thing as long as no row of the patient changes.
    const rowsAsTheyAre = (): object => world.memoPatient(patientId, 'rows as they are', () => ({}));
    let of = judgedRecord(world, patientId);
    // The oldest first: what a prompt said keeps it from saying it again.
    for (const { report_id: reportId } of inTime(of?.reports ?? []).map(({ report }) => report)) {
      if (!reportIds.has(reportId)) continue;
      if (turns.isDue) {
        const before = rowsAsTheyAre();
        await turns.give();
        // Reset meanwhile: there is nothing to write to.
        if (world.db !== db) return acted;
        if (rowsAsTheyAre() !== before) of = judgedRecord(world, patientId);
      }
      const judged = of && judgedById(of).get(reportId);
      if (of === undefined || judged === undefined) continue;
      const report = storedReport(of, judged);
      const outcomes = act(report);
      acted += inTransaction(world, () => {
        keepConclusionsOf(world, patientId, judged);
        return record(world, { patientId, judged, report }, outcomes, rules);
      });
    }
  }
  return acted;
}

/** Reports that a rule acted on, the newest first. */
export function reportsHitBy(
  world: World,
  ruleId: string,
  days?: number,
): { readonly reportId: string; readonly outcome: HitOutcome; readonly version: number; readonly time: string }[] {
  return hitsWithin(world, ruleId, days).map(({ report_id: reportId, outcome, version, hit_time: time }) => ({
    reportId,
    outcome: JSON.parse(outcome) as HitOutcome,
    version,
    time,
  }));
}
