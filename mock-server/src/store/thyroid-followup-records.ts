import type { ThyroidFollowUpForm } from '@jianwei/api-client/model';
import { RecordTable } from './record-table.ts';

/** Follow-ups after thyroid surgery, one a day and patient. */
export const thyroidFollowUpRecords = new RecordTable<ThyroidFollowUpForm>({
  apiType: 8,
  idPrefix: 'TF',
  table: 'thyroid_followup',
  hasHistory: true,
});
