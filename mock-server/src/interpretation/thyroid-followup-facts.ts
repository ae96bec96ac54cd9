import type { NewerEvidence, ThyroidFollowUpForm, ThyroidReference } from '@jianwei/api-client/model';
import { roundHalfUp } from '@jianwei/clinical-rules/core/number';
import type { PlainInput } from '@jianwei/clinical-rules/core/rule';
import { thyroidLimitFields, THYROID_UNITS } from '@jianwei/clinical-rules/thyroid-followup/thyroid-followup-wire';
import { convert } from '@jianwei/clinical-rules/units/convert';
import type { SavedRecord } from '../store/record-table.ts';
import { evidenceOf, newestRow, numberIn } from './newest-result.ts';
import type { PatientRecord } from './patient-record.ts';

const HORMONES = [
  ['tsh', 'TSH'],
  ['ft3', 'FT3'],
  ['ft4', 'FT4'],
] as const;

/** The newest hormones in the form's units, and where they come from. A result such as `<0.005` fills nothing. */
export function newestHormones(record: PatientRecord): {
  readonly values: Pick<ThyroidFollowUpForm, 'tsh' | 'ft3' | 'ft4'>;
  readonly sources: NewerEvidence[];
} {
  const values: Pick<ThyroidFollowUpForm, 'tsh' | 'ft3' | 'ft4'> = { tsh: null, ft3: null, ft4: null };
  const sources: NewerEvidence[] = [];
  for (const [field, code] of HORMONES) {
    const newest = newestRow(record, code);
    const value = newest && numberIn(newest.row, THYROID_UNITS[field]);
    if (newest === undefined || value === undefined) continue;
    values[field] = value;
    sources.push(evidenceOf(field, newest));
  }
  return { values, sources };
}

/** Hormones reported after the record was saved that differ from what it holds. */
export function newerHormones(
  record: PatientRecord,
  { form, saved_time: savedTime }: SavedRecord<ThyroidFollowUpForm>,
): NewerEvidence[] {
  return HORMONES.flatMap(([field, code]) => {
    const newest = newestRow(record, code, { after: savedTime });
    if (newest === undefined || numberIn(newest.row, form[`${field}_unit`] ?? '') === form[field]) return [];
    return [evidenceOf(field, newest)];
  });
}

/** The laboratory's own intervals at a time, in the form's units; none where no report up to then prints one. */
export function thyroidReferences(record: PatientRecord, until: string): ThyroidReference[] {
  return HORMONES.flatMap(([field, code]) => {
    const row = newestRow(record, code, { until })?.row;
    const interval = row?.flag.interval;
    if (row === undefined || interval === undefined) return [];
    const unit = convert(1, row.store.unit, THYROID_UNITS[field], code);
    if (!unit.ok) return [];
    const bound = (value: number | undefined) => (value === undefined ? null : roundHalfUp(value * unit.factor, 4));
    return [{ item: field, lower: bound(interval.low), upper: bound(interval.high) }];
  });
}

/** The limits of those intervals that the rule reads. */
export function thyroidLimits(record: PatientRecord, until: string): PlainInput {
  return thyroidLimitFields(thyroidReferences(record, until));
}
