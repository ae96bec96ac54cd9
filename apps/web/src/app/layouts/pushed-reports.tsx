import type { PushDelivery, WarningPage } from '@jianwei/api-client/model';
import { useListPushDeliveries } from '@jianwei/api-client/push/push';
import { isUndetermined } from '@jianwei/api-client/transport/undetermined';
import { Link } from 'react-router-dom';
import { formatDate } from '../../kit/lib/format-date.ts';
import { detailAddress } from '../../parts/report/detail-address.ts';

/** How many pushes the bell lists. */
const LISTED = 5;

/** Reports that somebody was told of and has not looked at; 0 where the back end does not say. */
export function pushedCount(loops: WarningPage | undefined): number {
  const count = loops?.counts?.pushed;
  return count === undefined || isUndetermined(count) ? 0 : count;
}

/** What the push strategy told the user, each of which opens its report. It fails quietly, as the bell does. */
export function PushedReports({ count, onOpen }: { count: number; onOpen: () => void }) {
  const { data } = useListPushDeliveries({ waiting: true, page_size: LISTED }, { request: { suppress: true } });
  return (
    <>
      <p className="jw-row jw-between jw-reminders-title">
        <b>推送</b>
        <span className="jw-table-text jw-ink-3">{count} 份</span>
      </p>
      <ul>
        {data?.data.map((push) => (
          <Pushed key={push.delivery_id} push={push} onOpen={onOpen} />
        ))}
      </ul>
    </>
  );
}

function Pushed({ push, onOpen }: { push: PushDelivery; onOpen: () => void }) {
  const {
    report_id: reportId,
    patient_name: name,
    department,
    due_at: at,
    report_name: report,
    line_name: line,
  } = push;
  return (
    <li>
      <Link to={detailAddress({ reportId })} className="jw-reminder" onClick={onOpen}>
        <span className="jw-row jw-baseline jw-gap-10 jw-table-text">
          <b className="jw-body">{name}</b>
          <span className="jw-ink-2">{department}</span>
          <time dateTime={at} className="jw-ink-3 jw-end">
            {formatDate(at, 'MM-dd HH:mm')}
          </time>
        </span>
        <span className="jw-row jw-between">
          <span className="jw-strong jw-reminder-results">{report}</span>
          <span className="jw-note">{line}</span>
        </span>
      </Link>
    </li>
  );
}
