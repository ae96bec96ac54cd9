import type { PlanLaboratory } from '@jianwei/api-client/model';
import { findItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import { insertPlan, listPrintedNames } from '../../store/clinical-plans.ts';
import type { PrintedName } from '../../store/clinical-plans.ts';
import type { World } from '../../store/world.ts';
import type { SeedCalendar } from '../seed-calendar.ts';

interface SeedPlan {
  readonly userId: string;
  /** '' for a plan that is meant for every patient. */
  readonly patientId: string;
  readonly at: string;
  readonly name: string;
  /** Catalogue codes, in the order of the plan. */
  readonly codes: readonly string[];
}

/** Oldest first, so that the ids are. */
const SEED_PLANS: readonly SeedPlan[] = [
  {
    userId: 'u-doctor',
    patientId: '',
    at: '2025-03-11 14:20',
    name: '甲状腺功能随访',
    codes: ['TSH', 'FT4', 'FT3'],
  },
  {
    userId: 'u-doctor2',
    patientId: '',
    at: '2025-06-02 09:05',
    name: '心肌损伤监测',
    codes: ['CTNI', 'CK-MB', 'NTPROBNP', 'CREA', 'K'],
  },
  {
    userId: 'u-doctor',
    patientId: '',
    at: '2025-09-18 16:40',
    name: '电解质与肾功能',
    codes: ['K', 'NA', 'CL', 'CREA', 'UREA'],
  },
  {
    userId: 'u-doctor',
    patientId: 'P1004',
    at: '2025-11-12 10:02',
    name: '糖尿病肾脏病随访',
    codes: ['CREA', 'EGFR', 'K', 'HGB', 'UACR', 'HBA1C', 'CYSC'],
  },
];

/** Ids of the seeded plans, in the order of {@link SEED_PLANS}. */
export const SEED_PLAN_IDS = {
  thyroid: 'PL000001',
  heart: 'PL000002',
  kidney: 'PL000003',
  diabetes: 'PL000004',
} as const;

function laboratory(printed: readonly PrintedName[], code: string): PlanLaboratory {
  const item = findItem(code);
  if (!item) throw new Error(`unknown laboratory code in the seeded plans: ${code}`);
  const { name, specimen } = item;
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
  for (const { userId, patientId, at, name, codes } of SEED_PLANS) {
    const laboratories = codes.map((code) => laboratory(printed, code));
    const plan = { plan_id: world.nextId('PL'), user_id: userId, patient_id: patientId, plan_name: name, laboratories };
    insertPlan(world, plan, calendar.time(at));
  }
}
