import { convert } from '../units/convert.ts';
import type { CohortCondition, ResultCondition } from './cohort.ts';
import { DEFAULT_FOLLOW_UP } from './cohort.ts';
import { settled } from './parse-names.ts';
import type { Meaning } from './parse-names.ts';
import type { Said, Token } from './parse-tokens.ts';
import { itemOf } from './vocabulary.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What one clause says, each thing at most once. */
export type Clause = { readonly [Says in Said['says']]?: Extract<Said, { says: Says }> };

/** Words that only prepare what follows: 「入组前 90 天内，」 and 「排除」. */
const PREPARES: readonly string[] = ['window', 'pick', 'negate', 'nothing'];

/** The clause of a list of tokens; null where a word is strange or a thing is said twice. */
export function clauseOf(tokens: readonly Token[]): Clause | null {
  const clause: { [says: string]: Said } = {};
  for (const { said } of tokens) {
    if (said.says === 'strange' || (said.says !== 'nothing' && said.says in clause)) return null;
    if (said.says !== 'nothing') clause[said.says] = said;
  }
  return clause;
}

function says(clause: Clause): readonly string[] {
  return Object.keys(clause);
}

export function isPreparing(clause: Clause): boolean {
  return says(clause).every((each) => PREPARES.includes(each));
}

/** Nothing is said beyond what this kind of condition can hold. */
function isOnly(clause: Clause, known: readonly (keyof Clause)[]): boolean {
  return says(clause).every((each) => known.some((name) => name === each));
}

type Draft = CohortCondition | null;
const draft = (clause: Clause): { id: string; negate: boolean; enabled: boolean } => ({
  id: '',
  negate: clause.negate !== undefined,
  enabled: true,
});

type ValueSaid = Extract<Said, { says: 'value' }>;

/** A value of the item itself: its unit, or one that converts to it. */
function ownUnit(said: ValueSaid, own: string, code: string): string | null {
  if (said.unit === '') return own;
  return convert(1, said.unit, own, code).ok ? said.unit : null;
}

function changed(clause: Clause, said: ValueSaid, own: string, code: string): Partial<ResultCondition> | null {
  const sign = clause.change?.sign ?? 0;
  const kind = clause.kind?.kind;
  const isShare = said.unit === '%';
  const isPoint = said.unit === '个百分点';
  const unit = isShare ? null : isPoint ? (own === '%' ? own : null) : ownUnit(said, own, code);
  if (!isShare && (unit === null || said.unit === '')) return null;
  if (isShare && kind === 'per_year') return null;
  const flipped = { '≥': '≤', '>': '<', '≤': '≥', '<': '>', between: 'between' } as const;
  const { comparator } = said;
  if (comparator === undefined || !(comparator in flipped)) return null;
  // 下降 ≥ 30 % is a change of at most −30 %; a range of falls is turned round.
  const isFall = sign === -1;
  const turned = isFall ? flipped[comparator as keyof typeof flipped] : comparator;
  const [low, high] =
    isFall && said.to !== undefined ? [-said.to, -said.value] : [isFall ? -said.value : said.value, said.to];
  return {
    pick: 'change',
    comparator: turned,
    value: low,
    ...(high === undefined ? {} : { value_to: high }),
    change_kind: isShare ? 'percent' : (kind ?? 'absolute'),
    ...(unit === null || unit === '' ? {} : { unit }),
    min_gap_days: clause.gap?.days ?? 90,
  };
}

function measured(clause: Clause, own: string, code: string): Partial<ResultCondition> | null {
  const { value: said, flag, change, kind, gap } = clause;
  if (change === undefined && (kind !== undefined || gap !== undefined)) return null;
  if (flag !== undefined) return said === undefined && change === undefined ? { comparator: flag.comparator } : null;
  if (said === undefined) {
    if (change === undefined) return {};
    return change.alone === undefined || kind !== undefined ? null : { comparator: change.alone };
  }
  if (change !== undefined) return clause.pick === undefined ? changed(clause, said, own, code) : null;
  const { comparator, value, to, unit } = said;
  if (comparator === undefined) return null;
  if (unit === '倍') return comparator === '≥' ? { comparator: 'times_upper', value } : null;
  if (unit === '+') return comparator === '≥' ? { comparator: 'grade_ge', value } : null;
  const taken = ownUnit(said, own, code);
  if (taken === null) return null;
  return { comparator, value, ...(to === undefined ? {} : { value_to: to }), ...(taken === '' ? {} : { unit: taken }) };
}

function ofItem(clause: Clause, meaning: Meaning & { kind: 'item' }, vocabulary: Vocabulary): Draft {
  const known = ['name', 'specimen', 'window', 'pick', 'negate', 'value', 'flag', 'change', 'kind', 'gap'] as const;
  if (!isOnly(clause, known)) return null;
  const { id: code, specimen } = meaning;
  const found = measured(clause, itemOf(vocabulary, code)?.unit ?? '', code);
  if (found === null) return null;
  return {
    ...draft(clause),
    kind: 'result',
    laboratory_code: code,
    specimen,
    pick: clause.pick?.pick ?? 'any',
    ...found,
    ...(clause.window === undefined ? {} : { window: clause.window.window }),
  };
}

function ofDiagnosis(clause: Clause, id: string): Draft {
  const pick = clause.pick?.pick ?? 'any';
  if (!isOnly(clause, ['name', 'window', 'pick', 'negate', 'reliability'])) return null;
  if (pick !== 'any' && pick !== 'last') return null;
  return {
    ...draft(clause),
    kind: 'diagnosis',
    diagnosis_id: id,
    reliability_min: clause.reliability?.least ?? 1,
    pick,
    ...(clause.window === undefined ? {} : { window: clause.window.window }),
  };
}

function named(clause: Clause, vocabulary: Vocabulary): Draft {
  const meaning = settled(clause.name?.meanings ?? [], clause.specimen?.specimen ?? '');
  if (meaning?.kind === 'item') return ofItem(clause, meaning, vocabulary);
  if (meaning?.kind === 'diagnosis') return ofDiagnosis(clause, meaning.id);
  if (meaning === null || !isOnly(clause, ['name', 'negate'])) return null;
  return { ...draft(clause), kind: 'department', ids: [meaning.id] };
}

/** 「40–80 岁男性糖尿病患者」 says three things: sex and age stand beside whatever else is said, unless something is excluded. */
export function clausesIn(clause: Clause): readonly Clause[] {
  if (clause.negate !== undefined) return [clause];
  const { sex, ...others } = clause;
  const { value, age, ...rest } = others;
  const isAge = value?.unit === '岁' && rest.name !== undefined;
  const parts: Clause[] = isAge ? [{ value, ...(age === undefined ? {} : { age }) }, rest] : [others];
  return [...(sex === undefined ? [] : [{ sex }]), ...parts].filter((part) => Object.keys(part).length > 0);
}

/** Ages are whole years: > 18 is 19 and older. */
function ofAge(clause: Clause, { comparator, value, to }: ValueSaid): Draft {
  if (comparator === undefined || !isOnly(clause, ['age', 'value', 'negate'])) return null;
  const bounds = {
    '≥': { from: value },
    '>': { from: value + 1 },
    '≤': { to: value },
    '<': { to: value - 1 },
    between: { from: value, to },
  };
  return comparator in bounds ? { ...draft(clause), kind: 'age', ...bounds[comparator as keyof typeof bounds] } : null;
}

/** Reports or days behind day 0; the other of the two keeps what usually holds until a later clause says it. */
function ofFollowUp(clause: Clause, { comparator, value, unit }: ValueSaid): Draft {
  if (comparator !== '≥' || !isOnly(clause, ['follow', 'value', 'negate'])) return null;
  const said = unit === '份' ? { reports: value } : { days: value };
  return { ...draft(clause), kind: 'follow_up', ...DEFAULT_FOLLOW_UP, ...said };
}

/** The condition that a clause says; null where it says none, or more than one can hold. */
export function conditionOf(clause: Clause, vocabulary: Vocabulary): Draft {
  if (clause.name !== undefined) return named(clause, vocabulary);
  const { value, sex } = clause;
  if (sex !== undefined)
    return isOnly(clause, ['sex', 'negate']) ? { ...draft(clause), kind: 'sex', values: [sex.value] } : null;
  if (value === undefined) return null;
  if (value.unit === '岁' || (clause.age !== undefined && value.unit === '')) return ofAge(clause, value);
  if (value.unit === '份' || (value.unit === '天' && clause.follow !== undefined)) return ofFollowUp(clause, value);
  return null;
}
