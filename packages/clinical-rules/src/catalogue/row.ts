/** An interval as one cell: `low..high`, `..high` or `low..`, bounds inside (normal). */
export type IntervalText = `${number}..${number}` | `..${number}` | `${number}..`;

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
  /** Completed years from which these intervals replace the base ones. */
  readonly fromAge: number;
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
  readonly aliases: readonly string[];
  readonly note: string;
}

interface Options {
  readonly specimen?: string;
  readonly critical?: IntervalText;
  readonly criticalWhen?: 'first' | 'pregnancy';
  readonly criticalLevel?: number;
  readonly criticalInclusive?: boolean;
  readonly byAge?: readonly { from: number; male: IntervalText; female: IntervalText }[];
  readonly aliases?: readonly string[];
  readonly note?: string;
}

/** A row before its section (group and usual specimen) is known. */
type OpenRow = Omit<CatalogueItem, 'group' | 'specimen'> & { readonly specimen?: string };

export const NONE = null;

type SexCell = IntervalText | null;

function readInterval(text: SexCell): Interval | null {
  if (text === null) return null;
  const [low = '', high = ''] = text.split('..');
  return { ...(low === '' ? {} : { low: Number(low) }), ...(high === '' ? {} : { high: Number(high) }) };
}

function criticalLimits(options: Options): CriticalLimits | null {
  if (options.critical === undefined && options.criticalLevel === undefined) return null;
  return {
    ...(options.critical === undefined ? {} : readInterval(options.critical)),
    ...(options.criticalInclusive === undefined ? {} : { inclusive: options.criticalInclusive }),
    ...(options.criticalLevel === undefined ? {} : { level: options.criticalLevel }),
    ...(options.criticalWhen === undefined ? {} : { when: options.criticalWhen }),
  };
}

function open(code: string, name: string, englishName: string, shortName: string, source: string, options: Options) {
  return {
    code,
    name,
    englishName,
    shortName,
    rangeSource: source,
    critical: criticalLimits(options),
    aliases: options.aliases ?? [],
    note: options.note ?? '',
    ...(options.specimen === undefined ? {} : { specimen: options.specimen }),
  };
}

export function numeric(
  code: string,
  name: string,
  englishName: string,
  shortName: string,
  unit: string,
  interval: SexCell | { male: SexCell; female: SexCell },
  source: string,
  options: Options = {},
): OpenRow {
  const cells = typeof interval === 'object' && interval !== null ? interval : { male: interval, female: interval };
  return {
    ...open(code, name, englishName, shortName, source, options),
    unit,
    valueType: 'numeric',
    intervals: { male: readInterval(cells.male), female: readInterval(cells.female) },
    byAge: (options.byAge ?? []).map((row) => ({
      fromAge: row.from,
      male: readInterval(row.male),
      female: readInterval(row.female),
    })),
    qualitativeReference: '',
  };
}

export function qualitative(
  code: string,
  name: string,
  englishName: string,
  shortName: string,
  reference: string,
  source: string,
  options: Options = {},
): OpenRow {
  return {
    ...open(code, name, englishName, shortName, source, options),
    unit: '',
    valueType: 'qualitative',
    intervals: { male: null, female: null },
    byAge: [],
    qualitativeReference: reference,
  };
}

/** Puts rows into their section; a row with a specimen of its own keeps it. */
export function inGroup(group: string, specimen: string, rows: readonly OpenRow[]): CatalogueItem[] {
  return rows.map((row) => ({ ...row, group, specimen: row.specimen ?? specimen }));
}
