import type { BloodGasReport, BloodGasReportType, NeedFocusItem } from '@jianwei/api-client/model';
import { NOTHING_FOUND_TEXT } from '@jianwei/clinical-rules/blood-gas/wording';
import { SectionHeading } from '../../../kit/ui/section-heading.tsx';
import { AbnormalValue } from '../../../parts/lab/abnormal-value.tsx';
import { labShortName } from '../../../parts/lab/lab-text.ts';
import type { TrendRequest } from '../../../parts/report/detail-slots.ts';
import { LabResults } from '../lab-report/lab-results.tsx';
import { Why } from '../shared/explained.tsx';
import { ReviewNotes } from '../../../parts/result/review-notes.tsx';
import { caseOf } from './blood-gas-text.ts';
import styles from './blood-gas.module.css';

interface BloodGasEvidenceProps {
  report: BloodGasReport;
  displayed: BloodGasReportType;
  onOpenTrend: ((request: TrendRequest) => void) | undefined;
}

/** What needs attention, all results of the sample, and why the judgment is what it is. */
export function BloodGasEvidence({ report, displayed, onOpenTrend }: BloodGasEvidenceProps) {
  const { need_focus: focus, laboratories: rows = [] } = report;
  const entry = caseOf(report, displayed);
  return (
    <>
      <section className="jw-below-20">
        <SectionHeading
          level={3}
          title="需重点关注的项目"
          aside={focus.length > 0 ? `${focus.length} 项` : undefined}
        />
        {focus.length === 0 ? (
          <p className="jw-table-text jw-ink-3">没有需重点关注的项目</p>
        ) : (
          <FocusTable items={focus} />
        )}
      </section>
      {rows.length > 0 && (
        <LabResults
          key={report.bga_report_id}
          of="血气分析"
          report={report}
          caption="血气检验结果"
          showCode
          onOpenTrend={onOpenTrend}
        />
      )}
      <Why title={`为什么是「${entry.group_result || NOTHING_FOUND_TEXT}」`} rows={entry.contributions} hidesPoints />
      <ReviewNotes className="jw-above-20" notes={report.review_notes} ruleVersion={report.rule_version} />
    </>
  );
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
            <td className="jw-nowrap">
              <AbnormalValue
                value={item.original_result}
                abnormalType={item.abnormal_type}
                critical={item.critical}
                showCriticalTag
              />
            </td>
            <td className={`jw-note jw-ink-2 ${styles.note}`}>{item.note}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
