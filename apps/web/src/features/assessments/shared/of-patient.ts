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

/**
 * An answer that speaks about another patient is never painted.
 * @throws when the answer names another patient than the drawer was opened for
 */
export function ofPatient<T extends { patient_id?: string }>(data: T, patientId: string): T {
  if (data.patient_id === undefined || data.patient_id === patientId) return data;
  throw new Error('The answer belongs to another patient');
}
