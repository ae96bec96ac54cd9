import type { ResearchDistribution } from '@jianwei/api-client/model';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { countValue } from '../../../parts/research/cohort-wire.ts';
import { BARS_HIDDEN } from '../../../parts/research/research-text.ts';
import { edgesOf, placeOf, type Range, rangeAt } from './chart-range.ts';
import styles from './charts.module.css';

const HEIGHT = 96;
/** Bins that Shift with an arrow key moves. */
const LEAP = 5;

interface RangeChartProps {
  of: ResearchDistribution;
  range: Range;
  onRange: (range: Range) => void;
}

type Places = readonly [from: number, to: number];

function sliderLabel(name: string, side: 0 | 1): string {
  return `${name}${side === 0 ? '下限' : '上限'}`;
}

/** Bars of one series over the bins, each series in its own scale: shapes are compared, not heights. */
function Bars({ values, className }: { values: readonly number[]; className: string | undefined }) {
  const tallest = Math.max(1, ...values);
  return values.map((value, index) => (
    <rect
      key={index}
      className={className}
      x={index + 0.03}
      width={0.94}
      y={HEIGHT - (value / tallest) * HEIGHT}
      height={(value / tallest) * HEIGHT}
    />
  ));
}

/** Numbers at the foot of the axis: both ends and about three or four between them. */
function ticksOf(edges: readonly number[]): readonly number[] {
  const last = edges.length - 1;
  const step = Math.max(1, Math.round(last / 4));
  const places = Array.from({ length: Math.ceil(last / step) }, (_, index) => index * step);
  return places.filter((index) => index === 0 || last - index >= step * 0.7).concat(last);
}

/**
 * A histogram that is a filter: dragging draws a range, its two handles are sliders (an arrow key moves one bin, Shift five), a
 * handle at the edge leaves its side open. The numbers stand in the table below the charts.
 */
export function RangeChart({ of, range, onRange }: RangeChartProps) {
  const { bins, store_bins: store, name, unit } = of;
  const edges = edgesOf(bins);
  const count = bins.length;
  const plot = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<Places | null>(null);
  const held: Places = [
    range.low === undefined ? 0 : placeOf(range.low, edges),
    range.high === undefined ? count : placeOf(range.high, edges),
  ];
  const [from, to] = drawn ?? held;
  const isFiltered = drawn !== null || range.low !== undefined || range.high !== undefined;

  const placeAt = (event: PointerEvent): number => {
    const box = plot.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0) return 0;
    return Math.round(Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)) * count);
  };
  const begin = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.button !== 0) return;
    const place = placeAt(event);
    event.currentTarget.setPointerCapture(event.pointerId);
    // Near a handle that handle is taken, anywhere else a new range begins.
    if (isFiltered && Math.abs(place - to) < 1) setDrawn([from, place]);
    else if (isFiltered && Math.abs(place - from) < 1) setDrawn([to, place]);
    else setDrawn([place, place]);
  };
  const draw = (event: PointerEvent): void => {
    if (drawn !== null) setDrawn([drawn[0], placeAt(event)]);
  };
  const end = (): void => {
    if (drawn !== null && drawn[0] !== drawn[1]) onRange(rangeAt(drawn[0], drawn[1], edges));
    setDrawn(null);
  };
  const move = (event: KeyboardEvent, side: 0 | 1): void => {
    const step = event.shiftKey ? LEAP : 1;
    const now = Math.round(held[side]);
    const steps: Record<string, number> = {
      ArrowLeft: now - step,
      ArrowDown: now - step,
      ArrowRight: now + step,
      ArrowUp: now + step,
      Home: 0,
      End: count,
    };
    const wanted = steps[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    const [low, high] = held.map(Math.round) as [number, number];
    const next: Places =
      side === 0 ? [Math.min(Math.max(0, wanted), high - 1), high] : [low, Math.max(Math.min(count, wanted), low + 1)];
    onRange(rangeAt(next[0], next[1], edges));
  };

  const isDrawn = bins.some(({ n }) => (countValue(n) ?? 0) > 0);
  const [left, right] = [Math.min(from, to), Math.max(from, to)];
  const handle = (side: 0 | 1) => {
    const place = side === 0 ? left : right;
    const isOpen = side === 0 ? place <= 0 : place >= count;
    const value = edges[Math.round(place)] ?? 0;
    return (
      <span
        role="slider"
        tabIndex={0}
        aria-label={sliderLabel(name, side)}
        aria-valuemin={edges[0]}
        aria-valuemax={edges.at(-1)}
        aria-valuenow={value}
        aria-valuetext={isOpen ? '不限' : `${value}${unit === '' ? '' : ` ${unit}`}`}
        className={`jw-no-print ${styles.handle}`}
        data-open={isOpen || undefined}
        style={{ left: `${(place / count) * 100}%` }}
        onKeyDown={(event) => move(event, side)}
      />
    );
  };
  return (
    <div className={styles.chart}>
      <div
        ref={plot}
        className={styles.plot}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={() => setDrawn(null)}
      >
        <svg viewBox={`0 0 ${Math.max(1, count)} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <Bars values={store.map(({ n }) => countValue(n) ?? 0)} className={styles.store} />
          {isFiltered && (
            <Bars values={bins.map((bin) => countValue(bin.without_own) ?? 0)} className={styles.relaxed} />
          )}
          <Bars values={bins.map(({ n }) => countValue(n) ?? 0)} className={styles.cohort} />
        </svg>
        {isFiltered && (
          <span
            className={styles.window}
            data-open-left={left <= 0 || undefined}
            data-open-right={right >= count || undefined}
            style={{ left: `${(left / count) * 100}%`, right: `${100 - (right / count) * 100}%` }}
          />
        )}
        {!isDrawn && (
          <p className={`jw-note ${styles.none}`}>
            <span>{BARS_HIDDEN}</span>
          </p>
        )}
        {handle(0)}
        {handle(1)}
      </div>
      <div className={`jw-note ${styles.ticks}`} aria-hidden="true">
        {ticksOf(edges).map((index) => (
          <span key={index} style={{ left: `${(index / Math.max(1, count)) * 100}%` }}>
            {edges[index]}
          </span>
        ))}
      </div>
    </div>
  );
}
