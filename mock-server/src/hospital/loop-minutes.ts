import { number, record, text } from '@jianwei/clinical-rules/tables/shapes';
import { readTsv } from '../tables/read-table.ts';

const MINUTES = readTsv(
  'loop-minutes.tsv',
  record({ item: text, acknowledge: number, handle: number, ring_department: number, ring_laboratory: number }),
  'item',
);
/** What holds for every item without a line of its own: the default line of the push strategy. */
const DEFAULT_ITEM = '-';

/** Minutes from the report time for a catalogue code. Throws where the table has neither its line nor the one for all items. */
export function minutesFor(code: string): (typeof MINUTES)[number] {
  const found = MINUTES.find(({ item }) => item === code) ?? MINUTES.find(({ item }) => item === DEFAULT_ITEM);
  if (found === undefined) throw new Error('loop-minutes.tsv has no line for all items');
  return found;
}
