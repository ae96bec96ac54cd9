import type { ReportListItem } from '@jianwei/api-client/model';
import { UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import styles from './report-level-tag.module.css';

const LABELS: Partial<Record<string, string>> = { critical: '危急值', focus: '需关注', none: '待读' };

/** Reading priority of a report: 危急值 solid, 需关注 amber, 待读 outlined. */
export function ReportLevelTag({ level }: { level: ReportListItem['level'] }) {
  return (
    <span className={`jw-ink-2 jw-nowrap ${styles.tag ?? ''}`} data-level={level}>
      {LABELS[level] ?? UNDETERMINED}
    </span>
  );
}
