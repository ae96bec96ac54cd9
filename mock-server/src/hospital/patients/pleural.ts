import type { SeedPatient } from '../seed-types.ts';

/** Patients with pleural effusions (1141 to 1145); serum is drawn with the fluid or some days before it. */
export const PLEURAL_PATIENTS: readonly SeedPatient[] = [
  {
    // Heart failure: a transudate that diuretics concentrate into an exudate by protein alone.
    number: 1141,
    name: '乔德昌',
    gender: '男',
    born: '1950-10-21',
    department: '心血管内科',
    bed: '14 床',
    inpatientNo: 'ZY25114101',
    tags: ['慢性心力衰竭'],
    reports: [
      {
        at: '2025-11-11 09:05',
        name: '胸腔积液生化',
        rows: 'PF-TP 38.6 []; PF-LDH 112 []; PF-ADA 7.2; TP 74.2; LDH 210; NTPROBNP 2860',
      },
      {
        at: '2025-10-08 08:46',
        name: '胸腔积液生化',
        rows: 'PF-TP 21.4 []; PF-LDH 78 []; PF-ADA 5.8; TP 66.8; LDH 204; NTPROBNP 6420',
      },
      { at: '2025-02-12 08:30', name: '生化、心衰标志物', panels: ['生化'], rows: 'NTPROBNP 1980; LDH 198' },
      { at: '2024-04-23 08:42', name: '生化、心衰标志物', panels: ['生化'], rows: 'NTPROBNP 1240; LDH 186' },
      { at: '2023-06-13 09:00', name: '健康体检', panels: ['血常规', '生化', '血脂'], rows: 'LDL-C 3.12' },
    ],
  },
  {
    // Tuberculous pleurisy under treatment.
    number: 1142,
    name: '蔺红梅',
    gender: '女',
    born: '1994-04-17',
    department: '呼吸科',
    bed: '21 床',
    inpatientNo: 'ZY25114102',
    tags: ['结核性胸膜炎'],
    reports: [
      {
        at: '2025-11-05 09:20',
        name: '胸腔积液生化',
        rows: 'PF-TP 44.8 []; PF-LDH 318 []; PF-ADA 38.6; TP 71.4; LDH 196; CRP 12.6',
      },
      {
        at: '2025-09-16 10:12',
        name: '胸腔积液生化',
        rows: 'PF-TP 48.2 []; PF-LDH 486 []; PF-ADA 62.4; TP 70.6; LDH 218; CRP 58.2',
      },
      { at: '2025-09-15 16:30', name: '血常规、CRP', panels: ['血常规'], rows: 'WBC 6.8; LYM% 21.4; CRP 64.0; ESR 72' },
      { at: '2024-08-20 08:35', name: '健康体检', panels: ['血常规', '生化'] },
      { at: '2023-08-22 08:40', name: '健康体检', panels: ['血常规', '生化'] },
    ],
  },
  {
    // Malignant effusion, tapped again and again.
    number: 1143,
    name: '简维平',
    gender: '男',
    born: '1957-01-08',
    department: '肿瘤科',
    bed: '08 床',
    inpatientNo: 'ZY25114103',
    tags: ['肺腺癌', '恶性胸腔积液'],
    reports: [
      {
        at: '2025-11-13 08:52',
        name: '胸腔积液生化',
        rows: 'PF-TP 39.8 []; PF-LDH 742 []; PF-ADA 11.2; TP 61.2; LDH 288',
      },
      {
        at: '2025-09-02 09:14',
        name: '胸腔积液生化',
        rows: 'PF-TP 41.6 []; PF-LDH 568 []; PF-ADA 10.4; TP 64.5; LDH 252',
      },
      {
        at: '2025-05-27 09:30',
        name: '胸腔积液生化、肿瘤标志物',
        panels: ['肿瘤标志物'],
        rows: 'PF-TP 42.2 []; PF-LDH 412 []; PF-ADA 9.6; TP 67.8; LDH 226; CEA 48.6; CYFRA 6.92',
      },
      { at: '2024-12-10 08:25', name: '血常规、生化', panels: ['血常规', '生化'], rows: 'HGB 118; MCV 88.4; LDH 214' },
      { at: '2023-11-14 08:30', name: '健康体检', panels: ['血常规', '生化'] },
    ],
  },
  {
    // Hepatic hydrothorax: a clear transudate.
    number: 1144,
    name: '戚广林',
    gender: '男',
    born: '1965-08-03',
    department: '消化内科',
    bed: '27 床',
    inpatientNo: 'ZY25114104',
    tags: ['乙肝肝硬化失代偿期'],
    reports: [
      {
        at: '2025-10-23 08:38',
        name: '胸腔积液生化',
        rows: 'PF-TP 9.8 []; PF-LDH 68 []; PF-ADA 3.4; TP 61.2; ALB 27.4; GLO 33.8; LDH 196',
      },
      {
        at: '2025-06-19 09:06',
        name: '胸腔积液生化',
        rows: 'PF-TP 11.2 []; PF-LDH 74 []; TP 62.6; ALB 28.8; GLO 33.8; LDH 188',
      },
      {
        at: '2024-09-05 08:28',
        name: '肝功能、凝血',
        panels: ['肝功能', '凝血'],
        rows: 'ALB 30.6; GLO 34.2; TBIL 38.4; INR 1.42; PT 16.8',
      },
      {
        at: '2023-10-12 08:33',
        name: '肝功能、血常规',
        panels: ['肝功能', '血常规'],
        rows: 'ALB 33.4; GLO 35.1; TBIL 29.6; PLT 76',
      },
    ],
  },
  {
    // Pneumonia: serum was drawn two days before the fluid, whose protein this laboratory prints in g/dL.
    number: 1145,
    name: '冼志豪',
    gender: '男',
    born: '1979-12-11',
    department: '呼吸科',
    bed: '17 床',
    inpatientNo: 'ZY25114105',
    tags: ['社区获得性肺炎', '肺炎旁胸腔积液'],
    reports: [
      { at: '2025-11-09 10:24', name: '胸腔积液生化', rows: 'PF-TP 4.62 g/dL []; PF-LDH 864 []; PF-ADA 21.8' },
      {
        at: '2025-11-07 08:12',
        name: '血常规、生化',
        panels: ['血常规', '生化'],
        rows: 'WBC 16.4; NEUT% 88.6; LYM% 6.8; CRP 168.2; PCT 2.46; ALB 36.2; GLO 33.2; LDH 262',
      },
      { at: '2025-03-11 08:44', name: '健康体检', panels: ['血常规', '生化'], rows: 'ALB 44.6; GLO 28.2; LDH 176' },
      { at: '2024-03-05 08:50', name: '健康体检', panels: ['血常规', '生化'] },
      { at: '2023-03-14 08:46', name: '健康体检', panels: ['血常规', '生化'] },
    ],
  },
];
