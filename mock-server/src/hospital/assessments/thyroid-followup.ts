import type { ThyroidFollowUpForm } from '@jianwei/api-client/model';
import { THYROID_VERSION } from '@jianwei/clinical-rules/thyroid-followup/targets';
import { cleanThyroidForm } from '../../interpretation/thyroid-followup-form.ts';
import { thyroidFollowUps } from '../../store/saved-records.ts';
import type { World } from '../../store/world.ts';
import { ageOn } from '../seed-calendar.ts';
import type { SeedCalendar } from '../seed-calendar.ts';
import { THYROID_FOLLOW_UP_PATIENTS } from '../patients/thyroid-followup.ts';
import { seededHistory } from './seeded-history.ts';
import type { Saving } from './seeded-history.ts';

interface Visit {
  /** Day of the visit, picture calendar; the dose was taken at 07:00. */
  readonly day: string;
  /** Oldest first. */
  readonly saved: readonly Saving[];
  readonly months: number;
  readonly dose: ThyroidFollowUpForm['medicine_metering'];
  /** TSH, FT3, FT4 as the report of the day prints them; null where it has no number. */
  readonly hormones: readonly [number | null, number | null, number | null];
  readonly weight: number;
  /** What differs from a visit without complaints. */
  readonly changes?: ThyroidFollowUpForm;
}

interface FollowedPatient {
  readonly number: number;
  /** What the operation found, and what the patient is known for. */
  readonly known: ThyroidFollowUpForm;
  /** Oldest first, so that the ids are. */
  readonly visits: readonly Visit[];
}

const DOCTOR = 'u-doctor';
const SECOND = 'u-doctor2';

const WITHOUT_COMPLAINTS: ThyroidFollowUpForm = {
  palpitation: '无',
  fatigue: '无',
  insomnia: '无',
  lethargy: '无',
  weight_change: '无',
  headache: '无',
  flushing: '无',
  diarrhea: '无',
  paramenia: '无',
  calcium: '无',
  anxiety: '无',
  other_medicines: '无',
};

const FOLLOWED: readonly FollowedPatient[] = [
  {
    number: 1151,
    known: { operation: '双侧切除', lymph_metastasis: 3, capsular_invasion: '无', medicine_name: '优甲乐/50ug' },
    visits: [
      visit('2023-07-19', 5, '125ug', [0.09, 5.36, 20.1], 57.5, [DOCTOR, '10:12']),
      visit('2024-07-17', 17, '100ug', [0.24, 5.02, 19.4], 58.2, [DOCTOR, '09:48'], { fatigue: '有', calcium: '有' }),
      {
        ...visit('2025-01-15', 23, '125ug', [0.07, 5.3, 20.6], 57, [DOCTOR, '10:05'], { anxiety: '轻' }),
        saved: [
          { by: DOCTOR, at: '2025-01-15 10:05' },
          { by: SECOND, at: '2025-01-16 14:32' },
        ],
      },
      visit('2025-07-16', 29, '125ug', [0.06, 5.61, 21.2], 56.5, [DOCTOR, '10:20']),
    ],
  },
  {
    number: 1152,
    known: {
      operation: '单侧切除',
      lymph_metastasis: 0,
      capsular_invasion: '无',
      medicine_name: '雷替斯/50ug',
      cv_risk: '有',
    },
    visits: [
      visit('2023-10-18', 7, '75ug', [0.74, 4.66, 17.4], 76, [SECOND, '10:40']),
      visit('2024-04-17', 13, '75ug', [0.88, 4.6, 17.1], 75.4, [SECOND, '10:26']),
      visit('2025-04-23', 25, '50ug', [1.68, 4.28, 15.9], 75.8, [SECOND, '10:33'], {
        other_medicines: '有',
        other_medicines_information: '苯磺酸氨氯地平 5mg 每日一次',
      }),
      visit('2025-10-22', 31, '50ug', [1.42, 4.36, 16.2], 75, [SECOND, '10:51']),
    ],
  },
  {
    number: 1153,
    known: {
      operation: '双侧切除',
      lymph_metastasis: 0,
      capsular_invasion: '无',
      medicine_name: '优甲乐/50ug',
      osteopenia: '有',
      postmenopausal: '无',
    },
    visits: [
      visit('2023-11-15', 6, '100ug', [0.66, 4.58, 17.2], 61.3, [DOCTOR, '09:30']),
      visit('2024-05-15', 12, '75ug', [1.34, 4.3, 16.1], 61, [DOCTOR, '09:44'], { calcium: '有' }),
      visit('2024-11-13', 18, '100ug', [0.92, 4.52, 16.47], 60.6, [DOCTOR, '15:18'], { calcium: '有' }),
      visit('2025-05-14', 24, '100ug', [0.38, 5.1, 19.6], 60.2, [DOCTOR, '09:52'], { flushing: '有', insomnia: '有' }),
      visit('2025-11-05', 30, '75ug', [1.16, 4.42, 16.6], 60.5, [DOCTOR, '09:37'], { calcium: '有' }),
    ],
  },
  {
    number: 1154,
    known: { operation: '单侧切除', lymph_metastasis: 0, capsular_invasion: '无', medicine_name: '优甲乐/50ug' },
    visits: [
      visit('2023-03-22', 3, '100ug', [0.22, 5.4, 19.8], 82, [DOCTOR, '11:02'], { palpitation: '有' }),
      visit('2023-09-20', 9, '100ug', [0.31, 5.24, 19.2], 81.5, [DOCTOR, '10:47']),
      visit('2024-09-18', 21, '75ug', [1.2, 4.72, 17.3], 80.8, [SECOND, '10:15']),
      visit('2025-03-19', 27, '75ug', [2.64, 4.34, 15.8], 82.4, [DOCTOR, '10:22'], {
        lethargy: '有',
        weight_change: '有',
      }),
    ],
  },
  {
    number: 1155,
    known: {
      operation: '双侧切除',
      lymph_metastasis: 1,
      capsular_invasion: '有',
      medicine_name: '优甲乐/50ug',
      heart_disease: '有',
      postmenopausal: '有',
      osteoporosis: '有',
    },
    visits: [
      visit('2023-12-13', 4, '100ug', [0.05, 5.02, 19.4], 54, [DOCTOR, '09:16']),
      visit('2024-12-11', 16, '100ug', [null, 5.86, 22.8], 53.2, [DOCTOR, '09:21'], {
        palpitation: '有',
        anxiety: '中',
      }),
      visit('2025-06-11', 22, '其他', [0.21, 4.62, 17.9], 53.8, [DOCTOR, '09:28'], {
        other_medicine_metering: '62.5ug',
        calcium: '有',
        other_medicines: '有',
        other_medicines_information: '阿司匹林、美托洛尔、骨化三醇',
      }),
      visit('2025-11-10', 27, '其他', [0.28, 4.5, 17.2], 54.1, [DOCTOR, '09:33'], {
        other_medicine_metering: '62.5ug',
      }),
    ],
  },
];

function visit(
  day: string,
  months: number,
  dose: Visit['dose'],
  hormones: Visit['hormones'],
  weight: number,
  [by, time]: readonly [string, string],
  changes: ThyroidFollowUpForm = {},
): Visit {
  return { day, saved: [{ by, at: `${day} ${time}` }], months, dose, hormones, weight, changes };
}

/** Saves the follow-ups of the patients after thyroid surgery. */
export function seedThyroidFollowUps(world: World, calendar: SeedCalendar): void {
  for (const { number, known, visits } of FOLLOWED) {
    const patient = THYROID_FOLLOW_UP_PATIENTS.find((one) => one.number === number);
    if (!patient) throw new Error(`no thyroid patient ${number} in the seed tables`);
    for (const { day, saved, months, dose, hormones, weight, changes } of visits) {
      const time = calendar.time(`${day} 07:00`);
      const [tsh, ft3, ft4] = hormones;
      const history = seededHistory(world, calendar, saved);
      thyroidFollowUps.save(world, {
        report_id: world.nextId('TF'),
        patient_id: `P${number}`,
        user_id: saved[0]?.by ?? DOCTOR,
        report_time: time,
        saved_time: history[0]?.date ?? time,
        rule_version: THYROID_VERSION['2012'],
        form: cleanThyroidForm({
          ...WITHOUT_COMPLAINTS,
          ...known,
          name: patient.name,
          gender: patient.gender,
          age: ageOn(patient.born, day),
          weight,
          medicine_time: Date.parse(time),
          medicine_metering: dose ?? '',
          months_since_surgery: months,
          tsh,
          ft3,
          ft4,
          ...changes,
        }),
        history,
      });
    }
  }
}
