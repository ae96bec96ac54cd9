import type { GraceInput } from '@jianwei/api-client/model';
import { SEED_PATIENT_IDS, SEED_REPORT_IDS } from './seed-ids.ts';

/** Reports of today that doctor 沈若溪 has already read (report number of the patient, `-01` unless said). */
export const READ_TODAY: readonly string[] = [
  'R1009-01',
  'R1012-01',
  'R1016-01',
  'R1018-01',
  'R1020-02',
  'R1021-01',
  'R1022-01',
  'R1027-01',
  'R1028-01',
  'R1029-01',
  'R1030-01',
  'R1031-01',
  'R1032-01',
  'R1033-01',
  'R1035-01',
  'R1037-01',
  'R1038-01',
  'R1039-01',
];

/** The account whose day the design pictures show. */
export const PICTURE_DOCTOR = 'u-doctor';

export const SEED_FAVOURITES: readonly { readonly userId: string; readonly reportId: string; readonly at: string }[] = [
  { userId: PICTURE_DOCTOR, reportId: SEED_REPORT_IDS.顾怀远, at: '2025-11-18 09:58' },
];

interface SeedGrace {
  readonly patientId: string;
  readonly userId: string;
  readonly at: string;
  readonly input: GraceInput;
}

const TROPONIN = { name: '高敏肌钙蛋白I', specimen: '血清', unit: 'ng/mL', reference: '<0.034' };

/** Earlier assessments of 严松年; their scores follow from these inputs. Oldest first, so that the ids do. */
export const SEED_GRACE: readonly SeedGrace[] = [
  {
    patientId: SEED_PATIENT_IDS.严松年,
    userId: PICTURE_DOCTOR,
    at: '2025-03-06 10:32',
    input: {
      cardiac_arrest: false,
      st_down: false,
      cardiac_enzymes_high: false,
      age: 66,
      heart_rate: 48,
      blood_pressure: 132,
      blood_pressure_unit: 'mmHg',
      serum_creatinine: 68,
      serum_creatinine_unit: 'μmol/L',
      kill_ip_rank: 1,
      evidences: [],
    },
  },
  {
    patientId: SEED_PATIENT_IDS.严松年,
    userId: 'u-doctor2',
    at: '2025-11-17 22:14',
    input: {
      cardiac_arrest: false,
      st_down: true,
      cardiac_enzymes_high: true,
      age: 67,
      heart_rate: 84,
      blood_pressure: 146,
      blood_pressure_unit: 'mmHg',
      serum_creatinine: 108,
      serum_creatinine_unit: 'μmol/L',
      kill_ip_rank: 2,
      evidences: [{ ...TROPONIN, result: '0.086' }],
    },
  },
  {
    patientId: SEED_PATIENT_IDS.严松年,
    userId: PICTURE_DOCTOR,
    at: '2025-11-18 09:50',
    input: {
      cardiac_arrest: false,
      st_down: true,
      cardiac_enzymes_high: true,
      age: 67,
      heart_rate: 58,
      blood_pressure: 78,
      blood_pressure_unit: 'mmHg',
      serum_creatinine: 112,
      serum_creatinine_unit: 'μmol/L',
      kill_ip_rank: 1,
      evidences: [{ ...TROPONIN, result: '1.284' }],
    },
  },
];
