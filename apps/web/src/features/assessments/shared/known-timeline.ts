import { useGetPatientTimeline } from '@jianwei/api-client/analysis/analysis';
import type { PatientTimeline } from '@jianwei/api-client/model';

/** Patient and report names as the page behind the drawer already fetched them; undefined where they are another patient's. */
export function useKnownTimeline(patientId: string): PatientTimeline | undefined {
  const { data } = useGetPatientTimeline(
    { patient_id: patientId },
    { query: { staleTime: Infinity }, request: { suppress: true } },
  );
  return data?.patient.patient_id === patientId ? data : undefined;
}
