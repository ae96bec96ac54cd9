import type { PatientTimeline } from '@jianwei/api-client/model';
import { formatDate } from '../../kit/lib/format-date.ts';
import { Select } from '../../kit/ui/select.tsx';
import { VisuallyHidden } from '../../kit/ui/visually-hidden.tsx';
import styles from './report-select.module.css';
import { timelineYears } from './timeline-years.ts';

interface ReportSelectProps {
  timeline: PatientTimeline;
  reportId: string;
  onSelect: (reportId: string) => void;
}

/** The patient's reports as a select, newest first, by year. */
export function ReportSelect({ timeline, reportId, onSelect }: ReportSelectProps) {
  return (
    <label className={`jw-no-print ${styles.select ?? ''}`}>
      <VisuallyHidden>报告</VisuallyHidden>
      <Select value={reportId} onChange={(event) => onSelect(event.target.value)}>
        {timelineYears(timeline.days).map((group) => (
          <optgroup key={group.year} label={`${group.year} 年`}>
            {group.reports.map((report) => (
              <option key={report.report_id} value={report.report_id}>
                {formatDate(report.report_time, 'MM-dd HH:mm')} {report.report_name}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </label>
  );
}
