import type { LaboratoryRule, LeafResult, RuleContent, RuleDetail } from '@jianwei/api-client/model';
import { leavesOf, readCondition } from '@jianwei/clinical-rules/rule-condition/condition';
import type { Group } from '@jianwei/clinical-rules/rule-condition/condition';
import { leafSentence, ruleSentence } from '@jianwei/clinical-rules/rule-condition/sentence';
import type { Call } from '../contract/handler.ts';
import type { LeafResult as FoundLeaf } from '../rules/evaluate.ts';
import { hitsWithin, holdState, listHolds } from '../store/audit-holds.ts';
import { answersOnPrompt } from '../store/prompt-feedback.ts';
import { bodyOf, listEditions, ruleChangeable } from '../store/rule-records.ts';
import type { RuleBody, RuleRow } from '../store/rule-records.ts';
import type { World } from '../store/world.ts';
import { mayWriteRules } from './rule-rights.ts';

export function bodySentence({ condition, outcome }: RuleBody): string {
  return ruleSentence(readCondition(condition), outcome.action);
}

/** Rules as the change log knows them. */
export const rulesChangeable = ruleChangeable(bodySentence);

function contentOf(text: string): RuleContent {
  const body = bodyOf(text);
  return {
    condition: body.condition as RuleContent['condition'],
    outcome: { ...body.outcome },
    sentence: bodySentence(body),
  };
}

/** What is in use, else what was last, else what is being written. */
export function shownBody(world: World, row: RuleRow): RuleBody {
  const edition = listEditions(world, row.rule_id).find(({ version }) => version === row.version);
  return bodyOf(edition?.body ?? row.draft);
}

const COUNTED_DAYS = 30;

/** Decisions that agree with the rule: something was to be looked at. */
const AGREEING: readonly string[] = ['rechecked', 'corrected', 'returned'];

/** Whether a decision says that something was to be looked at. */
export const isAgreeing = (state: string): boolean => AGREEING.includes(state);

/** Whether somebody decided, not the clock. */
export const isJudged = (state: string): boolean => state !== 'held' && state !== 'timed_out';

export function agreement(states: readonly string[]): { decided: number; agreed: number } {
  return {
    decided: states.length,
    agreed: states.filter(isAgreeing).length,
  };
}

/** States of the holds that people decided, by rule. */
function decidedByRule(world: World): ReadonlyMap<string, readonly string[]> {
  const decided = listHolds(world)
    .map((hold) => ({ ruleId: hold.rule_id, state: holdState(world, hold) }))
    .filter(({ state }) => isJudged(state));
  const grouped = Map.groupBy(decided, ({ ruleId }) => ruleId);
  return new Map([...grouped].map(([ruleId, holds]) => [ruleId, holds.map(({ state }) => state)] as const));
}

const hitsLately = (world: World, ruleId: string): number => hitsWithin(world, ruleId, COUNTED_DAYS).length;

function perDay(world: World, ruleId: string): number {
  return Math.round((hitsLately(world, ruleId) / COUNTED_DAYS) * 10) / 10;
}

/** What doctors think of a prompt. */
function promptAnswers(world: World, ruleId: string) {
  const answers = answersOnPrompt(world, ruleId);
  const useful = answers.filter((answer) => answer.useful === 1).length;
  const readers = new Set(answers.map(({ user_id: id }) => id)).size;
  return { useful, not_useful: answers.length - useful, readers };
}

/** A draft gets the number after the last one that was in use. */
export function draftVersion(world: World, { rule_id: ruleId }: RuleRow): number {
  return Math.max(0, ...listEditions(world, ruleId).map(({ version }) => version)) + 1;
}

export function wireRules(world: World, rows: readonly RuleRow[]): LaboratoryRule[] {
  const decided = decidedByRule(world);
  return rows.map((row) => {
    const body = shownBody(world, row);
    return {
      rule_id: row.rule_id,
      kind: row.kind as LaboratoryRule['kind'],
      name: row.name,
      category: row.category as LaboratoryRule['category'],
      priority: row.priority,
      state: row.state,
      version: row.version,
      ...(row.draft === '' ? {} : { draft_version: draftVersion(world, row) }),
      sentence: bodySentence(body),
      action: body.outcome.action,
      level: body.outcome.level,
      shown: hitsLately(world, row.rule_id),
      ...(row.kind === 'prompt' ? promptAnswers(world, row.rule_id) : {}),
      per_day: perDay(world, row.rule_id),
      ...agreement(decided.get(row.rule_id) ?? []),
      revision: row.revision,
      updated_at: row.updated_at,
      updated_by: row.updated_by,
    };
  });
}

export function wireDetail({ world, session }: Pick<Call<'getRule'>, 'world' | 'session'>, row: RuleRow): RuleDetail {
  const [rule] = wireRules(world, [row]);
  if (rule === undefined) throw new Error('a rule without a wire');
  return {
    rule,
    may_write: mayWriteRules(session, row.kind),
    ...(row.draft === '' ? {} : { draft: contentOf(row.draft) }),
    editions: listEditions(world, row.rule_id).map(({ version, body, enabled_at, enabled_by, ended_at }) => ({
      version,
      content: contentOf(body),
      enabled_at,
      enabled_by,
      ...(ended_at === '' ? {} : { ended_at }),
    })),
  };
}

const RESULT = { true: 'true', false: 'false', undetermined: 'undetermined' } as const;

export function wireLeaves(leaves: readonly FoundLeaf[], condition: Group | undefined): LeafResult[] {
  const known = condition === undefined ? [] : leavesOf(condition);
  const texts = new Map(known.map(({ path, leaf }) => [path, leafSentence(leaf)] as const));
  return leaves.map(({ path, actual, result }) => ({
    path,
    text: texts.get(path) ?? '',
    actual,
    result: RESULT[`${result}`],
  }));
}

/** 顾卫民 → 顾*民: an administrator sees no whole name. */
export function maskedName(name: string): string {
  const letters = Array.from(name);
  return letters.length <= 2 ? `${letters[0] ?? ''}*` : `${letters[0] ?? ''}*${letters.at(-1) ?? ''}`;
}
