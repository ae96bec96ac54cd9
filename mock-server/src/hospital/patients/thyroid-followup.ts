import type { SeedPatient, SeedReport } from '../seed-types.ts';

/** One control: day and time, then TSH, FT3, FT4 and thyroglobulin. Thyroid antibodies are unremarkable. */
function control(at: string, tsh: string, ft3: string, ft4: string, thyroglobulin: string): SeedReport {
  return {
    at,
    name: '甲状腺功能、甲状腺球蛋白',
    panels: ['甲功'],
    rows: `TSH ${tsh}; FT3 ${ft3}; FT4 ${ft4}; TG_ ${thyroglobulin} [<1.0]`,
  };
}

/** A control of a laboratory that prints other units: FT3 in pg/mL, FT4 in ng/dL. */
function otherUnits(at: string, tsh: string, ft3: string, ft4: string): SeedReport {
  return {
    at,
    name: '甲状腺功能（外院单位）',
    rows: `TSH ${tsh} μIU/mL [0.35–4.94]; FT3 ${ft3} pg/mL [1.58–3.91]; FT4 ${ft4} ng/dL [0.70–1.48]`,
  };
}

const AFTER_SURGERY = '甲状腺癌术后';

/** Patients after surgery for differentiated thyroid cancer, 1151 to 1155, on levothyroxine for about three years. */
export const THYROID_FOLLOW_UP_PATIENTS: readonly SeedPatient[] = [
  {
    number: 1151,
    name: '许静',
    gender: '女',
    born: '1987-06-09',
    department: '内分泌科',
    bed: '门诊',
    inpatientNo: 'MZ23021507',
    tags: [AFTER_SURGERY, '颈部淋巴结转移'],
    reports: [
      control('2025-11-12 08:20', '0.03', '6.42', '24.60', '0.09'),
      control('2025-07-16 08:35', '0.06', '5.61', '21.20', '0.10'),
      control('2025-01-15 08:40', '0.07', '5.30', '20.60', '0.12'),
      control('2024-07-17 08:15', '0.24', '5.02', '19.40', '0.14'),
      control('2024-01-17 08:25', '0.06', '5.48', '20.90', '0.18'),
      control('2023-07-19 08:30', '0.09', '5.36', '20.10', '0.32'),
      control('2023-04-12 08:50', '0.62', '4.71', '17.80', '0.64'),
      control('2023-02-22 09:05', '6.84', '3.62', '12.90', '2.40'),
    ],
  },
  {
    number: 1152,
    name: '邱明远',
    gender: '男',
    born: '1962-02-27',
    department: '甲状腺外科',
    bed: '门诊',
    inpatientNo: 'MZ23030911',
    tags: [AFTER_SURGERY, '高血压 2 级'],
    reports: [
      control('2025-10-22 09:10', '1.42', '4.36', '16.20', '0.20'),
      control('2025-04-23 09:00', '1.68', '4.28', '15.90', '0.22'),
      control('2024-10-23 09:20', '0.42', '4.92', '18.80', '0.21'),
      control('2024-04-17 09:15', '0.88', '4.60', '17.10', '0.26'),
      control('2023-10-18 09:05', '0.74', '4.66', '17.40', '0.30'),
      control('2023-04-19 09:30', '2.86', '4.10', '14.80', '0.52'),
    ],
  },
  {
    number: 1153,
    name: '沈佳禾',
    gender: '女',
    born: '1973-09-14',
    department: '内分泌科',
    bed: '门诊',
    inpatientNo: 'MZ23051603',
    tags: [AFTER_SURGERY, '骨量减少'],
    reports: [
      control('2025-11-05 07:55', '1.16', '4.42', '16.60', '0.11'),
      control('2025-05-14 08:05', '0.38', '5.10', '19.60', '0.12'),
      otherUnits('2024-11-13 10:20', '0.92', '2.94', '1.28'),
      control('2024-05-15 08:10', '1.34', '4.30', '16.10', '0.16'),
      control('2023-11-15 08:00', '0.66', '4.58', '17.20', '0.24'),
      control('2023-06-14 08:15', '1.92', '4.22', '15.30', '0.48'),
    ],
  },
  {
    number: 1154,
    name: '骆晓峰',
    gender: '男',
    born: '1991-12-03',
    department: '甲状腺外科',
    bed: '门诊',
    inpatientNo: 'MZ23010418',
    tags: [AFTER_SURGERY],
    reports: [
      control('2025-10-29 08:45', '0.86', '4.80', '17.60', '0.08'),
      control('2025-03-19 08:40', '2.64', '4.34', '15.80', '0.10'),
      control('2024-09-18 08:30', '1.20', '4.72', '17.30', '0.10'),
      control('2024-03-20 08:50', '0.94', '4.88', '17.90', '0.12'),
      control('2023-09-20 08:35', '0.31', '5.24', '19.20', '0.20'),
      control('2023-03-22 08:55', '0.22', '5.40', '19.80', '0.36'),
    ],
  },
  {
    number: 1155,
    name: '颜素琴',
    gender: '女',
    born: '1956-04-18',
    department: '内分泌科',
    bed: '门诊',
    inpatientNo: 'MZ23080822',
    tags: [AFTER_SURGERY, '冠心病', '绝经后骨质疏松'],
    reports: [
      control('2025-11-10 08:10', '0.28', '4.50', '17.20', '0.42'),
      control('2025-06-11 08:25', '0.21', '4.62', '17.90', '0.40'),
      control('2024-12-11 08:20', '<0.01', '5.86', '22.80', '0.44'),
      control('2024-06-12 08:05', '0.34', '4.44', '16.80', '0.46'),
      control('2023-12-13 08:30', '0.05', '5.02', '19.40', '0.58'),
      control('2023-09-13 08:15', '1.48', '4.02', '14.90', '1.20'),
    ],
  },
];
