import { findItem, isOfOtherSexOnly } from '../catalogue/catalogue.ts';
import type { CatalogueItem } from '../catalogue/catalogue.ts';
import { roundHalfUp } from '../core/number.ts';
import { weeksInResult } from '../core/pregnancy.ts';
import { flagResult, resultUnit, scaled, unitFactor } from '../flags/flag.ts';
import { gradeOf } from '../flags/grade.ts';
import type { Flag, UndeterminedReason } from '../flags/flag.ts';
import { isWhollyAtLeast, isWhollyBelow, pointSet, valueSet } from '../flags/value-set.ts';
import type { ValueSet } from '../flags/value-set.ts';
import type { Comparator, ParsedResult } from '../results/result.ts';
import { parseResult } from '../results/result.ts';
import { toCompare } from '../units/published-pairs.ts';
import { unitText } from '../units/unit-text.ts';
import { changeFacts } from './changes.ts';
import type { EarlierResult } from './changes.ts';
import type { LabFact, Person } from './condition.ts';
import { EARLIER_CREATININE_CODES, isDerivedCode } from './derived-codes.ts';
import { formulaFacts, judgeFigure } from './formulas.ts';
import { asAdult, catalogueInterval, withSex } from './person-interval.ts';

export type { EarlierResult } from './changes.ts';

/** One row of a report. `code` is the catalogue code or that of a derived figure; other rows take no part. */
export interface LabRow {
  readonly laboratoryId: string;
  readonly code: string;
  readonly result: string | number | null;
  readonly unit?: string | null;
  readonly specimen?: string;
  readonly range?: string | null;
  readonly rangeLow?: number | null;
  readonly rangeHigh?: number | null;
  /** Judgement of the row, where the caller has it already; the critical limits play no part here. */
  readonly flag?: Flag;
}

export interface UnusableRow {
  readonly laboratoryId: string;
  readonly code: string;
  readonly reason: UndeterminedReason | 'not_in_catalogue' | 'repeated';
}

export interface PreparedLabs {
  readonly facts: ReadonlyMap<string, LabFact>;
  readonly unusable: readonly UnusableRow[];
}

/** How far beside a printed bound the value is taken to lie: `<0.1` compares as just below 0.1, `>1000` as just above. */
const BESIDE = 1e-6;

function besideBound(value: number, comparator: Comparator | undefined): number {
  if (comparator === '<') return value - BESIDE;
  return comparator === '>' ? value + BESIDE : value;
}

function setOf(parsed: ParsedResult, scale?: (figure: number) => number): ValueSet | null {
  if (parsed.kind === 'number') return pointSet(besideBound(scale?.(parsed.value) ?? parsed.value, parsed.comparator));
  if (parsed.kind === 'titre') return pointSet(besideBound(parsed.dilution, parsed.comparator));
  return valueSet(parsed, scale);
}

/** A comment on a culture is positive by its words: 可能污染. */
const COMMENT = 'BCCON';
const SAYS_CONTAMINATED = /^(?!.*(?:未|无|不|非|排除)).*(?:污染|contamin)/i;

/** 阳性 in any grade, 阴性, or neither; a number or titre of a qualitative item is judged by its own cut-off. */
function isPositive(flag: Flag, item: CatalogueItem): boolean | null {
  const { parsed } = flag;
  if (item.code === COMMENT && parsed.kind === 'text' && SAYS_CONTAMINATED.test(parsed.text)) return true;
  const grade = parsed.kind === 'titre' ? undefined : gradeOf(parsed);
  if (grade !== undefined) return grade === 0.5 ? null : grade >= 1;
  if (item.valueType !== 'qualitative') return null;
  if (flag.state === 'normal') return false;
  return flag.state === 'abnormal' && flag.abnormalType === 1 ? true : null;
}

/** `reason`: why the row takes no part, or cannot be judged. */
function toFact(
  row: LabRow,
  item: CatalogueItem,
  whose: Person,
): { fact: LabFact; reason: UndeterminedReason | undefined } {
  const person = row.flag === undefined ? asAdult(whose) : whose;
  // A sex that nobody told leaves a row unread, and lets the rules take the male column.
  const isOfUnknownSex = row.flag?.state === 'undetermined' && row.flag.reason === 'sex_unknown';
  const flag = row.flag === undefined || isOfUnknownSex ? flagResult({ ...row, item, ...withSex(person) }) : row.flag;
  const printed = resultUnit(row, flag.parsed);
  const { factor, failure } = unitFactor(printed, item.unit, item.code);
  const isNumeric = flag.parsed.kind === 'number' || flag.parsed.kind === 'between';
  const scale = (figure: number) => toCompare(figure, factor, printed, item.code);
  const set = failure === undefined || flag.parsed.kind === 'titre' ? setOf(flag.parsed, scale) : null;
  const isBare = flag.parsed.kind === 'number' && flag.parsed.comparator === undefined;
  // 126 mg/dL says its unit itself.
  const bringsUnit = flag.parsed.kind === 'number' && flag.parsed.unit !== undefined;
  const fact: LabFact = {
    code: row.code,
    sets: set === null ? [] : [set],
    point: isBare && set !== null ? set.low : null,
    interval:
      failure === undefined && flag.interval !== undefined
        ? scaled(flag.interval, factor)
        : catalogueInterval(row.code, person),
    isPositive: isPositive(flag, item),
    flag,
    specimen: row.specimen ?? '',
    laboratoryIds: [row.laboratoryId],
    codes: [row.code],
    text: [`${row.result ?? ''}`.trim(), bringsUnit ? '' : unitText(printed)].filter((part) => part !== '').join(' '),
  };
  const unread = isNumeric && item.valueType === 'numeric' ? failure : undefined;
  return { fact, reason: unread ?? (flag.state === 'undetermined' ? flag.reason : undefined) };
}

const BARE = { interval: {}, isPositive: null, flag: null, specimen: '', laboratoryIds: [], codes: [] } as const;

/** A derived figure or earlier creatinine that the caller hands in ready-made. */
function readyMade(row: LabRow): LabFact | null {
  const parsed = parseResult(row.result);
  const set = setOf(parsed);
  if (set === null) return null;
  return { ...BARE, code: row.code, sets: [set], point: set.low, text: `${row.result}` };
}

/** Says that she is pregnant, or lay in as short ago as a diagnosis allows. */
export const PREGNANT: LabFact = { ...BARE, code: 'PREG', sets: [], point: null, isPositive: true, text: '妊娠' };

function personFacts({ sex, ageYears, isPregnant }: Person): LabFact[] {
  return [
    ...(ageYears === null
      ? []
      : [{ ...BARE, code: 'AGE', sets: [pointSet(ageYears)], point: ageYears, text: `${ageYears} 岁` }]),
    ...(sex === null ? [] : [{ ...BARE, code: 'SEX', sets: [], point: null, sex, text: sex === 'male' ? '男' : '女' }]),
    ...(isPregnant === true ? [PREGNANT] : []),
  ];
}

/** A gestational age on the report says what no record may have said. */
function withGestationalAge(person: Person, rows: readonly LabRow[]): Person {
  const printed = rows.find((row) => row.code === 'GAW')?.result;
  const weeks = weeksInResult(`${printed ?? ''}`);
  return weeks === null ? person : { ...person, isPregnant: true, gestationalWeeks: weeks };
}

/** A quantity that was answered with 阴性 or 阳性 is the answer of the qualitative test. */
const QUALITATIVE_TWIN: Readonly<Record<string, string>> = { HBSABQ: 'HBSAB', RPRT: 'RPR' };

function codeOf({ code, result }: LabRow): string {
  const twin = QUALITATIVE_TWIN[code];
  return twin !== undefined && parseResult(result).kind === 'qualitative' ? twin : code;
}

/** From here on, and below, a glucose counts whenever it was drawn, in mmol/L (ADA 2024, CDS 2024: random ≥ 11.1; hypoglycaemia < 3.9). */
const [RANDOM_HIGH, RANDOM_LOW] = [11.1, 3.9];

/** A glucose that nobody says was fasting, as the glucose of the rules: what lies between tells a fed person from an ill one in neither way. */
function decidingGlucose(random: LabFact | undefined): LabFact | undefined {
  if (random === undefined) return undefined;
  // A bound decides too: >33.3 is nothing but high.
  const isTelling = random.sets.some((set) => isWhollyAtLeast(set, RANDOM_HIGH) || isWhollyBelow(set, RANDOM_LOW));
  return isTelling ? { ...random, code: 'GLU' } : undefined;
}

/** The globulins of a report that prints total protein and albumin alone are what is left of the one without the other (诊断学). */
function globulinOf(facts: ReadonlyMap<string, LabFact>, person: Person): LabFact | undefined {
  const [total, albumin] = [facts.get('TP'), facts.get('ALB')];
  if (total?.point == null || albumin?.point == null) return undefined;
  const value = roundHalfUp(total.point - albumin.point, 1);
  const interval = catalogueInterval('GLO', person);
  return {
    ...BARE,
    code: 'GLO',
    sets: [pointSet(value)],
    point: value,
    interval,
    flag: judgeFigure(value, interval),
    laboratoryIds: [...total.laboratoryIds, ...albumin.laboratoryIds],
    codes: [...total.codes, ...albumin.codes],
    text: `${value} g/L`,
  };
}

const READY_MADE: readonly string[] = EARLIER_CREATININE_CODES;

/**
 * Prepares the rows of one report: flags by own range first, numbers in the catalogue's unit, derived figures and changes on
 * top. A code that occurs twice counts once (the first row); what takes no part is listed with its reason.
 */
export function prepareLabs(
  rows: readonly LabRow[],
  asKnown: Person,
  earlier: readonly EarlierResult[] = [],
): PreparedLabs & { readonly person: Person } {
  const person = withGestationalAge(asKnown, rows);
  const facts = new Map<string, LabFact>();
  const unusable: UnusableRow[] = [];
  for (const fact of personFacts(person)) facts.set(fact.code, fact);
  for (const given of rows) {
    const row = { ...given, code: codeOf(given) };
    const { laboratoryId, code } = row;
    const item = findItem(code);
    if (item === undefined) {
      const fact = isDerivedCode(code) || READY_MADE.includes(code) ? readyMade(row) : null;
      if (fact === null) unusable.push({ laboratoryId, code, reason: 'not_in_catalogue' });
      else facts.set(code, fact);
    } else if (facts.has(code)) unusable.push({ laboratoryId, code, reason: 'repeated' });
    else if (isOfOtherSexOnly(item, person.sex)) unusable.push({ laboratoryId, code, reason: 'not_this_sex' });
    else {
      const { fact, reason } = toFact(row, item, person);
      facts.set(code, fact);
      if (reason !== undefined) unusable.push({ laboratoryId, code, reason });
    }
  }
  // A reagin test that is answered by its titre is both.
  const reagin = facts.get('RPR');
  if (reagin !== undefined && reagin.sets.length > 0 && !facts.has('RPRT'))
    facts.set('RPRT', { ...reagin, code: 'RPRT' });
  const glucose = decidingGlucose(facts.get('GLU-R'));
  if (glucose !== undefined && !facts.has('GLU')) facts.set('GLU', glucose);
  const weeks = person.gestationalWeeks ?? null;
  // What a tag says of the weeks holds as what a row does; where an hCG is followed nobody knows yet where the pregnancy lies (ACOG 193).
  if (weeks !== null && !facts.has('GAW') && !facts.has('HCG'))
    facts.set('GAW', { ...BARE, code: 'GAW', sets: [pointSet(weeks)], point: weeks, text: `${weeks} 周` });
  const globulin = globulinOf(facts, person);
  if (globulin !== undefined && !facts.has('GLO')) facts.set('GLO', globulin);
  for (const fact of changeFacts(facts, earlier)) facts.set(fact.code, fact);
  formulaFacts(facts, person);
  return { facts, unusable, person };
}
