import type { PatientTimeline, TimelineReport } from '@jianwei/api-client/model';
import { isTrue } from '@jianwei/api-client/transport/undetermined';
import { ChevronRight } from 'lucide-react';
import { memo, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../kit/lib/format-date.ts';
import { Select } from '../../kit/ui/select.tsx';
import { useLoopsEnd } from '../../parts/loop/use-loops.ts';
import { reportTimeText, timelineParts, type TimelineYear } from '../../parts/report/timeline-years.ts';
import styles from './detail-timeline.module.css';

interface DetailTimelineProps {
  timeline: PatientTimeline;
  reportId: string;
  range: 'year' | 'all';
  onRange: (range: 'year' | 'all') => void;
  addressOf: (reportId: string) => string;
}

/** Two lines beside a node: the day and what stands at its end, then what it holds. */
function Lines({ day, aside, content }: { day: ReactNode; aside: ReactNode; content: string }) {
  return (
    <>
      <span className="jw-row jw-baseline">
        <span className={styles.day}>{day}</span>
        {aside}
      </span>
      <span className={`jw-ink-2 jw-ellipsis ${styles.content}`}>{content}</span>
    </>
  );
}

/** It came when a later one was there already: no news, however late it came (J-45). */
function LateMark() {
  return (
    <span className={styles.late} title="送达时已有采样更晚的报告；先后以采样时间为准">
      补录
    </span>
  );
}

function Aside({ report, hasTime }: { report: TimelineReport; hasTime: boolean }) {
  const { critical_count: critical, abnormal_count: abnormal, is_late: isLate } = report;
  return (
    <>
      {hasTime && <span className={styles.time}>{formatDate(report.report_time, 'HH:mm')}</span>}
      {isTrue(isLate) && <LateMark />}
      {critical !== 0 && <span className={styles.critical}>危急值 {critical}</span>}
      {critical === 0 && abnormal !== 0 && <span className={styles.flag}>异常 {abnormal}</span>}
    </>
  );
}

/** 报告时间轴: the patient's reports, newest first; what is older than a year collapses by calendar year. */
export const DetailTimeline = memo(function DetailTimeline({
  timeline,
  reportId,
  range,
  onRange,
  addressOf,
}: DetailTimelineProps) {
  const { recent, older } = timelineParts(timeline.days);
  const loopsEnd = useLoopsEnd(reportId);
  const all = [...recent, ...older.flatMap(({ reports }) => reports)];
  const shown = all.find(({ report_id: id }) => id === reportId) ?? recent[0];
  const ownYear = shown && formatDate(shown.report_time, 'yyyy');
  const perDay = Map.groupBy(all, ({ report_time: time }) => formatDate(time));
  /** @param year the one that stands above the entry, or that goes without saying */
  const entry = (report: TimelineReport, year: string | undefined) => {
    const isSelected = report.report_id === reportId;
    const isOfYear = formatDate(report.report_time, 'yyyy') === year;
    // Reports of one day are told apart by the hour, whatever the year.
    const isAlone = perDay.get(formatDate(report.report_time))?.length === 1;
    return (
      <li key={report.report_id} className={styles.entry} data-selected={isSelected || undefined}>
        <Link to={addressOf(report.report_id)} className={styles.lines} aria-current={isSelected || undefined}>
          <Lines
            day={formatDate(report.report_time, isOfYear ? 'MM-dd' : 'yyyy-MM-dd')}
            aside={<Aside report={report} hasTime={isOfYear || !isAlone} />}
            content={report.report_name}
          />
          {isSelected && loopsEnd !== undefined && (
            <span className={`jw-note ${styles.content}`}>
              已闭环 {reportTimeText(loopsEnd, formatDate(report.report_time))}
            </span>
          )}
        </Link>
      </li>
    );
  };
  return (
    <nav className={styles.timeline} aria-label="报告时间轴">
      <div className={`jw-row jw-between ${styles.heading}`}>
        <h2 className="jw-body">报告时间轴</h2>
        <Select
          variant="bare"
          aria-label="时间范围"
          value={range}
          onChange={(event) => onRange(event.target.value === 'all' ? 'all' : 'year')}
        >
          <option value="year">近 1 年</option>
          <option value="all">全部</option>
        </Select>
      </div>
      <ol className={styles.list}>
        {recent.map((report) => entry(report, ownYear))}
        {older.map((group) => (
          <Year
            key={`${range}-${group.year}`}
            group={group}
            isOpenAtFirst={range === 'all' || group.reports.some((report) => report.report_id === reportId)}
          >
            {group.reports.map((report) => entry(report, group.year))}
          </Year>
        ))}
      </ol>
    </nav>
  );
});

interface YearProps {
  group: TimelineYear;
  /** Opened by the range, or by holding the report on screen. */
  isOpenAtFirst: boolean;
  children: ReactNode;
}

/** A year further back: one line with its count, opened by a click. */
function Year({ group, isOpenAtFirst, children }: YearProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <>
      <li className={styles.entry}>
        <button type="button" className={styles.lines} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Lines
            day={`${group.year} 年`}
            aside={<ChevronRight className={`jw-end jw-ink-3 ${styles.chevron}`} size={14} />}
            content={`${group.reports.length} 份报告`}
          />
        </button>
      </li>
      {isOpen && children}
    </>
  );
}
