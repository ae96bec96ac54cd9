import { sayOf } from '@jianwei/api-client/transport/undetermined';
import type { PushDelivery } from '@jianwei/api-client/model';
import { Link } from 'react-router-dom';
import { formatDate } from '../../kit/lib/format-date.ts';
import { detailAddress } from '../../parts/report/detail-address.ts';

/** A report that the bell tells of. */
export interface BellReport extends Pick<PushDelivery, 'report_id' | 'report_name' | 'patient_name' | 'department'> {
  readonly key: string;
  /** ISO. */
  readonly at: string;
  readonly note: string;
}

interface BellReportsProps {
  readonly title: string;
  readonly count: number;
  readonly reports: readonly BellReport[];
  /** Whether what they tell is urgent. */
  readonly isLoud?: boolean;
  readonly onOpen: (reportId: string) => void;
}

/** A part of the bell: reports of which one was told, each of which opens. */
export function BellReports({ title, count, reports, isLoud = false, onOpen }: BellReportsProps) {
  return (
    <>
      <p className="jw-row jw-between jw-reminders-title">
        <b>{title}</b>
        <span className="jw-table-text jw-ink-3">{count} 份</span>
      </p>
      <ul>
        {reports.map(({ key, report_id: reportId, patient_name: name, department, at, report_name: report, note }) => (
          <li key={key}>
            <Link to={detailAddress({ reportId })} className="jw-reminder" onClick={() => onOpen(reportId)}>
              <span className="jw-row jw-baseline jw-gap-10 jw-table-text">
                <b className="jw-body">{name}</b>
                <span className="jw-ink-2">{department}</span>
                <time dateTime={at} className="jw-ink-3 jw-end">
                  {sayOf(at, formatDate(at, 'MM-dd HH:mm'))}
                </time>
              </span>
              <span className="jw-row jw-between">
                <span className={isLoud ? 'jw-strong jw-reminder-results' : 'jw-strong'}>{report}</span>
                <span className="jw-note">{note}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
