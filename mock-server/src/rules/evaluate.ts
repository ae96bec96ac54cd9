import { FACTS, isGroup, OPS } from '@jianwei/clinical-rules/rule-condition/condition';
import type { Group, Leaf, Node } from '@jianwei/clinical-rules/rule-condition/condition';
import { every, not, some } from '@jianwei/clinical-rules/rule-condition/kleene';
import type { Truth } from '@jianwei/clinical-rules/rule-condition/kleene';
import { compare } from './compare.ts';
import { actualOf } from './facts.ts';
import type { RuleReport } from './report.ts';

/** One leaf of a condition on one report. */
export interface LeafResult {
  /** Place in the tree: `0`, `2.1`. */
  readonly path: string;
  /** What the report holds, in words. */
  readonly actual: string;
  readonly result: Truth;
}

export interface Evaluation {
  readonly result: Truth;
  /** In the order of the condition. */
  readonly leaves: readonly LeafResult[];
  /** Of each member of the outermost group, in its order. */
  readonly members: readonly Truth[];
}

/** Whether a fact is one that a leaf may ask, with this comparator; else it decides nothing. */
function isKnown({ fact, op }: Leaf): boolean {
  const known = FACTS.find((each) => each === fact);
  return known !== undefined && (OPS[known] as readonly string[]).includes(op);
}

function judgeLeaf(leaf: Leaf, path: string, report: RuleReport): LeafResult {
  const actual = actualOf(leaf, report);
  const result = isKnown(leaf) ? compare(leaf.op, actual, leaf.value) : 'undetermined';
  return { path, actual: actual.text, result };
}

/** `all`, `any` and `none` of members, with their third value. */
export function truthOf(kind: Group['kind'], members: readonly Truth[]): Truth {
  if (kind === 'all') return every(members);
  return kind === 'any' ? some(members) : not(some(members));
}

/** Every leaf is asked, whatever the others said: what a rule did is told with all its reasons. */
function judgeNode(node: Node, path: string, report: RuleReport, leaves: LeafResult[]): Truth {
  if (isGroup(node)) return truthOf(node.kind, judgeMembers(node, path, report, leaves));
  const leaf = judgeLeaf(node, path, report);
  leaves.push(leaf);
  return leaf.result;
}

function judgeMembers({ of }: Group, path: string, report: RuleReport, leaves: LeafResult[]): Truth[] {
  return of.map((child, index) => judgeNode(child, path === '' ? `${index}` : `${path}.${index}`, report, leaves));
}

/** Judges one report by a condition: the one function of the trial, the preview and the next report. */
export function evaluate(condition: Group, report: RuleReport): Evaluation {
  const leaves: LeafResult[] = [];
  const members = judgeMembers(condition, '', report, leaves);
  return { result: truthOf(condition.kind, members), leaves, members };
}
