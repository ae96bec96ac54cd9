import type { LaboratoryRow, ReportData } from '@jianwei/api-client/model';
import { useEffect, useMemo, useRef } from 'react';
import { useIsPrinting } from '../../kit/lib/use-is-printing.ts';
import { DISCLAIMER, identityLine } from './print-lines.ts';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { LabTable } from '../lab/lab-table.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { filterResults, RESULT_FILTERS, type ResultFilter } from './result-filter.ts';
import styles from './report-results.module.css';

interface ReportResultsProps {
  report: ReportData;
  filter: ResultFilter;
  diagnosisId: string;
  onFilter: (filter: ResultFilter) => void;
  compact?: boolean;
  /** Of the element that scrolls. */
  className: string | undefined;
}

/** Evidence of the selected diagnosis: which rows, and the sentence that says so. */
function evidenceOf(report: ReportData, diagnosisId: string, shown: readonly LaboratoryRow[]) {
  const diagnosis = report.suggestion_diagnosis.find((item) => item.diagnosis_id === diagnosisId);
  if (!diagnosis) return { ids: new Set<string>(), text: '' };
  const ids = new Set(diagnosis.evidences);
  const hidden = ids.size - shown.filter((row) => ids.has(row.laboratory_id)).length;
  const rest = hidden > 0 ? `，其中 ${hidden} 条不在当前筛选中` : '';
  return { ids, text: `已标出「${diagnosis.diagnosis_name}」的 ${ids.size} 条证据${rest}` };
}

/** Evidence column: every result of the report, filtered, grouped, with the evidence of one diagnosis marked. */
export function ReportResults(props: ReportResultsProps) {
  const { report, filter, diagnosisId, compact = false, onFilter, className } = props;
  const scroller = useRef<HTMLElement>(null);
  const isPrinting = useIsPrinting();
  // Paper has no filter to switch back: a print holds every result.
  const rows = useMemo(() => filterResults(report, isPrinting ? 'all' : filter), [report, isPrinting, filter]);
  const evidence = useMemo(() => evidenceOf(report, diagnosisId, rows), [report, diagnosisId, rows]);

  useEffect(() => {
    // The evidence may lie below the fold: the first marked row is brought into sight, and only if it is out of it.
    if (diagnosisId !== '') scroller.current?.querySelector('[data-marked]')?.scrollIntoView({ block: 'nearest' });
  }, [diagnosisId]);

  return (
    <section ref={scroller} className={`jw-print-part ${className ?? ''}`} aria-label="检验结果">
      <div className={`jw-row jw-wrap jw-between jw-no-print ${styles.toolbar}`}>
        <Segmented
          label="检验结果范围"
          options={RESULT_FILTERS.map((item) => ({ ...item, count: filterResults(report, item.value).length }))}
          value={filter}
          onChange={onFilter}
        />
        <p className="jw-small" role="status">
          {evidence.text && <span className={styles.evidence}>{evidence.text}</span>}
        </p>
      </div>
      {rows.length === 0 ? (
        <EmptyState title={RESULT_FILTERS.find(({ value }) => value === filter)?.nothing ?? ''} />
      ) : (
        <LabTable
          caption="检验结果"
          rows={rows}
          grouped
          compact={compact}
          showPrevious
          stickyHeader
          scroller={scroller}
          markedIds={evidence.ids}
          hasKnowledge
          print={{ heading: identityLine(report), footing: DISCLAIMER }}
        />
      )}
      <div className={`jw-no-print ${styles.room}`} />
    </section>
  );
}
