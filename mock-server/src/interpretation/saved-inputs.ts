import { createHash } from 'node:crypto';
import type { SavedForm } from '@jianwei/clinical-rules/reading/tools/statement';
import { holdsNow } from '../store/audit-holds.ts';
import type { HoldRow } from '../store/audit-holds.ts';
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
  /** Changes when any of it does that is no clinical row. */
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

/** What all doctors saved, by patient, and a fingerprint of it that copies of one hospital share only where they saved the same. */
interface SavedOfAll {
  readonly byPatient: ReadonlyMap<string, readonly SavedRow[]>;
  readonly stamp: string;
}

const stampOf = (rows: readonly SavedRow[]): string =>
  rows.length === 0 ? '' : createHash('sha256').update(JSON.stringify(rows)).digest('base64url');

function savedOfAll(world: World): SavedOfAll {
  return world.memoSaved('saved-rows', () => {
    const rows = SAVED.all(world);
    return { byPatient: Map.groupBy(rows, (row) => row.patient_id), stamp: stampOf(rows) };
  });
}

const holdIds = (holds: readonly HoldRow[]): string => holds.map(({ hold_id: id }) => id).join(',');

/** Tells the state of everything that is saved: what is kept under it is right until somebody saves or a hold runs out. */
export function savedStamp(world: World): string {
  return `${savedOfAll(world).stamp} ${holdIds(holdsNow(world).holds)}`;
}

function inputsOf(world: World, patientId: string): SavedInputs {
  const rows = savedOfAll(world).byPatient.get(patientId) ?? [];
  return {
    forms: rows.flatMap(formOf),
    gasTypes: new Map(rows.flatMap(({ report_id: id, type }) => (type === null ? [] : [[id, type] as const]))),
    rules: actedRules(world, patientId),
    // What rules said is a clinical row: only holds come and go beside them.
    stamp: `${stampOf(rows)} ${holdIds(holdsNow(world).byPatient.get(patientId) ?? [])}`,
  };
}

/** What is saved for one patient, until any data change or a hold runs out. */
export function savedInputs(world: World, patientId: string): SavedInputs {
  const standing = holdsNow(world);
  const kept = world.memo('saved-inputs', () => ({ standing, byPatient: new Map<string, SavedInputs>() }));
  if (kept.standing !== standing) {
    kept.standing = standing;
    kept.byPatient.clear();
  }
  const known = kept.byPatient.get(patientId);
  if (known !== undefined) return known;
  const inputs = inputsOf(world, patientId);
  kept.byPatient.set(patientId, inputs);
  return inputs;
}
