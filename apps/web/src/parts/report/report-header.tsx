import type { Patient } from '@jianwei/api-client/model';
import { ChevronLeft, MessageSquareText, Printer, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { useWayBack } from '../../kit/lib/kept-address.ts';
import { useMayOpen } from '../session/may-open.ts';
import { useSession } from '../session/session-store.ts';
import { Mark } from '../../kit/ui/brand.tsx';
import { UserMenu } from '../session/user-menu.tsx';
import styles from './report-header.module.css';

const ICON = { size: 17, strokeWidth: 1.6, 'aria-hidden': true } as const;

interface ReportHeaderProps {
  patient: Patient | undefined;
  /** Element of the name: the page's heading, or plain text where the page below has a heading of its own. */
  nameAs?: 'h1' | 'p';
  /** The way back; it is left out where the user may not go there. */
  back: { to: string; label: string };
  /** Undefined where the user keeps no favourites. */
  collected?: boolean | undefined;
  onToggleCollected?: (() => void) | undefined;
  /** Absent while there is no report to print or to comment on. */
  onPrint?: (() => void) | undefined;
  onFeedback?: (() => void) | undefined;
  /** The patient's other reports. */
  reportSelect?: ReactNode;
}

/** Who the report belongs to. It never scrolls away. */
function Identity({ patient, nameAs: Name = 'h1' }: { patient: Patient; nameAs?: 'h1' | 'p' | undefined }) {
  const bed = patient.bed_no;
  return (
    <>
      <Name className={styles.name} {...(Name === 'h1' && { tabIndex: -1 })}>
        {patient.name}
      </Name>
      <span>{patient.gender}</span>
      <span>{patient.age} 岁</span>
      {patient.department && <span className="jw-ink-3">{patient.department}</span>}
      {bed && <span className="jw-ink-3">{/^\d+$/.test(bed) ? `${bed} 床` : bed}</span>}
      {patient.inpatient_no && <span className="jw-ink-3">住院号 {patient.inpatient_no}</span>}
      {patient.tags?.map((tag) => (
        <span key={tag} className={styles.tag}>
          {tag}
        </span>
      ))}
    </>
  );
}

/** Header of the screens about one report: way back, identity, what can be done with the report. */
export function ReportHeader(props: ReportHeaderProps) {
  const { patient, nameAs, back, collected, onToggleCollected, onPrint, onFeedback, reportSelect } = props;
  const mayOpen = useMayOpen();
  const wayBack = useWayBack(back.to);
  const isInFrame = useSession()?.mode !== undefined;
  return (
    <header className={`jw-row ${styles.header ?? ''}`}>
      {!isInFrame && mayOpen('/') && (
        <Link to="/" className={styles.mark} aria-label="首页">
          <Mark size={28} />
        </Link>
      )}
      {!isInFrame && !mayOpen('/') && <Mark size={28} />}
      {mayOpen(back.to) && (
        <Link {...wayBack} className={`jw-gap-4 jw-ink-2 jw-nowrap ${styles.back ?? ''}`}>
          <ChevronLeft {...ICON} />
          {back.label}
        </Link>
      )}
      <div className={`jw-row jw-baseline jw-wrap jw-grow jw-nowrap ${styles.identity ?? ''}`}>
        {patient && <Identity patient={patient} nameAs={nameAs} />}
      </div>
      {reportSelect}
      <div className={`jw-row jw-gap-4 jw-fixed ${styles.actions ?? ''}`}>
        {onToggleCollected && (
          <button
            type="button"
            className={`jw-gap-6 jw-ink-2 ${styles.action ?? ''}`}
            aria-pressed={collected}
            onClick={onToggleCollected}
          >
            <Star {...ICON} />
            收藏
          </button>
        )}
        {onPrint && (
          <button type="button" className={`jw-gap-6 jw-ink-2 ${styles.action ?? ''}`} onClick={onPrint}>
            <Printer {...ICON} />
            打印
          </button>
        )}
        {onFeedback && (
          <button type="button" className={`jw-gap-6 jw-ink-2 ${styles.action ?? ''}`} onClick={onFeedback}>
            <MessageSquareText {...ICON} />
            反馈
          </button>
        )}
        <span className={styles.divider} />
        <UserMenu compact />
      </div>
    </header>
  );
}
