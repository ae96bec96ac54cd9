import type { SavedForm } from '@jianwei/clinical-rules/reading/tools/statement';
import { rulesStamp } from '../store/audit-holds.ts';
import { Query } from '../store/sql.ts';
import type { World } from '../store/world.ts';
import { actedRules } from './acted-rules.ts';
import type { RulesOfPatient } from './acted-rules.ts';

/** What doctors saved, and what rules of the laboratory did, that a reading takes into account. */
export interface SavedInputs {
  readonly forms: readonly SavedForm[];
  /** Case types of gas reports by report id. */
  readonly gasTypes: ReadonlyMap<string, 1 | 2>;
  /** Rules of the laboratory that acted, by report id. */
  readonly rules: RulesOfPatient;
  /** Changes when any of it does. */
  readonly stamp: string;
}

interface SavedRow {
  readonly patient_id: string;
  readonly report_id: string;
  readonly saved_time: string;
  readonly type: 1 | 2 | null;
  readonly api_type: number | null;
  readonly form: string | null;
}

const STAMP = new Query<{ stamp: string }>(
  `SELECT (SELECT count(*) || ' ' || coalesce(max(saved_time), '') FROM blood_gas_choice) || ' ' ||
    (SELECT count(*) || ' ' || coalesce(max(saved_time), '') FROM thyroid_followup) || ' ' ||
    (SELECT count(*) || ' ' || coalesce(max(saved_time), '') FROM covid19_report) || ' ' ||
    (SELECT count(*) || ' ' || coalesce(max(report_time), '') FROM grace_report) AS stamp`,
);
// Grace keeps no history: the time of its report is that of the last saving.
const SAVED = new Query<SavedRow>(
  `SELECT patient_id, blood_gas_choice.report_id AS report_id, saved_time, type, NULL AS api_type, NULL AS form
     FROM blood_gas_choice JOIN report ON report.report_id = blood_gas_choice.report_id
   UNION ALL SELECT patient_id, report_id, saved_time, NULL, 8, form FROM thyroid_followup
   UNION ALL SELECT patient_id, report_id, saved_time, NULL, 9, form FROM covid19_report
   UNION ALL SELECT patient_id, report_id, report_time, NULL, 5, input FROM grace_report
   ORDER BY saved_time DESC`,
);

function formOf({ api_type: apiType, form, saved_time: savedTime }: SavedRow): SavedForm[] {
  if (apiType === null || form === null) return [];
  return [{ apiType, savedTime, form: JSON.parse(form) as SavedForm['form'] }];
}

function inputsOf(rows: readonly SavedRow[]): Pick<SavedInputs, 'forms' | 'gasTypes' | 'stamp'> {
  return {
    forms: rows.flatMap(formOf),
    gasTypes: new Map(rows.flatMap(({ report_id: id, type }) => (type === null ? [] : [[id, type] as const]))),
    stamp: rows.map(({ report_id: id, saved_time: time, type }) => `${id} ${time} ${type ?? ''}`).join(','),
  };
}

/** Tells the state of everything that is saved: what is kept under it is right until somebody saves or a hold runs out. */
export function savedStamp(world: World): string {
  return `${world.memo('saved-stamp', () => STAMP.get(world)?.stamp ?? '')} ${rulesStamp(world)}`;
}

const NO_RULES: RulesOfPatient = new Map();

/** What is saved for one patient. */
export function savedInputs(world: World, patientId: string): SavedInputs {
  const all = world.memoClinical(`saved-inputs:${savedStamp(world)}`, () => ({
    rows: Map.groupBy(SAVED.all(world), (row) => row.patient_id),
    rules: actedRules(world),
  }));
  const own = inputsOf(all.rows.get(patientId) ?? []);
  const rules = all.rules.get(patientId) ?? NO_RULES;
  return { ...own, rules, stamp: rules.size === 0 ? own.stamp : `${own.stamp} ${JSON.stringify([...rules])}` };
}
