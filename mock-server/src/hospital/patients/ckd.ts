import type { SeedPatient } from '../seed-types.ts';

/** Patients whose kidney reports walk through the staging grid (1121 to 1125). */
export const CKD_PATIENTS: readonly SeedPatient[] = [
  {
    // G2 A2 → G3a A2 → G3a A3 → G3b A3 over three years of diabetes.
    number: 1121,
    name: '邵鸿志',
    gender: '男',
    born: '1961-05-06',
    department: '肾内科',
    bed: '11 床',
    inpatientNo: 'ZY25112101',
    tags: ['2 型糖尿病 11 年', '糖尿病肾脏病'],
    reports: [
      {
        at: '2025-11-10 08:40',
        name: '肾功能、ACR',
        panels: ['肾功能'],
        rows: 'CREA 180; UREA 12.9; UA 468; UACR 612',
      },
      {
        at: '2025-08-04 08:32',
        name: '肾功能、ACR',
        panels: ['肾功能', '糖代谢'],
        rows: 'CREA 161; UREA 11.4; UA 452; GLU 9.1; HBA1C 8.0; UACR 486',
      },
      { at: '2025-02-17 09:05', name: '肾功能、ACR', panels: ['肾功能'], rows: 'CREA 144; UREA 9.8; UA 436; UACR 352' },
      { at: '2024-07-22 08:50', name: '肾功能、ACR', panels: ['肾功能'], rows: 'CREA 132; UREA 8.6; UA 421; UACR 228' },
      { at: '2023-12-11 08:45', name: '肾功能、ACR', panels: ['肾功能'], rows: 'CREA 121; UREA 7.9; UA 408; UACR 146' },
      {
        at: '2023-03-20 09:10',
        name: '健康体检',
        panels: ['血常规', '生化', '肾功能', '尿常规'],
        rows: 'CREA 101; UREA 6.9; UA 396; GLU 8.2; UPRO 1+; UACR 74',
      },
    ],
  },
  {
    // IgA nephropathy under treatment: G2 A3 → G2 A2 → G1 A2; one laboratory reports ACR in mg/mmol.
    number: 1122,
    name: '阮佩玲',
    gender: '女',
    born: '1985-01-19',
    department: '肾内科',
    bed: '门诊',
    inpatientNo: 'MZ25112102',
    tags: ['IgA 肾病'],
    reports: [
      {
        at: '2025-10-27 09:12',
        name: '肾功能、ACR',
        panels: ['肾功能', '尿常规'],
        rows: 'CREA 70; UBLD 1+; URBC 5; UACR 84',
      },
      { at: '2025-04-14 08:58', name: '肾功能、ACR', panels: ['肾功能'], rows: 'CREA 76; UACR 18.6 mg/mmol [<3.0]' },
      { at: '2024-10-09 09:20', name: '肾功能、ACR', panels: ['肾功能'], rows: 'CREA 81; UACR 262' },
      {
        at: '2024-03-25 08:44',
        name: '肾功能、尿液',
        panels: ['肾功能', '尿常规'],
        rows: 'CREA 84; UPRO 2+; UBLD 2+; URBC 18; UACR 48.2 mg/mmol [<3.0]; UTP24 1.12',
      },
      {
        at: '2023-09-04 09:30',
        name: '肾功能、尿液',
        panels: ['肾功能', '尿常规'],
        rows: 'CREA 88; UPRO 2+; UBLD 2+; URBC 26; UACR 735; UTP24 1.46',
      },
    ],
  },
  {
    // This laboratory prints no eGFR: it is computed from creatinine. G4 A2 → G4 A3 → G5 A3.
    number: 1123,
    name: '费长河',
    gender: '男',
    born: '1954-08-30',
    department: '肾内科',
    bed: '23 床',
    inpatientNo: 'ZY25112103',
    tags: ['慢性肾脏病', '高血压 2 级'],
    reports: [
      {
        at: '2025-11-06 07:55',
        name: '生化、ACR',
        rows: 'K 5.21; UREA 26.8; CREA 406; UA 512; CA 2.06; P 1.92; HGB 92; UACR 724',
      },
      {
        at: '2025-07-15 08:10',
        name: '生化、ACR',
        rows: 'K 5.02; UREA 21.5; CREA 325; UA 498; CA 2.11; P 1.71; UACR 566',
      },
      {
        at: '2024-11-28 08:25',
        name: '生化、ACR',
        rows: 'K 4.91; UREA 17.3; CREA 262; UA 486; CA 2.15; P 1.48; UACR 342',
      },
      {
        at: '2024-02-06 08:36',
        name: '生化、ACR',
        rows: 'K 4.80; UREA 14.6; CREA 228; UA 471; CA 2.18; P 1.36; UACR 268',
      },
      {
        at: '2023-05-16 08:20',
        name: '生化、尿常规',
        panels: ['尿常规'],
        rows: 'K 4.72; UREA 12.9; CREA 206; UA 463; UPRO 1+',
      },
    ],
  },
  {
    // No ACR was ever ordered: stages rest on the dipstick or stay open.
    number: 1124,
    name: '符淑仪',
    gender: '女',
    born: '1948-12-02',
    department: '老年医学科',
    bed: '06 床',
    inpatientNo: 'ZY25112104',
    tags: ['高血压 2 级'],
    reports: [
      {
        at: '2025-10-20 08:15',
        name: '肾功能、尿常规',
        panels: ['肾功能', '尿常规'],
        rows: 'CREA 114; UREA 9.2; UPRO 1+',
      },
      { at: '2025-05-09 08:28', name: '肾功能', panels: ['肾功能'], rows: 'CREA 105; UREA 8.4' },
      {
        at: '2024-09-18 08:40',
        name: '肾功能、尿常规',
        panels: ['肾功能', '尿常规'],
        rows: 'CREA 93; UREA 7.6; UPRO ±',
      },
      {
        at: '2023-10-24 08:35',
        name: '健康体检',
        panels: ['血常规', '生化', '肾功能', '尿常规'],
        rows: 'CREA 80; UREA 6.5; UPRO 阴性',
      },
    ],
  },
  {
    // Within G1 and G2, A1 throughout; the laboratory prints a high eGFR as >90.
    number: 1125,
    name: '祁文彬',
    gender: '男',
    born: '1982-06-25',
    department: '体检中心',
    bed: '门诊',
    inpatientNo: 'TJ25112105',
    tags: ['高血压 1 级'],
    reports: [
      {
        at: '2025-09-29 08:05',
        name: '健康体检',
        panels: ['血常规', '血脂', '尿常规'],
        rows: 'UREA 5.1; CREA 78; EGFR >90; UA 402; UACR 9',
      },
      {
        at: '2024-09-26 08:12',
        name: '健康体检',
        panels: ['血常规', '血脂', '尿常规'],
        rows: 'UREA 5.4; CREA 82; EGFR >90; UA 418; UACR <7',
      },
      {
        at: '2023-09-21 08:20',
        name: '健康体检',
        panels: ['血常规', '血脂', '尿常规'],
        rows: 'UREA 5.0; CREA 96; EGFR 89; UA 396; UACR 12',
      },
      { at: '2023-03-06 08:18', name: '肾功能', panels: ['肾功能'], rows: 'CREA 94; UREA 5.3; UA 410' },
    ],
  },
];
