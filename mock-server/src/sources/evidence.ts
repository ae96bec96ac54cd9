import { CATALOGUE, findItem, intervalFor, type CatalogueItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import { findPrintedItem } from '@jianwei/clinical-rules/catalogue/printed-name';
import { memoizeByText } from '@jianwei/clinical-rules/core/memoize-by-text';
import { isForeignSpecimen } from '../import/specimen.ts';
import { unitMatch, type Conversion, type UnitMatch } from './conversions.ts';

/** From so many values on a distribution says something. */
export const ENOUGH_VALUES = 20;
export const BINS = 20;

const WEIGHTS = { name: 0.2, specimen: 0.1, unit: 0.2, distribution: 0.5 } as const;
/** What another dimension excludes is no evidence. */
type FittingUnit = Exclude<UnitMatch, 'foreign'>;
const UNIT_SCORES: Readonly<Record<FittingUnit, number>> = {
  same: 1,
  convertible: 0.8,
  formula: 0.8,
  none: 0.3,
};
const SPECIMEN_SCORES = { same: 1, origin: 0.5, unknown: 0.5 } as const;
export type SpecimenMatch = keyof typeof SPECIMEN_SCORES;

/** What is compared with the catalogue: an item of a source and its values as numbers. */
export interface Sample {
  readonly name: string;
  readonly code: string;
  readonly specimen: string;
  readonly unit: string;
  readonly values: readonly number[];
}

export interface Evidence {
  readonly item: CatalogueItem;
  /** 0 to 1 */
  readonly name: number;
  readonly specimen: SpecimenMatch;
  readonly unit: FittingUnit;
  /** Undefined below 20 values: its weight goes to name and unit. */
  readonly overlap: number | undefined;
  /** Results of this hospital that it was compared with; 0 where the catalogue's interval stood in for them. */
  readonly known: number;
  readonly conversion: Conversion | undefined;
  readonly score: number;
}

/** A spelling without what spellings differ in: width, case, blanks, punctuation and brackets. */
export function spellingKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\p{S}\s]/gu, '');
}

/** The pairs of neighbouring letters of a spelling, each with how often it stands there; of one letter, the letter. */
const pairsOf = memoizeByText((text: string) => {
  const letters = Array.from(spellingKey(text));
  const pairs =
    letters.length === 1 ? letters : letters.slice(1).map((letter, index) => `${letters[index] ?? ''}${letter}`);
  const counts = new Map<string, number>();
  for (const pair of pairs) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  return { counts, size: pairs.length };
});

/** Dice's coefficient of the pairs of letters of two names: 0 to 1. */
export function dice(one: string, other: string): number {
  const [first, second] = [pairsOf(one), pairsOf(other)];
  const total = first.size + second.size;
  if (total === 0) return 0;
  let shared = 0;
  for (const [pair, count] of first.counts) shared += Math.min(count, second.counts.get(pair) ?? 0);
  return (2 * shared) / total;
}

/** A name is also compared without what stands in brackets: the method or the analyser. */
function nameScore({ name, code }: Sample, item: CatalogueItem): number {
  const names = [item.name, item.englishName, item.shortName, item.code, ...item.aliases];
  const bare = name.normalize('NFKC').replace(/\([^)]*\)/g, '');
  const own = [name, bare, code].filter((text) => pairsOf(text).size > 0);
  return Math.max(0, ...own.flatMap((text) => names.map((known) => dice(text, known))));
}

function specimenMatch(specimen: string, item: CatalogueItem): SpecimenMatch | undefined {
  if (specimen === '') return 'unknown';
  if (specimen === item.specimen) return 'same';
  return isForeignSpecimen({ codes: [], text: specimen }, item.specimen) ? undefined : 'origin';
}

/** The ends of the bins that hold all values on a logarithmic scale. */
export function binEdges(values: readonly number[], bins = BINS): number[] {
  const logs = values.filter((value) => value > 0).map((value) => Math.log10(value));
  if (logs.length === 0) return [];
  const low = logs.reduce((a, b) => Math.min(a, b));
  const high = Math.max(
    logs.reduce((a, b) => Math.max(a, b)),
    low + 0.01,
  );
  return Array.from({ length: bins + 1 }, (_, index) => 10 ** (low + ((high - low) * index) / bins));
}

/** Share of the values in each bin; what lies outside counts with the nearest one. */
export function histogram(values: readonly number[], edges: readonly number[]): number[] {
  const bins = edges.length - 1;
  const counts = Array.from({ length: Math.max(bins, 0) }, () => 0);
  const [low = 1, high = 1] = [edges[0], edges.at(-1)].map((edge) => Math.log10(edge ?? 1));
  const positive = values.filter((value) => value > 0);
  if (bins <= 0 || positive.length === 0) return counts;
  for (const value of positive) {
    const place = Math.floor(((Math.log10(value) - low) / (high - low)) * bins);
    const bin = Math.min(Math.max(place, 0), bins - 1);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return counts.map((count) => count / positive.length);
}

/** What two samples share of their histograms on 20 bins of one logarithmic scale: 0 to 1. */
export function overlapOf(one: readonly number[], other: readonly number[]): number {
  const edges = binEdges([...one, ...other]);
  const [first, second] = [histogram(one, edges), histogram(other, edges)];
  const shared = first.reduce((sum, share, bin) => sum + Math.min(share, second[bin] ?? 0), 0);
  // Twentieths do not add up to one exactly.
  return Math.min(1, Number(shared.toFixed(9)));
}

/** An interval without a lower bound reaches so far down: a thousandth of its limit is another unit or another item, not a usual result. */
const OPEN_SHARE = 0.01;

function shareInside(values: readonly number[], item: CatalogueItem): number {
  const found = intervalFor(item, 'male', null);
  if (found.status !== 'found' || values.length === 0) return 0;
  const { high = Number.POSITIVE_INFINITY } = found.interval;
  const { low = Number.isFinite(high) ? high * OPEN_SHARE : 0 } = found.interval;
  return values.filter((value) => value >= low && value <= high).length / values.length;
}

/** What speaks for one item of the catalogue; undefined where specimen or unit exclude it. */
export function evidenceFor(
  sample: Sample,
  item: CatalogueItem,
  knownResults: (code: string) => readonly number[],
): Evidence | undefined {
  const specimen = specimenMatch(sample.specimen, item);
  const { match: unit, conversion } = unitMatch(item, sample.unit);
  if (specimen === undefined || unit === 'foreign') return undefined;
  const name = nameScore(sample, item);
  const isEnough = sample.values.length >= ENOUGH_VALUES && conversion !== undefined;
  const values = sample.values.map((value) => value * (conversion?.factor ?? 1) + (conversion?.addend ?? 0));
  const known = isEnough ? knownResults(item.code) : [];
  const isKnown = known.length >= ENOUGH_VALUES;
  const overlap = isEnough ? (isKnown ? overlapOf(values, known) : shareInside(values, item)) : undefined;
  const spare = overlap === undefined ? WEIGHTS.distribution / 2 : 0;
  const score =
    (WEIGHTS.name + spare) * name +
    WEIGHTS.specimen * SPECIMEN_SCORES[specimen] +
    (WEIGHTS.unit + spare) * UNIT_SCORES[unit] +
    WEIGHTS.distribution * (overlap ?? 0);
  return { item, name, specimen, unit, overlap, known: isKnown ? known.length : 0, conversion, score };
}

/** A name that shares nothing is no suggestion, whatever its values look like. */
const LEAST_NAME = 0.15;
const SUGGESTIONS = 3;

/** A name in full that is the item's own says more than how results are spread: whoever goes to a laboratory is ill. An abbreviation may be two items'. */
const IN_FULL = /\p{Script=Han}{3,}/u;

const itemNamed = ({ name, specimen }: Sample): CatalogueItem | undefined =>
  IN_FULL.test(name) ? findPrintedItem(name, specimen) : undefined;

/** The likeliest items of the catalogue, the likeliest first; those of `codes` instead, where they are named. */
export function suggestionsFor(
  sample: Sample,
  knownResults: (code: string) => readonly number[],
  codes?: readonly string[],
): Evidence[] {
  const asked = codes?.flatMap((code) => findItem(code) ?? []);
  const likely = (asked ?? CATALOGUE)
    .flatMap((item) => evidenceFor(sample, item, knownResults) ?? [])
    .filter(({ name }) => asked !== undefined || name >= LEAST_NAME);
  // Results of this hospital say more than a name: NT-proBNP is sent as BNP.
  const named = likely.some(({ known }) => known > 0) ? undefined : itemNamed(sample);
  return likely
    .toSorted(
      (a, b) =>
        Number(b.item === named) - Number(a.item === named) ||
        b.score - a.score ||
        (a.item.code < b.item.code ? -1 : 1),
    )
    .slice(0, asked === undefined ? SUGGESTIONS : undefined);
}
