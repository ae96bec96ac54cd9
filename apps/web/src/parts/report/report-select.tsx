import type { PatientTimeline } from '@jianwei/api-client/model';
import { isTrue } from '@jianwei/api-client/transport/undetermined';
import { formatDate } from '../../kit/lib/format-date.ts';
import { Select } from '../../kit/ui/select.tsx';
import styles from './report-select.module.css';
import { timelineYears } from './timeline-years.ts';

interface ReportSelectProps {
  timeline: PatientTimeline;
  reportId: string;
  onSelect: (reportId: string) => void;
}

/** The patient's reports as a select, newest first, by year. */
export function ReportSelect({ timeline, reportId, onSelect }: ReportSelectProps) {
  const years = timelineYears(timeline.days);
  // The closed field shows no heading of a year: the year of another than the report that is read is said.
  const own = years.find(({ reports }) => reports.some(({ report_id: id }) => id === reportId))?.year;
  return (
    <Select
      className={`jw-no-print ${styles.select}`}
      aria-label="报告"
      value={reportId}
      onChange={(event) => onSelect(event.target.value)}
    >
      {years.map(({ year, reports }) => (
        <optgroup key={year} label={`${year} 年`}>
          {reports.map(({ report_id: id, report_time: time, report_name: name, is_late: isLate }) => (
            <option key={id} value={id}>
              {formatDate(time, year === own ? 'MM-dd HH:mm' : 'yyyy-MM-dd HH:mm')} {name}
              {isTrue(isLate) && ' 补录'}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}
