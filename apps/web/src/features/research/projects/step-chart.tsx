import { useState } from 'react';
import { type Column, Table } from '../../../kit/table/table.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { BARS_HIDDEN, copyAndSay, withSource } from '../../../parts/research/research-text.ts';
import styles from './projects.module.css';

/** One group over the bins: what is shown of each, and its number where it is told. */
export interface StepSeries {
  readonly label: string;
  readonly median: string;
  readonly total: number | undefined;
  readonly bins: readonly { readonly shown: string; readonly value: number | undefined }[];
}

interface StepChartProps {
  title: string;
  unit: string;
  /** Names of the bins: 30–44. */
  bins: readonly string[];
  series: readonly StepSeries[];
  isTableOpen?: boolean;
  /** Each bin is a class with its name, no stretch of an axis. */
  hasClasses?: boolean;
  /** When the numbers stand, as the answer says: with it they can be copied. */
  source?: { readonly data_time: string; readonly demo: boolean } | undefined;
}

const WIDTH = 400;
const HEIGHT = 120;

/** Bins beside one another whose number is told; `start` is the place of the first. */
interface Run {
  readonly start: number;
  readonly shares: readonly number[];
}

/** What is not told is no zero: the line breaks there. */
export function runsOf({ bins, total }: StepSeries): readonly Run[] {
  return bins.reduce<readonly Run[]>((runs, { value }, index) => {
    if (value === undefined || total === undefined || total === 0) return runs;
    const last = runs.at(-1);
    if (last !== undefined && last.start + last.shares.length === index)
      return [...runs.slice(0, -1), { start: last.start, shares: [...last.shares, value / total] }];
    return [...runs, { start: index, shares: [value / total] }];
  }, []);
}

/** A run as steps; the filled series goes down to the axis at both ends. */
function pathOf({ start, shares }: Run, count: number, tallest: number, isFilled: boolean): string {
  const width = WIDTH / Math.max(1, count);
  const points = shares.flatMap((share, index) => {
    const y = HEIGHT - (share / tallest) * (HEIGHT - 8);
    return [`${(start + index) * width},${y}`, `${(start + index + 1) * width},${y}`];
  });
  const ends = [start, start + shares.length].map((at) => `${at * width},${HEIGHT}`);
  return (isFilled ? [ends[0], ...points, ends[1]] : points).join(' ');
}

function cellText({ shown, value }: StepSeries['bins'][number], total: number | undefined): string {
  const percent =
    value === undefined || total === undefined || total === 0 ? '' : ` (${((value / total) * 100).toFixed(1)})`;
  return `${shown}${percent}`;
}

/** The numbers as text, columns by tabs. */
export function chartText({
  title,
  unit,
  bins,
  series,
}: Pick<StepChartProps, 'title' | 'unit' | 'bins' | 'series'>): string {
  const head = ['n (%)', ...bins].join('\t');
  const lines = series.map(({ label, bins: own, total }) =>
    [label, ...own.map((cell) => cellText(cell, total))].join('\t'),
  );
  return [unit === '' ? title : `${title}，${unit}`, head, ...lines].join('\n');
}

/** Where the bins 30–44, 44–60 begin, and where the last of them ends. */
function limitsOf(bins: readonly string[]): readonly string[] {
  return [...bins.map((name) => name.split('–')[0] ?? ''), bins.at(-1)?.split('–')[1] ?? ''];
}

/** A distribution of one or two groups as steps, each as shares of its own; the same numbers as a table. */
export function StepChart(props: StepChartProps) {
  const { title, unit, bins, series, isTableOpen = true, hasClasses = false, source } = props;
  const [hasTable, setTable] = useState(isTableOpen);
  const runs = series.map(runsOf);
  const isDrawn = runs.some((own) => own.length > 0);
  const hasGaps = series.some(({ bins: own }) => own.some(({ value }) => value === undefined));
  const tallest = Math.max(0.001, ...runs.flat().flatMap(({ shares }) => shares));
  const columns: Column<StepSeries>[] = [
    { header: 'n (%)', isRowHeader: true, isNowrap: true, cell: ({ label }) => label },
    ...bins.map((bin, index) => ({
      header: bin,
      align: 'end' as const,
      isNowrap: true,
      cell: ({ bins: own, total }: StepSeries) => {
        const cell = own[index];
        return cell === undefined ? '—' : cellText(cell, total);
      },
    })),
  ];
  return (
    <section aria-label={title} className={styles.stepChart}>
      <div className={`jw-row jw-between jw-gap-8 ${styles.chartHead}`}>
        <h3 className="jw-heading">
          {title} <span className={`jw-note ${styles.unit}`}>{unit}</span>
        </h3>
        <span className="jw-row jw-no-print">
          {source && (
            <Button
              size="small"
              variant="text"
              aria-label={`复制${title}`}
              onClick={() => void copyAndSay(withSource(chartText(props), source), title)}
            >
              复制
            </Button>
          )}
          <Button size="small" variant="text" aria-expanded={hasTable} onClick={() => setTable(!hasTable)}>
            {hasTable ? '收起表格' : '表格'}
          </Button>
        </span>
      </div>
      <ul className="jw-row jw-wrap jw-gap-16 jw-note">
        {series.map(({ label, median }, index) => (
          <li key={label} className="jw-row jw-gap-6">
            <i className={styles.key} data-second={index > 0 || undefined} aria-hidden="true" />
            {label}
            {!hasClasses && `，中位数 ${median}`}
          </li>
        ))}
      </ul>
      {isDrawn ? (
        <>
          <svg
            className={styles.steps}
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            role={hasTable ? undefined : 'img'}
            aria-label={
              hasTable
                ? undefined
                : `${title}，${series.map(({ label, median }) => (hasClasses ? label : `${label}中位数 ${median}`)).join('，')}`
            }
            aria-hidden={hasTable}
          >
            {runs.map((own, index) =>
              own.map((run) => (
                <polyline
                  key={`${index} ${run.start}`}
                  className={styles.stepLine}
                  data-second={index > 0 || undefined}
                  points={pathOf(run, bins.length, tallest, index === 0)}
                />
              )),
            )}
          </svg>
          {hasClasses ? (
            <p className={`jw-row jw-start jw-between jw-note ${styles.axis}`} aria-hidden="true">
              {bins.map((name) => (
                <span key={name} className={styles.className}>
                  {name}
                </span>
              ))}
            </p>
          ) : (
            <p className={`jw-note ${styles.limits}`} aria-hidden="true">
              {limitsOf(bins).map((limit, index) => (
                <span key={limit} style={{ left: `${(index / bins.length) * 100}%` }}>
                  {limit}
                </span>
              ))}
            </p>
          )}
          {hasGaps && <p className={`jw-note ${styles.gaps}`}>线断开处人数不足 10 或隐去，不画</p>}
        </>
      ) : (
        <p className="jw-note">{BARS_HIDDEN}</p>
      )}
      {hasTable && (
        <div className="jw-scroll-x" tabIndex={0} role="group" aria-label={`${title}的表格`}>
          <Table caption={`${title}，人数与百分比`} columns={columns} rows={series} rowKey={({ label }) => label} />
        </div>
      )}
    </section>
  );
}
