import { FlagArrow } from '../../parts/lab/flag-arrow.tsx';
import { ReliabilityMark } from '../../parts/lab/reliability-mark.tsx';
import styles from './report-list-page.module.css';

/** What bars and double arrows mean, at the foot of the list. */
export function ReportLegend() {
  return (
    <div className={`jw-row jw-wrap jw-gap-16 jw-ink-2 ${styles.legend ?? ''}`}>
      <span>可靠性</span>
      <ReliabilityMark reliable={2} />
      <ReliabilityMark reliable={1} />
      <ReliabilityMark reliable={0} />
      <span className={`jw-gap-4 jw-ink-2 ${styles.critical ?? ''}`}>
        <FlagArrow direction="up" double /> 危：达到危急值界限
      </span>
    </div>
  );
}
