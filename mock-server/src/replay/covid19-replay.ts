import type { Covid19Form } from '@jianwei/api-client/model';
import { WARNING_ITEMS } from '@jianwei/clinical-rules/covid19/options';
import type { WarningState } from '@jianwei/clinical-rules/covid19/options';
import { arterialOxygen, courseWindow, suggestedWarnings } from '@jianwei/clinical-rules/record/covid19-facts';
import { completeCovidForm } from '../forms/covid19-form.ts';
import type { HospitalRecord } from '../interpretation/patient-record.ts';
import { wireGender } from '../interpretation/wire-patient.ts';
import { covid19Records } from '../store/covid19-records.ts';
import type { Reading } from '../store/saved-assessments.ts';
import { ageReading } from './person-reading.ts';
import type { ReplayTool } from './replay-tool.ts';
import { rowSource } from './row-source.ts';

/** What one report suggests, as if it were the only one. */
function readingsIn(record: HospitalRecord, judged: HospitalRecord['reports'][number]): Reading[] {
  const alone = { ...record, reports: [judged] };
  const oxygen = arterialOxygen(alone, {});
  const warnings = suggestedWarnings(alone, {}).flatMap(({ item, state, newest }): Reading[] =>
    newest === undefined ? [] : [{ item: item.key, value: state, source: rowSource(newest.row, newest.report) }],
  );
  return oxygen === undefined
    ? warnings
    : [{ item: 'paO2', value: oxygen.value, source: rowSource(oxygen.row, oxygen.report) }, ...warnings];
}

const groupOf = (key: string) => WARNING_ITEMS.find((item) => item.key === key)?.group ?? 'inspection';

export const covid19ReplayTool: ReplayTool<Covid19Form> = {
  slug: 'covid19',
  table: covid19Records,
  read: (record, { form, report_time: time, saved_time: savedTime }) => [
    ...ageReading(record, form.age, time),
    ...(form.gender === '' ? [] : [{ item: 'gender', value: wireGender(record.patient.gender) }]),
    ...record.reports
      .filter(({ report }) => report.report_time > (courseWindow(savedTime).after ?? ''))
      .flatMap((judged) => readingsIn(record, judged)),
  ],
  isTaken: (form, { item, value }) => {
    if (item === 'age' || item === 'paO2' || item === 'gender') return form[item] === value;
    return form[groupOf(item)]?.find(({ key }) => key === item)?.value === value;
  },
  apply: (form, { item, value }) => {
    if (item === 'age' || item === 'paO2' || item === 'gender') return completeCovidForm({ ...form, [item]: value });
    const group = groupOf(item);
    const changed = form[group]?.map((one) =>
      one.key === item ? { ...one, value: value as WarningState | null } : one,
    );
    return completeCovidForm({ ...form, ...(changed && { [group]: changed }) });
  },
  input: (_world, _record, { form }) => ({ ...form }),
  onlyNewest: true,
};
