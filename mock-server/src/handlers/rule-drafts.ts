import { readCondition } from '@jianwei/clinical-rules/rule-condition/condition';
import type { Group } from '@jianwei/clinical-rules/rule-condition/condition';
import { conditionProblems } from '@jianwei/clinical-rules/rule-condition/validate';
import type { Call } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { conditionKey } from '../rules/trial.ts';
import { recordChange, type Changer } from '../store/changes.ts';
import { bodyOf, findRule, listRules, putRule } from '../store/rule-records.ts';
import type { RuleBody, RuleKind, RuleOutcome, RuleRow } from '../store/rule-records.ts';
import type { World } from '../store/world.ts';
import { refuseStale } from './changes.ts';
import { refuseReader, refuseWriter, RULE_PREFIX } from './rule-rights.ts';
import { rulesChangeable } from './rule-wire.ts';

type Asked = Pick<Call<'getRule'>, 'world' | 'session'>;

/** A rule for who may read rules of its kind. */
export function foundRule({ world, session }: Asked, ruleId: string): RuleRow {
  const row = findRule(world, ruleId);
  if (row === undefined) throw new Refusal('该规则不存在', 404);
  refuseReader(session, row.kind);
  return row;
}

/** A rule for who may change it. */
export function changeableRule(call: Asked, ruleId: string): RuleRow {
  const row = foundRule(call, ruleId);
  refuseWriter(call.session, row.kind);
  return row;
}

export const refuseStaleRule = (call: Changer, { rule_id: id, revision }: RuleRow, read: number): void =>
  refuseStale(call, { type: rulesChangeable.type, id, word: '该规则' }, revision, read);

/** A name tells rules apart in lists and logs. */
export function checkedName(world: World, kind: RuleKind, given: string, own: string): string {
  const name = given.trim();
  if (name === '') throw new Refusal('请填写名称');
  const other = listRules(world, kind).find((row) => row.name === name && row.rule_id !== own);
  if (other !== undefined) throw new Refusal(`名称已用于 ${other.rule_id}`);
  return name;
}

/** What is needed before a condition may be tried or act. */
export function wholeCondition(kind: RuleKind, given: unknown): Group {
  const condition = readCondition(given);
  const [problem] = conditionProblems(condition, kind);
  if (problem !== undefined) throw new Refusal(problem.message);
  return condition;
}

/** Categories of audit rules; those of prompts are systems. */
const AUDIT_CATEGORIES: readonly string[] = ['limit', 'critical', 'delta', 'consistency', 'completeness'];

export function checkCategory(kind: RuleKind, category: string): void {
  if ((kind === 'audit') !== AUDIT_CATEGORIES.includes(category))
    throw new Refusal(kind === 'audit' ? '请选择校验类别' : '请选择所属系统');
}

interface Content {
  readonly condition: unknown;
  readonly outcome: RuleOutcome;
}

/** A draft may be unfinished; what it holds is kept as JSON writes it. */
export function draftOf({ condition, outcome }: Content): string {
  const { action, level, reason, max_minutes, show } = outcome;
  // What is undefined is not written.
  return JSON.stringify({ condition, outcome: { action, level, reason, max_minutes, show } });
}

interface Saving {
  readonly row: RuleRow;
  readonly action: string;
  readonly summary?: string;
  readonly batchId?: string;
}

/** @returns number of the log row */
export function save(call: Changer, { row, ...words }: Saving, work: () => void = () => undefined): number | undefined {
  const { world, session } = call;
  return recordChange(call, rulesChangeable, row.rule_id, words, () => {
    putRule(world, { ...row, revision: row.revision + 1, updated_at: world.nowText(), updated_by: session.nickname });
    work();
  });
}

/** Numbers of rules go on where the seeded ones end. */
export function nextRuleId(world: World, kind: RuleKind): string {
  const prefix = RULE_PREFIX[kind];
  const numbers = listRules(world, kind).map(({ rule_id: id }) => Number(id.slice(3)));
  const counted = Number(world.nextId(prefix).slice(2));
  return `${prefix}-${String(Math.max(counted, ...numbers.map((number) => number + 1))).padStart(3, '0')}`;
}

const PRIORITY_STEP = 10;
const LAST_PRIORITY = 999;

/** Priority of the rule at a place in the order, counted from 1. */
export function priorityAt(place: number): number {
  return Math.min(LAST_PRIORITY, place * PRIORITY_STEP);
}

/** After the last one. */
export function nextPriority(world: World, kind: RuleKind): number {
  return Math.min(
    LAST_PRIORITY,
    Math.max(0, ...listRules(world, kind).map(({ priority }) => priority)) + PRIORITY_STEP,
  );
}

export function sameBody(one: string, other: string): boolean {
  const [a, b]: [RuleBody, RuleBody] = [bodyOf(one), bodyOf(other)];
  return (
    conditionKey(readCondition(a.condition)) === conditionKey(readCondition(b.condition)) &&
    JSON.stringify(a.outcome) === JSON.stringify(b.outcome)
  );
}
