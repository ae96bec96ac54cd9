import { BASIS } from '../tables/basis.ts';
import { oneOf, record, text } from '../tables/shapes.ts';
import { readTable } from '../tables/table.ts';
import { sideOf } from './rows.ts';
import type { Row } from './rows.ts';

/** What makes a result false without the disease. */
export const INTERFERENCES = readTable(
  'interferences.tsv',
  record({ item: text, side: oneOf('high', 'low'), known: text, says: text, source: text, basis: BASIS }),
);

const BY_ITEM = Map.groupBy(INTERFERENCES, ({ item }) => item);

/** 「血液透析（纤维素膜）可致假阳性」 beside a result that what the patient is given may have brought about; '' for all others. */
export function interferenceNote(row: Row | undefined, known: ReadonlySet<string>): string {
  if (row === undefined) return '';
  const told = BY_ITEM.get(row.code)?.filter((each) => known.has(each.known) && each.side === sideOf(row)) ?? [];
  return told.map(({ says }) => says).join('，');
}
