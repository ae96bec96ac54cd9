import { addressOf } from '../../kit/lib/address.ts';

/** Address of a decision aid, with the report it is asked for where there is one. */
export const decisionAddress = (diagnosisId: string, reportId?: string) =>
  addressOf('/decision-assist-detail', { diagnosis_id: diagnosisId, report_id: reportId });
