import type { LogBar } from '@jianwei/api-client/model';
import { useRef, useState } from 'react';
import { useRovingFocus } from '../../kit/lib/use-roving-focus.ts';
import styles from './logs.module.css';

interface LogBarsProps {
  readonly bars: readonly LogBar[];
  /** Hours of a bar: 1 or 24. */
  readonly hours: number;
  /** `from` belongs to the range, `to` does not; both yyyy-MM-dd HH:mm. */
  readonly onRange: (from: string, to: string) => void;
}

/** At most so many times are written below the bars. */
const LABELS = 7;

const pad = (value: number) => String(value).padStart(2, '0');

/** The time so many hours after a wall-clock time, without a zone. */
export function hoursAfter(time: string, hours: number): string {
  const date = new Date(`${time.replace(' ', 'T')}:00Z`);
  date.setUTCHours(date.getUTCHours() + hours);
  const day = `${date.getUTCFullYear()}-${pad(date.getUTCMonth() + 1)}-${pad(date.getUTCDate())}`;
  return `${day} ${pad(date.getUTCHours())}:${pad(date.getUTCMinutes())}`;
}

/** More bars beside one another would be too thin to press. */
const MOST_BARS = 120;
const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;
const msOf = (time: string) => Date.parse(`${time.replace(' ', 'T')}:00Z`);

/**
 * Bars over even stretches of time: what lies between two of the answer is told too, as nothing, and many days are
 * taken together.
 * @param hours of a bar of the answer
 * @returns the bars, and the hours of each
 */
export function evenBars(told: readonly LogBar[], hours: number): { bars: readonly LogBar[]; hours: number } {
  const [first, last] = [told[0], told.at(-1)];
  if (first === undefined || last === undefined) return { bars: [], hours };
  const stepsTo = (start: string) => Math.round((msOf(start) - msOf(first.start)) / (hours * HOUR_MS));
  const steps = stepsTo(last.start) + 1;
  const together = Math.ceil(steps / MOST_BARS);
  const bars = Array.from({ length: Math.ceil(steps / together) }, (_, index) => ({
    start: hoursAfter(first.start, index * together * hours),
    count: 0,
  }));
  for (const { start, count } of told) {
    const bar = bars[Math.floor(stepsTo(start) / together)];
    if (bar !== undefined) bar.count += count;
  }
  return { bars, hours: hours * together };
}

/** How many entries fell into each hour or day. A press narrows to one bar, a drag to several. */
export function LogBars({ bars: told, hours: each, onRange }: LogBarsProps) {
  const { bars, hours } = evenBars(told, each);
  const isOfDays = each === DAY_HOURS;
  const [start, setStart] = useState<number>();
  const [end, setEnd] = useState<number>();
  const isDragging = useRef(false);
  const stop = useRovingFocus(bars.length);
  if (bars.length < 2) return null;
  const most = Math.max(...bars.map(({ count }) => count), 1);
  const [low, high] = [Math.min(start ?? -1, end ?? -1), Math.max(start ?? -1, end ?? -1)];
  const choose = (from: number, to: number) => {
    const [first, last] = [bars[Math.min(from, to)], bars[Math.max(from, to)]];
    if (first && last) onRange(first.start, hoursAfter(last.start, hours));
  };
  const finish = (index: number) => {
    if (isDragging.current && start !== undefined) choose(start, index);
    isDragging.current = false;
    setStart(undefined);
    setEnd(undefined);
  };
  const step = Math.ceil(bars.length / LABELS);
  return (
    <div>
      <ol className={styles.bars} aria-label="各时段条数" onPointerLeave={() => (isDragging.current = false)}>
        {bars.map((bar, index) => {
          const when = isOfDays ? bar.start.slice(0, 10) : bar.start;
          const long = hours === each ? '' : ` 起 ${hours / each} ${isOfDays ? '日' : '小时'}`;
          const label = `${when}${long}，${bar.count} 条`;
          const { onKeyDown, ...roving } = stop(index);
          return (
            <li key={bar.start}>
              <button
                type="button"
                className="jw-bare"
                aria-label={label}
                title={label}
                data-chosen={(start !== undefined && index >= low && index <= high) || undefined}
                {...roving}
                onPointerDown={() => {
                  isDragging.current = true;
                  setStart(index);
                  setEnd(index);
                }}
                onPointerEnter={() => isDragging.current && setEnd(index)}
                onPointerUp={() => finish(index)}
                onKeyDown={(event) => {
                  onKeyDown(event);
                  if (event.key === 'Enter' || event.key === ' ') choose(index, index);
                }}
              >
                <i style={{ height: bar.count === 0 ? 0 : `${Math.max(4, (bar.count / most) * 100)}%` }} />
              </button>
            </li>
          );
        })}
      </ol>
      <div className={`jw-note ${styles.axis}`} aria-hidden>
        {bars.map(({ start: at }, index) => (
          <span key={at}>{index % step === 0 && (isOfDays ? at.slice(5, 10) : at.slice(11, 16))}</span>
        ))}
      </div>
    </div>
  );
}
