import { countedAs } from '../catalogue/stand-ins.ts';
import { CATALOGUE, findItem, intervalFor } from '../catalogue/catalogue.ts';
import { resultUnit, unitFactor } from '../flags/flag.ts';
import { sideOfFlag } from '../flags/side.ts';
import { firstBefore } from '../record/earlier-reports.ts';
import type { JudgedReport, PatientRecord } from '../record/judged.ts';
import type { JudgedRow } from '../record/judged-row.ts';
import { toCompare } from '../units/published-pairs.ts';
import { changeBetween } from './change.ts';
import { referenceChange } from '../plausible/reference-change.ts';
import type { Change, Point } from './change.ts';
import { isSpotUrine } from './spot-urine.ts';
import type { HarmClass } from './reading.ts';
import { valueTextOf } from './value-text.ts';
import { nameOf, subjectOf } from './words.ts';

/** A row of the report as the engine sees it. */
export interface Row {
  readonly id: string;
  readonly code: string;
  readonly judged: JudgedRow;
  /** 「血钾」. */
  readonly subject: string;
  /** 「6.82 mmol/L」. */
  readonly valueText: string;
  /** In the catalogue's unit; null for words, bounds and units that do not convert. */
  readonly value: number | null;
  /** value in the catalogue's unit = printed value × factor. */
  readonly factor: number;
  /** Of a child under one year: some items have steps of their own. */
  readonly isInfant: boolean;
  readonly isPregnant?: boolean;
  readonly isWoman?: boolean;
  readonly order: number;
  readonly catalogueOrder: number;
  /** Newest first, in the printed unit of this row; each is worked out when it is reached: a record of years has thousands of them. */
  readonly history: Iterable<Point>;
  readonly change: Change | null;
}

const CATALOGUE_ORDER = new Map(CATALOGUE.map((item, index) => [item.code, index]));

const unitOf = ({ printed, flag }: JudgedRow): string => resultUnit(printed, flag.parsed);

function factorOf(row: JudgedRow): number | null {
  const { item } = row;
  if (item === undefined) return null;
  const unit = unitOf(row);
  const { factor, failure } = unitFactor(unit, item.unit, item.code);
  return failure === undefined ? factor : null;
}

/** A bare number of a row in the catalogue's unit; suspect rows have none. */
function numberOf(row: JudgedRow, factor = factorOf(row)): { value: number; decimals: number; factor: number } | null {
  const { parsed } = row.flag;
  if (parsed.kind !== 'number' || parsed.comparator !== undefined || factor === null) return null;
  if (row.suspicion !== undefined) return null;
  return { value: parsed.value * factor, decimals: parsed.decimals, factor };
}

interface CataloguePoint {
  readonly time: string;
  /** In the catalogue's unit. */
  readonly value: number;
  readonly decimals: number;
}

/** Decimals of a figure in another unit: 0.020 ng/mL is 20 ng/L. Only a power of ten moves the point; below 0 they are kept for the way back. */
function decimalsTimes(decimals: number, factor: number): number {
  const places = Math.log10(factor);
  return Math.abs(places - Math.round(places)) < 1e-9 ? decimals - Math.round(places) : decimals;
}

/** Numbers of a record by code, newest first: built once, however many of its reports are read. */
const COURSES = new WeakMap<PatientRecord, ReadonlyMap<string, readonly CataloguePoint[]>>();

function coursesOf(record: PatientRecord): ReadonlyMap<string, readonly CataloguePoint[]> {
  const known = COURSES.get(record);
  if (known !== undefined) return known;
  const courses = new Map<string, CataloguePoint[]>();
  for (const { report, rows } of record.reports) {
    const seen = new Set<string>();
    for (const row of rows) {
      const number = seen.has(row.code) ? null : numberOf(row);
      if (number === null) continue;
      seen.add(row.code);
      const course = courses.get(row.code) ?? [];
      const decimals = decimalsTimes(number.decimals, number.factor);
      course.push({ time: report.report_time, value: number.value, decimals });
      courses.set(row.code, course);
    }
  }
  COURSES.set(record, courses);
  return courses;
}

/** The numbers of an item before a time, newest first, in the catalogue's unit; `first` is the place of the newest. */
function courseBefore(record: PatientRecord, time: string, code: string) {
  const course = coursesOf(record).get(code) ?? [];
  return { course, first: firstBefore(course, time, (point) => point.time) };
}

/** The same point in the unit of a row. */
function inUnit(point: CataloguePoint, factor: number): Point {
  const decimals = Math.max(0, decimalsTimes(point.decimals, 1 / factor));
  return { ...point, decimals, value: factor === 1 ? point.value : point.value / factor };
}

/** A course from one of its points on, in the unit of a row. */
class History implements Iterable<Point> {
  readonly #course: readonly CataloguePoint[];
  readonly #first: number;
  readonly #factor: number;

  constructor(course: readonly CataloguePoint[], first: number, factor: number) {
    this.#course = course;
    this.#first = first;
    this.#factor = factor;
  }

  *[Symbol.iterator](): Generator<Point> {
    for (let index = this.#first; index < this.#course.length; index += 1) {
      const point = this.#course[index];
      if (point !== undefined) yield inUnit(point, this.#factor);
    }
  }
}

const NO_COURSE: { course: readonly CataloguePoint[]; first: number } = { course: [], first: 0 };

/** The rows of a report, each with its course. */
export function rowsOf(record: PatientRecord, judged: JudgedReport): Row[] {
  const time = judged.report.report_time;
  return judged.rows.map((row, order): Row => {
    const { printed, item, code } = row;
    const ownFactor = factorOf(row);
    const number = numberOf(row, ownFactor);
    // Of a bound (>600 mg/dL) too, which is no number of the course.
    const factor = ownFactor ?? 1;
    const { course, first } = number === null ? NO_COURSE : courseBefore(record, time, code);
    const last = course[first];
    const now = number === null ? null : { time, value: number.value / factor, decimals: number.decimals };
    const known = item?.code ?? '';
    return {
      id: printed.laboratory_id,
      code,
      judged: row,
      subject: subjectOf(known, nameOf(row)),
      valueText: valueTextOf(printed),
      value: number === null ? null : toCompare(number.value / factor, factor, unitOf(row), code),
      factor,
      isInfant: (judged.person.ageYears ?? 1) < 1,
      isPregnant: judged.person.isPregnant === true,
      isWoman: judged.person.sex === 'female',
      order,
      catalogueOrder: CATALOGUE_ORDER.get(code) ?? CATALOGUE.length,
      history: new History(course, first, factor),
      change: now === null || last === undefined ? null : changeBetween(known, inUnit(last, factor), now, factor),
    };
  });
}

/** Harm of single items, by code and side; all others are D. */
const HARM: Readonly<Record<string, HarmClass>> = {
  K: 'A',
  ICA: 'A',
  PH: 'A',
  PCO2: 'A',
  PO2: 'A',
  SO2: 'A',
  OI: 'A',
  // Haemoglobin that carries no oxygen.
  COHB: 'A',
  METHB: 'A',
  CTNI: 'B',
  CTNT: 'B',
  LAC: 'B',
  // An organism in the blood is not told behind a marker of it.
  BC: 'B',
  BCFUN: 'B',
  HGB: 'B',
  'PLT<': 'B',
  INR: 'B',
  FIB: 'B',
  APTT: 'B',
  'GLU<': 'B',
  NA: 'C',
  'GLU>': 'C',
  CA: 'C',
  NH3: 'C',
  CK: 'C',
};

/** What an abnormal result of an item can harm. */
export function harmOf(code: string, side: 'high' | 'low'): HarmClass {
  if (code.startsWith('CSF-')) return 'B';
  if (isSpotUrine(code)) return 'E';
  const item = countedAs(code);
  const known = HARM[item] ?? HARM[`${item}${side === 'high' ? '>' : '<'}`];
  if (known !== undefined) return known;
  return findItem(code)?.group === '肿瘤标志物' ? 'E' : 'D';
}

/** Widths beyond the critical limit: |value − limit| ÷ |limit − bound|, at most 3; 0 where nothing is critical. */
export function criticalDistance({ judged, value }: Row, person: JudgedReport['person']): number {
  const { flag, item } = judged;
  if (flag.critical === undefined || item?.critical == null || value === null) return 0;
  const limit = flag.critical === 'high' ? item.critical.high : item.critical.low;
  const usual = intervalFor(item, person.sex ?? 'male', person.ageYears);
  if (limit === undefined || usual.status !== 'found') return 0;
  const bound = flag.critical === 'high' ? usual.interval.high : usual.interval.low;
  if (bound === undefined || bound === limit) return 0;
  return Math.min(Math.abs(value - limit) / Math.abs(limit - bound), 3);
}

/** How far beside a printed bound a value is taken to lie. */
const BESIDE = 1e-6;

function boundOf(row: Row | undefined, comparators: readonly string[]): number | null {
  if (row === undefined) return null;
  const { parsed } = row.judged.flag;
  if (parsed.kind !== 'number' || row.judged.suspicion !== undefined) return null;
  const { comparator = '' } = parsed;
  if (!comparators.includes(comparator) || factorOf(row.judged) === null) return null;
  // A bare figure that is a published limit in its own unit is that limit (J-92).
  if (comparator === '') return row.value;
  return parsed.value * row.factor * (1 + (comparator === '>' ? BESIDE : comparator === '<' ? -BESIDE : 0));
}

/** What a result is at most, in the catalogue's unit: `<0.01` lies just below 0.01; Infinity where nothing bounds it. */
export function mostOf(row: Row | undefined): number {
  return boundOf(row, ['', '<', '≤']) ?? Infinity;
}

/** What a result is at least, in the catalogue's unit: `>33.3` lies just above; −Infinity where nothing bounds it. */
export function leastOf(row: Row | undefined): number {
  return boundOf(row, ['', '>', '≥']) ?? -Infinity;
}

/** The side on which a row is abnormal or critical; null for a row that is neither. */
export function sideOf({ judged: { flag } }: Row): 'high' | 'low' | null {
  return sideOfFlag(flag);
}

/** Where a row went since the last result: worse is away from its interval, beyond chance. */
export function courseOf(row: Row): 'new' | 'worse' | 'same' | 'better' {
  const side = sideOf(row);
  if (row.change === null || side === null) return 'new';
  const { difference, from } = row.change;
  if (Math.abs(difference) < referenceChange(row.code, from.value * row.factor) / row.factor - 1e-9) return 'same';
  return difference > 0 === (side === 'high') ? 'worse' : 'better';
}
