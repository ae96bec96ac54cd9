import { findItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import { readTsv } from '../../tables/read-table.ts';
import { convert, optional, record, text } from '@jianwei/clinical-rules/tables/shapes';

const CODE = convert(text, (code) => {
  if (findItem(code)) throw new Error(`${code} is in the catalogue`);
  return code;
});
const ITEM = record({
  code: CODE,
  name: text,
  unit: optional(text),
  range: optional(text),
  specimen: optional(text),
  group: text,
});

/** Items that the catalogue does not hold, by code: they stand behind those of the catalogue on a report. */
export const OUTSIDE_ITEMS = new Map(
  readTsv('laboratory/items-outside-catalogue.tsv', ITEM, 'code').map((item) => [item.code, item]),
);
