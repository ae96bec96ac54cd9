import type { Warning, WarningPage } from '@jianwei/api-client/model';
import { isUndetermined, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { Bell } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatDate, minuteInYear } from '../../kit/lib/format-date.ts';
import { lazyPart } from '../../kit/lib/lazy-part.tsx';
import { Popover } from '../../kit/overlay/popover.tsx';
import { loopSubject, stateText } from '../../parts/loop/loop-words.ts';
import { openLoopCount, useMayReadLoops, useOpenLoops, type OpenLoops } from '../../parts/loop/use-loops.ts';
import { detailAddress } from '../../parts/report/detail-address.ts';
import { useMayOpen } from '../../parts/session/may-open.ts';

// What a report was told of is read when the bell is opened: the first screen needs their count alone.
const PushedReports = lazyPart('PushedReports', () => import('./bell-lists.ts'));
const ReleasedReports = lazyPart('ReleasedReports', () => import('./bell-lists.ts'));

interface ReminderProps {
  readonly warning: Warning;
  /** Of the hospital, yyyy. */
  readonly year: string;
  readonly onOpen: () => void;
}

function Reminder({ warning, year, onOpen }: ReminderProps) {
  const { report_id: reportId } = warning;
  const content = (
    <>
      <span className="jw-row jw-baseline jw-gap-10 jw-table-text">
        <b className="jw-body">{warning.patient_name}</b>
        <span className="jw-ink-2">{[warning.department, warning.bed_no].filter(Boolean).join('　')}</span>
        <time dateTime={warning.create_time} className="jw-ink-3 jw-end">
          {minuteInYear(warning.create_time, year)}
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
 * The bell: critical results that wait for their end, what nobody has received first, and reports that one was told of. Each opens
 * its report, and the foot leads on to the reminders. Who opens no reports, or has no list of them and was told of none, comes to the
 * reminders at once.
 */
export function CriticalBell() {
  const mayOpen = useMayOpen();
  const mayRead = useMayReadLoops();
  const hasReminders = mayOpen('/crisis-reminder');
  if (!hasReminders && !mayOpen('/excellent')) return null;
  if (!mayRead || !mayOpen('/detail')) return hasReminders ? <RemindersLink /> : null;
  return <LoopBell hasReminders={hasReminders} hasReports={mayOpen('/excellent')} />;
}

const countOf = (count: OpenLoops) => (count === UNDETERMINED ? `项数${UNDETERMINED}，` : `${count} 项`);

const NAME = '危急值提醒';

/** What the bell tells: open loops (undefined where nobody says), pushed and released reports. */
interface Told {
  readonly open: OpenLoops;
  /** Reports that somebody was told of and has not looked at. */
  readonly pushed: number;
  /** Reports that were opened while they were held and have come free since. */
  readonly released: number;
}

/** 0 where the back end does not say. */
const known = (count: number | undefined): number => (count === undefined || isUndetermined(count) ? 0 : count);

function toldIn(answer: WarningPage | undefined): Told {
  const counts = answer?.counts;
  return { open: openLoopCount(answer), pushed: known(counts?.pushed), released: known(counts?.released) };
}

/** 危急值提醒，3 项未闭环，1 份推送; a figure only where it is known and not 0. */
function nameOf({ open, pushed, released }: Told): string {
  const parts = [
    (open ?? 0) !== 0 && `${countOf(open)}未闭环`,
    pushed !== 0 && `${pushed} 份推送`,
    released !== 0 && `${released} 份已放行`,
  ];
  return [NAME, ...parts.filter((part) => part !== false)].join('，');
}

function BellIcon({ open, pushed, released }: Told) {
  return (
    <>
      <Bell size={18} />
      {((open !== undefined && open !== 0) || pushed + released > 0) && <span />}
    </>
  );
}

function RemindersLink() {
  const told = toldIn(useOpenLoops());
  const name = nameOf(told);
  return (
    <Link to="/crisis-reminder" className="jw-icon-button jw-bell" aria-label={name} title={name}>
      <BellIcon {...told} />
    </Link>
  );
}

interface LoopBellProps {
  readonly hasReminders: boolean;
  /** Whether the user has a list of reports. */
  readonly hasReports: boolean;
}

function LoopBell({ hasReminders, hasReports }: LoopBellProps) {
  const answer = useOpenLoops();
  const told = toldIn(answer);
  const { open: count, pushed, released } = told;
  if (!hasReports && pushed + released === 0) return <RemindersLink />;
  return (
    <Popover
      label={nameOf(told)}
      triggerClassName="jw-icon-button jw-bell"
      panelLabel={NAME}
      width={360}
      trigger={<BellIcon {...told} />}
    >
      {(close) => (
        <>
          {pushed > 0 && <PushedReports count={pushed} onOpen={close} />}
          {released > 0 && <ReleasedReports count={released} onOpen={close} />}
          <p className="jw-row jw-between jw-reminders-title">
            <b>未闭环危急值</b>
            {count !== undefined && count !== 0 && <span className="jw-table-text jw-ink-3">{countOf(count)}</span>}
          </p>
          {count === 0 && <p className="jw-table-text jw-ink-3 jw-reminders-empty">没有未闭环的危急值</p>}
          {count !== undefined && count !== 0 && (
            <ul>
              {answer?.data.map((warning) => (
                <Reminder
                  key={warning.warning_id}
                  warning={warning}
                  year={formatDate(answer.time, 'yyyy')}
                  onOpen={close}
                />
              ))}
            </ul>
          )}
          {hasReports && (
            <Link to="/excellent?tab=critical" className="jw-reminders-all" onClick={close}>
              全部未闭环危急值的报告
            </Link>
          )}
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
