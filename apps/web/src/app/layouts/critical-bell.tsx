import type { Warning } from '@jianwei/api-client/model';
import { UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { Bell } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../kit/lib/format-date.ts';
import { Popover } from '../../kit/overlay/popover.tsx';
import { loopSubject, stateText } from '../../parts/loop/loop-words.ts';
import { openLoopCount, useMayReadLoops, useOpenLoops, type OpenLoops } from '../../parts/loop/use-loops.ts';
import { detailAddress } from '../../parts/report/detail-address.ts';
import { useMayOpen } from '../../parts/session/may-open.ts';
import { pushedCount, PushedReports } from './pushed-reports.tsx';

function Reminder({ warning, onOpen }: { warning: Warning; onOpen: () => void }) {
  const { report_id: reportId } = warning;
  const content = (
    <>
      <span className="jw-row jw-baseline jw-gap-10 jw-table-text">
        <b className="jw-body">{warning.patient_name}</b>
        <span className="jw-ink-2">{[warning.department, warning.bed_no].filter(Boolean).join('　')}</span>
        <time dateTime={warning.create_time} className="jw-ink-3 jw-end">
          {formatDate(warning.create_time, 'MM-dd HH:mm')}
        </time>
      </span>
      <span className="jw-row jw-between">
        <span className="jw-strong jw-reminder-results">{loopSubject(warning)}</span>
        <span className="jw-note">{stateText(warning)}</span>
      </span>
    </>
  );
  return (
    <li>
      {reportId === undefined ? (
        <div className="jw-reminder">{content}</div>
      ) : (
        <Link to={detailAddress({ reportId })} className="jw-reminder" onClick={onOpen}>
          {content}
        </Link>
      )}
    </li>
  );
}

/**
 * The bell: critical results that wait for their end, what nobody has received first. Each opens its report, and the foot leads on
 * to the reminders. Who opens the reminders but no reports comes to them at once.
 */
export function CriticalBell() {
  const mayOpen = useMayOpen();
  const mayRead = useMayReadLoops();
  const hasReminders = mayOpen('/crisis-reminder');
  const hasReports = mayRead && mayOpen('/excellent') && mayOpen('/detail');
  if (!hasReports) return hasReminders ? <RemindersLink /> : null;
  return <LoopBell hasReminders={hasReminders} />;
}

const countOf = (count: OpenLoops) => (count === UNDETERMINED ? `项数${UNDETERMINED}，` : `${count} 项`);

const NAME = '危急值提醒';

/** 危急值提醒，3 项未闭环，1 份推送; a figure only where the back end says it and it is not 0. */
function nameOf(count: OpenLoops, pushed: number): string {
  const open = count === undefined || count === 0 ? '' : `，${countOf(count)}未闭环`;
  return `${NAME}${open}${pushed === 0 ? '' : `，${pushed} 份推送`}`;
}

function RemindersLink() {
  const answer = useOpenLoops();
  const [count, pushed] = [openLoopCount(answer), pushedCount(answer)];
  const name = nameOf(count, pushed);
  return (
    <Link to="/crisis-reminder" className="jw-icon-button jw-bell" aria-label={name} title={name}>
      <Bell size={18} />
      {((count !== undefined && count !== 0) || pushed > 0) && <span />}
    </Link>
  );
}

function LoopBell({ hasReminders }: { hasReminders: boolean }) {
  const answer = useOpenLoops();
  const [count, pushed] = [openLoopCount(answer), pushedCount(answer)];
  return (
    <Popover
      label={nameOf(count, pushed)}
      triggerClassName="jw-icon-button jw-bell"
      panelLabel={NAME}
      width={360}
      trigger={
        <>
          <Bell size={18} />
          {((count !== undefined && count !== 0) || pushed > 0) && <span />}
        </>
      }
    >
      {(close) => (
        <>
          {pushed > 0 && <PushedReports count={pushed} onOpen={close} />}
          <p className="jw-row jw-between jw-reminders-title">
            <b>未闭环危急值</b>
            {count !== undefined && count !== 0 && <span className="jw-table-text jw-ink-3">{countOf(count)}</span>}
          </p>
          {count === 0 && <p className="jw-table-text jw-ink-3 jw-reminders-empty">没有未闭环的危急值</p>}
          {count !== undefined && count !== 0 && (
            <ul>
              {answer?.data.map((warning) => (
                <Reminder key={warning.warning_id} warning={warning} onOpen={close} />
              ))}
            </ul>
          )}
          <Link to="/excellent?tab=critical" className="jw-reminders-all" onClick={close}>
            全部未闭环危急值的报告
          </Link>
          {hasReminders && (
            <Link to="/crisis-reminder" className="jw-reminders-all" onClick={close}>
              危急值提醒与处理
            </Link>
          )}
        </>
      )}
    </Popover>
  );
}
