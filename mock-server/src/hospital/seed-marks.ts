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
  /** Written where the patient is not one of the pictures, so that counted ids stay what they are. */
  readonly id?: string;
  readonly patientId: string;
  readonly userId: string;
  readonly at: string;
  readonly input: GraceInput;
}

const TROPONIN = { name: '高敏肌钙蛋白I', specimen: '血清', unit: 'ng/mL', reference: '<0.034' };

const ABBOTT_I = { name: '高敏肌钙蛋白I', specimen: '血清', unit: 'ng/L', reference: '0–34.2' };
const ROCHE_T = { name: '高敏肌钙蛋白T', specimen: '血清', unit: 'ng/L', reference: '0–14' };

/**
 * Assessments of the patients who came with chest pain in earlier years: id, patient, author, time, age, heart rate per
 * minute, systolic pressure mmHg, creatinine μmol/L, Killip class, troponin as evidence ('' for none).
 */
const LATER_LINES: readonly (readonly [
  string,
  string,
  string,
  string,
  number,
  number,
  number,
  number,
  1 | 2 | 3 | 4,
  string,
])[] = [
  ['GR901471', 'P1047', 'u-doctor2', '2024-05-12 07:20', 59, 96, 128, 96, 2, '186'],
  ['GR901472', 'P1047', 'u-doctor2', '2024-05-15 09:10', 59, 72, 122, 98, 1, ''],
  ['GR901481', 'P1048', 'u-doctor', '2025-08-03 22:05', 46, 88, 142, 82, 1, ''],
  ['GR901482', 'P1048', 'u-doctor', '2025-08-05 22:10', 46, 70, 128, 84, 1, ''],
  ['GR901491', 'P1049', 'u-doctor2', '2025-02-18 08:15', 81, 104, 118, 118, 2, '68'],
  ['GR901492', 'P1049', 'u-doctor', '2025-02-20 08:40', 81, 82, 126, 121, 2, '196'],
];

const LATER_GRACE: readonly SeedGrace[] = LATER_LINES.map(
  ([id, patientId, userId, at, age, heartRate, pressure, creatinine, killip, troponin]) => ({
    id,
    patientId,
    userId,
    at,
    input: {
      cardiac_arrest: false,
      st_down: patientId === 'P1049',
      cardiac_enzymes_high: troponin !== '',
      age,
      heart_rate: heartRate,
      blood_pressure: pressure,
      blood_pressure_unit: 'mmHg',
      serum_creatinine: creatinine,
      serum_creatinine_unit: 'μmol/L',
      kill_ip_rank: killip,
      evidences: troponin === '' ? [] : [{ ...(patientId === 'P1049' ? ROCHE_T : ABBOTT_I), result: troponin }],
    },
  }),
);

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
  ...LATER_GRACE,
];
