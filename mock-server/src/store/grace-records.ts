import type { GraceInput } from '@jianwei/api-client/model';
import { RecordTable } from './record-table.ts';

/** Saved Grace assessments; the score is computed from the input again. */
export const graceRecords = new RecordTable<GraceInput>({
  apiType: 5,
  idPrefix: 'GR',
  table: 'grace_report',
  form: 'input',
  hasHistory: false,
});
