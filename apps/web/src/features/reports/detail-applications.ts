import { useListReportApplications } from '@jianwei/api-client/applications/applications';
import type { Application } from '@jianwei/api-client/model';
import { isUndetermined } from '@jianwei/api-client/transport/undetermined';
import { useEffect, useRef } from 'react';
import { applicationName } from '../../parts/applications/application.tsx';
import { mineOf } from '../../parts/applications/my-applications.ts';
import { trackApplication } from '../../parts/applications/usage.ts';
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
  const mine = mineOf(doctor);
  const { applications: offered = [] } = doctor ?? {};
  const all = [...mine, ...offered, ...(triggered?.data ?? [])];
  const isMine = ({ application_id: id }: Application) => mine.some((one) => one.application_id === id);
  return {
    /** My applications that can be opened, in my order. */
    mine: mine.filter(canOpen),
    /** What the report triggered beside them; nothing as long as nobody can tell what is mine. */
    triggered: doctor === undefined ? [] : (triggered?.data ?? []).filter((one) => canOpen(one) && !isMine(one)),
    /** Ids of all that the report calls for, mine or not. */
    calledIds: new Set((triggered?.data ?? []).map(({ application_id: id }) => id)),
    /** Ids of mine, in my order, with those that cannot be opened here. */
    myIds: mine.map(({ application_id: id }) => id),
    triggerCount: triggered?.data.length ?? 0,
    /** Tools that the report triggered, by api_type. */
    asked: (triggered?.data ?? []).flatMap((one) => (canOpen(one) && one.api_type !== undefined ? [one.api_type] : [])),
    /** Any application by api_type, for its id and name. */
    find: (apiType: number) => all.find((application) => application.api_type === apiType),
  };
}

/** Sends event 44 once per opened tool, as soon as the application behind it is known. */
export function useToolTracking(reportId: string, tool: Application | undefined) {
  const sent = useRef('');
  const id = tool?.application_id ?? '';
  const name = tool ? applicationName(tool) : '';
  useEffect(() => {
    const key = id && `${reportId}:${id}`;
    if (key !== '' && key !== sent.current) {
      trackApplication('applicationTool', { reportId, applicationId: id, applicationName: name });
    }
    sent.current = key;
  }, [reportId, id, name]);
}
