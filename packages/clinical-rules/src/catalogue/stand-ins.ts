import { record, text } from '../tables/shapes.ts';
import { readTable } from '../tables/table.ts';

const STAND_INS = readTable('stand-ins.tsv', record({ item: text, countsFor: text, source: text }), 'item');

const COUNTS_FOR = new Map(STAND_INS.map(({ item, countsFor }) => [item, countsFor]));

/** The item that this one is at another time of the day: GLU of GLU-R; itself for most. */
export function countedAs(code: string): string {
  return COUNTS_FOR.get(code) ?? code;
}
