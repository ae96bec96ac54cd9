import { conditionJson, isGroup } from '@jianwei/clinical-rules/rule-condition/condition';
import type { Group, GroupKind, Leaf, Node } from '@jianwei/clinical-rules/rule-condition/condition';
import { prepareRuleGroup, type RuleGroupType, type RuleType } from 'react-querybuilder';

/** A leaf as the query builder keeps it: whole in its value, so that nothing of it is lost on the way. */
export type LeafRule = RuleType<string, string, Leaf>;
export type TreeGroup = RuleGroupType<LeafRule, GroupKind>;

/** The one field that the query builder knows; what a leaf asks about stands in the leaf. */
export const LEAF_FIELD = 'leaf';

function toTree(node: Group): TreeGroup {
  return {
    combinator: node.kind,
    rules: node.of.map((child) =>
      isGroup(child) ? toTree(child) : { field: LEAF_FIELD, operator: '=', value: child },
    ),
  };
}

/** A condition as the query builder edits it: each part under an id of its own. */
export function treeOf(condition: Group): TreeGroup {
  return prepareRuleGroup(toTree(condition));
}

export function conditionOf({ combinator, rules }: TreeGroup): Group {
  return {
    kind: combinator,
    of: rules.map((rule): Node => ('rules' in rule ? conditionOf(rule) : rule.value)),
  };
}

/** One text for equal conditions. */
export function keyOf(condition: Group): string {
  return JSON.stringify(conditionJson(condition));
}

/** Place of a part as the server writes it: `2.1`; '' for the whole. */
export function placeOf(path: readonly number[]): string {
  return path.join('.');
}

/** The same for people, who count from 1. */
export function placeText(path: readonly number[]): string {
  return path.map((index) => index + 1).join('.');
}
