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

export interface NamedChip {
  readonly kind: 'value' | 'interval' | 'change' | 'date';
  readonly name: string;
}

const INTERVAL = '区间';
const CHANGE = '变化';
export const DATE_CHIP = '日期';
const OF_ITEM: readonly string[] = ['lab', 'lab_flag', 'lab_text', 'delta'];

/** Items that a text may speak of, by the name they have in it. */
export function chipItems(condition: Group): ReadonlyMap<string, Leaf> {
  const leaves = leavesOf(condition).flatMap(({ leaf }) => (OF_ITEM.includes(leaf.fact) && leaf.code ? [leaf] : []));
  return new Map(leaves.toReversed().map((leaf) => [itemName(leaf.code), leaf] as const));
}

/** Everything that a text may insert: values, and of items their interval and change; the date of the report. */
export function namedChips(condition: Group): NamedChip[] {
  const items = [...chipItems(condition).keys()].toReversed();
  return [
    ...chipsOf(condition).map((name) => ({ kind: 'value' as const, name })),
    ...items.map((name) => ({ kind: 'interval' as const, name: `${name}${INTERVAL}` })),
    ...items.map((name) => ({ kind: 'change' as const, name: `${name}${CHANGE}` })),
    { kind: 'date', name: DATE_CHIP },
  ];
}

/** The item that an interval or a change in a text is of. */
export function chipOfItem(
  chip: string,
  condition: Group,
): { readonly kind: 'interval' | 'change'; readonly leaf: Leaf } | null {
  for (const [name, leaf] of chipItems(condition)) {
    if (chip === `${name}${INTERVAL}`) return { kind: 'interval', leaf };
    if (chip === `${name}${CHANGE}`) return { kind: 'change', leaf };
  }
  return null;
}

const CHIP = /\{([^{}]+)\}/g;

/** 「血钾的值」 in a text is 血钾. */
function plainChip(name: string): string {
  return name.replace(/的值$/, '');
}

/** Names that a text inserts, as the condition calls them. */
export const namedIn = (text: string): readonly string[] =>
  [...text.matchAll(CHIP)].map(([, name = '']) => plainChip(name));

/** The first name in a reason that the condition does not hold; undefined where all do. */
export function unknownChip(reason: string, condition: Group): string | undefined {
  const known = namedChips(condition).map(({ name }) => name);
  return [...reason.matchAll(CHIP)]
    .map(([, name]) => name)
    .find((name) => name !== undefined && !known.includes(plainChip(name)));
}

/** The reason with what the report holds: 「血钾 {血钾}」 becomes 「血钾 6.4 mmol/L」. */
export function fillReason(
  reason: string,
  condition: Group,
  leaves: readonly { readonly path: string; readonly actual: string }[],
  /** Of the other chips: interval, change, date. */
  more: (chip: string) => string | undefined = () => undefined,
): string {
  const actuals = new Map(leaves.map(({ path, actual }) => [path, actual] as const));
  const values = new Map<string, string>();
  // A value says more than that there is one.
  const leavesInTurn = leavesOf(condition).toSorted(
    (a, b) => Number(a.leaf.fact === 'tested') - Number(b.leaf.fact === 'tested'),
  );
  for (const { path, leaf } of leavesInTurn) {
    const chip = chipOf(leaf);
    if (!values.has(chip)) values.set(chip, actuals.get(path) ?? '');
  }
  return reason.replace(CHIP, (whole, name: string) => values.get(plainChip(name)) ?? more(name) ?? whole);
}
