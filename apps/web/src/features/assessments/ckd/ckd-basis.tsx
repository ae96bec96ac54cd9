import type { KidneyReport, LaboratoryRow } from '@jianwei/api-client/model';
import { formatDate } from '../../../kit/lib/format-date.ts';
import { SectionHeading } from '../../../kit/ui/section-heading.tsx';
import { AbnormalValue } from '../../../parts/lab/abnormal-value.tsx';
import { deltaText, labName } from '../../../parts/lab/lab-text.ts';
import { TrendButton } from '../../../parts/lab/trend-button.tsx';
import { unitText } from '../../../parts/lab/unit-text.ts';
import type { TrendRequest } from '../../../parts/report/detail-slots.ts';
import styles from './ckd.module.css';

interface CkdBasisProps {
  report: KidneyReport;
  onOpenTrend?: ((request: TrendRequest) => void) | undefined;
}

/** The kidney results of the report with the change since last time. */
export function CkdBasis({ report, onOpenTrend }: CkdBasisProps) {
  const { laboratories: rows = [] } = report;
  if (rows.length === 0) return null;
  return (
    <section className={styles.basis}>
      <SectionHeading
        level={3}
        rule="none"
        title="分期依据"
        aside={
          <span className="jw-row jw-gap-10">
            {formatDate(report.report_time)}
            <TrendButton of="肾功能" rows={rows} onOpenTrend={onOpenTrend} />
          </span>
        }
      />
      <table className={`jw-table ${styles.results}`}>
        <caption className="jw-visually-hidden">分期依据</caption>
        <thead>
          <tr>
            <th scope="col">项目</th>
            <th scope="col">结果</th>
            <th scope="col">较上次</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.laboratory_id}>
              <th scope="row">
                {labName(row)}
                <div className="jw-note">{unitText(row.original_units)}</div>
              </th>
              <td>
                <AbnormalValue
                  value={row.original_result}
                  abnormalType={row.abnormal_type}
                  critical={row.critical}
                  slot
                />
              </td>
              <td className="jw-ink-2">
                {changeText(row)}
                {row.previous && <div className="jw-note">{formatDate(row.previous.report_time)}</div>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The difference; between results in words the earlier word. */
function changeText(row: LaboratoryRow): string {
  const delta = deltaText(row);
  if (delta !== '' || !row.previous) return delta;
  const { original_result: before } = row.previous;
  return before === row.original_result ? '相同' : `原 ${before}`;
}
