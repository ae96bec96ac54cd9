import { SEED_REPORT_IDS } from '@jianwei/mock-server/hospital/seed-ids';

/** Address of a named patient's report of today. */
export function reportOf(patient: keyof typeof SEED_REPORT_IDS): string {
  return `/detail?report_id=${SEED_REPORT_IDS[patient]}`;
}

/** Address of the Grace tool on a named patient's report of today. */
export function graceOf(patient: keyof typeof SEED_REPORT_IDS): string {
  return `${reportOf(patient)}&panel=assessment&api_type=5`;
}
