import { readYamlFiles, yamlFilesIn } from '../../tables/read-table.ts';
import { PATIENT_TABLE } from './patient-table.ts';
import type { SeedPatient } from './patient-table.ts';

const FOLDER = 'patients';

/** The order in which a world takes the patients in; files that are not named here follow by name. */
const FIRST_FILES = [
  'kidney-endocrine',
  'heart-lung',
  'digestive-blood',
  'further-wards',
  'further-clinics',
  'outpatients',
  'blood-gas',
  'metabolic-courses',
  'blood-courses',
  'ward-courses',
  'check-ups',
  'intensive-course',
  'large-export',
  'thyroid-followup',
  'covid19',
  'ckd',
  'gastric',
  'pleural',
  'adrenal-cortex',
  'aldosteronism',
  'thyroid-function',
  'cerebrospinal',
].map((name) => `${FOLDER}/${name}.yaml`);

/** Every patient of the seeded hospital. */
export const SEED_PATIENTS: readonly SeedPatient[] = readYamlFiles(
  [...new Set([...FIRST_FILES, ...yamlFilesIn(FOLDER)])],
  PATIENT_TABLE,
);
