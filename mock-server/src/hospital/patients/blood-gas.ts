import type { SeedPatient } from '../seed-types.ts';
import { CALM, gas } from './blood-gas-report.ts';

/** Five patients whose blood gases tell a story over three years. */
export const BLOOD_GAS_PATIENTS: readonly SeedPatient[] = [
  {
    number: 1101,
    name: '秦国栋',
    gender: '男',
    born: '1953-06-18',
    department: '呼吸科',
    bed: '18 床',
    inpatientNo: 'ZY25102211',
    tags: ['慢性阻塞性肺疾病', '吸烟史 40 年'],
    reports: [
      gas(
        '2025-10-25 08:20',
        'PH 7.33; PCO2 65.0; PO2 58.4; HCO3 33.5; BE 6.2; SO2 89.1; NA 140; K 4.4; CL 97; AG 9.5; LAC 1.5; ICA 1.18',
        { oxygen: 29, temperature: '36.8' },
      ),
      gas(
        '2025-10-22 02:14',
        'PH 7.22; PCO2 84.6; PO2 46.2; HCO3 34.4; BE 4.6; SO2 74.8; NA 141; K 5.1; CL 96; AG 10.6; LAC 1.9; ICA 1.16',
        CALM,
      ),
      {
        at: '2025-10-22 02:10',
        name: '血常规、生化、CRP',
        panels: ['血常规', '生化'],
        rows: 'WBC 12.6; NEUT% 86.2; LYM% 8.4; HGB 158; MCV 92.4; MCH 30.1; CRP 64.2; PCT 0.42; UREA 8.9; CREA 92; UA 412; K 5.08; ALB 38.2',
      },
      gas(
        '2024-10-14 09:05',
        'PH 7.36; PCO2 56.0; PO2 63.8; HCO3 31.0; BE 4.1; SO2 91.2; NA 141; K 4.1; CL 99; AG 11.0; LAC 1.2; ICA 1.2',
        CALM,
      ),
      {
        at: '2024-10-14 08:40',
        name: '血常规、生化',
        panels: ['血常规', '生化'],
        rows: 'WBC 7.2; HGB 155; MCV 92.0; MCH 30.2; UREA 6.9; CREA 84',
      },
      gas(
        '2023-11-27 08:30',
        'PH 7.37; PCO2 54.2; PO2 66.0; HCO3 30.5; BE 4.0; SO2 92.0; NA 140; K 4.0; CL 99; AG 10.5; LAC 1.1',
        CALM,
      ),
      gas(
        '2023-11-20 21:48',
        'PH 7.26; PCO2 76.8; PO2 61.5; HCO3 33.4; BE 4.4; SO2 88.6; NA 139; K 4.8; CL 96; AG 9.6; LAC 1.7',
        { oxygen: 29, temperature: '38.4' },
      ),
      gas(
        '2022-12-08 09:10',
        'PH 7.38; PCO2 49.5; PO2 68.2; HCO3 28.6; BE 2.9; SO2 93.4; NA 141; K 4.2; CL 102; AG 10.4; LAC 1.1',
        CALM,
      ),
    ],
  },
  {
    number: 1102,
    name: '唐玉梅',
    gender: '女',
    born: '1961-02-27',
    department: '重症医学科',
    bed: '05 床',
    inpatientNo: 'ZY25091103',
    tags: ['2 型糖尿病 12 年', '尿路感染'],
    reports: [
      gas('2025-09-16 07:30', 'PH 7.37; PCO2 43.0; PO2 41.0; HCO3 24.3; NA 139; K 4.0; CL 104; LAC 1.4', {
        specimen: '静脉血',
      }),
      gas(
        '2025-09-13 06:15',
        'PH 7.36; PCO2 34.6; PO2 92.0; HCO3 18.9; BE -5.6; SO2 97.0; NA 140; K 4.1; CL 104; LAC 2.6; ICA 1.12',
        { oxygen: 29, temperature: '37.2', albumin: '31' },
      ),
      gas(
        '2025-09-11 03:42',
        `PH 7.21; PCO2 22.5; PO2 86.0; HCO3 8.7; BE -18.2; SO2 94.1; NA 138; K 4.9; CL 98;
          AG 36.2 {阴离子间隙（含K⁺）}; LAC 8.4; ICA 1.04`,
        { oxygen: 41, temperature: '39.2', albumin: '34' },
      ),
      {
        at: '2025-09-11 03:30',
        name: '血常规、生化、降钙素原',
        panels: ['血常规', '生化'],
        rows: `WBC 21.4; NEUT% 92.6; LYM% 4.2; HGB 118; MCV 88.6; MCH 29.4; PLT 88; CRP 218; PCT 18.6; UREA 14.2; CREA 186; UA 486;
          K 4.86; GLU 16.8; ALB 34.0; GLO 31.2`,
      },
      gas(
        '2024-05-30 09:20',
        'PH 7.41; PCO2 38.5; PO2 91.0; HCO3 24.1; BE 0.2; SO2 97.2; NA 139; K 4.2; CL 103; AG 11.9; LAC 1.0; ICA 1.21',
        CALM,
      ),
      {
        at: '2024-05-30 09:00',
        name: '生化、糖代谢',
        panels: ['生化', '糖代谢'],
        rows: 'GLU 8.2; HBA1C 7.8; UREA 6.2; CREA 72',
      },
      gas(
        '2023-02-18 07:05',
        'PH 7.34; PCO2 33.0; PO2 94.0; HCO3 17.6; BE -7.2; SO2 97.4; NA 138; K 3.6; CL 108; AG 12.4; LAC 1.3',
        CALM,
      ),
      gas(
        '2023-02-16 22:50',
        'PH 7.14; PCO2 19.6; PO2 98.0; HCO3 6.8; BE -20.8; SO2 96.8; NA 132; K 5.9; CL 94; AG 31.2; LAC 2.8; ICA 1.14',
        CALM,
      ),
      {
        at: '2023-02-16 22:40',
        name: '生化、尿常规',
        panels: ['生化', '尿常规'],
        rows: 'GLU 28.6; UREA 11.8; CREA 128; K 5.82; NA 131.8; CL 94.2; UGLU 4+; UKET 3+; UPRO 阴性; ALB 43.0',
      },
    ],
  },
  {
    number: 1103,
    name: '梅雪芳',
    gender: '女',
    born: '1978-09-03',
    department: '风湿免疫科',
    bed: '11 床',
    inpatientNo: 'ZY25100907',
    tags: ['干燥综合征', '肾小管酸中毒待查'],
    reports: [
      gas(
        '2025-10-09 08:35',
        'PH 7.29; PCO2 29.0; PO2 96.0; HCO3 13.5; BE -11.8; SO2 97.1; NA 139; K 2.9; CL 114; AG 11.5; LAC 0.9; ICA 1.15',
        CALM,
      ),
      {
        at: '2025-10-09 08:20',
        name: '生化、尿常规',
        panels: ['生化', '尿常规'],
        rows: 'K 2.88; CL 113.6; UREA 5.8; CREA 88; UPRO 1+; ALB 41.2; GLO 38.6',
      },
      gas(
        '2024-08-22 08:50',
        'PH 7.35; PCO2 35.8; PO2 95.0; HCO3 19.4; BE -5.4; SO2 97.0; NA 141; K 3.6; CL 109; AG 12.6; LAC 1.0; ICA 1.19',
        CALM,
      ),
      {
        at: '2024-02-14 10:12',
        name: '血气分析（外院）',
        specimen: '动脉血',
        rows: `PH 7.31; PCO2 4.20 kPa [4.67–6.00]; PO2 12.60 kPa [10.67–13.33]; HCO3 15.6; BE -9.6 [−3.0–3.0]; NA 140; K 3.2; CL 112;
          LAC 1.1`,
      },
      gas(
        '2023-12-05 09:00',
        'PH 7.30; PCO2 30.2; PO2 97.0; HCO3 14.6; BE -10.6; SO2 97.3; NA 139; K 2.7; CL 113; AG 11.4; LAC 1.0; ICA 1.13',
        CALM,
      ),
      {
        at: '2023-12-05 08:45',
        name: '血常规、生化',
        panels: ['血常规', '生化'],
        rows: 'HGB 112; MCV 86.4; MCH 28.2; K 2.74; CL 112.4; UREA 5.2; CREA 80; GLO 36.8; ALB 42.0',
      },
      gas(
        '2022-12-19 08:55',
        'PH 7.33; PCO2 33.4; PO2 95.0; HCO3 17.2; BE -7.6; SO2 97.1; NA 140; K 3.1; CL 111; AG 11.8; LAC 0.9',
        CALM,
      ),
    ],
  },
  {
    number: 1104,
    name: '邵志刚',
    gender: '男',
    born: '1969-04-22',
    department: '消化科',
    bed: '14 床',
    inpatientNo: 'ZY25081809',
    tags: ['十二指肠溃疡', '幽门梗阻'],
    reports: [
      gas(
        '2025-08-21 07:40',
        'PH 7.45; PCO2 43.2; PO2 88.0; HCO3 29.4; BE 5.0; SO2 96.6; NA 139; K 3.6; CL 97; AG 12.6; LAC 1.1; ICA 1.14',
        CALM,
      ),
      gas(
        '2025-08-18 19:25',
        'PH 7.53; PCO2 48.6; PO2 82.0; HCO3 39.5; BE 15.2; SO2 95.8; NA 136; K 2.6; CL 82; AG 14.5; LAC 1.8; ICA 0.98',
        CALM,
      ),
      {
        at: '2025-08-18 19:10',
        name: '血常规、生化',
        panels: ['血常规', '生化'],
        rows: 'HGB 162; MCV 90.2; MCH 30.4; UREA 12.4; CREA 118; UA 512; K 2.58; NA 135.8; CL 81.6; ALB 44.6',
      },
      gas(
        '2024-07-02 20:05',
        'PH 7.50; PCO2 47.5; PO2 85.0; HCO3 36.2; BE 11.8; SO2 96.0; NA 137; K 2.9; CL 87; AG 13.8; LAC 1.4; ICA 1.05',
        CALM,
      ),
      {
        at: '2024-07-02 19:50',
        name: '生化、肝功能',
        panels: ['生化', '肝功能'],
        rows: 'UREA 9.8; CREA 104; K 2.92; CL 87.2',
      },
      gas(
        '2023-03-17 08:10',
        'PH 7.44; PCO2 42.0; PO2 90.0; HCO3 27.8; BE 3.2; SO2 96.9; NA 139; K 3.8; CL 99; AG 12.2; LAC 1.0',
        CALM,
      ),
      gas(
        '2023-03-14 21:30',
        'PH 7.48; PCO2 46.0; PO2 87.0; HCO3 33.4; BE 8.9; SO2 96.4; NA 138; K 3.2; CL 92; AG 12.6; LAC 1.3; ICA 1.09',
        CALM,
      ),
    ],
  },
  {
    number: 1105,
    name: '卫长河',
    gender: '男',
    born: '1950-11-05',
    department: '呼吸科',
    bed: '21 床',
    inpatientNo: 'ZY25110306',
    tags: ['慢性肺源性心脏病', '心功能不全', '长期使用利尿剂'],
    reports: [
      gas(
        '2025-11-06 08:10',
        'PH 7.36; PCO2 62.0; PO2 64.0; HCO3 34.2; BE 7.0; SO2 91.0; NA 139; K 3.8; CL 94; AG 10.8; LAC 1.6; ICA 1.15',
        { oxygen: 33, temperature: '36.7', albumin: '36' },
      ),
      gas(
        '2025-11-03 23:35',
        'PH 7.33; PCO2 70.0; PO2 52.0; HCO3 36.0; BE 8.4; SO2 82.6; NA 140; K 3.1; CL 80; AG 24.0; LAC 4.6; ICA 1.08',
        CALM,
      ),
      {
        at: '2025-11-03 23:20',
        name: '血常规、生化',
        panels: ['血常规', '生化'],
        rows: 'WBC 10.4; NEUT% 80.6; LYM% 12.2; HGB 148; MCV 93.2; MCH 30.6; UREA 22.8; CREA 286; UA 624; K 3.12; NA 139.6; CL 80.4; P 1.72; ALB 40.8',
      },
      gas(
        '2024-12-12 09:15',
        'PH 7.43; PCO2 58.5; PO2 60.5; HCO3 37.9; BE 11.6; SO2 90.4; NA 138; K 3.0; CL 88; AG 12.1; LAC 1.5; ICA 1.1',
        CALM,
      ),
      {
        at: '2024-12-12 09:00',
        name: '生化、电解质',
        panels: ['生化', '电解质'],
        rows: 'UREA 10.6; CREA 132; UA 538; K 3.02; CL 88.4',
      },
      gas(
        '2024-03-06 08:25',
        'PH 7.38; PCO2 60.2; PO2 62.4; HCO3 34.8; BE 8.2; SO2 91.3; NA 140; K 3.9; CL 94; AG 11.2; LAC 1.3',
        CALM,
      ),
      gas(
        '2023-01-10 09:30',
        'PH 7.35; PCO2 58.0; PO2 63.5; HCO3 31.2; BE 4.6; SO2 91.0; NA 140; K 4.3; CL 99; AG 9.8; LAC 1.2',
        CALM,
      ),
    ],
  },
];
