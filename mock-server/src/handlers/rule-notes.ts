import { CATALOGUE } from '@jianwei/clinical-rules/catalogue/catalogue';
import { leavesOf, readCondition } from '@jianwei/clinical-rules/rule-condition/condition';
import type { Group } from '@jianwei/clinical-rules/rule-condition/condition';
import { conditionNotes } from '@jianwei/clinical-rules/rule-condition/lint';
import { itemName } from '@jianwei/clinical-rules/rule-condition/sentence';
import type { ConditionProblem } from '@jianwei/clinical-rules/rule-condition/validate';
import { conditionKey } from '../rules/trial.ts';
import { codesSince } from '../store/clinical-laboratories.ts';
import { bodyOf, editionsInUse } from '../store/rule-records.ts';
import type { RuleKind } from '../store/rule-records.ts';
import { hospitalDate } from '../store/time.ts';
import type { World } from '../store/world.ts';

const DAY_MS = 86_400_000;
const ITEM_DAYS = 90;

/** Whose condition is written. */
interface NotedRule {
  readonly kind: RuleKind;
  readonly ruleId: string | undefined;
}

/** What its author may want to know of a condition before anything is tried: always or never true, written already, without data. */
export function notesOf(world: World, condition: Group, { kind, ruleId }: NotedRule): ConditionProblem[] {
  const key = conditionKey(condition);
  const twin = editionsInUse(world).find(
    // A push line may well tell of what a rule says.
    ({ rule_id: id, body }) =>
      kind !== 'push' && id !== ruleId && conditionKey(readCondition(bodyOf(body).condition)) === key,
  );
  const since = hospitalDate(new Date(world.now().getTime() - ITEM_DAYS * DAY_MS));
  const known = world.memoClinical(`codes-since:${since}`, () => codesSince(world, since));
  const unseen = leavesOf(condition).flatMap(({ path, leaf }) =>
    [leaf.code, leaf.of_code].flatMap((code) =>
      CATALOGUE.some((item) => item.code === code && !known.has(item.code))
        ? [{ path, message: `${itemName(code)}近 ${ITEM_DAYS} 日没有数据` }]
        : [],
    ),
  );
  return [
    ...(twin === undefined ? [] : [{ path: '', message: `条件与 ${twin.rule_id} 相同` }]),
    ...conditionNotes(condition),
    ...unseen,
  ];
}
