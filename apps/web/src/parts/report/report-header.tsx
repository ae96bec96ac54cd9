import type { Patient } from '@jianwei/api-client/model';
import { ChevronLeft, MessageSquareText, Printer, Share2, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../kit/lib/format-date.ts';
import { useWayBack } from '../../kit/lib/kept-address.ts';
import { useMayOpen } from '../session/may-open.ts';
import { useSession } from '../session/session-store.ts';
import { Mark } from '../../kit/ui/brand.tsx';
import { UserMenu } from '../session/user-menu.tsx';
import { ageText } from './age-text.ts';
import { bedText } from './print-lines.ts';
import styles from './report-header.module.css';

interface ReportHeaderProps {
  patient: Patient | undefined;
  /** ISO; the patient is told with the age of then. */
  reportTime?: string | undefined;
  /** On paper, beside the time. */
  reportName?: string | undefined;
  /** Element of the name: the page's heading, or plain text where the page below has a heading of its own. */
  nameAs?: 'h1' | 'p' | undefined;
  /** The way back; it is left out where the user may not go there. */
  back: { to: string; label: string };
  /** Undefined where the user keeps no favourites. */
  collected?: boolean | undefined;
  onToggleCollected?: (() => void) | undefined;
  /** Absent while there is no report to print or to comment on. */
  onPrint?: (() => void) | undefined;
  onFeedback?: (() => void) | undefined;
  onShare?: (() => void) | undefined;
  reportSelect?: ReactNode;
  /** Ways to the report before and the next one. */
  pager?: ReactNode;
}

/** Who the report belongs to. It never scrolls away. */
function Identity({
  patient,
  reportTime,
  reportName,
  nameAs: Name = 'h1',
}: Pick<ReportHeaderProps, 'nameAs' | 'reportTime' | 'reportName'> & { patient: Patient }) {
  const { name, gender, department, bed_no: bed, inpatient_no: inpatient, tags = [] } = patient;
  const places = [department, bedText(bed), inpatient && `住院号 ${inpatient}`].filter(Boolean);
  return (
    <>
      <Name
        className={`jw-ellipsis jw-print-wrap ${styles.name}`}
        title={name}
        {...(Name === 'h1' && { tabIndex: -1 })}
      >
        {name}
      </Name>
      <span>{gender}</span>
      <span>{ageText(patient, reportTime)}</span>
      {places.map((place) => (
        <span key={place} className="jw-ink-3">
          {place}
        </span>
      ))}
      {tags.map((tag) => (
        <span key={tag} className={`jw-note jw-ink-2 ${styles.tag}`}>
          {tag}
        </span>
      ))}
      {reportTime && (
        <span className="jw-print-only">
          {reportName}　报告时间 {formatDate(reportTime, 'yyyy-MM-dd HH:mm')}
        </span>
      )}
    </>
  );
}

/** Header of the screens about one report: way back, identity, what can be done with the report. */
export function ReportHeader(props: ReportHeaderProps) {
  const {
    patient,
    reportTime,
    reportName,
    nameAs,
    back,
    collected,
    onToggleCollected,
    onPrint,
    onFeedback,
    onShare,
    reportSelect,
    pager,
  } = props;
  const mayOpen = useMayOpen();
  const wayBack = useWayBack(back.to);
  const isInFrame = useSession()?.mode !== undefined;
  const actions = [
    { label: '收藏', Icon: Star, run: onToggleCollected, isPressed: collected },
    { label: '打印', Icon: Printer, run: onPrint },
    { label: '分享', Icon: Share2, run: onShare },
    { label: '反馈', Icon: MessageSquareText, run: onFeedback },
  ];
  return (
    <header className={`jw-row jw-print-head ${styles.header}`}>
      {!isInFrame && mayOpen('/') && (
        <Link to="/" className="jw-row jw-no-print" aria-label="首页">
          <Mark size={28} />
        </Link>
      )}
      {!isInFrame && !mayOpen('/') && (
        <span className="jw-row jw-no-print">
          <Mark size={28} />
        </span>
      )}
      {mayOpen(back.to) && (
        <Link {...wayBack} className={`jw-row jw-gap-4 jw-ink-2 jw-nowrap jw-no-print ${styles.back}`}>
          <ChevronLeft size={17} />
          {back.label}
        </Link>
      )}
      <div className={`jw-row jw-baseline jw-wrap jw-grow jw-nowrap jw-print-auto ${styles.identity}`}>
        {patient && <Identity {...{ patient, reportTime, reportName, nameAs }} />}
      </div>
      {reportSelect}
      {pager}
      <div className={`jw-row jw-gap-4 jw-fixed jw-end jw-no-print ${styles.actions}`}>
        {actions.map(
          ({ label, Icon, run, isPressed }) =>
            run && (
              <button
                key={label}
                type="button"
                className={`jw-row jw-gap-6 jw-ink-2 jw-small ${styles.action}`}
                aria-pressed={isPressed}
                title={label}
                onClick={run}
              >
                <Icon size={17} />
                <span className={styles.label}>{label}</span>
              </button>
            ),
        )}
        <span className={styles.divider} />
        <UserMenu compact />
      </div>
    </header>
  );
}
