import { convert, number, oneOf, optional, record, text } from '../tables/shapes.ts';
import type { Read, Shape } from '../tables/shapes.ts';

export interface Interval {
  readonly low?: number;
  readonly high?: number;
}

/** `null` says that no interval exists for this sex (PSA of a woman, fluids judged by ratios). */
export interface SexIntervals {
  readonly male: Interval | null;
  readonly female: Interval | null;
}

export interface AgeIntervals extends SexIntervals {
  /** Completed years, both inside, in which these intervals replace the base ones. */
  readonly fromAge: number;
  readonly toAge: number;
}

/** Limits beyond which a result is a critical value; typical of tertiary hospitals, meant to be configured. */
export interface CriticalLimits {
  readonly low?: number;
  readonly high?: number;
  /** True when a result at the limit is already critical. */
  readonly inclusive?: boolean;
  /** Qualitative items: grade (1 = positive, 3 = 3+) from which the finding is critical. */
  readonly level?: number;
  /** 'first': only the first time; 'pregnancy': only in pregnancy. */
  readonly when?: 'first' | 'pregnancy';
}

export interface CatalogueItem {
  readonly code: string;
  readonly name: string;
  readonly englishName: string;
  readonly shortName: string;
  readonly group: string;
  readonly specimen: string;
  /** Canonical unit, '' for a number without unit and for qualitative items. */
  readonly unit: string;
  readonly valueType: 'numeric' | 'qualitative';
  readonly intervals: SexIntervals;
  readonly byAge: readonly AgeIntervals[];
  /** Reference text of a qualitative item, such as 阴性. */
  readonly qualitativeReference: string;
  readonly rangeSource: string;
  readonly critical: CriticalLimits | null;
  /** Values outside it are suspect; null where nothing bounds them. In the catalogue's unit, bounds inside. */
  readonly plausible: Interval | null;
  /** Factors to other units in use: a suspect value is tried multiplied and divided by each. */
  readonly slips: readonly number[];
  /** LOINC of the property and unit used here, '' where it is not sure. */
  readonly loinc: string;
  readonly aliases: readonly string[];
  readonly note: string;
  /** Left out of what is shared unless the clinician includes it; null for most. */
  readonly sensitive: SensitiveClass | null;
}

/** Classes of results that a patient is told of face to face. */
export type SensitiveClass = 'hiv' | 'syphilis' | 'tumour' | 'genetics' | 'pregnancy';

const INTERVAL = /^(-?\d+(?:\.\d+)?)?\.\.(-?\d+(?:\.\d+)?)?$/;

/** `low..high`, `..high` or `low..`; bounds inside. */
export const interval: Shape<Interval> = convert(text, (cell) => {
  const found = INTERVAL.exec(cell);
  const [low, high] = [found?.[1], found?.[2]];
  if (low === undefined && high === undefined)
    throw new Error(`${JSON.stringify(cell)} is no interval, which is written low..high`);
  if (Number(low) > Number(high)) throw new Error(`${JSON.stringify(cell)} has its bounds the wrong way round`);
  return { ...(low === undefined ? {} : { low: Number(low) }), ...(high === undefined ? {} : { high: Number(high) }) };
});

/** Parts between `|`. */
export const parts: Shape<readonly string[]> = convert(text, (cell) => cell.split('|').map((part) => part.trim()));

/** A line of catalogue.tsv. */
export const CATALOGUE_ROW = record({
  group: text,
  code: text,
  name: text,
  englishName: text,
  shortName: text,
  specimen: text,
  unit: optional(text),
  male: optional(interval),
  female: optional(interval),
  reference: optional(text),
  critical: optional(interval),
  criticalWhen: optional(oneOf('first', 'pregnancy')),
  criticalFrom: optional(number),
  inclusive: optional(oneOf('yes')),
  plausible: optional(interval),
  slips: optional(parts),
  loinc: optional(text),
  aliases: optional(parts),
  note: optional(text),
  source: text,
  sensitive: optional(oneOf('hiv', 'syphilis', 'tumour', 'genetics', 'pregnancy')),
});

/** HbA1c of the IFCC is no multiple of the percentage: 10.93 × % − 23.5 mmol/mol; near 7 % about 7.6 times. */
const IFCC_FACTOR = 7.6;

/** J-52: where the table gives no limits, a fiftieth of the lower to two hundred times the upper bound. */
const BELOW_LOWER = 1 / 50;
const ABOVE_UPPER = 200;

function defaultLimits(intervals: SexIntervals): Interval | null {
  const both = [intervals.male, intervals.female].filter((each) => each !== null);
  // A share of a negative bound would lie inside the interval (an osmolal gap of −5).
  const lows = both.flatMap(({ low }) => (low === undefined || low < 0 ? [] : low));
  const highs = both.flatMap(({ high }) => high ?? []);
  const low = lows.length === 0 ? {} : { low: Math.min(...lows) * BELOW_LOWER };
  const high = Math.max(...highs) <= 0 ? {} : { high: Math.max(...highs) * ABOVE_UPPER };
  return 'low' in low || 'high' in high ? { ...low, ...high } : null;
}

function criticalOf(row: Read<typeof CATALOGUE_ROW>): CriticalLimits | null {
  if (row.critical === undefined && row.criticalFrom === undefined) return null;
  return {
    ...row.critical,
    ...(row.inclusive === undefined ? {} : { inclusive: true }),
    ...(row.criticalFrom === undefined ? {} : { level: row.criticalFrom }),
    ...(row.criticalWhen === undefined ? {} : { when: row.criticalWhen }),
  };
}

export function toItem(row: Read<typeof CATALOGUE_ROW>, byAge: readonly AgeIntervals[]): CatalogueItem {
  const intervals = { male: row.male ?? null, female: row.female ?? null };
  const isQualitative = row.reference !== undefined;
  return {
    code: row.code,
    name: row.name,
    englishName: row.englishName,
    shortName: row.shortName,
    group: row.group,
    specimen: row.specimen,
    unit: row.unit ?? '',
    valueType: isQualitative ? 'qualitative' : 'numeric',
    intervals,
    byAge,
    qualitativeReference: row.reference ?? '',
    rangeSource: row.source,
    critical: criticalOf(row),
    plausible: row.plausible ?? (isQualitative ? null : defaultLimits(intervals)),
    slips: (row.slips ?? []).map((slip) => (slip === 'IFCC' ? IFCC_FACTOR : Number(slip))),
    loinc: row.loinc ?? '',
    aliases: row.aliases ?? [],
    // What is typed in a table is printed as it is read.
    note: (row.note ?? '').replaceAll('>=', '≥').replaceAll('<=', '≤'),
    sensitive: row.sensitive ?? null,
  };
}
