import type { SeedPatient } from '../seed-types.ts';
import { BLOOD_GAS_PATIENTS } from './blood-gas.ts';
import { COVID_PATIENTS } from './covid19.ts';
import { CKD_PATIENTS } from './ckd.ts';
import { ADRENAL_CORTEX_PATIENTS } from './adrenal-cortex.ts';
import { ALDOSTERONISM_PATIENTS } from './aldosteronism.ts';
import { CEREBROSPINAL_PATIENTS } from './cerebrospinal.ts';
import { DIGESTIVE_BLOOD_PATIENTS } from './digestive-blood.ts';
import { FURTHER_CLINIC_PATIENTS } from './further-clinics.ts';
import { FURTHER_WARD_PATIENTS } from './further-wards.ts';
import { GASTRIC_PATIENTS } from './gastric.ts';
import { HEART_LUNG_PATIENTS } from './heart-lung.ts';
import { KIDNEY_ENDOCRINE_PATIENTS } from './kidney-endocrine.ts';
import { LONG_COURSE_PATIENTS } from './long-courses.ts';
import { OUTPATIENTS } from './outpatients.ts';
import { THYROID_FOLLOW_UP_PATIENTS } from './thyroid-followup.ts';
import { PLEURAL_PATIENTS } from './pleural.ts';
import { THYROID_FUNCTION_PATIENTS } from './thyroid-function.ts';

export const SEED_PATIENTS: readonly SeedPatient[] = [
  ...KIDNEY_ENDOCRINE_PATIENTS,
  ...HEART_LUNG_PATIENTS,
  ...DIGESTIVE_BLOOD_PATIENTS,
  ...FURTHER_WARD_PATIENTS,
  ...FURTHER_CLINIC_PATIENTS,
  ...OUTPATIENTS,
  ...BLOOD_GAS_PATIENTS,
  ...LONG_COURSE_PATIENTS,
  ...THYROID_FOLLOW_UP_PATIENTS,
  ...COVID_PATIENTS,
  ...CKD_PATIENTS,
  ...GASTRIC_PATIENTS,
  ...PLEURAL_PATIENTS,
  ...ADRENAL_CORTEX_PATIENTS,
  ...ALDOSTERONISM_PATIENTS,
  ...THYROID_FUNCTION_PATIENTS,
  ...CEREBROSPINAL_PATIENTS,
];
