import { minutesBetween, spanText } from '@jianwei/clinical-rules/reading/interval-text';
import { useState } from 'react';
import { formatDate } from '../../kit/lib/format-date.ts';
import { signedText } from '../../kit/lib/format-number.ts';
import { Button } from '../../kit/ui/button.tsx';
import { FlagArrow } from '../lab/abnormal-value.tsx';
import type { PointMark } from '../lab/course-row.ts';
import { unitText } from '../lab/lab-text.ts';
import type { Series, SeriesPoint } from './course-data.ts';
import styles from './course.module.css';

interface MarkFacts {
  readonly word: string;
  readonly ink: string;
  readonly arrow?: { readonly direction: 'up' | 'down'; readonly double?: boolean };
}

/** What a mark says in words, and how its result is set. */
export const MARK_FACTS: Readonly<Record<PointMark, MarkFacts>> = {
  high: { word: '升高', ink: 'jw-strong jw-ink-high', arrow: { direction: 'up' } },
  low: { word: '降低', ink: 'jw-strong jw-ink-low', arrow: { direction: 'down' } },
  'critical-high': { word: '升高，危急', ink: 'jw-strong jw-ink-critical', arrow: { direction: 'up', double: true } },
  'critical-low': { word: '降低，危急', ink: 'jw-strong jw-ink-critical', arrow: { direction: 'down', double: true } },
  normal: { word: '', ink: '' },
  suspect: { word: '可疑', ink: 'jw-ink-3' },
  unjudged: { word: '无法判定', ink: 'jw-ink-3' },
};

/** A result with its arrow, or the word where an arrow says nothing. */
export function CourseResult({ point }: { point: SeriesPoint }) {
  const { word, ink, arrow } = MARK_FACTS[point.mark];
  return (
    <span className={`jw-nowrap ${ink}`}>
      {point.text} {arrow ? <FlagArrow {...arrow} label={word} /> : word}
    </span>
  );
}

/** A day with its time: without the year in the report's own (J-40). */
export function courseTime(time: number, reportTime: string): string {
  const isOwnYear = formatDate(time, 'yyyy') === reportTime.slice(0, 4);
  return formatDate(time, isOwnYear ? 'MM-dd HH:mm' : 'yyyy-MM-dd HH:mm');
}

const decimalsOf = (text: string) => /\.(\d+)$/.exec(text)?.[1]?.length ?? 0;

/** The exact result of a time and the one before it; undefined where one of them is missing. */
function pairAt(points: readonly SeriesPoint[], time: number) {
  const index = points.findIndex((point) => point.time === time);
  const now = points[index];
  const before = points.slice(0, Math.max(0, index)).findLast(({ isNumber }) => isNumber);
  if (!now?.isNumber || !before || now.value === null || before.value === null) return undefined;
  const decimals = Math.max(decimalsOf(now.text), decimalsOf(before.text));
  return { from: before.value, by: now.value - before.value, decimals, since: before.time };
}

/** Change against the exact result before, as many decimals as were printed; '—' where there is none to compare. */
export function changeOf(points: readonly SeriesPoint[], time: number): string {
  const pair = pairAt(points, time);
  return pair === undefined ? '—' : signedText(pair.by, pair.decimals);
}

/** The same with the time since then, and its share of the result before: 3 个月 +9（+6.6%）. */
export function changeInTime(points: readonly SeriesPoint[], time: number): string {
  const pair = pairAt(points, time);
  if (pair === undefined) return '—';
  const share = pair.from > 0 ? `（${signedText((pair.by / pair.from) * 100, 1)}%）` : '';
  return `${spanText(minutesBetween(isoOf(pair.since), isoOf(time)))} ${signedText(pair.by, pair.decimals)}${share}`;
}

/** Rows that stand at once; the rest of a very long history on demand. */
const ROWS = 100;

interface CourseTableProps {
  /** The items that are drawn, the first one the course is of, with the results of the span. */
  shown: readonly { series: Series; points: readonly SeriesPoint[] }[];
  /** All times of them, oldest first. */
  times: readonly number[];
  reportTime: string;
  selected: number | undefined;
  onSelect: (time: number) => void;
}

/** The same results as text, newest first: the accessible form of the curves. */
export function CourseTable({ shown, times, reportTime, selected, onSelect }: CourseTableProps) {
  const [isWhole, setWhole] = useState(false);
  const [main] = shown;
  const all = times.toReversed();
  const rows = isWhole ? all : all.slice(0, ROWS);
  return (
    <div className={styles.table}>
      <table className="jw-table-text">
        <caption className="jw-visually-hidden">病程数据</caption>
        <thead>
          <tr>
            <th scope="col">采样时间</th>
            {shown.map(({ series }) => (
              <th key={series.code} scope="col" title={unitText(series.unit)}>
                {series.shortName || series.name}
              </th>
            ))}
            <th scope="col">较上次</th>
            <th scope="col">间隔</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((time, index) => {
            const before = all[index + 1];
            return (
              <tr key={time} data-selected={time === selected || undefined} onClick={() => onSelect(time)}>
                <th scope="row">{courseTime(time, reportTime)}</th>
                {shown.map(({ series, points }) => {
                  const point = points.find((one) => one.time === time);
                  return (
                    <td key={series.code} title={point?.original && `报告原值 ${point.original}`}>
                      {point ? <CourseResult point={point} /> : ''}
                    </td>
                  );
                })}
                <td className="jw-ink-2">{main ? changeOf(main.points, time) : '—'}</td>
                <td className="jw-ink-2">
                  {before !== undefined && spanText(minutesBetween(isoOf(before), isoOf(time)))}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {rows.length < all.length && (
        <Button variant="text" size="small" onClick={() => setWhole(true)}>
          显示其余 {all.length - rows.length} 次
        </Button>
      )}
    </div>
  );
}

const isoOf = (time: number) => new Date(time).toISOString();
