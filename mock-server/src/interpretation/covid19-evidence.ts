import type { Covid19Form, NewerEvidence } from '@jianwei/api-client/model';
import type { WarningKey, WarningState } from '@jianwei/clinical-rules/covid19/options';
import { arterialOxygen, courseWindow, suggestedWarnings } from '@jianwei/clinical-rules/record/covid19-facts';
import type { PatientRecord } from '@jianwei/clinical-rules/record/judged';
import type { SavedRecord } from '../store/record-table.ts';
import { evidenceOf } from './newer-evidence.ts';

/** What the laboratory fills in: states of warning items, oxygen pressure, and where they come from. */
export function covidPrefill(record: PatientRecord, nowText: string) {
  const window = courseWindow(nowText);
  const suggested = suggestedWarnings(record, window);
  const oxygen = arterialOxygen(record, window);
  return {
    states: new Map<WarningKey, WarningState | null>(suggested.map(({ item, state }) => [item.key, state])),
    paO2: oxygen?.value ?? null,
    sources: [
      ...(oxygen === undefined ? [] : [evidenceOf('paO2', oxygen)]),
      ...suggested.flatMap(({ item, newest }) => (newest === undefined ? [] : [evidenceOf(item.key, newest)])),
    ],
  };
}

/** Results reported after the record was saved that would change an input of it. */
export function newerCovidResults(
  record: PatientRecord,
  { form, saved_time: savedTime }: SavedRecord<Covid19Form>,
): NewerEvidence[] {
  const window = { after: savedTime };
  const oxygen = arterialOxygen(record, window);
  const changed = suggestedWarnings(record, window).flatMap(({ item, state, newest }) => {
    const saved = form[item.group]?.find((entry) => entry.key === item.key)?.value;
    return newest === undefined || state === null || state === saved ? [] : [evidenceOf(item.key, newest)];
  });
  return [...(oxygen === undefined || oxygen.value === form.paO2 ? [] : [evidenceOf('paO2', oxygen)]), ...changed];
}
