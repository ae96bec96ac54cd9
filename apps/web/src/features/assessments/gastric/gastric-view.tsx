import type { GastricReport, LaboratoryRow } from '@jianwei/api-client/model';
import { TrendingUp } from 'lucide-react';
import { useState } from 'react';
import { emptyTextOf } from '../../../shared/assessment-registry.ts';
import type { AssessmentViewProps } from '../../../shared/assessment-registry.ts';
import { formatDate } from '../../../shared/lib/format-date.ts';
import { trendOfRows } from '../../../shared/lib/trend-request.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { LabTable } from '../../../shared/ui/lab-table.tsx';
import { SectionHeading } from '../../../shared/ui/section-heading.tsx';
import { BlockSkeleton, TableSkeleton } from '../../../shared/ui/skeleton.tsx';
import { SourceTextDialog } from '../../../shared/ui/source-text-dialog.tsx';
import { AssessmentShell } from '../shared/assessment-shell.tsx';
import { MINUTE_PATTERN } from '../shared/assessment-texts.ts';
import { AssessmentTimeline } from '../shared/assessment-timeline.tsx';
import { Reload } from '../../../shared/ui/reload.tsx';
import { GastricConclusion } from './gastric-conclusion.tsx';
import styles from './gastric-view.module.css';
import { useGastric } from './use-gastric.ts';

const GASTRIC = 7;

/** Gastric serology: reports of the patient, what the open one means, its results. */
export function GastricView({ patientId, reportId, onOpenTrend }: AssessmentViewProps) {
  const { list, entries, selectedId, select, detail, report } = useGastric(patientId, reportId);
  if (entries?.length === 0) {
    return (
      <div className={styles.empty}>
        <EmptyState title={emptyTextOf(GASTRIC)} />
      </div>
    );
  }
  const failed = list.isError ? list : detail;
  const isLoading = report === undefined && !failed.isError;
  return (
    <AssessmentShell
      paper={{ apiType: GASTRIC, patientId, timeLabel: '报告时间', time: report?.report_time }}
      timeline={
        <AssessmentTimeline
          title="胃功能报告"
          entries={(entries ?? []).map(({ report_id: id, report_time: time }) => ({
            id,
            time: formatDate(time, MINUTE_PATTERN),
            by: id === reportId ? '当前报告' : '',
          }))}
          selectedId={selectedId ?? null}
          onSelect={select}
        />
      }
      form={
        <>
          {isLoading && <BlockSkeleton lines={8} />}
          {report === undefined && failed.isError && <Reload onReload={() => void failed.refetch()} />}
          {report && <GastricConclusion report={report} />}
        </>
      }
      result={
        <>
          {isLoading && <TableSkeleton columns={[3, 2, 2, 2]} rows={5} />}
          {report && <GastricResults report={report} onOpenTrend={onOpenTrend} />}
        </>
      }
    />
  );
}

interface GastricResultsProps extends Pick<AssessmentViewProps, 'onOpenTrend'> {
  report: GastricReport;
}

function GastricResults({ report, onOpenTrend }: GastricResultsProps) {
  const [explained, setExplained] = useState<LaboratoryRow | null>(null);
  const { laboratories: rows, patient_gender: gender, patient_age: age, tips = [] } = report;
  const abnormal = rows.filter((row) => row.abnormal).length;
  const facts = [`${rows.length} 项，异常 ${abnormal}`, gender, age !== undefined && `${age} 岁`];
  return (
    <>
      <SectionHeading level={3} title="检验结果" rule="none" aside={facts.filter(Boolean).join('　')} />
      <div className={styles.table}>
        <LabTable compact rows={rows} caption="胃功能检验结果" onOpenKnowledge={setExplained} />
      </div>
      {onOpenTrend && rows.length > 0 && (
        <Button
          size="small"
          className="jw-no-print"
          icon={<TrendingUp size={14} strokeWidth={1.6} aria-hidden />}
          onClick={() => onOpenTrend(trendOfRows('胃功能历史趋势', rows))}
        >
          查看历史趋势
        </Button>
      )}
      {tips.length > 0 && (
        <section className={styles.tips}>
          <SectionHeading level={3} title="提示" aside={`${tips.length} 条`} />
          <ul>
            {tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </section>
      )}
      <SourceTextDialog row={explained} onClose={() => setExplained(null)} />
    </>
  );
}
