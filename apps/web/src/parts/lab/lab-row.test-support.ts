import type { LaboratoryRow } from '@jianwei/api-client/model';

/** A raised potassium as a back end that knows little would send it, with changes. */
export const labRow = (change: Partial<LaboratoryRow> = {}): LaboratoryRow => ({
  laboratory_id: 'L1',
  laboratory_name: '钾',
  original_laboratory_name: 'K',
  original_result: '5.62',
  abnormal: true,
  ...change,
});
