import { useState } from 'react';
import { type Column, Table } from '../../../kit/table/table.tsx';
import { Button } from '../../../kit/ui/button.tsx';
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
}

const WIDTH = 400;
const HEIGHT = 120;

function pathOf(values: readonly number[], tallest: number): string {
  const width = WIDTH / Math.max(1, values.length);
  const points = values.flatMap((value, index) => {
    const y = HEIGHT - (value / tallest) * (HEIGHT - 8);
    return [`${index * width},${y}`, `${(index + 1) * width},${y}`];
  });
  return points.join(' ');
}

const shareOf = (value: number | undefined, total: number | undefined): number =>
  value === undefined || total === undefined || total === 0 ? 0 : value / total;

function cellText({ shown, value }: StepSeries['bins'][number], total: number | undefined): string {
  const percent =
    value === undefined || total === undefined || total === 0 ? '' : ` (${((value / total) * 100).toFixed(1)})`;
  return `${shown}${percent}`;
}

/** A distribution of one or two groups as steps, each as shares of its own; the same numbers as a table. */
export function StepChart({ title, unit, bins, series, isTableOpen = true }: StepChartProps) {
  const [hasTable, setTable] = useState(isTableOpen);
  const shares = series.map(({ bins: own, total }) => own.map(({ value }) => shareOf(value, total)));
  const isDrawn = series.some(({ bins: own }) => own.some(({ value }) => value !== undefined));
  const tallest = Math.max(0.001, ...shares.flat());
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
        <Button size="small" variant="text" aria-expanded={hasTable} onClick={() => setTable(!hasTable)}>
          {hasTable ? '收起表格' : '表格'}
        </Button>
      </div>
      <ul className="jw-row jw-wrap jw-gap-16 jw-note">
        {series.map(({ label, median }, index) => (
          <li key={label} className="jw-row jw-gap-6">
            <i className={styles.key} data-second={index > 0 || undefined} aria-hidden="true" />
            {label}，中位数 {median}
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
                : `${title}，${series.map(({ label, median }) => `${label}中位数 ${median}`).join('，')}`
            }
            aria-hidden={hasTable}
          >
            {shares.map((values, index) => (
              <polyline
                key={index}
                className={styles.stepLine}
                data-second={index > 0 || undefined}
                points={
                  index === 0 ? `0,${HEIGHT} ${pathOf(values, tallest)} ${WIDTH},${HEIGHT}` : pathOf(values, tallest)
                }
              />
            ))}
          </svg>
          <p className={`jw-row jw-between jw-note ${styles.axis}`} aria-hidden="true">
            <span>{bins[0]?.split('–')[0]}</span>
            <span>{bins.at(-1)?.split('–')[1]}</span>
          </p>
        </>
      ) : (
        <p className="jw-note">各段均不足 10 人，不画图</p>
      )}
      {hasTable && (
        <div className="jw-scroll-x" tabIndex={0} role="group" aria-label={`${title}的表格`}>
          <Table caption={`${title}，人数与百分比`} columns={columns} rows={series} rowKey={({ label }) => label} />
        </div>
      )}
    </section>
  );
}
