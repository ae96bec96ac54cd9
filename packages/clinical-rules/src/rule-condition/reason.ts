import { leavesOf } from './condition.ts';
import type { Group, Leaf } from './condition.ts';
import { itemName } from './sentence.ts';
import { FACT_WORDS } from './words.ts';

/** What a reason may name of a leaf: 血钾, 血钾差值, 年龄. */
export function chipOf(leaf: Leaf): string {
  switch (leaf.fact) {
    case 'lab':
    case 'lab_flag':
    case 'lab_text':
    case 'tested':
      return itemName(leaf.code);
    case 'delta':
      return `${itemName(leaf.code)}差值`;
    case 'ratio':
      return `${itemName(leaf.code)}与${itemName(leaf.of_code)}之比`;
    case 'count':
      return `${leaf.group ?? ''}项数`;
    default:
      return FACT_WORDS[leaf.fact] ?? leaf.fact;
  }
}

/** Every name that a reason may use, in the order of the condition. */
export function chipsOf(condition: Group): readonly string[] {
  return [...new Set(leavesOf(condition).map(({ leaf }) => chipOf(leaf)))];
}

const CHIP = /\{([^{}]+)\}/g;

/** The first name in a reason that the condition does not hold; undefined where all do. */
export function unknownChip(reason: string, condition: Group): string | undefined {
  const known = chipsOf(condition);
  return [...reason.matchAll(CHIP)].map(([, name]) => name).find((name) => name !== undefined && !known.includes(name));
}

/** The reason with what the report holds: 「血钾 {血钾}」 becomes 「血钾 6.4 mmol/L」. */
export function fillReason(
  reason: string,
  condition: Group,
  leaves: readonly { readonly path: string; readonly actual: string }[],
): string {
  const actuals = new Map(leaves.map(({ path, actual }) => [path, actual] as const));
  const values = new Map<string, string>();
  for (const { path, leaf } of leavesOf(condition)) {
    const chip = chipOf(leaf);
    if (!values.has(chip)) values.set(chip, actuals.get(path) ?? '');
  }
  return reason.replace(CHIP, (whole, name: string) => values.get(name) ?? whole);
}
