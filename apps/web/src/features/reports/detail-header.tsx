import type { Patient } from '@jianwei/api-client/model';
import { ChevronLeft, MessageSquareText, Printer, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { useMayOpen } from '../../shared/session/may-open.ts';
import { Mark } from '../../shared/ui/brand.tsx';
import { UserMenu } from '../../shared/ui/user-menu.tsx';
import styles from './detail-header.module.css';

const ICON = { size: 17, strokeWidth: 1.6, 'aria-hidden': true } as const;

interface DetailHeaderProps {
  patient: Patient | undefined;
  /** Undefined where the user keeps no favourites. */
  collected?: boolean | undefined;
  onToggleCollected?: (() => void) | undefined;
  /** Absent while there is no report to print or to comment on. */
  onPrint?: (() => void) | undefined;
  onFeedback?: (() => void) | undefined;
  /** Stands in for the timeline column in narrow windows. */
  reportSelect?: ReactNode;
}

/** Who the report belongs to. It never scrolls away. */
function Identity({ patient }: { patient: Patient }) {
  const bed = patient.bed_no;
  return (
    <>
      <h1 className={styles.name} tabIndex={-1}>
        {patient.name}
      </h1>
      <span>{patient.gender}</span>
      <span>{patient.age} 岁</span>
      {patient.department && <span className={styles.minor}>{patient.department}</span>}
      {bed && <span className={styles.minor}>{/^\d+$/.test(bed) ? `${bed} 床` : bed}</span>}
      {patient.inpatient_no && <span className={styles.minor}>住院号 {patient.inpatient_no}</span>}
      {patient.tags?.map((tag) => (
        <span key={tag} className={styles.tag}>
          {tag}
        </span>
      ))}
    </>
  );
}

/** Header of the detail page: way back, identity, what can be done with the report. */
export function DetailHeader(props: DetailHeaderProps) {
  const { patient, collected, onToggleCollected, onPrint, onFeedback, reportSelect } = props;
  const mayOpen = useMayOpen();
  return (
    <header className={styles.header}>
      {mayOpen('/') ? (
        <Link to="/" className={styles.mark} aria-label="首页">
          <Mark size={28} />
        </Link>
      ) : (
        <Mark size={28} />
      )}
      {mayOpen('/excellent') && (
        <Link to="/excellent" className={styles.back}>
          <ChevronLeft {...ICON} />
          返回列表
        </Link>
      )}
      <div className={styles.identity}>{patient && <Identity patient={patient} />}</div>
      {reportSelect && <div className={styles.reportSelect}>{reportSelect}</div>}
      <div className={styles.actions}>
        {onToggleCollected && (
          <button type="button" className={styles.action} aria-pressed={collected} onClick={onToggleCollected}>
            <Star {...ICON} />
            收藏
          </button>
        )}
        {onPrint && (
          <button type="button" className={styles.action} onClick={onPrint}>
            <Printer {...ICON} />
            打印
          </button>
        )}
        {onFeedback && (
          <button type="button" className={styles.action} onClick={onFeedback}>
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
