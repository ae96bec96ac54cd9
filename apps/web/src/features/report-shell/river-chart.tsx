import { Link } from 'react-router-dom';
import { formatDate } from '../../kit/lib/format-date.ts';
import type { PatientDay } from './patient-days.ts';
import { bandShapes, riverBands, type RiverKind } from './river-bands.ts';
import styles from './river-chart.module.css';
import { shellAddress } from './shell-address.ts';

const HEIGHT = 220;
/** A name needs this much of a band, in px. */
const NAME_FROM = 20;
/** Tones that bands take in turn; names say which is which. */
const TONES = 6;

interface RiverChartProps {
  /** Days on screen, oldest first. */
  days: readonly PatientDay[];
  kind: RiverKind;
  /** What fills the height, see riverHeight. */
  full: number;
  reportId: string;
}

/** What a screen reader hears for a day: 2025-11-18，1 份报告，异常 15 项，疑似糖尿病、慢性肾脏病. */
function spokenDay({ date, reports, diagnoses }: PatientDay): string {
  const abnormal = reports.reduce((sum, report) => sum + report.abnormal_count, 0);
  const names = diagnoses.map(({ name }) => name).join('、');
  return [
    date,
    `${reports.length} 份报告`,
    `异常 ${abnormal} 项`,
    names === '' ? '未提示疑似诊断' : `疑似${names}`,
  ].join('，');
}

function DayLink({ day, isHere, hasYear }: { day: PatientDay; isHere: boolean; hasYear: boolean }) {
  const [newest] = day.reports;
  if (newest === undefined) return null;
  return (
    <Link
      to={shellAddress('/report-detail', newest.report_id)}
      className={`jw-stack jw-ink-2 ${styles.day ?? ''}`}
      aria-current={isHere ? 'date' : undefined}
      aria-label={`${spokenDay(day)}，打开最近一份`}
      title={`打开 ${day.date} 的报告`}
    >
      <span className={`jw-nowrap ${styles.date ?? ''}`}>{formatDate(day.date, hasYear ? 'yyyy-MM-dd' : 'MM-dd')}</span>
      <span className={styles.count}>{day.reports.length > 1 ? `${day.reports.length} 份` : ''}</span>
    </Link>
  );
}

/** Bands that flow from day to day, one for each disease system or diagnosis; a day leads to its report. */
export function RiverChart({ days, kind, full, reportId }: RiverChartProps) {
  const bands = riverBands(days, kind);
  const shapes = bandShapes(bands, HEIGHT, full);
  const yearOf = (index: number) => days[index]?.date.slice(0, 4);
  return (
    <div className={styles.river}>
      {bands.length > 0 && (
        <ul className={styles.legend} aria-label="图例">
          {bands.map(({ name }, index) => (
            <li key={name} data-tone={index % TONES}>
              {name}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.water} style={{ height: HEIGHT }}>
        <svg viewBox={`0 0 ${days.length} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {shapes.map(({ name, path }, index) => (
            <path key={name} d={path} data-tone={index % TONES} />
          ))}
        </svg>
        {shapes.map(
          ({ name, label }, index) =>
            label.width >= NAME_FROM && (
              <span
                key={name}
                className={styles.name}
                data-tone={index % TONES}
                style={{ left: `${((label.day + 0.5) / days.length) * 100}%`, top: label.middle }}
                aria-hidden="true"
              >
                {name}
              </span>
            ),
        )}
        {bands.length === 0 && (
          <p className={`jw-grid jw-ink-3 ${styles.nothing ?? ''}`}>这段时间的报告未提示疑似诊断</p>
        )}
      </div>
      <ol
        className={styles.days}
        style={{ gridTemplateColumns: `repeat(${days.length}, 1fr)` }}
        aria-label="按日打开报告"
      >
        {days.map((day, index) => (
          <li key={day.date}>
            <DayLink
              day={day}
              isHere={day.reports.some((report) => report.report_id === reportId)}
              hasYear={yearOf(index) !== yearOf(index - 1)}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}
