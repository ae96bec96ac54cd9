import type { RuleChoiceItem, RuleChoices, RuleKind } from '@jianwei/api-client/model';
import { FACTS, OPS } from '@jianwei/clinical-rules/rule-condition/condition';
import type { Fact, Leaf, LeafValue } from '@jianwei/clinical-rules/rule-condition/condition';

type Fresh = Omit<Leaf, 'fact'>;

const NAMES: Fresh = { op: 'in', value: [] };

/** A leaf as it is when its fact is chosen: the usual comparator, nothing that only the author can know. */
const FRESH: Readonly<Record<Fact, Fresh>> = {
  lab: { op: 'at_least', value: '' },
  lab_flag: { op: 'is', value: 'high' },
  lab_text: { op: 'at_least', value: '1+' },
  tested: { op: 'is', value: true },
  delta: { op: 'rise_at_least', value: '', within: { hours: 72 }, of: 'last' },
  ratio: { op: 'above', value: '' },
  count: { op: 'at_least', value: 2, flag: 'abnormal' },
  age: { op: 'at_least', value: 18, unit: '岁' },
  sex: { op: 'is', value: '女' },
  department: { ...NAMES, op: 'not_in' },
  source: NAMES,
  specimen: NAMES,
  diagnosis: { ...NAMES, reliability: 1 },
  history_diagnosis: NAMES,
  patient_tag: NAMES,
  hour: { op: 'between', value: [8, 17] },
  weekday: { op: 'between', value: [1, 5] },
  signal: { op: 'in', value: ['危急值'] },
};

const WITH_ITEM: readonly string[] = ['lab', 'lab_flag', 'lab_text', 'tested', 'delta', 'ratio'];
const PUSH_ONLY: readonly string[] = ['hour', 'weekday', 'signal'];

export function isFact(fact: string): fact is Fact {
  return FACTS.some((each) => each === fact);
}

/** Facts that a rule of this kind may ask for in this hospital. */
export function factsFor(kind: RuleKind | 'push', { sources }: Pick<RuleChoices, 'sources'>): readonly Fact[] {
  return FACTS.filter(
    (fact) => (kind === 'push' || !PUSH_ONLY.includes(fact)) && (fact !== 'source' || sources.length > 0),
  );
}

/** Another fact in place of the one before; an item that both ask for stays. */
export function leafOf(fact: Fact, before?: Leaf): Leaf {
  const keepsItem = before?.code !== undefined && WITH_ITEM.includes(fact) && WITH_ITEM.includes(before.fact);
  const hasUnit = fact === 'lab' || fact === 'delta';
  return {
    fact,
    ...FRESH[fact],
    ...(keepsItem && { code: before.code }),
    ...(keepsItem && hasUnit && before.unit !== undefined && { unit: before.unit }),
  };
}

export const FIRST_LEAF: Leaf = leafOf('lab');

/** The leaf without a part that no longer holds. */
function without(leaf: Leaf, ...parts: readonly (keyof Leaf)[]): Leaf {
  return Object.fromEntries(
    Object.entries(leaf).filter(([name]) => !parts.some((part) => part === name)),
  ) as unknown as Leaf;
}

export function withItem(leaf: Leaf, item: RuleChoiceItem): Leaf {
  const [unit] = item.units;
  const isPercent = leaf.op === 'change_percent_at_least';
  const hasUnit = unit !== undefined && (leaf.fact === 'lab' || leaf.fact === 'delta') && !isPercent;
  return {
    ...without(leaf, 'unit', 'specimen'),
    code: item.code,
    ...(isPercent && { unit: '%' }),
    ...(hasUnit && { unit }),
  };
}

/** The values of a list; none of a single value. */
export function listOf(value: LeafValue): readonly (number | string)[] {
  return typeof value === 'object' ? value : [];
}

/** A single value where there is one, the first of a list. */
function firstOf(value: LeafValue): LeafValue {
  return typeof value === 'object' ? (value[0] ?? '') : value;
}

function valueFor(op: string, value: LeafValue): LeafValue {
  if (isListOp(op)) return typeof value === 'object' ? value : value === '' ? [] : [String(value)];
  if (op !== 'between') return firstOf(value);
  if (typeof value === 'object') return value;
  return typeof value === 'number' ? [value, value] : ['', ''];
}

/** Another comparator; what was typed stays as far as it can. */
export function withOp(leaf: Leaf, op: string, item: RuleChoiceItem | undefined): Leaf {
  const changed = { ...leaf, op, value: valueFor(op, leaf.value) };
  if (leaf.fact !== 'delta') return changed;
  const [unit] = item?.units ?? [];
  if (op === 'change_percent_at_least') return { ...changed, unit: '%' };
  return leaf.unit === '%' ? { ...without(changed, 'unit'), ...(unit !== undefined && { unit }) } : changed;
}

export function withReliability(leaf: Leaf, reliability: number): Leaf {
  return { ...leaf, reliability };
}

/** How far back is looked; undefined for no limit. */
export function withWithin(leaf: Leaf, within: Leaf['within']): Leaf {
  const rest = without(leaf, 'within');
  return within === undefined ? rest : { ...rest, within };
}

export function isListOp(op: string): boolean {
  return op === 'in' || op === 'not_in';
}

export function opsOf(fact: string): readonly string[] {
  return isFact(fact) ? OPS[fact] : [];
}

/** 「血钾 血清 K」: found by name, specimen and code. */
export function itemLabel({ name, specimen, code }: RuleChoiceItem): string {
  return `${name} ${specimen} ${code}`;
}
