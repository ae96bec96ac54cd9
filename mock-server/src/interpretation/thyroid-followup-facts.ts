import type { NewerEvidence, ThyroidFollowUpForm } from '@jianwei/api-client/model';
import { convert } from '@jianwei/clinical-rules/units/convert';
import { THYROID_UNITS } from '@jianwei/clinical-rules/thyroid-followup/thyroid-followup-wire';
import type { SavedRecord } from '../store/saved-records.ts';
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

/** The laboratory's own limits at a time, in the rule's units; absent where no report up to then prints them. */
export function thyroidLimits(record: PatientRecord, until: string): Record<string, number> {
  const limits: Record<string, number> = {};
  for (const [field, code] of HORMONES) {
    const row = newestRow(record, code, { until })?.row;
    const bound = field === 'tsh' ? row?.flag.interval?.low : row?.flag.interval?.high;
    if (row === undefined || bound === undefined) continue;
    const converted = convert(bound, row.store.unit, THYROID_UNITS[field], code);
    if (converted.ok) limits[field === 'tsh' ? 'tsh_lower_limit' : `${field}_upper_limit`] = converted.value;
  }
  return limits;
}
