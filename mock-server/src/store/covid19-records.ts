import type { Covid19Form } from '@jianwei/api-client/model';
import { RecordTable } from './record-table.ts';

/** COVID-19 records; type, conclusion and suggestions are computed from the form again. */
export const covid19Records = new RecordTable<Covid19Form>({
  apiType: 9,
  idPrefix: 'CV',
  table: 'covid19_report',
  hasHistory: true,
});
