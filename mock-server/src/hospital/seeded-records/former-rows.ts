import { optional, record, text } from '@jianwei/clinical-rules/tables/shapes';
import { readTsv } from '../../tables/read-table.ts';

/** Rows as they stood when their report was shown first, where the seeded source changed them since. */
export const FORMER_ROWS = readTsv(
  'seeded-records/shown-before.tsv',
  record({ row: text, result: optional(text), error: optional(text) }),
  'row',
);
