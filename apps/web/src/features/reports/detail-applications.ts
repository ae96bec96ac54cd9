import { isUndetermined } from '@jianwei/api-client/transport/undetermined';
import { useListReportApplications } from '@jianwei/api-client/applications/applications';
import type { Application } from '@jianwei/api-client/model';
import { useDoctorApplications } from '../../parts/applications/use-doctor-applications.ts';
import { isAssessment } from '../../parts/assessments/assessment-registry.ts';

/** Whether an application can be opened today: its tool stands. Pages of applications come later. */
function canOpen({ type, api_type: apiType }: Application): boolean {
  return type !== 'page' && apiType !== undefined && (isUndetermined(apiType) || isAssessment(apiType));
}

/** Applications of the signed-in user for one patient's report; nothing is asked for while `isEnabled` is false. */
export function useDetailApplications(patientId: string, reportId: string, isEnabled: boolean) {
  const enabled = isEnabled && patientId !== '';
  const { data: doctor } = useDoctorApplications(
    { patient_id: patientId, report_id: reportId },
    { isEnabled: enabled, isQuiet: true },
  );
  const { data: triggered } = useListReportApplications(reportId, { query: { enabled }, request: { suppress: true } });
  const { my_applications: mine = [], applications: offered = [] } = doctor ?? {};
  const all = [...mine, ...offered, ...(triggered?.data ?? [])];
  return {
    /** My applications that can be opened, in my order. */
    mine: mine.filter(canOpen).toSorted((left, right) => (left.sort ?? 0) - (right.sort ?? 0)),
    /** How many applications the report triggered. */
    triggerCount: triggered?.data.length ?? 0,
    /** Any application by api_type, for its id and name. */
    find: (apiType: number) => all.find((application) => application.api_type === apiType),
  };
}
