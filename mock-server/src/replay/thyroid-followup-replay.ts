import type { ThyroidFollowUpForm } from '@jianwei/api-client/model';
import { numberIn } from '@jianwei/clinical-rules/record/newest-result';
import { HORMONES } from '@jianwei/clinical-rules/record/thyroid-followup-facts';
import type { Hormone } from '@jianwei/clinical-rules/record/thyroid-followup-facts';
import { THYROID_UNITS } from '@jianwei/clinical-rules/thyroid-followup/thyroid-followup-wire';
import type { HospitalRecord } from '../interpretation/patient-record.ts';
import { followUpInput } from '../interpretation/thyroid-followup-input.ts';
import type { Reading } from '../store/saved-assessments.ts';
import { thyroidFollowUpRecords } from '../store/thyroid-followup-records.ts';
import { ageReading } from './person-reading.ts';
import type { ReplayTool } from './replay-tool.ts';
import { rowSource } from './row-source.ts';

/** A result such as `<0.005` gives the form nothing, nor does an older one in its place. */
function hormoneReadings(record: HospitalRecord): Reading[] {
  return HORMONES.flatMap(([item, code]) =>
    record.reports.flatMap(({ report, rows }) => {
      const row = rows.find((one) => one.code === code);
      if (row === undefined) return [];
      return [{ item, value: numberIn(row, THYROID_UNITS[item]) ?? null, source: rowSource(row, report) }];
    }),
  );
}

export const thyroidFollowUpReplayTool: ReplayTool<ThyroidFollowUpForm> = {
  slug: 'thyroid-followup',
  table: thyroidFollowUpRecords,
  read: (record, { form, report_time: time }) => [...ageReading(record, form.age, time), ...hormoneReadings(record)],
  isTaken: (form, { item, value }) => {
    if (item === 'age') return form.age === value;
    const unit = form[`${item as Hormone}_unit`] ?? '';
    return form[item as Hormone] === value && ['', THYROID_UNITS[item as Hormone]].includes(unit);
  },
  apply: (form, { item, value }) => ({
    ...form,
    [item]: value,
    ...(item === 'age' ? {} : { [`${item}_unit`]: THYROID_UNITS[item as Hormone] }),
  }),
  input: followUpInput,
  onlyNewest: true,
};
