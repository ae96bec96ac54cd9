import {
  getGetThyroidFunctionReportQueryKey,
  getListThyroidFunctionReportsQueryKey,
  useGetThyroidFunctionReport,
  useListThyroidFunctionReports,
} from '@jianwei/api-client/thyroid-function/thyroid-function';
import type { PregnantStatus, ReportListEntry, ThyroidFunctionReport } from '@jianwei/api-client/model';
import type { AssessmentViewProps } from '../../../parts/assessments/assessment-view.tsx';
import { isClinician } from '../../../parts/session/roles.ts';
import { useSession } from '../../../parts/session/session-store.ts';
import { ModelView } from '../lab-report/model-view.tsx';
import { SavedChoice } from '../lab-report/saved-choice.tsx';
import { useLabReports, type LabReportTool } from '../lab-report/use-lab-reports.ts';
import { useRefreshAfterSave } from '../lab-report/use-refresh-after-save.ts';
import { assessmentRequest } from '../shared/assessment-requests.ts';
import { PREGNANCY_LABEL, PREGNANCY_SOURCE, PREGNANCY_STATUSES } from './pregnancy-text.ts';
import { usePregnancyStatus } from './use-pregnancy-status.ts';

const THYROID_FUNCTION: LabReportTool<ReportListEntry, ThyroidFunctionReport> = {
  apiType: 14,
  timelineTitle: '甲状腺功能报告',
  useReports: (patientId) => useListThyroidFunctionReports(patientId, { request: assessmentRequest }),
  useReport: (id, options) => useGetThyroidFunctionReport(id, options),
};

/** The choice above the conclusion says it already. */
const DRAWN = ['pregnant_status'];

const OPTIONS = PREGNANCY_STATUSES.map((status) => ({ value: `${status}` as const, label: PREGNANCY_LABEL[status] }));

/** Thyroid function: the pattern of a report, for a woman under her pregnancy status. */
export function ThyroidFunctionView(props: AssessmentViewProps) {
  const { patientId, reportId, onSaved } = props;
  const session = useSession();
  const mayChoose = session !== null && isClinician(session.role);
  const reports = useLabReports(THYROID_FUNCTION, props);
  const { selectedId, report: query } = reports;
  const report = query.data;
  const { outdatedId, reload, refreshAfterSave } = useRefreshAfterSave({
    patientId,
    pageReportId: reportId,
    keyOf: getGetThyroidFunctionReportQueryKey,
    listKey: getListThyroidFunctionReportsQueryKey(patientId),
    onSaved,
  });
  const { displayed, state, isOutdated, choose } = usePregnancyStatus({ report, outdatedId, refreshAfterSave });
  const isWoman = report?.patient_gender === '女';
  return (
    <ModelView
      {...reports}
      report={{ ...query, refetch: () => selectedId !== undefined && reload(selectedId) }}
      isOutdated={isOutdated}
      drawnFindings={DRAWN}
      given={isWoman && displayed !== 0 ? `妊娠状态：${PREGNANCY_LABEL[displayed]}` : undefined}
      lead={
        isWoman && (
          <SavedChoice
            label="妊娠状态"
            options={OPTIONS}
            value={`${displayed}`}
            onChange={mayChoose ? (value) => void choose(Number(value) as PregnantStatus) : undefined}
            state={state}
            origin={report.pregnant_status_source && PREGNANCY_SOURCE[report.pregnant_status_source]}
          />
        )
      }
    />
  );
}
