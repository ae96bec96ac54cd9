import type { ResearchBin, ResearchCount, ResearchDistribution } from '@jianwei/api-client/model';
import { countValue } from '../../../parts/research/cohort-wire.ts';
import type { StepSeries } from './step-chart.tsx';

/** Bins of a table: so many that their numbers can be read beside one another. */
const MOST_BINS = 6;

function grouped<T>(rows: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );
}

interface Summed {
  readonly shown: string;
  readonly value: number | undefined;
  /** What of it is told. */
  readonly known: number;
}

function toldOf(count: ResearchCount): Summed {
  const value = countValue(count);
  return { shown: count.shown, value, known: value ?? 0 };
}

/** Several counts as one; a part that is not told keeps the sum from being told too, and parts below 10 may sum up to more. */
function sumOf(counts: readonly ResearchCount[]): Summed {
  const [only] = counts;
  if (counts.length === 1 && only !== undefined) return toldOf(only);
  const values = counts.map(countValue);
  const known = values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  const isWhole = values.every((value) => value !== undefined);
  // A part that is told rounded makes the sum one too.
  const about = counts.some(({ shown }) => shown.startsWith('约')) ? '约 ' : '';
  const said = `${about}${known.toLocaleString('en-US')}`;
  return {
    shown: isWhole ? said : known === 0 ? '隐去' : `≥ ${said}`,
    value: isWhole ? known : undefined,
    known,
  };
}

export function binNames(of: ResearchDistribution, most = MOST_BINS): readonly string[] {
  if (of.kind !== 'number') return of.levels.map(({ label }) => label);
  const size = Math.max(1, Math.ceil(of.bins.length / most));
  return grouped(of.bins, size).map((bins) => `${bins[0]?.from ?? ''}–${bins.at(-1)?.to ?? ''}`);
}

function ofBins(bins: readonly ResearchBin[], most: number): readonly Summed[] {
  const size = Math.max(1, Math.ceil(bins.length / most));
  return grouped(bins, size).map((some) => sumOf(some.map(({ n }) => n)));
}

const figure = (value: number | undefined): string => (typeof value === 'number' ? String(value) : '—');

/** The people of a cohort over a variable. */
export function cohortSeries(of: ResearchDistribution, label: string, most = MOST_BINS): StepSeries {
  return {
    label,
    median: figure(of.median),
    total: countValue(of.with_value),
    bins:
      of.kind === 'number'
        ? ofBins(of.bins, most)
        : of.levels.map(({ n }) => ({ shown: n.shown, value: countValue(n) })),
  };
}

/** The whole store over the same bins; its shares are of all that is told of it, also where a bin is told in part. */
export function storeSeries(of: ResearchDistribution, most = MOST_BINS): StepSeries {
  const bins = of.kind === 'number' ? ofBins(of.store_bins, most) : of.levels.map(({ store_n: n }) => toldOf(n));
  const total = bins.reduce((sum, { known }) => sum + known, 0);
  return { label: '全库', median: figure(of.store_median), total, bins };
}
