import type { PlanLaboratory } from '@jianwei/api-client/model';
import { findItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import { insertPlan, listPrintedNames } from '../../store/clinical-plans.ts';
import type { PrintedName } from '../../store/clinical-plans.ts';
import type { World } from '../../store/world.ts';
import { readTsv } from '../../tables/read-table.ts';
import { minute, optional, record, text, words } from '@jianwei/clinical-rules/tables/shapes';
import { LABORATORY_CODE } from '../laboratory/laboratory-code.ts';
import type { SeedCalendar } from '../seed-calendar.ts';
import { PATIENT_ID, USER_ID } from './references.ts';

const PLAN = record({
  by: USER_ID,
  at: minute,
  name: text,
  codes: words(LABORATORY_CODE),
  patient: optional(PATIENT_ID),
});

function laboratory(printed: readonly PrintedName[], code: string): PlanLaboratory {
  const { name = '', specimen = '' } = findItem(code) ?? {};
  return {
    standard_laboratory_name: name,
    standard_specimen: specimen,
    children: printed
      .filter((entry) => entry.code === code && entry.specimen === specimen)
      .map((entry) => ({ original_laboratory_name: entry.name, original_specimen: entry.specimen })),
  };
}

/** Puts the plans into a world whose reports are seeded: their original names come from those. */
export function seedPlans(world: World, calendar: SeedCalendar): void {
  const printed = listPrintedNames(world);
  for (const { by, at, name, codes, patient = '' } of readTsv('seeded-records/plans.tsv', PLAN)) {
    const laboratories = codes.map((code) => laboratory(printed, code));
    const plan = { plan_id: world.nextId('PL'), user_id: by, patient_id: patient, plan_name: name, laboratories };
    insertPlan(world, plan, calendar.time(at));
  }
}
