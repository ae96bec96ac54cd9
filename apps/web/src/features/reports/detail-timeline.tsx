import type { PatientTimeline, TimelineReport } from '@jianwei/api-client/model';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { formatDate } from '../../kit/lib/format-date.ts';
import { timelineParts, type TimelineYear } from '../../parts/report/timeline-years.ts';
import { Select } from '../../kit/ui/select.tsx';
import styles from './detail-timeline.module.css';

interface DetailTimelineProps {
  timeline: PatientTimeline;
  reportId: string;
  range: 'year' | 'all';
  onRange: (range: 'year' | 'all') => void;
  addressOf: (reportId: string) => string;
}

function Flag({ report }: { report: TimelineReport }) {
  if (report.critical_count > 0) {
    return <span className={styles.critical}>危急值 {report.critical_count}</span>;
  }
  if (report.abnormal_count === 0) return null;
  return <span className={styles.flag}>异常 {report.abnormal_count}</span>;
}

function Entry({ report, isSelected, address }: { report: TimelineReport; isSelected: boolean; address: string }) {
  return (
    <li className={styles.entry} data-selected={isSelected || undefined}>
      <Link to={address} className={styles.link} aria-current={isSelected ? 'true' : undefined}>
        <span className="jw-row jw-baseline">
          <span className={styles.day}>{formatDate(report.report_time, 'MM-dd')}</span>
          <span className={styles.time}>{formatDate(report.report_time, 'HH:mm')}</span>
          <Flag report={report} />
        </span>
        <span className={`jw-ink-2 jw-nowrap ${styles.content ?? ''}`}>{report.report_name}</span>
      </Link>
    </li>
  );
}

type YearProps = Pick<DetailTimelineProps, 'range' | 'reportId' | 'addressOf'> & { group: TimelineYear };

/** A year further back: one line with its count, opened by a click, by the range, or by holding the report on screen. */
function Year({ group, range, reportId, addressOf }: YearProps) {
  const holdsSelected = group.reports.some((report) => report.report_id === reportId);
  const [isOpen, setOpen] = useState(range === 'all' || holdsSelected);
  return (
    <>
      <li className={styles.entry}>
        <button type="button" className={styles.year} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <span className="jw-row jw-baseline">
            <span className={styles.day}>{group.year} 年</span>
            <ChevronRight
              className={`jw-end jw-ink-3 ${styles.chevron ?? ''}`}
              size={14}
              strokeWidth={1.6}
              aria-hidden="true"
            />
          </span>
          <span className={`jw-ink-2 jw-nowrap ${styles.content ?? ''}`}>{group.reports.length} 份报告</span>
        </button>
      </li>
      {isOpen &&
        group.reports.map((report) => (
          <Entry
            key={report.report_id}
            report={report}
            isSelected={report.report_id === reportId}
            address={addressOf(report.report_id)}
          />
        ))}
    </>
  );
}

/** 报告时间轴: the patient's reports, newest first; what is older than a year collapses by calendar year. */
export function DetailTimeline({ timeline, reportId, range, onRange, addressOf }: DetailTimelineProps) {
  const { recent, older } = timelineParts(timeline.days);
  return (
    <nav className={styles.timeline} aria-label="报告时间轴">
      <div className={`jw-row jw-between ${styles.heading ?? ''}`}>
        <h2>报告时间轴</h2>
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
        {recent.map((report) => (
          <Entry
            key={report.report_id}
            report={report}
            isSelected={report.report_id === reportId}
            address={addressOf(report.report_id)}
          />
        ))}
        {older.map((group) => (
          <Year key={`${range}-${group.year}`} group={group} range={range} reportId={reportId} addressOf={addressOf} />
        ))}
      </ol>
    </nav>
  );
}
