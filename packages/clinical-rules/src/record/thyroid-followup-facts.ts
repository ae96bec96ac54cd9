import { roundHalfUp } from '../core/number.ts';
import { resultUnit } from '../flags/flag.ts';
import { THYROID_UNITS } from '../thyroid-followup/thyroid-followup-wire.ts';
import { convert } from '../units/convert.ts';
import type { PatientRecord } from './judged.ts';
import { newestRow, numberIn } from './newest-result.ts';
import type { NewestRow } from './newest-result.ts';

export const HORMONES = [
  ['tsh', 'TSH'],
  ['ft3', 'FT3'],
  ['ft4', 'FT4'],
] as const;

export type Hormone = (typeof HORMONES)[number][0];

/** A hormone in the form's unit and the row it comes from. */
export interface FoundHormone {
  readonly item: Hormone;
  readonly value: number;
  readonly newest: NewestRow;
}

/** The newest hormones in the form's units. A result such as `<0.005` fills nothing, nor does an older one in its place. */
export function newestHormones(record: PatientRecord): FoundHormone[] {
  return HORMONES.flatMap(([item, code]) => {
    const newest = newestRow(record, code);
    if (newest === undefined) return [];
    const value = numberIn(newest.row, THYROID_UNITS[item]);
    return value === undefined ? [] : [{ item, value, newest }];
  });
}

/** The interval of a hormone in the form's unit; null where it does not bound that side. */
export interface HormoneReference {
  readonly item: Hormone;
  readonly lower: number | null;
  readonly upper: number | null;
}

/** The laboratory's own intervals at a time, in the form's units; none where no report up to then prints one. */
export function thyroidReferences(record: PatientRecord, until: string): HormoneReference[] {
  return HORMONES.flatMap(([item, code]) => {
    const row = newestRow(record, code, { until })?.row;
    if (row?.flag.interval === undefined) return [];
    const { low, high } = row.flag.interval;
    const unit = convert(1, resultUnit(row.printed, row.flag.parsed), THYROID_UNITS[item], code);
    if (!unit.ok) return [];
    const bound = (value: number | undefined) => (value === undefined ? null : roundHalfUp(value * unit.factor, 4));
    return [{ item, lower: bound(low), upper: bound(high) }];
  });
}
