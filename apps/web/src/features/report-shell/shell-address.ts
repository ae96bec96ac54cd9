import { PATIENT_ID_PARAMETERS } from '../../parts/session/entry-parameters.ts';

/** Screens that another system opens with no more than a patient's number. */
const OPENED_BY_PATIENT: readonly string[] = ['/report-detail', '/report'];

/**
 * Where an address goes that names a patient and no report: the entrance finds the newest report and comes back, as it does
 * when the page is opened with such an address.
 * @returns null for an address that names a report, or no patient
 */
export function entranceAddress(path: string, query: URLSearchParams): string | null {
  if (!OPENED_BY_PATIENT.includes(path) || query.get('report_id')) return null;
  const rest = new URLSearchParams(query);
  const entrance = new URLSearchParams();
  rest.delete('report_id');
  for (const name of PATIENT_ID_PARAMETERS) {
    const value = query.get(name);
    if (value) entrance.set(name, value);
    rest.delete(name);
  }
  if (entrance.size === 0) return null;
  entrance.set('redirect', rest.size === 0 ? path : `${path}?${rest.toString()}`);
  return `/plugin-login?${entrance.toString()}`;
}
