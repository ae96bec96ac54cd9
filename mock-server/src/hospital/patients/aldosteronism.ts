import type { SeedPatient, SeedSpecialRow } from '../seed-types.ts';

/** Confirmatory tests and vein sampling, which the catalogue does not hold, as the hospital's laboratory prints them. */
const loaded = (code: string, name: string, result: string): SeedSpecialRow => ({
  name,
  result,
  code,
  unit: 'ng/dL',
  specimen: '血浆',
  group: '肾上腺',
});
const saline = (result: string): SeedSpecialRow => loaded('PAC-SIT', '醛固酮(生理盐水试验4小时)', result);
const captopril = (before: string, after: string): SeedSpecialRow[] => [
  loaded('PAC-CCT0', '醛固酮(卡托普利试验前)', before),
  loaded('PAC-CCT2', '醛固酮(卡托普利试验2小时)', after),
];
const figure = (code: string, name: string, result: string, unit = ''): SeedSpecialRow => ({
  name,
  result,
  code,
  unit,
  group: '肾上腺',
});

/** Screening positive, suspect, negative with low renin, excluded and masked by hypokalaemia, with what followed. */
export const ALDOSTERONISM_PATIENTS: readonly SeedPatient[] = [
  {
    number: 1181,
    name: '连少华',
    gender: '男',
    born: '1975-04-09',
    department: '心内科',
    bed: '31 床',
    inpatientNo: 'ZY25118101',
    tags: ['醛固酮瘤术后', '高血压 1 级'],
    reports: [
      { at: '2025-09-09 08:30', name: '醛固酮与肾素', panels: ['电解质'], rows: 'PAC 9.4; PRA 1.92; K 4.32' },
      { at: '2024-09-24 08:20', name: '醛固酮与肾素', panels: ['电解质'], rows: 'PAC 8.2; PRA 1.61; K 4.21' },
      {
        at: '2024-04-02 11:20',
        name: '肾上腺静脉采血',
        special: [
          figure('AVS-SI-L', '左侧选择指数', '4.2'),
          figure('AVS-SI-R', '右侧选择指数', '5.1'),
          figure('AVS-LI', '优势侧指数', '6.3'),
        ],
      },
      { at: '2024-03-18 13:10', name: '生理盐水试验', special: [saline('18.6')] },
      { at: '2024-03-05 08:15', name: '醛固酮与肾素', panels: ['电解质'], rows: 'PAC 32.4; PRA <0.1; K 3.08' },
      { at: '2023-02-14 08:40', name: '生化、血脂', panels: ['生化', '血脂'], rows: 'K 3.42; NA 145.6' },
    ],
  },
  {
    number: 1182,
    name: '齐梦瑶',
    gender: '女',
    born: '1968-11-23',
    department: '内分泌科',
    bed: '14 床',
    inpatientNo: 'ZY25118202',
    tags: ['原发性醛固酮增多症', '高血压 3 级'],
    reports: [
      { at: '2025-10-16 08:25', name: '醛固酮与直接肾素', rows: 'PAC 21.4; DRC 18.0; K 4.46; NA 139.8; CREA 74' },
      { at: '2024-06-20 10:30', name: '卡托普利试验', special: captopril('17.2', '13.1') },
      { at: '2024-06-12 08:22', name: '醛固酮与直接肾素', rows: 'PAC 16.8; DRC 3.1; K 3.72' },
      { at: '2023-05-10 12:40', name: '生理盐水试验', special: [saline('7.2')] },
      { at: '2023-04-18 08:18', name: '醛固酮与肾素', panels: ['电解质'], rows: 'PAC 13.2; PRA 0.30; K 3.86' },
    ],
  },
  {
    number: 1183,
    name: '甘立本',
    gender: '男',
    born: '1952-01-26',
    department: '心内科',
    bed: '08 床',
    inpatientNo: 'ZY25118303',
    tags: ['高血压 3 级', '慢性肾脏病'],
    reports: [
      { at: '2025-10-21 08:35', name: '醛固酮与肾素', panels: ['肾功能'], rows: 'PAC 9.6; PRA 0.90; K 4.68; CREA 136' },
      { at: '2025-02-11 08:28', name: '醛固酮与肾素', rows: 'PAC 10.0; PRA 0.32; K 4.4' },
      { at: '2024-08-15 08:20', name: '醛固酮与肾素', panels: ['电解质'], rows: 'PAC 9.1; PRA 0.18; K 4.52' },
      { at: '2023-08-22 08:31', name: '醛固酮与肾素', panels: ['肾功能'], rows: 'PAC 8.4; PRA 0.12; K 4.6; CREA 124' },
    ],
  },
  {
    number: 1184,
    name: '管书航',
    gender: '男',
    born: '1987-07-15',
    department: '心内科',
    bed: '门诊',
    inpatientNo: 'MZ25118404',
    tags: ['高血压 2 级'],
    reports: [
      { at: '2025-06-24 10:20', name: '卡托普利试验', special: captopril('15.0', '9.6') },
      { at: '2025-06-10 08:24', name: '醛固酮与直接肾素', rows: 'PAC 16.0; DRC 2.4 ng/L [1.1–20.2]; K 4.02' },
      { at: '2023-07-04 12:30', name: '生理盐水试验', special: [saline('3.2')] },
      { at: '2023-06-20 08:26', name: '醛固酮与肾素', panels: ['电解质'], rows: 'PAC 18.1; PRA 0.50; K 4.11' },
    ],
  },
  {
    number: 1185,
    name: '麦晓彤',
    gender: '女',
    born: '1979-03-03',
    department: '内分泌科',
    bed: '06 床',
    inpatientNo: 'ZY25118505',
    tags: ['低钾血症', '高血压 2 级'],
    reports: [
      {
        at: '2025-05-20 09:00',
        name: '口服高钠负荷试验',
        special: [
          figure('UNA24', '24小时尿钠', '236', 'mmol/24h'),
          figure('UALD24', '24小时尿醛固酮', '15.2', 'μg/24h'),
        ],
      },
      { at: '2025-05-08 08:10', name: '肾素活性', rows: 'PRA 0.50' },
      { at: '2025-05-06 08:20', name: '醛固酮、电解质', panels: ['电解质'], rows: 'PAC 652 pmol/L [83–978]; K 4.10' },
      {
        at: '2025-04-02 08:15',
        name: '醛固酮与肾素',
        panels: ['电解质'],
        rows: 'PAC 412 pmol/L [83–978]; PRA 0.60; K 2.91',
      },
      { at: '2023-12-05 08:44', name: '电解质', panels: ['电解质'], rows: 'K 3.31' },
    ],
  },
];
