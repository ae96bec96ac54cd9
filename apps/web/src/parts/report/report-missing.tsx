import type { PatientTimeline } from '@jianwei/api-client/model';
import { Link } from 'react-router-dom';
import { formatDate } from '../../kit/lib/format-date.ts';
import { useMayOpen } from '../session/may-open.ts';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import styles from './report-missing.module.css';
import { timelineYears } from './timeline-years.ts';
import type { ReportReading } from './use-report.ts';

const WAYS_BACK = [
  { to: '/excellent', label: '返回报告列表' },
  { to: '/', label: '返回首页' },
];

interface ReportUnreadProps {
  reportId: string;
  reading: ReportReading;
  /** Of the patient whose report it was, where that is known. */
  timeline?: PatientTimeline | undefined;
  /** Address of another report on this screen. */
  addressOf: (reportId: string) => string;
  onReload: () => void;
}

/**
 * Why there is no report: the address names none, or one that does not exist, or it could not be read; then what was asked
 * for stays in the address. The patient's other reports stand below where the patient is known.
 */
export function ReportUnread({ reportId, reading, timeline, addressOf, onReload }: ReportUnreadProps) {
  const mayOpen = useMayOpen();
  if (reading.status === 'failed') {
    const reload = <Button onClick={onReload}>重新载入</Button>;
    return (
      <div className={styles.low}>
        <EmptyState tone="error" title="报告未能载入" hint={reading.message} action={reload} />
      </div>
    );
  }
  const title = reportId === '' ? '没有找到报告' : `没有找到报告 ${reportId}`;
  const back = WAYS_BACK.find(({ to }) => mayOpen(to));
  return (
    <div className={styles.low}>
      <h1 className="jw-visually-hidden" tabIndex={-1}>
        {title}
      </h1>
      <EmptyState
        title={title}
        hint={reportId === '' ? '地址中没有报告编号' : '可能已撤回或地址有误'}
        action={back && <Link to={back.to}>{back.label}</Link>}
      />
      {timeline && <OtherReports {...{ timeline, reportId, addressOf }} />}
    </div>
  );
}

/** So many of the newest stand there; more are on the timeline of each of them. */
const SHOWN = 8;

function OtherReports({
  timeline: { patient, days },
  reportId,
  addressOf,
}: Pick<ReportUnreadProps, 'reportId' | 'addressOf'> & { timeline: PatientTimeline }) {
  const others = timelineYears(days)
    .flatMap(({ reports }) => reports)
    .filter(({ report_id: id }) => id !== reportId);
  if (others.length === 0) return null;
  return (
    <nav className={styles.others} aria-label={`${patient.name}的其他报告`}>
      <SectionHeading title={`${patient.name}的其他报告`} aside={`${others.length} 份`} />
      <ul className="jw-table-text">
        {others.slice(0, SHOWN).map(({ report_id: id, report_time: time, report_name: name }) => (
          <li key={id}>
            <Link to={addressOf(id)} className="jw-row jw-gap-12">
              <span className="jw-nowrap">{formatDate(time, 'yyyy-MM-dd HH:mm')}</span>
              <span className="jw-ellipsis">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
