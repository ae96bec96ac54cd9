import { useListReportApplications } from '@jianwei/api-client/applications/applications';
import type { Application } from '@jianwei/api-client/model';

import { isAssessment } from '../../parts/assessments/assessment-registry.ts';
import { useDoctorApplications } from '../../parts/applications/use-doctor-applications.ts';

const NONE: readonly Application[] = [];

/** Whether an application can be opened today: its tool stands. Pages of applications come later. */
function canOpen(application: Application): boolean {
  return application.type !== 'page' && application.api_type !== undefined && isAssessment(application.api_type);
}

const bySort = (left: Application, right: Application) => (left.sort ?? 0) - (right.sort ?? 0);

interface DetailApplications {
  /** My applications that can be opened, in my order. */
  mine: readonly Application[];
  /** How many applications the report triggered. */
  triggerCount: number;
  /** Any application by api_type, for its id and name. */
  find: (apiType: number) => Application | undefined;
}

/** Applications of the signed-in user for one patient's report. */
export function useDetailApplications(patientId: string, reportId: string, isEnabled: boolean): DetailApplications {
  const query = { enabled: isEnabled && patientId !== '' };
  const { data: doctor } = useDoctorApplications(
    { patient_id: patientId, report_id: reportId },
    { isEnabled: query.enabled, isQuiet: true },
  );
  const { data: triggered } = useListReportApplications(reportId, { query, request: { suppress: true } });
  const all = [...(doctor?.my_applications ?? NONE), ...(doctor?.applications ?? NONE), ...(triggered?.data ?? NONE)];
  return {
    mine: (doctor?.my_applications ?? NONE).filter(canOpen).toSorted(bySort),
    triggerCount: triggered?.data.length ?? 0,
    find: (apiType) => all.find((application) => application.api_type === apiType),
  };
}
