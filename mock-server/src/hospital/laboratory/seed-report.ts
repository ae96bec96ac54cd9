import {
  convert,
  either,
  line,
  list,
  minute,
  number,
  optional,
  record,
  text,
} from '@jianwei/clinical-rules/tables/shapes';
import type { Read } from '@jianwei/clinical-rules/tables/shapes';
import { controlRows } from './control-rows.ts';
import { PANEL_NAMES } from './panels.ts';
import { RANGE_SPELLING } from './printed-range.ts';
import { readRows } from './row-notation.ts';
import { SPECIAL_ROW } from './special-row.ts';

const PRINTED = {
  /** Asia/Shanghai, in the calendar of the design pictures (see `SeedCalendar`). */
  at: minute,
  name: text,
  /** Panels whose remaining codes are filled with unremarkable values. */
  panels: optional(PANEL_NAMES),
  /** Written rows, in the notation of `readRows`. */
  rows: optional(
    convert(text, (rows) => {
      readRows(rows);
      return rows;
    }),
  ),
  /** Specimen of every written row that is not the catalogue's usual one (electrolytes of a blood gas). */
  specimen: optional(text),
  spelling: optional(RANGE_SPELLING),
  special: optional(list(SPECIAL_ROW)),
};
const SEED_REPORT = record(PRINTED);

/** One printed report. */
export type SeedReport = Read<typeof SEED_REPORT>;

/** `controls`: so many rows of a control programme. */
const KEYED = convert(record({ ...PRINTED, controls: optional(number) }), ({ controls, ...report }): SeedReport =>
  controls === undefined ? report : { ...report, special: controlRows(controls) },
);

/** A report in one line, or as keys with values where the line cannot carry it. */
export const REPORT = either(line(['at', 'name', 'panels', 'rows', 'specimen', 'spelling'], KEYED), KEYED);
