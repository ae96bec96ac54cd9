import type { KidneyReport, LaboratoryRow } from '@jianwei/api-client/model';
import { TrendingUp } from 'lucide-react';
import type { TrendRequest } from '../../../shared/lib/detail-slots.ts';
import { formatDate } from '../../../shared/lib/format-date.ts';
import { trendOfRows } from '../../../shared/lib/trend-request.ts';
import { AbnormalValue } from '../../../shared/ui/abnormal-value.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { deltaText, labName } from '../../../shared/ui/lab-text.ts';
import { SectionHeading } from '../../../shared/ui/section-heading.tsx';
import { unitText } from '../../../shared/ui/unit-text.ts';
import styles from './ckd-basis.module.css';

interface CkdBasisProps {
  report: KidneyReport;
  onOpenTrend?: ((request: TrendRequest) => void) | undefined;
}

/** The kidney results of the report with the change since last time. */
export function CkdBasis({ report, onOpenTrend }: CkdBasisProps) {
  const { laboratories: rows = [] } = report;
  if (rows.length === 0) return null;
  return (
    <section className={styles.section}>
      <SectionHeading
        level={3}
        rule="none"
        title="分期依据"
        aside={
          <span className={styles.aside}>
            {formatDate(report.report_time)}
            {onOpenTrend && (
              <Button
                size="small"
                className="jw-no-print"
                icon={<TrendingUp size={14} strokeWidth={1.6} aria-hidden />}
                onClick={() => onOpenTrend(trendOfRows('肾功能历史趋势', rows))}
              >
                查看历史趋势
              </Button>
            )}
          </span>
        }
      />
      <table className="jw-table">
        <caption className="jw-visually-hidden">分期依据</caption>
        <thead>
          <tr>
            <th scope="col">项目</th>
            <th scope="col" className={styles.valueHead}>
              结果
            </th>
            <th scope="col" className={styles.change}>
              较上次
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.laboratory_id}>
              <th scope="row" className={styles.name}>
                {labName(row)}
                <span className={styles.unit}>{unitText(row.original_units)}</span>
              </th>
              <td className={styles.value}>
                <AbnormalValue
                  value={row.original_result}
                  abnormalType={row.abnormal_type}
                  critical={row.critical}
                  slot
                />
              </td>
              <td className={styles.change}>
                {changeText(row)}
                {row.previous && <span className={styles.since}>{formatDate(row.previous.report_time)}</span>}
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
