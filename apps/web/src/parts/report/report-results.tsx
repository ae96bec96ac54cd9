import type { LaboratoryRow, ReportData } from '@jianwei/api-client/model';
import { memo, type RefObject, useEffect, useMemo, useRef } from 'react';
import { useIsPrinting } from '../../kit/lib/use-is-printing.ts';
import { type Marking, markedRows } from './marked-rows.ts';
import { DISCLAIMER, identityLine } from './print-lines.ts';
import { useHasCommandSlash } from '../command/command-key.ts';
import { useShortcut } from '../../kit/lib/use-shortcut.ts';
import { Kbd } from '../../kit/ui/kbd.tsx';
import { courseCodeOf } from '../lab/course-row.ts';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { RowPrompts } from '../lab/prompt-mark.tsx';
import { LabTable } from '../lab/lab-table.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { filterResults, resultCount, RESULT_FILTERS, type ResultFilter } from './result-filter.ts';
import styles from './report-results.module.css';

interface ReportResultsProps {
  report: ReportData;
  filter: ResultFilter;
  marking: Marking;
  onFilter: (filter: ResultFilter) => void;
  compact?: boolean;
  /** Opens the course of an item; absent where none can be shown. */
  onOpenCourse?: ((code: string) => void) | undefined;
  /** Of the element that scrolls. */
  className: string | undefined;
}

/** Evidence of what is chosen: which rows, and the sentence that says so. */
function evidenceOf(report: ReportData, marking: Marking, shown: readonly LaboratoryRow[]) {
  const marked = markedRows(report, marking);
  if (!marked) return { ids: new Set<string>(), text: '' };
  const { name, ids } = marked;
  const hidden = ids.size - shown.filter((row) => ids.has(row.laboratory_id)).length;
  const rest = hidden > 0 ? `，其中 ${hidden} 条不在当前筛选中` : '';
  return { ids, text: `已标出「${name}」的 ${ids.size} 条证据${rest}` };
}

/** The specimen of every row of a report; undefined where they differ or none is told. */
function commonSpecimenOf(rows: readonly LaboratoryRow[]): string | undefined {
  const [first, ...others] = new Set(rows.map((row) => row.original_specimen ?? row.standard_specimen));
  return others.length === 0 ? first : undefined;
}

/** What needs the history of the patient: a back end without it has no columns for it. */
function historyOf(report: ReportData, onOpenCourse: ReportResultsProps['onOpenCourse']) {
  const { laboratories, report_time: time } = report;
  const hasYear = onOpenCourse !== undefined && laboratories.some(({ course }) => course !== undefined);
  const newest = Math.max(...laboratories.flatMap(({ course }) => course?.points.at(-1)?.[0] ?? []));
  const until = time === undefined ? newest * 1000 : Date.parse(time);
  return {
    hasPrevious: hasYear || laboratories.some(({ previous }) => previous !== undefined),
    year: hasYear ? { until, onOpen: (row: LaboratoryRow) => onOpenCourse(courseCodeOf(row)) } : undefined,
    commonSpecimen: hasYear ? commonSpecimenOf(laboratories) : undefined,
  };
}

/** Texts of the laboratory that stand beside rows. */
function rowPrompts({ prompts = [] }: ReportData): ReadonlyMap<string, readonly string[]> {
  const beside = prompts.filter(({ places }) => places.includes('row'));
  const texts = beside.flatMap(({ evidences, text }) => evidences.map((id) => ({ id, text })));
  return new Map([...Map.groupBy(texts, ({ id }) => id)].map(([id, own]) => [id, own.map(({ text }) => text)]));
}

/** ↓ where nothing has the focus goes to the first row. */
function useFirstRow(scroller: RefObject<HTMLElement | null>): void {
  useShortcut('arrowdown', () => {
    const isFree = document.activeElement?.matches('body, main, h1') ?? true;
    const first = isFree ? scroller.current?.querySelector<HTMLElement>('[data-row-link]') : null;
    first?.focus();
    return first != null;
  });
}

/** Evidence column: every result of the report, filtered, grouped, with the rows of what is chosen marked. */
export const ReportResults = memo(function ReportResults(props: ReportResultsProps) {
  const { report, filter, compact = false, onFilter, onOpenCourse, className } = props;
  const { findingId, diagnosisId } = props.marking;
  const scroller = useRef<HTMLElement>(null);
  const isPrinting = useIsPrinting();
  // Paper has no filter to switch back: a print holds every result.
  const rows = useMemo(() => filterResults(report, isPrinting ? 'all' : filter), [report, isPrinting, filter]);
  const evidence = useMemo(
    () => evidenceOf(report, { findingId, diagnosisId }, rows),
    [report, findingId, diagnosisId, rows],
  );

  const { hasPrevious, year, commonSpecimen } = historyOf(report, compact ? undefined : onOpenCourse);
  useFirstRow(scroller);
  const hasSlash = useHasCommandSlash();
  const prompts = useMemo(() => rowPrompts(report), [report]);

  useEffect(() => {
    // The evidence may lie below the fold: the first marked row is brought into sight, and only if it is out of it.
    if (findingId === '' && diagnosisId === '') return;
    scroller.current?.querySelector('[data-marked]')?.scrollIntoView({ block: 'nearest' });
  }, [findingId, diagnosisId]);

  return (
    <section ref={scroller} className={`jw-print-part ${styles.results} ${className ?? ''}`} aria-label="检验结果">
      <div className={`jw-row jw-wrap jw-between jw-no-print ${styles.toolbar}`}>
        <Segmented
          label="检验结果范围"
          options={RESULT_FILTERS.map((item) => ({ ...item, count: resultCount(report, item.value) }))}
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
        <RowPrompts value={prompts}>
          <LabTable
            caption="检验结果"
            rows={rows}
            grouped
            compact={compact}
            showPrevious={hasPrevious}
            year={year}
            commonSpecimen={commonSpecimen}
            stickyHeader
            scroller={scroller}
            markedIds={evidence.ids}
            hasKnowledge
            print={{ heading: identityLine(report), footing: DISCLAIMER }}
          />
        </RowPrompts>
      )}
      {year && (
        <p className={`jw-row jw-wrap jw-between jw-note jw-no-print ${styles.keys}`}>
          <span>
            曲线按真实时间；单击或 <Kbd>Enter</Kbd> 看病程
          </span>
          <span>
            <Kbd>↑</Kbd> <Kbd>↓</Kbd> 选行　<Kbd>{hasSlash ? '/' : 'Ctrl K'}</Kbd> 命令
          </span>
        </p>
      )}
      <div className={`jw-no-print ${styles.room}`} />
    </section>
  );
});
