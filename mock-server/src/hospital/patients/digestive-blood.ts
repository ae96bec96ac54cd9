import type { SeedPatient } from '../seed-types.ts';

/** Digestive, blood and immune patients of the design pictures. */
export const DIGESTIVE_BLOOD_PATIENTS: readonly SeedPatient[] = [
  {
    number: 1005,
    name: '卢雅琴',
    gender: '女',
    born: '1987-01-25',
    department: '血液科',
    bed: '16 床',
    inpatientNo: 'ZY25111215',
    tags: ['月经量多'],
    reports: [
      {
        at: '2025-11-18 08:55',
        name: '血常规、铁代谢',
        rows: `WBC 5.2; NEUT% 61.3; LYM% 30.2; NEUT# 3.19; LYM# 1.57; RBC 4.02; HGB 72; HCT 0.25; MCV 62.2; MCH 17.9; MCHC 288;
          RDW-CV 19.8; PLT 342; TIBC 76.2; FER 4.6`,
      },
      {
        at: '2025-11-17 08:15',
        name: '血常规',
        panels: ['血常规'],
        rows: 'HGB 73; MCV 62.6; MCH 18.1; RDW-CV 19.7; PLT 340',
      },
      {
        at: '2025-11-12 16:20',
        name: '血常规、网织红细胞',
        panels: ['血常规'],
        rows: 'HGB 75; MCV 63.0; MCH 18.3; RDW-CV 19.6; PLT 338; RET% 1.2',
      },
      { at: '2025-08-05 08:35', name: '血常规', panels: ['血常规'], rows: 'HGB 89; MCV 70.4; MCH 21.6; RDW-CV 17.4' },
      { at: '2025-02-27 08:50', name: '血常规', panels: ['血常规'], rows: 'HGB 101; MCV 75.8; MCH 24.1; RDW-CV 16.2' },
      {
        at: '2024-07-11 08:20',
        name: '健康体检',
        panels: ['血常规', '生化'],
        rows: 'HGB 112; MCV 80.6; MCH 26.2; RDW-CV 14.8',
      },
    ],
  },
  {
    number: 1008,
    name: '郑立群',
    gender: '男',
    born: '1978-07-19',
    department: '消化内科',
    bed: '21 床',
    inpatientNo: 'ZY25111408',
    tags: ['长期饮酒'],
    reports: [
      {
        at: '2025-11-18 08:20',
        name: '肝功能、血脂',
        rows: `ALT 186; AST 398; ALP 112; GGT 312; TP 68.4; ALB 38.2; GLO 30.2; A/G 1.3; TBIL 31.2; DBIL 10.6; TBA 8.4;
          TC 5.86; TG 4.86; HDL-C 1.12; LDL-C 2.96`,
      },
      {
        at: '2025-11-17 08:22',
        name: '肝功能',
        panels: ['肝功能'],
        rows: 'ALT 196; AST 417; ALP 114; GGT 326; ALB 38.4; GLO 29.9; TBIL 32.6; DBIL 11.3',
      },
      {
        at: '2025-11-14 09:05',
        name: '肝功能、凝血',
        panels: ['肝功能', '凝血'],
        rows: 'ALT 214; AST 452; ALP 118; GGT 346; ALB 38.8; GLO 29.6; TBIL 34.8; DBIL 12.4',
      },
      {
        at: '2025-05-22 08:30',
        name: '肝功能、血脂',
        panels: ['肝功能', '血脂'],
        rows: 'ALT 78; AST 132; GGT 188; TG 3.24; TC 5.44',
      },
      {
        at: '2024-08-15 08:25',
        name: '健康体检',
        panels: ['血常规', '生化', '血脂'],
        rows: 'ALT 58; AST 64; GGT 112; TG 2.48; MCV 99.2',
      },
    ],
  },
  {
    number: 1010,
    name: '梁书敏',
    gender: '女',
    born: '1966-04-08',
    department: '消化内科',
    bed: '门诊',
    inpatientNo: 'MZ25110187',
    tags: ['慢性胃炎'],
    reports: [
      { at: '2025-11-18 08:02', name: '胃功能四项', rows: 'PG1 42.3; PG2 20.1; PGR 2.1; G17 12.4' },
      { at: '2024-11-20 08:15', name: '胃功能四项、Hp 抗体', rows: 'PG1 58.6; PG2 18.2; PGR 3.2; G17 9.8; HPAB 阳性' },
      { at: '2024-06-05 08:22', name: '健康体检', panels: ['血常规', '生化', '血脂'], rows: 'LDL-C 3.62' },
    ],
  },
  {
    number: 1011,
    name: '蒋素芬',
    gender: '女',
    born: '1980-10-02',
    department: '风湿免疫科',
    bed: '18 床',
    inpatientNo: 'ZY25110811',
    tags: ['关节痛待查'],
    reports: [
      {
        at: '2025-11-18 07:58',
        name: '自身抗体、补体',
        rows: 'ANA 1:320; DSDNA 186; RF 12.4; CCP <7.0; C3 0.52; C4 0.06; IGG 16.8; IGA 2.6; IGM 1.4',
      },
      {
        at: '2025-11-11 08:40',
        name: '血常规、尿常规',
        panels: ['血常规', '尿常规'],
        rows: 'WBC 3.9; NEUT% 66.0; LYM% 24.6; PLT 132; HGB 118; MCV 86.4; MCH 28.6; UPRO ±; URBC 4; ESR 42',
      },
      { at: '2025-07-24 08:30', name: '自身抗体', rows: 'ANA 1:100; DSDNA 92; C3 0.74; C4 0.12', spelling: 'chinese' },
      { at: '2024-09-03 08:45', name: '健康体检', panels: ['血常规', '生化'], rows: 'WBC 4.4; PLT 168' },
    ],
  },
  {
    number: 1012,
    name: '谭志远',
    gender: '男',
    born: '1996-02-11',
    department: '急诊科',
    bed: '留观 4',
    inpatientNo: 'JZ25111809',
    tags: [],
    reports: [
      {
        at: '2025-11-18 07:51',
        name: '血常规',
        rows: `WBC 6.8; NEUT% 58.4; LYM% 32.6; MONO% 6.4; EO% 2.1; BASO% 0.5; NEUT# 3.97; LYM# 2.22; MONO# 0.44; EO# 0.14;
          BASO# 0.03; RBC 5.02; HGB 152; HCT 0.45; MCV 89.6; MCH 30.3; MCHC 338; RDW-CV 12.6; PLT 236; MPV 10.2`,
      },
      { at: '2025-03-19 09:02', name: '入职体检', panels: ['血常规', '生化', '感染四项'], rows: '' },
    ],
  },
];
