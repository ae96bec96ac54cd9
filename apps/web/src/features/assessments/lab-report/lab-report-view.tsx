import type { ReactNode } from 'react';
import { Failed } from '../../../kit/query/query-state.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { BlockSkeleton, TableSkeleton } from '../../../kit/ui/skeleton.tsx';
import { emptyTextOf } from '../../../parts/assessments/assessment-registry.ts';
import { type AssessmentMode, minuteText } from '../shared/assessment.ts';
import { AssessmentShell } from '../shared/assessment-shell.tsx';
import { AssessmentTimeline, type TimelineEntry } from '../shared/assessment-timeline.tsx';
import { useKnownTimeline } from '../shared/of-patient.ts';
import { RecordReplay } from '../record/record-replay.tsx';
import styles from './lab-report.module.css';
import type { OpenedReports } from './use-lab-reports.ts';

type ReportEntry = Record<'report_id' | 'report_time', string>;
type ReadReport = { report_time: string; patient_id?: string };

interface LabReportViewProps<Entry extends ReportEntry, Report extends ReadReport> extends OpenedReports<
  Entry,
  Report
> {
  timelineNote?: string;
  /** What an entry says below its time, and the figure beside it; the name of the report without it. */
  describe?: (entry: Entry) => Pick<TimelineEntry, 'by' | 'figure'>;
  /** Stands in the print header instead of the report's name. */
  paperNote?: string | undefined;
  /** Of tools that save something beside the report. */
  mode?: AssessmentMode;
  judgment: (report: Report) => ReactNode;
  evidence: (report: Report) => ReactNode;
  footer?: ReactNode;
}

/**
 * A tool that reads lab reports: the patient's reports at the left, the judgment of the open one, at the right what it
 * rests on. A call that fails leaves what is there, and a way to load again.
 */
export function LabReportView<Entry extends ReportEntry, Report extends ReadReport>(
  props: LabReportViewProps<Entry, Report>,
) {
  const { apiType, patientId, reportId, history, report, selectedId, describe, paperNote } = props;
  const days = useKnownTimeline(patientId)?.days ?? [];
  const names = new Map(
    days.flatMap((day) => (day.reports ?? []).map((entry) => [entry.report_id, entry.report_name])),
  );
  const entries = history.data?.data ?? [];
  if (history.data && entries.length === 0) {
    return (
      <div className={styles.empty}>
        <EmptyState title={emptyTextOf(apiType)} />
      </div>
    );
  }
  const { data } = report;
  const failed = [history, report].find(({ isError }) => isError);
  return (
    <AssessmentShell
      mode={props.mode ?? 'read'}
      paper={{
        apiType,
        patientId,
        timeLabel: '报告时间',
        time: data?.report_time,
        note: paperNote ?? names.get(selectedId ?? ''),
      }}
      timeline={
        <AssessmentTimeline
          title={props.timelineTitle}
          entries={entries.map((entry) => ({
            id: entry.report_id,
            time: minuteText(entry.report_time),
            by: [names.get(entry.report_id), entry.report_id === reportId && '当前报告'].filter(Boolean).join('\u3000'),
            ...describe?.(entry),
          }))}
          selectedId={selectedId ?? null}
          note={props.timelineNote}
          onSelect={props.onSelect}
        />
      }
      form={
        <>
          {failed && <Failed onReload={() => void failed.refetch()} />}
          {data ? props.judgment(data) : !failed && <BlockSkeleton lines={9} />}
        </>
      }
      result={
        data ? (
          <>
            {props.evidence(data)}
            <p className="jw-above-12 jw-no-print">
              <RecordReplay key={selectedId} apiType={apiType} recordId={selectedId} />
            </p>
          </>
        ) : (
          !failed && <TableSkeleton columns={[3, 2, 2, 2]} rows={5} />
        )
      }
      footer={data && props.footer}
    />
  );
}
