import { isUndetermined, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { BellRing } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { loopSubject } from '../../parts/loop/loop-words.ts';
import { openLoopCount, ringingLoops, useOpenLoops } from '../../parts/loop/use-loops.ts';
import { detailAddress } from '../../parts/report/detail-address.ts';
import { useMayOpen } from '../../parts/session/may-open.ts';

/** What rings cannot be read: nothing tells that nothing rings. */
function UnclearStrip() {
  const hasReminders = useMayOpen()('/crisis-reminder');
  return (
    <div className="jw-row jw-gap-10 jw-ring jw-no-print" role="status">
      <BellRing size={18} />
      <b className="jw-grow">危急值是否逾时未接报{UNDETERMINED}，请人工核对</b>
      {hasReminders && <Link to="/crisis-reminder">危急值提醒与处理</Link>}
    </div>
  );
}

/**
 * The band above every screen while a critical result of one's own waits for somebody to receive it: which one, of which patient,
 * and the way to it. The server decides whom it rings, and since when; nobody is named as at fault, and nothing sounds.
 */
export function RingStrip() {
  const loops = useOpenLoops();
  const mayOpen = useMayOpen();
  const { search } = useLocation();
  const ringing = ringingLoops(loops);
  const [first] = ringing;
  const isUnclear = loops?.data.some(({ warning_id: id }) => isUndetermined(id)) === true;
  if (first === undefined && isUnclear && openLoopCount(loops) !== 0) return <UnclearStrip />;
  if (first === undefined || openLoopCount(loops) === 0) return null;
  const { report_id: reportId, warning_id: warningId } = first;
  const count = loops?.counts?.ringing ?? ringing.length;
  const address =
    reportId !== undefined && mayOpen('/detail')
      ? detailAddress({ reportId })
      : `/crisis-detail?id=${encodeURIComponent(warningId)}`;
  const isHere = reportId !== undefined && new URLSearchParams(search).get('report_id') === reportId;
  const who = [first.department, first.bed_no, first.patient_name].filter(Boolean).join(' ');
  return (
    <div className="jw-row jw-gap-10 jw-ring jw-no-print" role="status">
      <BellRing size={18} />
      <span className="jw-grow jw-ellipsis">
        <b>{loopSubject(first)} 逾时未接报</b>　{who}
        {count > 1 && `　另 ${count - 1} 项`}
      </span>
      {!isHere && mayOpen(address.split('?')[0] ?? '') && <Link to={address}>查看并接报</Link>}
    </div>
  );
}
