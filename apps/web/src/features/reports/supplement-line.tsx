import type { ReportData } from '@jianwei/api-client/model';
import { isTrue } from '@jianwei/api-client/transport/undetermined';
import styles from './detail-page.module.css';

/** 检验科补充读出 1 项，结论已更新: told to those who had read the report before. */
export function SupplementLine({ report: { supplement } }: { report: ReportData }) {
  if (supplement === undefined) return null;
  const { count, is_conclusion_changed: isChanged } = supplement;
  return (
    <p className={`jw-table-text jw-no-print ${styles.supplement}`} role="status">
      {`检验科补充读出 ${count} 项${isTrue(isChanged) ? '，结论已更新' : ''}`}
    </p>
  );
}
