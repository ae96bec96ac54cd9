import { findItem } from '../catalogue/catalogue.ts';
import type { CatalogueItem } from '../catalogue/catalogue.ts';
import { isAtLeast, roundHalfUp } from '../core/number.ts';
import type { Sex } from '../core/rule-stamp.ts';
import { flagResult, unitFactor } from '../flags/flag.ts';
import type { Flag, UndeterminedReason } from '../flags/flag.ts';
import { pointSet, valueSet } from '../flags/value-set.ts';
import { normaliseUnit } from '../units/unit.ts';
import type { LabFact } from './condition.ts';

/** One row of a report. `code` is the catalogue code; rows outside the catalogue take no part. */
export interface LabRow {
  readonly laboratoryId: string;
  readonly code: string;
  readonly result: string | number | null;
  readonly unit?: string | null;
  readonly range?: string | null;
  readonly rangeLow?: number | null;
  readonly rangeHigh?: number | null;
  /** Judgement of the row, where the caller has it already; the critical limits play no part here. */
  readonly flag?: Flag;
}

export interface Person {
  readonly sex: Sex | null;
  readonly ageYears: number | null;
}

/** Earlier creatinine in μmol/L: the patient's baseline, and the lowest of the last 48 hours. */
export interface EarlierCreatinine {
  readonly baselineUmolPerL?: number | null;
  readonly within48hUmolPerL?: number | null;
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

function isPositive(flag: Flag, item: CatalogueItem): boolean {
  const { parsed } = flag;
  if (parsed.kind === 'qualitative') return parsed.grade >= 1;
  return item.valueType === 'qualitative' && flag.state === 'abnormal' && flag.abnormalType === 1;
}

function toFact(row: LabRow, item: CatalogueItem, person: Person): { fact: LabFact; failure?: UndeterminedReason } {
  const flag = row.flag ?? flagResult({ ...row, item, sex: person.sex, ageYears: person.ageYears });
  const unit = row.unit ?? '';
  const printed = unit.trim() === '' && flag.parsed.kind === 'number' ? (flag.parsed.unit ?? '') : unit;
  const { factor, failure } = unitFactor(printed, item.unit, item.code);
  const isNumeric = flag.parsed.kind === 'number' || flag.parsed.kind === 'between';
  const set = failure === undefined ? valueSet(flag.parsed, factor) : null;
  const upper = failure === undefined && flag.interval?.high !== undefined ? flag.interval.high * factor : undefined;
  const text = [`${row.result ?? ''}`.trim(), normaliseUnit(printed)].filter((part) => part !== '').join(' ');
  const fact: LabFact = {
    code: row.code,
    set,
    isPositive: isPositive(flag, item),
    flag,
    laboratoryIds: [row.laboratoryId],
    codes: [row.code],
    text,
    ...(upper === undefined ? {} : { upper }),
  };
  return isNumeric && failure !== undefined && item.valueType === 'numeric' ? { fact, failure } : { fact };
}

export type DerivedCode = 'R_MENTZER' | 'R_R' | 'R_AST_ALT' | 'R_UREA_CREA' | 'R_CREA_BASE' | 'D_CREA48' | 'R_DM2';

/** What a derived figure is made of, by catalogue code. */
const DERIVED_FROM: Readonly<Record<DerivedCode, readonly string[]>> = {
  R_MENTZER: ['MCV', 'RBC'],
  R_R: ['ALT', 'ALP'],
  R_AST_ALT: ['AST', 'ALT'],
  R_UREA_CREA: ['UREA', 'CREA'],
  R_CREA_BASE: ['CREA'],
  D_CREA48: ['CREA'],
  R_DM2: ['GLU', 'OGTT2H', 'HBA1C'],
};

/** Catalogue codes behind the lab of a condition: the lab itself, or what a derived figure is made of. */
export function labsBehind(lab: string): readonly string[] {
  return lab in DERIVED_FROM ? DERIVED_FROM[lab as DerivedCode] : [lab];
}

/** A single number of a fact; a comparator gives none, so derived figures are never made of bounds. */
function point(fact: LabFact | undefined): number | null {
  return fact?.set != null && fact.set.low === fact.set.high ? fact.set.low : null;
}

function derived(code: DerivedCode, value: number | null, parts: readonly (LabFact | undefined)[]): LabFact[] {
  if (value === null || !Number.isFinite(value)) return [];
  const known = parts.filter((part) => part !== undefined);
  return [
    {
      code,
      set: pointSet(value),
      isPositive: false,
      flag: null,
      laboratoryIds: known.flatMap((part) => part.laboratoryIds),
      codes: known.flatMap((part) => part.codes),
      text: `${roundHalfUp(value, 2)}`,
    },
  ];
}

function ratio(a: number | null, b: number | null | undefined, times = 1): number | null {
  return a === null || b == null || b <= 0 ? null : (a * times) / b;
}

/** Diagnostic limits of diabetes, inclusive (CDS 2020; ADA): fasting glucose, 2-hour glucose mmol/L, HbA1c %. */
const DIABETES_LIMITS = [
  ['GLU', 7],
  ['OGTT2H', 11.1],
  ['HBA1C', 6.5],
] as const;

function derivedFacts(facts: ReadonlyMap<string, LabFact>, earlier: EarlierCreatinine): LabFact[] {
  const of = (code: string) => facts.get(code);
  const [mcv, rbc, alt, ast, alp, urea, creatinine] = ['MCV', 'RBC', 'ALT', 'AST', 'ALP', 'UREA', 'CREA'].map(of);
  const altTimes = ratio(point(alt), alt?.upper);
  const alpTimes = ratio(point(alp), alp?.upper);
  const crea = point(creatinine);
  const within48h = earlier.within48hUmolPerL ?? null;
  const diabetes = DIABETES_LIMITS.map(([code, limit]) => ({ fact: of(code), limit })).filter(
    ({ fact }) => point(fact) !== null,
  );
  const reached = diabetes.filter(({ fact, limit }) => isAtLeast(point(fact) ?? 0, limit));
  const figure = (code: DerivedCode, value: number | null) => derived(code, value, DERIVED_FROM[code].map(of));
  return [
    ...figure('R_MENTZER', ratio(point(mcv), point(rbc))),
    ...figure('R_R', ratio(altTimes, alpTimes)),
    ...figure('R_AST_ALT', ratio(point(ast), point(alt))),
    ...figure('R_UREA_CREA', ratio(point(urea), crea, 1000)),
    ...figure('R_CREA_BASE', ratio(crea, earlier.baselineUmolPerL)),
    ...figure('D_CREA48', crea === null || within48h === null ? null : crea - within48h),
    ...(diabetes.length === 0
      ? []
      : derived(
          'R_DM2',
          reached.length,
          reached.map(({ fact }) => fact),
        )),
  ];
}

/**
 * Prepares the rows of one report: flags by own range first, numbers in the catalogue's unit, derived figures on top. A
 * code that occurs twice counts once (the first row); what takes no part is listed with its reason.
 */
export function prepareLabs(rows: readonly LabRow[], person: Person, earlier: EarlierCreatinine = {}): PreparedLabs {
  const facts = new Map<string, LabFact>();
  const unusable: UnusableRow[] = [];
  for (const row of rows) {
    const { laboratoryId, code } = row;
    const item = findItem(code);
    if (item === undefined) unusable.push({ laboratoryId, code, reason: 'not_in_catalogue' });
    else if (facts.has(code)) unusable.push({ laboratoryId, code, reason: 'repeated' });
    else {
      const { fact, failure } = toFact(row, item, person);
      facts.set(code, fact);
      const reason = failure ?? (fact.flag?.state === 'undetermined' ? fact.flag.reason : undefined);
      if (reason !== undefined) unusable.push({ laboratoryId, code, reason });
    }
  }
  for (const fact of derivedFacts(facts, earlier)) facts.set(fact.code, fact);
  return { facts, unusable };
}
