import type { SeedPatient, SeedReport } from '../seed-types.ts';

/** A day of the course: blood count, inflammation, clotting. `rows` are what is not unremarkable. */
function ward(at: string, rows: string): SeedReport {
  return { at, name: '血常规、炎症指标、凝血', panels: ['血常规', '凝血'], rows };
}

function bloodGas(at: string, rows: string): SeedReport {
  return { at, name: '血气分析', specimen: '动脉血', rows };
}

function checkUp(at: string, rows = ''): SeedReport {
  return { at, name: '血常规、生化', panels: ['血常规', '生化'], rows };
}

const INFECTED = '新型冠状病毒感染';

/** Patients with COVID-19, 1161 to 1165: one course each, and what is known from the years before. */
export const COVID_PATIENTS: readonly SeedPatient[] = [
  {
    number: 1161,
    name: '宋立民',
    gender: '男',
    born: '1956-08-21',
    department: '感染科',
    bed: '07 床',
    inpatientNo: 'ZY25110612',
    tags: [INFECTED, '2 型糖尿病', '高血压 2 级'],
    reports: [
      bloodGas('2025-11-16 08:30', 'PH 7.43; PCO2 34.8; PO2 74.0; HCO3 22.8; LAC 1.6; SO2 95.2'),
      ward('2025-11-16 07:40', 'WBC 6.82; LYM% 15.2; CRP 38.6; IL6 22.4; FER 486; LDH 262; DD 0.86; ALB 34.6'),
      bloodGas('2025-11-13 09:10', 'PH 7.46; PCO2 31.6; PO2 58.0; HCO3 22.1; LAC 2.4; SO2 90.4'),
      ward('2025-11-13 07:35', 'WBC 7.40; LYM% 8.1; CRP 112.0; IL6 68.5; FER 926; LDH 386; DD 1.64; ALB 32.8'),
      ward('2025-11-11 08:05', 'WBC 5.96; LYM% 11.4; CRP 74.2; IL6 46.0; FER 712; LDH 318; DD 1.12'),
      bloodGas('2025-11-09 20:15', 'PH 7.44; PCO2 35.2; PO2 68.0; HCO3 23.4; LAC 1.8; SO2 93.6'),
      ward('2025-11-09 19:50', 'WBC 4.82; LYM% 16.6; CRP 42.6; IL6 28.2; FER 520; LDH 276; DD 0.64'),
      checkUp('2024-10-16 08:20', 'GLU 8.2; UA 436'),
      checkUp('2023-09-13 08:35', 'GLU 7.6'),
    ],
  },
  {
    number: 1162,
    name: '邹晓岚',
    gender: '女',
    born: '1993-03-11',
    department: '产科',
    bed: '15 床',
    inpatientNo: 'ZY25111108',
    tags: [INFECTED, '孕 33 周'],
    reports: [
      ward(
        '2025-11-15 08:10',
        'WBC 9.24; LYM% 14.8; HGB 112; MCV 88.2; MCH 29.4; CRP 18.4; IL6 9.6; FER 42; LDH 214; DD 1.86',
      ),
      ward(
        '2025-11-12 21:20',
        'WBC 8.62; LYM% 10.6; HGB 114; MCV 88.4; MCH 29.5; CRP 36.8; IL6 18.2; FER 46; LDH 226; DD 1.62',
      ),
      bloodGas('2025-11-12 21:45', 'PH 7.45; PCO2 31.0; PO2 92.0; HCO3 21.4 [18.0–26.0]; LAC 1.2; SO2 97.2'),
      checkUp('2025-06-18 09:00', 'HGB 118; MCV 88.0; MCH 29.6'),
      checkUp('2024-03-06 08:40'),
    ],
  },
  {
    number: 1163,
    name: '顾长庚',
    gender: '男',
    born: '1946-01-30',
    department: '呼吸科',
    bed: '09 床',
    inpatientNo: 'ZY25061903',
    tags: [INFECTED, '慢性阻塞性肺疾病', '慢性肾脏病'],
    reports: [
      checkUp('2025-09-24 08:30', 'CREA 128; UREA 9.2'),
      ward('2025-07-02 07:50', 'WBC 6.30; LYM% 19.4; CRP 9.6; IL6 6.2; FER 402; LDH 232; DD 0.72'),
      bloodGas('2025-07-02 08:20', 'PH 7.39; PCO2 46.2; PO2 68.4; HCO3 27.2; LAC 1.2; SO2 93.8'),
      ward('2025-06-26 07:45', 'WBC 10.62; LYM% 4.8; CRP 168.0; IL6 142.0; FER 1480; LDH 462; DD 2.86'),
      bloodGas('2025-06-26 08:30', 'PH 7.36; PCO2 49.6; PO2 62.0; HCO3 27.4; LAC 3.2; SO2 91.0'),
      ward('2025-06-22 07:55', 'WBC 8.14; LYM% 6.9; CRP 96.4; IL6 64.8; FER 980; LDH 366; DD 1.74'),
      bloodGas('2025-06-20 22:05', 'PH 7.41; PCO2 44.8; PO2 56.0; HCO3 27.8; LAC 2.2; SO2 88.6'),
      ward('2025-06-20 21:40', 'WBC 7.46; LYM% 8.8; CRP 62.6; IL6 44.2; FER 760; LDH 312; DD 1.28'),
      checkUp('2024-05-22 08:45', 'CREA 121; UREA 8.8'),
      checkUp('2023-04-19 08:50', 'CREA 116; UREA 8.4'),
    ],
  },
  {
    number: 1164,
    name: '尹淑贞',
    gender: '女',
    born: '1961-10-05',
    department: '感染科',
    bed: '02 床',
    inpatientNo: 'ZY23060714',
    tags: [INFECTED, '类风湿关节炎'],
    reports: [
      checkUp('2025-08-20 08:10'),
      checkUp('2024-08-21 08:15'),
      ward('2023-06-19 08:00', 'WBC 5.84; LYM% 24.6; CRP 7.2; IL6 5.4; FER 212; LDH 208; DD 0.48'),
      ward('2023-06-12 08:05', 'WBC 3.62; LYM% 21.4; CRP 58.2; IL6 36.4; FER 386; LDH 268; DD 0.92'),
      bloodGas('2023-06-12 08:40', 'PH 7.45; PCO2 33.6; PO2 72.0; HCO3 23.0; LAC 1.4; SO2 95.0'),
      ward('2023-06-08 20:30', 'WBC 3.94; LYM% 24.8; CRP 26.4; IL6 18.0; FER 304; LDH 242; DD 0.56'),
    ],
  },
  {
    number: 1165,
    name: '卓维钧',
    gender: '男',
    born: '1980-05-26',
    department: '发热门诊',
    bed: '门诊',
    inpatientNo: 'MZ25111437',
    tags: [INFECTED, '肥胖'],
    reports: [
      ward('2025-11-14 19:05', 'WBC 4.36; LYM% 26.2; CRP 12.8; IL6 8.4; FER 318; LDH 226; DD 0.32'),
      ward('2025-11-12 20:40', 'WBC 3.88; LYM% 22.6; CRP 21.6; IL6 <1.5; FER 342; LDH 238; DD 0.36'),
      checkUp('2025-04-09 08:25', 'UA 462; ALT 62'),
      checkUp('2024-04-10 08:30', 'UA 448; ALT 56'),
      checkUp('2023-04-12 08:20', 'UA 440; ALT 51'),
    ],
  },
];
