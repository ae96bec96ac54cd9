import { useMemo } from 'react';
import type { BloodGasReport, BloodGasReportType, LaboratoryRow, NeedFocusItem } from '@jianwei/api-client/model';
import { NOTHING_FOUND_TEXT } from '@jianwei/clinical-rules/blood-gas/wording';
import { type Column, Table } from '../../../kit/table/table.tsx';
import { SectionHeading } from '../../../kit/ui/section-heading.tsx';
import type { AssessmentViewProps } from '../../../parts/assessments/assessment-view.tsx';
import { ResultValue } from '../../../parts/lab/abnormal-value.tsx';
import { ReviewNotes } from '../../../parts/result/review-notes.tsx';
import { LabResults } from '../lab-report/lab-results.tsx';
import { Why } from '../shared/explained.tsx';
import { caseOf, gasName } from './blood-gas-text.ts';
import styles from './blood-gas.module.css';

const FOCUS_COLUMNS: readonly Column<NeedFocusItem>[] = [
  { header: '项目', isRowHeader: true, className: 'jw-strong', cell: gasName },
  { header: '结果', isNowrap: true, cell: (item) => <ResultValue of={item} showCriticalTag /> },
  { header: '说明', className: `jw-note jw-ink-2 ${styles.note}`, cell: ({ note }) => note },
];

/** An ion in the table carries its charge. */
function charged(row: LaboratoryRow): LaboratoryRow {
  return row.short_name ? { ...row, short_name: gasName(row) } : row;
}

interface CaseEvidenceProps extends Pick<AssessmentViewProps, 'onOpenTrend'> {
  report: BloodGasReport;
  displayed: BloodGasReportType;
  /** Nobody chose, and the choice decides what is read: no reason is given for either. */
  isOpen: boolean;
}

/** What needs attention, all results of the sample, and why the judgment is what it is. */
export function CaseEvidence(props: CaseEvidenceProps) {
  const { report, displayed, isOpen, onOpenTrend } = props;
  const { need_focus: focus, laboratories: rows = [] } = report;
  const entry = caseOf(report, displayed);
  const named = useMemo(() => ({ ...report, laboratories: report.laboratories?.map(charged) ?? [] }), [report]);
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
          <Table
            caption="需重点关注的项目"
            className={styles.focus}
            isHeadHidden
            columns={FOCUS_COLUMNS}
            rows={focus}
            rowKey={(item) => item.laboratory_id}
          />
        )}
      </section>
      {rows.length > 0 && (
        <LabResults
          key={report.bga_report_id}
          of="血气分析"
          report={named}
          caption="血气检验结果"
          showCode
          curvesUntil={report.report_time}
          onOpenTrend={onOpenTrend}
        />
      )}
      {!isOpen && (
        <Why title={`为什么是「${entry.group_result || NOTHING_FOUND_TEXT}」`} rows={entry.contributions} hidesPoints />
      )}
      <ReviewNotes className="jw-above-20" notes={report.review_notes} ruleVersion={report.rule_version} />
    </>
  );
}
