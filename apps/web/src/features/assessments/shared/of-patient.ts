/**
 * An answer that speaks about another patient is never painted.
 * @throws when the answer names another patient than the drawer was opened for
 */
export function ofPatient<T extends { patient_id?: string }>(data: T, patientId: string): T {
  if (data.patient_id === undefined || data.patient_id === patientId) return data;
  throw new Error('The answer belongs to another patient');
}
