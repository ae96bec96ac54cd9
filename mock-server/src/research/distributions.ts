import type { ResearchBin, ResearchCount, ResearchDistribution } from '@jianwei/api-client/model';
import type { Cohort, CohortCondition } from '@jianwei/clinical-rules/cohort/cohort';
import { EMPTY_COHORT } from '@jianwei/clinical-rules/cohort/cohort';
import { binsOf, histogram, type Bins, type Histogram } from './bins.ts';
import { courseOf } from './course.ts';
import { countCohort, membersOf, type ExactCounts } from './engine.ts';
import { kept } from './kept.ts';
import { threeDigits } from './number-text.ts';
import { quantile } from './statistics.ts';
import type { ResearchStore } from './store.ts';
import {
  besideCells,
  HIDDEN,
  hiddenCells,
  hiddenShown,
  JOINED,
  roundedShown,
  shownCount,
  THRESHOLD,
} from './suppress.ts';
import { DIAGNOSIS_PREFIX, levelCounts, valuesWithin, variableOf, type Variable } from './variables.ts';

/** People of a variable, and what they have. */
interface Group {
  readonly values: readonly number[];
  readonly missing: number;
}

/** Everybody of the store: the same for each cohort of a calendar. */
interface StoreGroup extends Group {
  readonly bins: Bins;
  readonly drawn: Histogram;
  readonly counts: readonly number[];
  readonly median: number | undefined;
}

type Tell = (count: number) => ResearchCount;

/** Cells of one total as they may leave, each told by `tell`. */
function toldCells(cells: readonly number[], tell: Tell): ResearchCount[] {
  const hidden = hiddenCells(cells);
  return cells.map((count, index) => (hidden[index] === true ? hiddenShown(count) : tell(count)));
}

/** Which conditions a variable is drawn by. */
function isOwn(code: string): (condition: CohortCondition) => boolean {
  return (condition) => {
    if (condition.kind === 'result') return condition.laboratory_code === code;
    if (condition.kind === 'diagnosis') return `${DIAGNOSIS_PREFIX}${condition.diagnosis_id ?? ''}` === code;
    return condition.kind === code;
  };
}

export function withoutOwn(cohort: Cohort, code: string): Cohort {
  const own = isOwn(code);
  return { ...cohort, conditions: cohort.conditions.filter((each) => !own(each)) };
}

/** Levels that a chart shows: the largest by themselves, all others as one. */
const MOST_LEVELS = 8;

function levelsToShow({ levels, code }: Variable, counts: readonly number[]): readonly number[][] {
  const present = levels.flatMap((_, level) => ((counts[level] ?? 0) > 0 ? [level] : []));
  if (code !== 'department') return present.map((level) => [level]);
  const largest = present.toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
  const others = largest.slice(MOST_LEVELS);
  return [...largest.slice(0, MOST_LEVELS).map((level) => [level]), ...(others.length > 0 ? [others] : [])];
}

const sumAt = (counts: readonly number[], levels: readonly number[]): number =>
  levels.reduce((sum, level) => sum + (counts[level] ?? 0), 0);

interface Drawn {
  readonly variable: Variable;
  readonly cohort: Group;
  readonly relaxed: Group | undefined;
  readonly store: StoreGroup;
  readonly bins: Bins;
  readonly tell: Tell;
}

function drawLevels({ variable, cohort, relaxed, store, tell }: Drawn) {
  const [own = [], loose = []] = [cohort, relaxed ?? cohort].map(({ values }) => levelCounts(variable, values));
  const all = store.counts;
  const shown = levelsToShow(variable, all);
  const cells = (of: readonly number[], { missing }: Group) => [...shown.map((levels) => sumAt(of, levels)), missing];
  const [ownCells, allCells, looseCells] = [cells(own, cohort), cells(all, store), cells(loose, relaxed ?? cohort)];
  const n = toldCells(ownCells, tell);
  const storeN = besideCells(toldCells(allCells, shownCount), allCells, ownCells);
  const looseN = besideCells(toldCells(looseCells, tell), looseCells, ownCells);
  return {
    missing: n.at(-1) ?? HIDDEN,
    levels: shown.map((levels, index) => ({
      key: levels.length === 1 ? (variable.levels[levels[0] ?? 0]?.key ?? '') : '',
      label: levels.length === 1 ? (variable.levels[levels[0] ?? 0]?.label ?? '') : `其他 ${levels.length} 个`,
      n: n[index] ?? HIDDEN,
      store_n: storeN[index] ?? HIDDEN,
      ...(relaxed === undefined ? {} : { without_own: looseN[index] ?? HIDDEN }),
    })),
  };
}

function drawBins({ cohort, relaxed, store, bins, tell }: Drawn) {
  const cellsOf = ({ below, bins: counts, above }: Histogram, { missing }: Group) => [below, ...counts, above, missing];
  const [ownCells, allCells] = [cellsOf(histogram(bins, cohort.values), cohort), cellsOf(store.drawn, store)];
  const own = toldCells(ownCells, tell);
  const all = besideCells(toldCells(allCells, shownCount), allCells, ownCells);
  const looseCells = relaxed === undefined ? [] : cellsOf(histogram(bins, relaxed.values), relaxed);
  const loose = relaxed && besideCells(toldCells(looseCells, tell), looseCells, ownCells);
  const limits = store.drawn.bins.map((_, index) => ({ from: bins.edges[index] ?? 0, to: bins.edges[index + 1] ?? 0 }));
  const binAt = (told: readonly ResearchCount[], index: number): ResearchCount => told[index + 1] ?? HIDDEN;
  return {
    scale: bins.scale,
    missing: own.at(-1) ?? HIDDEN,
    outside: { below: own[0] ?? HIDDEN, above: own.at(-2) ?? HIDDEN },
    bins: limits.map((limit, index): ResearchBin => ({
      ...limit,
      n: binAt(own, index),
      ...(loose ? { without_own: binAt(loose, index) } : {}),
    })),
    store_bins: limits.map((limit, index): ResearchBin => ({ ...limit, n: binAt(all, index) })),
  };
}

const NOTHING = shownCount(0);

/** Quartiles, only of ten values and more. */
function quartiles(values: readonly number[]): { median?: number; p25?: number; p75?: number } {
  if (values.length < THRESHOLD) return {};
  const sorted = Float64Array.from(values).toSorted();
  const at = (share: number) => threeDigits(quantile(sorted, share) ?? 0);
  return { median: at(0.5), p25: at(0.25), p75: at(0.75) };
}

function draw(drawn: Drawn): ResearchDistribution {
  const { variable, cohort, store, tell } = drawn;
  const { code, name, kind, unit, derivation } = variable;
  const empty = { bins: [], store_bins: [], levels: [], outside: { below: NOTHING, above: NOTHING } };
  const shape = kind === 'number' ? { ...empty, ...drawBins(drawn) } : { ...empty, ...drawLevels(drawn) };
  // With the total known, either of the two tells the other.
  const withValue = shape.missing.value === undefined ? JOINED : tell(cohort.values.length);
  const isNumber = kind === 'number';
  const storeMedian = isNumber ? store.median : undefined;
  return {
    code,
    name,
    kind,
    unit,
    derivation,
    ...shape,
    with_value: withValue,
    ...(isNumber ? quartiles(cohort.values) : {}),
    ...(storeMedian === undefined ? {} : { store_median: storeMedian }),
  };
}

export interface DistributionQuestion {
  readonly store: ResearchStore;
  readonly cohort: Cohort;
  readonly exact: ExactCounts;
  readonly codes: readonly string[];
  readonly isWithoutOwn: boolean;
  /** Medians after day 0 are asked for. */
  readonly hasCourse?: boolean;
  /** The total was rounded (R5): so is everything else. */
  readonly isGuarded: boolean;
}

const KEPT_GROUPS = 200;

/** How a variable lies in the whole store. */
function storeGroup(store: ResearchStore, whole: Cohort, code: string): StoreGroup | undefined {
  return kept(store, { kind: 'store groups', key: [code, whole.calendar], most: KEPT_GROUPS }, () => {
    const everybody = countCohort(store, { cohort: whole });
    const variable = variableOf({ store, asked: { cohort: whole }, entry: everybody.entry }, code);
    if (variable === undefined) return undefined;
    const group = valuesWithin(variable, everybody.members);
    const bins = binsOf(group.values);
    return {
      ...group,
      bins,
      drawn: histogram(bins, group.values),
      counts: levelCounts(variable, group.values),
      median: quartiles(group.values).median,
    };
  });
}

/** One value a person of the cohort, beside the whole store with the same limits. */
export function cohortDistributions(question: DistributionQuestion): ResearchDistribution[] {
  const { store, cohort, exact, codes, isWithoutOwn, isGuarded, hasCourse = false } = question;
  const whole = { ...EMPTY_COHORT, calendar: cohort.calendar };
  return codes.flatMap((code) => {
    const variable = variableOf({ store, asked: { cohort }, entry: exact.entry }, code);
    const all = storeGroup(store, whole, code);
    if (variable === undefined || all === undefined) return [];
    const relaxed = isWithoutOwn ? membersOf(store, { cohort: withoutOwn(cohort, code) }) : undefined;
    const drawn = draw({
      variable,
      cohort: valuesWithin(variable, exact.members),
      relaxed: relaxed && valuesWithin(variable, relaxed),
      store: all,
      bins: all.bins,
      tell: isGuarded ? roundedShown : shownCount,
    });
    const first = { n: drawn.with_value, median: drawn.median };
    const course = hasCourse ? courseOf({ store, cohort, exact, code, isGuarded, first }) : undefined;
    return [course === undefined ? drawn : { ...drawn, course }];
  });
}
