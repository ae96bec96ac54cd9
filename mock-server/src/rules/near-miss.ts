import { isGroup, leavesOf } from '@jianwei/clinical-rules/rule-condition/condition';
import type { Group, Leaf, Node } from '@jianwei/clinical-rules/rule-condition/condition';
import { every, not, some } from '@jianwei/clinical-rules/rule-condition/kleene';
import type { Truth } from '@jianwei/clinical-rules/rule-condition/kleene';
import type { Evaluation } from './evaluate.ts';

function truthOf(node: Node, path: string, results: ReadonlyMap<string, Truth>): Truth {
  if (!isGroup(node)) return results.get(path) ?? 'undetermined';
  const members = node.of.map((child, index) => truthOf(child, path === '' ? `${index}` : `${path}.${index}`, results));
  if (node.kind === 'all') return every(members);
  return node.kind === 'any' ? some(members) : not(some(members));
}

/** The one leaf that kept a condition from holding: with it the other way the condition would hold. */
export interface NearMiss {
  readonly path: string;
  readonly leaf: Leaf;
  /** Leaves that stand as the condition wants them. */
  readonly satisfied: number;
}

/**
 * The leaf by which alone a report missed a condition. What was not tested or could not be read decides nothing, so it misses nothing
 * either; undefined where more than one leaf, or such a one, kept it silent.
 */
export function nearMiss(
  condition: Group,
  { result, leaves }: Pick<Evaluation, 'result' | 'leaves'>,
): NearMiss | undefined {
  if (result !== false) return undefined;
  const results = new Map(leaves.map((leaf) => [leaf.path, leaf.result] as const));
  const decisive = leavesOf(condition).filter(({ path }) => {
    const now = results.get(path);
    return typeof now === 'boolean' && truthOf(condition, '', new Map(results).set(path, !now)) === true;
  });
  const [first] = decisive;
  return first && { ...first, satisfied: leaves.filter((leaf) => leaf.result === true).length };
}
