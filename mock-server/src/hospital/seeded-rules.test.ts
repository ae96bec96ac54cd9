import { expect, test } from 'vitest';
import { fillReason } from '@jianwei/clinical-rules/rule-condition/reason';
import { readCondition } from '@jianwei/clinical-rules/rule-condition/condition';
import { conditionProblems } from '@jianwei/clinical-rules/rule-condition/validate';
import { createSeededWorld, testClock } from '../hospital.test-support.ts';
import { patientRecord } from '../interpretation/patient-record.ts';
import { rulesFor } from '../rules/acting.ts';
import { storedReport } from '../rules/stored-report.ts';
import { applyRules } from '../rules/apply.ts';
import { holdState, listHolds, standingHolds, toldHits } from '../store/audit-holds.ts';
import type { HitOutcome } from '../store/audit-holds.ts';
import { answersOnPrompt } from '../store/prompt-feedback.ts';
import type { World } from '../store/world.ts';
import { SEED_SPECIAL_REPORT_IDS } from './seed-ids.ts';
import { listPatients } from '../store/clinical-patients.ts';
import { listReportRows } from '../store/clinical-reports.ts';
import { outcomeProblem } from '../handlers/rule-outcome.ts';
import { bodyOf, editionsInUse, listEditions, listRules } from '../store/rule-records.ts';

const world = createSeededWorld();
/** The report that waits when the hospital opens. */
const WAITING = SEED_SPECIAL_REPORT_IDS.娄秉坤;

const all = editionsInUse(world).map(({ rule_id: key, body }) => {
  const { condition, outcome } = bodyOf(body);
  return { key, outcome, condition: readCondition(condition) };
});
/** What prompts did, without when. */
const promptHits = (of: World) =>
  listPatients(of)
    .flatMap(({ patient_id: id }) => toldHits(of, id))
    .flatMap(({ hit_time: _time, outcome, ...hit }) => {
      const told = JSON.parse(outcome) as HitOutcome;
      return told.action === 'prompt' ? [{ ...hit, told }] : [];
    });

const rules = all.filter(({ outcome }) => outcome.action !== 'prompt');

test('eighteen prompts stand, those in use could be written today', () => {
  expect(listRules(world, 'prompt')).toHaveLength(18);
  const inUse = all.filter(({ outcome: { action } }) => action === 'prompt');
  expect(inUse).toHaveLength(16);
  for (const { outcome, condition } of inUse) {
    expect(conditionProblems(condition, 'prompt')).toEqual([]);
    expect(outcomeProblem('prompt', outcome, condition)).toBeUndefined();
  }
});

test('twelve rules are in use, and each could be written today', () => {
  expect(rules).toHaveLength(12);
  for (const { condition } of rules) expect(conditionProblems(condition, 'audit')).toEqual([]);
});

test('the holds are those reports that the evaluator finds with the version of that time, with its reasons', () => {
  const holding = listRules(world, 'audit')
    .flatMap(({ rule_id: id }) => listEditions(world, id))
    .flatMap(({ rule_id: key, version, body, enabled_at: from, ended_at: until }) => {
      const { condition, outcome } = bodyOf(body);
      return outcome.action === 'hold'
        ? [{ key, version, from, until, outcome, condition: readCondition(condition) }]
        : [];
    });
  const act = rulesFor(holding);
  const found: string[] = [];
  for (const { report_id: reportId, patient_id: patientId, report_time: time } of listReportRows(world)) {
    if (time.startsWith(testClock.slice(0, 10))) continue;
    const record = patientRecord(world, patientId);
    const judged = record?.reports.find(({ report }) => report.report_id === reportId);
    if (record === undefined || judged === undefined) throw new Error(`no report ${reportId}`);
    for (const { rule, evaluation } of act(storedReport(record, judged)))
      if (evaluation.result === true && rule.from <= time && (rule.until === '' || time < rule.until))
        found.push(
          `${rule.key} v${rule.version} ${reportId} ${fillReason(rule.outcome.reason, rule.condition, evaluation.leaves)}`,
        );
  }
  const seeded = listHolds(world).map((hold) => `${hold.rule_id} v${hold.version} ${hold.report_id} ${hold.reason}`);
  expect(seeded.toSorted()).toEqual(found.toSorted());
});

test('one report waits when the hospital opens, one ran out in the night, four hundred were decided', () => {
  expect(standingHolds(world).map(({ report_id: id }) => id)).toEqual([WAITING]);
  const states = Map.groupBy(listHolds(world), (hold) => holdState(world, hold));
  expect(states.get('timed_out')?.map(({ report_id: id }) => id)).toEqual(['R1571-01']);
  expect(listHolds(world).filter(({ decision }) => decision !== '')).toHaveLength(400);
  expect(states.get('release')?.some(({ report_id: id }) => id === 'R1572-01')).toBe(true);
});

test('the prompts that stood before today are those that the next report would carry, with their texts', async () => {
  const other = createSeededWorld();
  const seeded = promptHits(other);
  other.db.exec('DELETE FROM rule_hit');
  const since = '2025-08-04T09:00';
  const today = testClock.slice(0, 10);
  const before = listReportRows(other).filter(({ report_time: time }) => time >= since && time < today);
  await applyRules(other, { reportIds: new Set(before.map(({ report_id: id }) => id)) });
  expect(promptHits(other)).toEqual(seeded);
  expect(seeded.length).toBeGreaterThan(40);
});

test('who answered a prompt had it before, and the answers are of both kinds', () => {
  const answered = all.flatMap(({ key }) => answersOnPrompt(world, key));
  const hits = new Set(promptHits(world).map(({ rule_id: id, report_id: report }) => `${id} ${report}`));
  expect(answered.length).toBeGreaterThan(40);
  for (const { rule_id: id, report_id: report } of answered) expect(hits).toContain(`${id} ${report}`);
  expect(new Set(answered.map(({ useful }) => useful)).size).toBe(2);
});
