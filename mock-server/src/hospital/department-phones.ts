import { record, text } from '@jianwei/clinical-rules/tables/shapes';
import { readTsv } from '../tables/read-table.ts';

const PHONES = new Map(
  readTsv('department-phones.tsv', record({ department: text, phone: text }), 'department').map(
    ({ department, phone }) => [department, phone] as const,
  ),
);

/** The telephone of a department; '' where none is registered. */
export function departmentPhone(department: string): string {
  return PHONES.get(department) ?? '';
}
