import { isUndetermined, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { Link } from 'react-router-dom';
import { formatDate } from '../../kit/lib/format-date.ts';
import { shellAddress } from '../../parts/report/detail-address.ts';
import type { PatientDay } from './day-table.tsx';
import { useShellReport } from './report-shell.tsx';
import styles from './river-chart.module.css';
import { reliabilityBars } from '../../parts/lab/reliability-mark.tsx';

/** What a band of the river stands for. */
export type RiverKind = 'system' | 'diagnosis';

/** One band: how wide it flows on each day; 0 = not there. */
export interface Band {
  readonly name: string;
  readonly widths: readonly number[];
}

/** What flows on one day: the same band on each day by its key, whatever it is called then. */
interface Part {
  readonly key: string;
  readonly name: string;
  readonly width: number;
}

/** What is known has no reliability to be as wide as. */
const KNOWN_WIDTH = 1;

function partsOf(day: PatientDay, kind: RiverKind): Part[] {
  return kind === 'diagnosis'
    ? day.diagnoses.map(({ id, name, reliable, known }) => ({
        key: id,
        name: known ? `${name}（已知）` : name,
        width: known ? KNOWN_WIDTH : reliabilityBars(reliable),
      }))
    : [...Map.groupBy(day.diagnoses, ({ system }) => system)].map(([system, { length }]) => ({
        key: system,
        name: system,
        width: length,
      }));
}

/**
 * Bands over the days, the one that flows widest first, each as it is called on its last day. A disease system is as wide as it has
 * diagnoses, a suspected diagnosis as its reliability has bars: 1 to 3.
 */
export function riverBands(days: readonly PatientDay[], kind: RiverKind): Band[] {
  const bands = new Map<string, { name: string; widths: number[] }>();
  for (const [index, day] of days.entries()) {
    for (const { key, name, width } of partsOf(day, kind)) {
      const widths = bands.get(key)?.widths ?? days.map(() => 0);
      widths[index] = width;
      bands.set(key, { name, widths });
    }
  }
  const total = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0);
  return [...bands.values()].toSorted((left, right) => total(right.widths) - total(left.widths));
}

/** The least that fills the river's height, so that one diagnosis alone does not. */
const LEAST_HEIGHT = 4;

/** What fills the height of the river: the widest of all days, so that paging does not change the scale. */
export function riverHeight(days: readonly PatientDay[], kind: RiverKind): number {
  const totals = days.map((day) => partsOf(day, kind).reduce((sum, { width }) => sum + width, 0));
  return Math.max(LEAST_HEIGHT, ...totals);
}

/** A band as it is drawn, in a box of one unit per day and `height`. */
export interface BandShape {
  readonly name: string;
  readonly path: string;
  /** Where it is widest: day, middle and width. */
  readonly label: { readonly day: number; readonly middle: number; readonly width: number };
}

/** One edge of a band from left to right: level at both ends, with the middle of each day between them. */
function edgePoints(edge: readonly number[]): (readonly [x: number, y: number])[] {
  const days = edge.map((y, day) => [day + 0.5, y] as const);
  return [[0, edge[0] ?? 0], ...days, [edge.length, edge.at(-1) ?? 0]];
}

/** A line through points: straight at its ends, a smooth curve from one to the next between them. */
function linePath(points: readonly (readonly [x: number, y: number])[]): string {
  const steps = points.map(([x, y], index) => {
    const [beforeX, beforeY] = points[index - 1] ?? [x, y];
    if (index <= 1 || index === points.length - 1) return `L${x} ${y.toFixed(2)}`;
    const middle = (beforeX + x) / 2;
    return `C${middle} ${beforeY.toFixed(2)} ${middle} ${y.toFixed(2)} ${x} ${y.toFixed(2)}`;
  });
  return steps.join('');
}

/** Outlines of the bands, stacked around the middle of the box; `full` is what fills its height. */
export function bandShapes(bands: readonly Band[], height: number, full: number): BandShape[] {
  const count = bands[0]?.widths.length ?? 0;
  const totals = Array.from({ length: count }, (_, day) =>
    bands.reduce((sum, band) => sum + (band.widths[day] ?? 0), 0),
  );
  const scale = height / full;
  let top: number[] = totals.map((total) => (height - total * scale) / 2);
  return bands.map(({ name, widths }) => {
    const upper = top;
    const lower = upper.map((y, day) => y + (widths[day] ?? 0) * scale);
    top = lower;
    const widest = Math.max(...widths);
    const day = widths.indexOf(widest);
    const middle = ((upper[day] ?? 0) + (lower[day] ?? 0)) / 2;
    return {
      name,
      path: `M${linePath(edgePoints(upper)).slice(1)}${linePath(edgePoints(lower).toReversed())}Z`,
      label: { day, middle, width: widest * scale },
    };
  });
}

const HEIGHT = 220;
/** A name needs this much of a band, in px. */
const NAME_FROM = 20;
/** Tones that bands take in turn; names say which is which. */
const TONES = 6;

/** What a screen reader hears for a day: 2025-11-18，1 份报告，异常 15 项，诊断 糖尿病、慢性肾脏病. */
function spokenDay({ date, reports, diagnoses }: PatientDay): string {
  const counts = reports.map((report) => report.abnormal_count);
  const abnormal = isUndetermined(...counts) ? UNDETERMINED : counts.reduce((sum, count) => sum + count, 0);
  const names = diagnoses.map(({ name, known }) => (known ? `已知${name}` : name)).join('、');
  // A day without diagnoses is not called quiet: what its reports say otherwise stands in their readings.
  const said = names === '' ? '' : `，诊断 ${names}`;
  return `${date}，${reports.length} 份报告，异常 ${abnormal} 项${said}`;
}

function DayLink({ day, hasYear }: { day: PatientDay; hasYear: boolean }) {
  const { reportId } = useShellReport();
  const { date, reports } = day;
  return (
    <Link
      to={shellAddress('/report-detail', reports[0]?.report_id ?? '')}
      className={`jw-stack jw-ink-2 ${styles.day}`}
      aria-current={reports.some((report) => report.report_id === reportId) ? 'date' : undefined}
      aria-label={`${spokenDay(day)}，打开最近一份`}
      title={`打开 ${date} 的报告`}
    >
      <span className={`jw-nowrap ${styles.date}`}>{formatDate(date, hasYear ? 'yyyy-MM-dd' : 'MM-dd')}</span>
      <span className={styles.count}>{reports.length > 1 ? `${reports.length} 份` : ''}</span>
    </Link>
  );
}

interface RiverChartProps {
  /** Days on screen, oldest first. */
  days: readonly PatientDay[];
  kind: RiverKind;
  /** What fills the height, see riverHeight. */
  full: number;
}

/** Bands that flow from day to day, one for each disease system or diagnosis; a day leads to its report. */
export function RiverChart({ days, kind, full }: RiverChartProps) {
  const shapes = bandShapes(riverBands(days, kind), HEIGHT, full).map((shape, index) => ({
    ...shape,
    tone: index % TONES,
  }));
  const yearOf = (index: number) => days[index]?.date.slice(0, 4);
  return (
    <div className={`jw-print-fill ${styles.river}`}>
      {shapes.length > 0 && (
        <ul className={`jw-row jw-wrap jw-note jw-ink-2 ${styles.legend}`} aria-label="图例">
          {shapes.map(({ name, tone }) => (
            <li key={name} data-tone={tone}>
              {name}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.water} style={{ height: HEIGHT }}>
        <svg viewBox={`0 0 ${days.length} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {shapes.map(({ name, tone, path }) => (
            <path key={name} d={path} data-tone={tone} />
          ))}
        </svg>
        {shapes
          .filter(({ label }) => label.width >= NAME_FROM)
          .map(({ name, tone, label }) => (
            <span
              key={name}
              className={`jw-note jw-ellipsis ${styles.name}`}
              data-tone={tone}
              // No wider than its day: the names of the next one, and the edge, lie beside it. The legend has them whole.
              style={{
                left: `${((label.day + 0.5) / days.length) * 100}%`,
                top: label.middle,
                maxWidth: `min(180px, ${100 / days.length}%)`,
              }}
              aria-hidden="true"
            >
              {name}
            </span>
          ))}
        {shapes.length === 0 && (
          <p className={`jw-grid jw-table-text jw-ink-3 ${styles.nothing}`}>
            这段时间没有列出诊断，其他发现见各份报告的解读
          </p>
        )}
      </div>
      <ol
        className={`jw-grid ${styles.days}`}
        style={{ gridTemplateColumns: `repeat(${days.length}, 1fr)` }}
        aria-label="按日打开报告"
      >
        {days.map((day, index) => (
          <li key={day.date}>
            <DayLink day={day} hasYear={yearOf(index) !== yearOf(index - 1)} />
          </li>
        ))}
      </ol>
    </div>
  );
}
