import { isUndetermined, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { Link } from 'react-router-dom';
import { formatDate } from '../../kit/lib/format-date.ts';
import { shellAddress } from '../../parts/report/shell-address.ts';
import type { PatientDay } from './patient-days.ts';
import { useShellReport } from './report-shell.tsx';
import { bandShapes, riverBands, type RiverKind } from './river-bands.ts';
import styles from './river-chart.module.css';

const HEIGHT = 220;
/** A name needs this much of a band, in px. */
const NAME_FROM = 20;
/** Tones that bands take in turn; names say which is which. */
const TONES = 6;

/** What a screen reader hears for a day: 2025-11-18，1 份报告，异常 15 项，疑似糖尿病、慢性肾脏病. */
function spokenDay({ date, reports, diagnoses }: PatientDay): string {
  const counts = reports.map((report) => report.abnormal_count);
  const abnormal = isUndetermined(...counts) ? UNDETERMINED : counts.reduce((sum, count) => sum + count, 0);
  const names = diagnoses.map(({ name }) => name).join('、');
  const said = names === '' ? '未提示疑似诊断' : `疑似${names}`;
  return `${date}，${reports.length} 份报告，异常 ${abnormal} 项，${said}`;
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
              style={{ left: `${((label.day + 0.5) / days.length) * 100}%`, top: label.middle }}
              aria-hidden="true"
            >
              {name}
            </span>
          ))}
        {shapes.length === 0 && (
          <p className={`jw-grid jw-table-text jw-ink-3 ${styles.nothing}`}>这段时间的报告未提示疑似诊断</p>
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
