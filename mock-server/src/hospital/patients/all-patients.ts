import type { SeedPatient } from '../seed-types.ts';
import { DIGESTIVE_BLOOD_PATIENTS } from './digestive-blood.ts';
import { FURTHER_CLINIC_PATIENTS } from './further-clinics.ts';
import { FURTHER_WARD_PATIENTS } from './further-wards.ts';
import { HEART_LUNG_PATIENTS } from './heart-lung.ts';
import { KIDNEY_ENDOCRINE_PATIENTS } from './kidney-endocrine.ts';
import { OUTPATIENTS } from './outpatients.ts';

export const SEED_PATIENTS: readonly SeedPatient[] = [
  ...KIDNEY_ENDOCRINE_PATIENTS,
  ...HEART_LUNG_PATIENTS,
  ...DIGESTIVE_BLOOD_PATIENTS,
  ...FURTHER_WARD_PATIENTS,
  ...FURTHER_CLINIC_PATIENTS,
  ...OUTPATIENTS,
];
