import type { PleuralValue } from '@jianwei/api-client/model';
import type { PleuralItem } from '@jianwei/clinical-rules/pleural/pleural';
import { RecordTable } from './record-table.ts';

/** The form: each value with its bounds as text, '' where unknown. */
export type PleuralForm = Readonly<Record<PleuralItem, Required<PleuralValue>>>;

/** Saved pleural-fluid assessments; the conclusion is computed from the form again. */
export const pleuralRecords = new RecordTable<PleuralForm>({
  apiType: 6,
  idPrefix: 'PE',
  table: 'pleural_report',
  hasHistory: false,
});
