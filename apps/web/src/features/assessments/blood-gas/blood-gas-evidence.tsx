import type { BloodGasReport, BloodGasReportType, LaboratoryRow, NeedFocusItem } from '@jianwei/api-client/model';
import { NOTHING_FOUND_TEXT } from '@jianwei/clinical-rules/blood-gas/wording';
import { TrendingUp } from 'lucide-react';
import type { TrendRequest } from '../../../shared/lib/detail-slots.ts';
import { trendOfRows } from '../../../shared/lib/trend-request.ts';
import { AbnormalValue } from '../../../shared/ui/abnormal-value.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { LabTable } from '../../../shared/ui/lab-table.tsx';
import { labShortName } from '../../../shared/ui/lab-text.ts';
import { SectionHeading } from '../../../shared/ui/section-heading.tsx';
import { Why, whyRows } from '../shared/explained.tsx';
import { ReviewNotes } from '../shared/review-notes.tsx';
import styles from './blood-gas-evidence.module.css';
import { caseOf } from './blood-gas-text.ts';

interface BloodGasEvidenceProps {
  report: BloodGasReport;
  displayed: BloodGasReportType;
  onOpenKnowledge: (row: LaboratoryRow) => void;
  onOpenTrend?: ((request: TrendRequest) => void) | undefined;
}

/** What needs attention, all results of the sample, and why the judgment is what it is. */
export function BloodGasEvidence({ report, displayed, onOpenKnowledge, onOpenTrend }: BloodGasEvidenceProps) {
  const { need_focus: focus, laboratories: rows = [] } = report;
  const entry = caseOf(report, displayed);
  const abnormal = rows.filter((row) => row.abnormal).length;
  return (
    <>
      <section className={styles.section}>
        <SectionHeading
          level={3}
          title="需重点关注的项目"
          aside={focus.length > 0 ? `${focus.length} 项` : undefined}
        />
        {focus.length === 0 ? <p className={styles.none}>没有需重点关注的项目</p> : <FocusTable items={focus} />}
      </section>
      {rows.length > 0 && (
        <section className={styles.section}>
          <SectionHeading
            level={3}
            rule="none"
            title="检验结果"
            aside={
              <span className={styles.aside}>
                {rows.length} 项，异常 {abnormal}
                {onOpenTrend && (
                  <Button
                    size="small"
                    className="jw-no-print"
                    icon={<TrendingUp size={14} strokeWidth={1.6} aria-hidden />}
                    onClick={() => onOpenTrend(trendOfRows('血气分析历史趋势', rows))}
                  >
                    查看历史趋势
                  </Button>
                )}
              </span>
            }
          />
          <div className={styles.results}>
            <LabTable
              rows={rows.map(withoutAbbreviation)}
              caption="血气检验结果"
              compact
              showCode
              onOpenKnowledge={onOpenKnowledge}
            />
          </div>
        </section>
      )}
      <Why
        title={`为什么是「${entry.group_result || NOTHING_FOUND_TEXT}」`}
        rows={whyRows(entry.contributions)}
        hidesPoints
      />
      <ReviewNotes notes={report.review_notes} ruleVersion={report.rule_version} />
    </>
  );
}

/** The code column already says it. */
function withoutAbbreviation(row: LaboratoryRow): LaboratoryRow {
  return { ...row, short_name: '' };
}

function FocusTable({ items }: { items: readonly NeedFocusItem[] }) {
  return (
    <table className={styles.focus}>
      <caption className="jw-visually-hidden">需重点关注的项目</caption>
      <thead className="jw-visually-hidden">
        <tr>
          <th scope="col">项目</th>
          <th scope="col">结果</th>
          <th scope="col">说明</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.laboratory_id}>
            <th scope="row">{labShortName(item)}</th>
            <td className={styles.value}>
              <AbnormalValue
                value={item.original_result}
                abnormalType={item.abnormal_type}
                critical={item.critical}
                showCriticalTag
              />
            </td>
            <td className={styles.note}>{item.note}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
