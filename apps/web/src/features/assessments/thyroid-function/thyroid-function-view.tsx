import { isUndetermined, sayOf, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import {
  getGetThyroidFunctionReportQueryKey,
  getListThyroidFunctionReportsQueryKey,
  saveThyroidPregnancyStatus,
  useGetThyroidFunctionReport,
  useListThyroidFunctionReports,
} from '@jianwei/api-client/thyroid-function/thyroid-function';
import type {
  PregnantStatus,
  ReportListEntry,
  ThyroidFunctionReport,
  ThyroidFunctionReportPregnantStatusSource,
} from '@jianwei/api-client/model';
import { useCallback, useState } from 'react';
import { withRead } from '../../../kit/query/query-state.tsx';
import type { AssessmentViewProps } from '../../../parts/assessments/assessment-view.tsx';
import { ModelView } from '../lab-report/model-view.tsx';
import { UndoChoice } from '../lab-report/undo-choice.tsx';
import { SavedChoice } from '../lab-report/saved-choice.tsx';
import { useLabReports } from '../lab-report/use-lab-reports.ts';
import { useSavedChoice } from '../lab-report/use-saved-choice.ts';

/** Each at the place of its value. */
const STATUSES = [
  { value: 0, label: '非妊娠' },
  { value: 1, label: '孕早期' },
  { value: 2, label: '孕中期' },
  { value: 3, label: '孕晚期' },
  { value: 4, label: '产后' },
] satisfies readonly { value: PregnantStatus; label: string }[];

/** Where the status of a report comes from. */
const SOURCES: Record<ThyroidFunctionReportPregnantStatusSource, string> = {
  saved: '医生为本报告选择',
  tag: '由患者标签的孕周推算',
  default: '未标注孕周，按非妊娠判读',
};

/** Thyroid function: the pattern of a report, for a woman under her pregnancy status. */
export function ThyroidFunctionView(props: AssessmentViewProps) {
  const reports = useLabReports<ReportListEntry, ThyroidFunctionReport>(props, {
    apiType: 14,
    timelineTitle: '甲状腺功能报告',
    useReports: useListThyroidFunctionReports,
    useReport: useGetThyroidFunctionReport,
  });
  const report = reports.report.data;
  const { value, state, isOutdated, choose, refetch } = useSavedChoice<PregnantStatus>({
    ...props,
    openId: reports.selectedId,
    served: report?.pregnant_status,
    save: (id, status) => saveThyroidPregnancyStatus(id, { pregnant_status: status }),
    keyOf: getGetThyroidFunctionReportQueryKey,
    listKey: getListThyroidFunctionReportsQueryKey(props.patientId),
  });
  const status = value ?? 0;
  const [last, setLast] = useState<{ readonly reportId: string | undefined; readonly before: PregnantStatus }>();
  const forget = useCallback(() => setLast(undefined), []);
  const change = (next: PregnantStatus) => {
    setLast(next === status || isUndetermined(status) ? undefined : { reportId: reports.selectedId, before: status });
    choose?.(next);
  };
  const canUndo = last !== undefined && last.reportId === reports.selectedId && last.before !== status;
  const source = report?.pregnant_status_source;
  const isWoman = report?.patient_gender === '女';
  return (
    <ModelView
      {...reports}
      report={withRead(reports.report, { data: report, refetch })}
      isOutdated={isOutdated}
      drawnFindings={['pregnant_status']}
      given={isWoman && status !== 0 ? `妊娠状态：${STATUSES[status]?.label ?? UNDETERMINED}` : undefined}
      lead={
        isWoman && (
          <SavedChoice
            label="妊娠状态"
            options={STATUSES}
            value={status}
            onChange={choose && change}
            note={
              canUndo && (
                <UndoChoice
                  choice={last}
                  onUndo={() => {
                    forget();
                    choose?.(last.before);
                  }}
                  onGone={forget}
                />
              )
            }
            state={state}
            origin={source && sayOf(source, isUndetermined(status) ? UNDETERMINED : SOURCES[source])}
          />
        )
      }
    />
  );
}
