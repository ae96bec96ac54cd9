import type { KeyResult, ReportListItem, ReportPage } from '@jianwei/api-client/model';
import { Bell } from 'lucide-react';
import { Link } from 'react-router-dom';
import { getListReportsQueryOptions } from '@jianwei/api-client/reports/reports';
import { useQuery } from '@tanstack/react-query';
import { formatDate, today } from '../../kit/lib/format-date.ts';
import type { SessionRecord } from '../../parts/session/session-store.ts';
import { mayOpen, useMayOpen } from '../../parts/session/may-open.ts';
import { Popover } from '../../kit/overlay/popover.tsx';
import { isClinician } from '../../parts/session/roles.ts';

/** How many critical reports the bell lists. */
const LISTED = 5;

/**
 * The newest critical reports of today with the counts of all tabs: one call feeds the bell and the figure in the menu. Asked only for
 * users who may open the report list; its failure is quiet, because every page has the shell around it.
 */
export function useReportCounts(session: SessionRecord): ReportPage | undefined {
  return useQuery(
    getListReportsQueryOptions(
      { tab: 'critical', date: today(), page: 0, page_size: LISTED },
      {
        query: { enabled: isClinician(session.role) && mayOpen('/excellent') },
        request: { suppress: true },
      },
    ),
  ).data;
}

function criticalText(result: KeyResult): string {
  const arrows = result.critical === 'low' ? '↓↓' : '↑↑';
  return `${result.short_name} ${result.original_result} ${arrows}`;
}

function Reminder({ report, onOpen }: { report: ReportListItem; onOpen: () => void }) {
  const results = report.key_results.filter((result) => result.critical !== undefined);
  return (
    <li>
      <Link to={`/detail?report_id=${encodeURIComponent(report.report_id)}`} className="jw-reminder" onClick={onOpen}>
        <span className="jw-row jw-baseline jw-gap-10 jw-table-text">
          <b className="jw-body">{report.patient_name}</b>
          <span className="jw-ink-2">{[report.department, report.bed_no].filter(Boolean).join('　')}</span>
          <time dateTime={report.report_time} className="jw-ink-3 jw-end">
            {formatDate(report.report_time, 'MM-dd HH:mm')}
          </time>
        </span>
        <span className="jw-strong jw-reminder-results">{results.map(criticalText).join('　')}</span>
      </Link>
    </li>
  );
}

/**
 * The bell: critical reports of today, newest first. Each opens its report, and the foot leads on to the reminders. Who
 * opens the reminders but no reports comes to them at once.
 */
export function CriticalBell({ session }: { session: SessionRecord }) {
  const mayOpen = useMayOpen();
  const hasReminders = mayOpen('/crisis-reminder');
  const hasReports = mayOpen('/excellent') && mayOpen('/detail');
  if (!hasReports) return hasReminders ? <RemindersLink /> : null;
  return <ReportBell session={session} hasReminders={hasReminders} />;
}

function RemindersLink() {
  return (
    <Link to="/crisis-reminder" className="jw-icon-button jw-bell" aria-label="危急值提醒" title="危急值提醒">
      <Bell size={18} />
    </Link>
  );
}

function ReportBell({ session, hasReminders }: { session: SessionRecord; hasReminders: boolean }) {
  const answer = useReportCounts(session);
  const count = answer?.counts.critical ?? 0;
  return (
    <Popover
      label={count !== 0 ? `危急值提醒，${count} 份` : '危急值提醒'}
      triggerClassName="jw-icon-button jw-bell"
      panelLabel="危急值提醒"
      width={360}
      trigger={
        <>
          <Bell size={18} />
          {count !== 0 && <span />}
        </>
      }
    >
      {(close) => (
        <>
          <p className="jw-row jw-between jw-reminders-title">
            <b>今日危急值</b>
            {count !== 0 && <span className="jw-table-text jw-ink-3">{count} 份</span>}
          </p>
          {count === 0 ? (
            <p className="jw-table-text jw-ink-3 jw-reminders-empty">今日没有达到危急值界限的报告</p>
          ) : (
            <>
              <ul>
                {answer?.data.map((report) => (
                  <Reminder key={report.report_id} report={report} onOpen={close} />
                ))}
              </ul>
              <Link to={`/excellent?tab=critical&date=${today()}`} className="jw-reminders-all" onClick={close}>
                今日全部危急值报告
              </Link>
            </>
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
