import type { ReportListItem } from '@jianwei/api-client/model';

import { ReportRow, type ReportRowOptions } from './report-row.tsx';
import styles from './report-table.module.css';
import { moveRowFocus } from './row-focus.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

interface ReportTableProps extends ReportRowOptions {
  reports: readonly ReportListItem[];
  caption: string;
  /** Old rows while new ones are on their way. */
  isStale?: boolean;
}

/** Reports as a three-line table. ↑ and ↓ move between rows, Enter opens the one in focus. */
export function ReportTable(props: ReportTableProps) {
  const { reports, caption, isStale = false, ...options } = props;
  return (
    <table className={styles.table} data-stale={isStale || undefined} aria-busy={isStale}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">状态</th>
          <th scope="col">患者</th>
          <th scope="col">科室床号</th>
          <th scope="col">报告</th>
          <th scope="col">异常</th>
          <th scope="col">关键结果</th>
          <th scope="col">疑似诊断与可靠性</th>
          <th scope="col" className={styles.centred}>
            应用
          </th>
          {options.onToggleCollected && (
            <th scope="col" className={styles.centred}>
              收藏
            </th>
          )}
        </tr>
      </thead>
      <tbody onKeyDown={moveRowFocus}>
        {reports.map((report) => (
          <ReportRow key={report.report_id} {...options} report={report} />
        ))}
      </tbody>
    </table>
  );
}
