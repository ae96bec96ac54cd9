import { useListPushDeliveries } from '@jianwei/api-client/push/push';
import { sayOf } from '@jianwei/api-client/transport/undetermined';
import { MessageSquareText, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../kit/lib/format-date.ts';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { detailAddress, shellAddress } from '../../parts/report/detail-address.ts';
import { useMayOpen } from '../../parts/session/may-open.ts';

/** How often an open frame asks, in milliseconds: as often as the bell does. */
const ASK_AGAIN_MS = 60_000;
const SHELL = '/report-detail';

/** The newest push that waits, with how many there are beside it. */
export function Bubble() {
  const mayOpen = useMayOpen();
  const [closed, setClosed] = useState(0);
  const { data } = useListPushDeliveries(
    { waiting: true, channel: 'bubble', page_size: 1 },
    { query: { refetchInterval: ASK_AGAIN_MS, refetchOnWindowFocus: 'always' }, request: { suppress: true } },
  );
  const [push] = data?.data ?? [];
  // Closed is what had come by then: a later one opens it again.
  if (data === undefined || push === undefined || push.delivery_id <= closed) return null;
  const {
    report_id: reportId,
    patient_name: patient,
    department,
    report_name: report,
    line_name: line,
    due_at: at,
  } = push;
  const rest = data.total_elements - 1;
  const address = mayOpen(SHELL) ? shellAddress(SHELL, reportId) : detailAddress({ reportId });
  return (
    <aside className="jw-row jw-gap-10 jw-sheet jw-bubble jw-no-print" aria-label="推送">
      <MessageSquareText size={18} aria-hidden />
      <div className="jw-grid jw-gap-4 jw-grow" role="status">
        <span className="jw-row jw-baseline jw-gap-8">
          <b>{patient}</b>
          <span className="jw-table-text jw-ink-2">{department}</span>
          <time dateTime={at} className="jw-note jw-end">
            {sayOf(at, formatDate(at, 'MM-dd HH:mm'))}
          </time>
        </span>
        <span className="jw-table-text">
          {report}　{line}
          {rest > 0 && `，另 ${rest} 份`}
        </span>
      </div>
      <Link to={address} className="jw-nowrap">
        查看
      </Link>
      <IconButton icon={X} size={16} label="关闭推送" onClick={() => setClosed(push.delivery_id)} />
    </aside>
  );
}
