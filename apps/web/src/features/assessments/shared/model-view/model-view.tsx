import { useGetPatientTimeline } from '@jianwei/api-client/analysis/analysis';
import type { ModelReport, PatientTimeline, ReportList } from '@jianwei/api-client/model';
import type { ReactNode } from 'react';
import { assessmentOf, emptyTextOf } from '../../../../shared/assessment-registry.ts';
import type { AssessmentViewProps } from '../../../../shared/assessment-registry.ts';
import { formatDate } from '../../../../shared/lib/format-date.ts';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { BlockSkeleton, TableSkeleton } from '../../../../shared/ui/skeleton.tsx';
import type { AssessmentMode } from '../assessment-mode.ts';
import { AssessmentShell } from '../assessment-shell.tsx';
import { MINUTE_PATTERN } from '../assessment-texts.ts';
import { AssessmentTimeline } from '../assessment-timeline.tsx';
import { Reload } from '../../../../shared/ui/reload.tsx';
import { ModelEvidence } from './model-evidence.tsx';
import { ModelJudgment } from './model-judgment.tsx';
import styles from './model-view.module.css';

/** The part of a query that the view needs. */
interface Loaded<Data> {
  data: Data | undefined;
  isError: boolean;
  refetch: () => unknown;
}

interface ModelViewProps extends Pick<AssessmentViewProps, 'patientId' | 'reportId' | 'onOpenTrend'> {
  apiType: number;
  /** Heading of the reports, such as 脑脊液报告. */
  timelineTitle: string;
  history: Loaded<ReportList>;
  report: Loaded<ModelReport>;
  selectedId: string | undefined;
  onSelect: (id: string) => void;
  mode?: AssessmentMode;
  isOutdated?: boolean;
  addsPoints?: boolean;
  /** Above the conclusion: what the tool asks, or what has changed since. */
  lead?: ReactNode;
  figure?: ReactNode;
  drawnFindings?: readonly string[];
  given?: string | undefined;
  footer?: ReactNode;
  /** The tool's own part, between findings and tips. */
  children?: ReactNode;
}

/**
 * What the tools share that read lab reports and whose bodies the specification leaves open: reports at the left, the
 * conclusion of the open one, its results at the right.
 */
export function ModelView(props: ModelViewProps) {
  const { apiType, patientId, reportId, history, report, selectedId } = props;
  const names = useReportNames(patientId);
  const entries = history.data?.data;
  if (entries?.length === 0) {
    return (
      <div className={styles.empty}>
        <EmptyState title={emptyTextOf(apiType)} />
      </div>
    );
  }
  const data = report.data;
  const failed = [history, report].find(({ isError }) => isError);
  return (
    <AssessmentShell
      mode={props.mode ?? 'read'}
      paper={{
        apiType,
        patientId,
        timeLabel: '报告时间',
        time: data?.report_time,
        notes: [data && names.get(data.report_id)],
      }}
      timeline={
        <AssessmentTimeline
          title={props.timelineTitle}
          entries={(entries ?? []).map(({ report_id: id, report_time: time }) => ({
            id,
            time: formatDate(time, MINUTE_PATTERN),
            by: [names.get(id), id === reportId && '当前报告'].filter(Boolean).join('　'),
          }))}
          selectedId={selectedId ?? null}
          onSelect={props.onSelect}
        />
      }
      form={
        <>
          {failed && <Reload onReload={() => void failed.refetch()} />}
          {data ? (
            <>
              {props.lead}
              <ModelJudgment
                report={data}
                name={assessmentOf(apiType)?.title ?? ''}
                isOutdated={props.isOutdated ?? false}
                figure={props.figure}
                drawnFindings={props.drawnFindings}
                given={props.given}
              >
                {props.children}
              </ModelJudgment>
            </>
          ) : (
            !failed && <BlockSkeleton lines={9} />
          )}
        </>
      }
      result={
        data ? (
          <ModelEvidence
            key={data.report_id}
            report={data}
            title={assessmentOf(apiType)?.title ?? ''}
            addsPoints={props.addsPoints ?? false}
            onOpenTrend={props.onOpenTrend}
          />
        ) : (
          !failed && <TableSkeleton columns={[3, 2, 2, 2]} rows={5} />
        )
      }
      footer={data && props.footer}
    />
  );
}

const namesOf = ({ days }: PatientTimeline) =>
  new Map(days.flatMap(({ reports = [] }) => reports.map((entry) => [entry.report_id, entry.report_name] as const)));

/** Names of the patient's lab reports, from what the page behind the drawer already fetched. */
function useReportNames(patientId: string): ReadonlyMap<string, string> {
  const { data } = useGetPatientTimeline(
    { patient_id: patientId },
    { query: { staleTime: Infinity }, request: { suppress: true } },
  );
  return data?.patient.patient_id === patientId ? namesOf(data) : new Map();
}
