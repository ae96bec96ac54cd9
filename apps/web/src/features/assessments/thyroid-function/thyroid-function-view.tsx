import {
  getGetThyroidFunctionReportQueryKey,
  getListThyroidFunctionReportsQueryKey,
  useGetThyroidFunctionReport,
  useListThyroidFunctionReports,
} from '@jianwei/api-client/thyroid-function/thyroid-function';
import type { AssessmentViewProps } from '../../../shared/assessment-registry.ts';
import { isClinician } from '../../../shared/session/roles.ts';
import { useSession } from '../../../shared/session/session-store.ts';
import { assessmentRequest } from '../shared/assessment-requests.ts';
import { ModelView } from '../shared/model-view/model-view.tsx';
import { useModelRefresh } from '../shared/model-view/use-model-refresh.ts';
import { ofPatient } from '../shared/of-patient.ts';
import { useLabReportSelection } from '../shared/use-lab-report-selection.ts';
import { PregnancyChoice } from './pregnancy-choice.tsx';
import { PREGNANCY_LABEL } from './pregnancy-text.ts';
import { usePregnancyStatus } from './use-pregnancy-status.ts';

/** api_type of this tool. */
const THYROID_FUNCTION = 14;

/** The choice above the conclusion says it already. */
const DRAWN = ['pregnant_status'];

/** Thyroid function: the pattern of a report, for a woman under her pregnancy status. */
export function ThyroidFunctionView({ patientId, reportId, onOpenTrend, onSaved }: AssessmentViewProps) {
  const session = useSession();
  const history = useListThyroidFunctionReports(patientId, { request: assessmentRequest });
  const { selectedId, select } = useLabReportSelection(history.data?.data, reportId);
  const report = useGetThyroidFunctionReport(selectedId ?? '', {
    query: { enabled: selectedId !== undefined, select: (data) => ofPatient(data, patientId) },
    request: assessmentRequest,
  });
  const { outdatedId, reload, refreshAfterSave } = useModelRefresh({
    patientId,
    pageReportId: reportId,
    keyOf: getGetThyroidFunctionReportQueryKey,
    listKey: getListThyroidFunctionReportsQueryKey(patientId),
    onSaved,
  });
  const pregnancy = usePregnancyStatus({ report: report.data, outdatedId, refreshAfterSave });
  const isWoman = report.data?.patient_gender === '女';
  const isPregnant = isWoman && pregnancy.displayed !== 0;
  return (
    <ModelView
      apiType={THYROID_FUNCTION}
      timelineTitle="甲状腺功能报告"
      patientId={patientId}
      reportId={reportId}
      onOpenTrend={onOpenTrend}
      history={history}
      report={{
        data: report.data,
        isError: report.isError,
        refetch: () => selectedId !== undefined && reload(selectedId),
      }}
      selectedId={selectedId}
      onSelect={select}
      isOutdated={pregnancy.isOutdated}
      drawnFindings={DRAWN}
      given={isPregnant ? `妊娠状态：${PREGNANCY_LABEL[pregnancy.displayed]}` : undefined}
      lead={
        report.data &&
        isWoman && (
          <PregnancyChoice
            report={report.data}
            pregnancy={pregnancy}
            mayEdit={session !== null && isClinician(session.role)}
          />
        )
      }
    />
  );
}
