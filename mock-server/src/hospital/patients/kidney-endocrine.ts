import type { SeedPatient } from '../seed-types.ts';

/** Kidney and endocrine patients of the design pictures. */
export const KIDNEY_ENDOCRINE_PATIENTS: readonly SeedPatient[] = [
  {
    number: 1001,
    name: '孟庆山',
    gender: '男',
    born: '1951-03-22',
    department: '肾内科',
    bed: '05 床',
    inpatientNo: 'ZY25111602',
    tags: ['慢性肾脏病', '高血压 3 级'],
    reports: [
      {
        at: '2025-11-18 10:26',
        name: '急诊生化',
        rows: `K 6.82; NA 138.4; CL 104.6; CA 1.92; P 2.34; MG 1.18; CO2CP 14.2 [22.0–29.0] {总二氧化碳}; OSM 312;
          UREA 31.6; CREA 642 {肌酐（急诊）}; EGFR 7; UA 562; CYSC 4.86; B2MG 18.4; GLU 5.6`,
      },
      {
        at: '2025-11-17 07:50',
        name: '急诊生化',
        rows: `K 6.12; NA 138.8; CL 105.0; CA 1.95; P 2.28; CO2CP 15.6 [22.0–29.0] {总二氧化碳}; UREA 30.7;
          CREA 634 {肌酐（急诊）}; EGFR 7; UA 556; GLU 5.5`,
      },
      {
        at: '2025-11-14 07:40',
        name: '生化、血常规',
        panels: ['血常规'],
        rows: `K 5.94; NA 139.0; CL 105.1; CA 1.98; P 2.21; CO2CP 16.8 [22.0–29.0] {总二氧化碳}; UREA 29.8; CREA 621; EGFR 8; UA 548;
          CYSC 4.71; ALB 36.2; HGB 86; MCV 90.4; MCH 29.8`,
      },
      {
        at: '2025-10-09 08:05',
        name: '肾功能、电解质',
        panels: ['电解质'],
        rows: 'K 5.41; CA 2.02; P 2.06; UREA 27.4; CREA 588; EGFR 8; UA 531; CYSC 4.42',
      },
      {
        at: '2025-06-12 08:20',
        name: '生化、尿常规',
        panels: ['尿常规'],
        rows: `K 5.22; NA 140.2; CL 104.0; CA 2.08; P 1.86; UREA 22.6; CREA 496; EGFR 10; UA 518;
          UPRO 2+; UBLD 1+; USG 1.010; URBC 6`,
      },
      {
        at: '2024-12-03 08:30',
        name: '肾功能、血常规',
        panels: ['血常规'],
        rows: 'UREA 18.9; CREA 402; EGFR 13; UA 502; CYSC 3.64; HGB 98; MCV 91.2; MCH 30.0',
      },
      {
        at: '2024-05-20 09:00',
        name: '肾功能、ACR',
        rows: 'UREA 16.2; CREA 331; EGFR 17; UA 488; CYSC 3.12; UACR 684',
      },
      {
        at: '2023-11-29 08:48',
        name: '肾功能、ACR',
        rows: 'UREA 13.8; CREA 262; EGFR 22; UA 474; CYSC 2.61; UACR 512',
      },
    ],
  },
  {
    number: 1004,
    name: '顾怀远',
    gender: '男',
    born: '1963-04-12',
    department: '内分泌科',
    bed: '12 床',
    inpatientNo: 'ZY25110437',
    tags: ['2 型糖尿病 14 年', '高血压 3 级'],
    reports: [
      {
        at: '2025-11-18 09:42',
        name: '生化、血常规、尿液',
        rows: `CREA 168 {肌酐（酶法）}; EGFR 39 {eGFR（CKD-EPI）}; UREA 12.6; UA 486; CYSC 1.86;
          UACR 326 [<30] {尿微量白蛋白／肌酐}; UPRO 2+; UGLU 2+; USG 1.015;
          K 5.62; NA 138.2; CL 106.8; CO2CP 19.6 [22.0–29.0] {总二氧化碳}; CA 2.14; P 1.58;
          GLU 9.84; HBA1C 8.2 [4.0–6.0] {糖化血红蛋白 A1c}; HGB 103 {血红蛋白浓度}; RBC 3.52; WBC 6.4; PLT 218`,
        special: [
          {
            name: '尿沉渣管型镜检',
            result: '透明管型 0-1/LP，偶见颗粒管型',
            specimen: '尿液',
            group: '尿液',
            error: '结果为文本，未能解读',
          },
        ],
      },
      {
        at: '2025-11-12 08:15',
        name: '生化、凝血',
        panels: ['凝血'],
        rows: `CREA 163 {肌酐（酶法）}; EGFR 41; UREA 11.8; UA 472; K 5.11; NA 138.9; CL 106.1; CO2CP 20.4 [22.0–29.0] {总二氧化碳};
          CA 2.15; P 1.54; GLU 8.92; ALT 24; AST 22; TP 68.1; ALB 40.6; HGB 107; FIB 4.36`,
      },
      {
        at: '2025-11-11 16:30',
        name: '急诊生化、血气',
        rows: `CREA 161 {肌酐（急诊）}; EGFR 41; UREA 11.5; K 5.02 {钾（急诊）}; NA 139.1; CL 107.2; CA 2.16; GLU 12.6;
          PH 7.342; PCO2 37.2; PO2 88.0; HCO3 20.1; BE -4.8; SO2 96.4; LAC 1.2`,
      },
      {
        at: '2025-08-21 10:05',
        name: '生化、血常规、ACR',
        rows: `CREA 145 {肌酐（酶法）}; EGFR 47; UREA 9.2; UA 418; CYSC 1.65; K 5.08; NA 139.4; CL 105.2; CA 2.18; P 1.42;
          GLU 8.61; HBA1C 7.9 [4.0–6.0]; UACR 262 [<30]; HGB 112; RBC 3.82; WBC 6.1; PLT 226`,
      },
      {
        at: '2025-05-16 09:20',
        name: '生化、血常规、糖化',
        rows: `CREA 136 {肌酐（酶法）}; EGFR 51; UREA 8.8; UA 412; CYSC 1.52; K 4.91; NA 140.0; CL 104.8; CA 2.20; P 1.36;
          GLU 8.20; HBA1C 7.6 [4.0–6.0]; UACR 208 [<30]; HGB 118; RBC 4.02; WBC 5.9; PLT 231`,
      },
      {
        at: '2025-02-20 08:50',
        name: '肾功能、ACR',
        rows: 'CREA 128; EGFR 55; UREA 8.4; UA 405; CYSC 1.44; UACR 164 [<30]',
      },
      {
        at: '2024-11-14 09:05',
        name: '肾功能、ACR',
        rows: 'CREA 117; EGFR 61; UREA 8.0; UA 398; CYSC 1.30; UACR 96 [<30]',
      },
      {
        at: '2024-10-15 08:45',
        name: '血脂、糖化',
        panels: ['血脂'],
        rows: 'TC 5.62; TG 2.18; LDL-C 3.52; HBA1C 7.4; GLU 7.92',
      },
      { at: '2024-09-12 09:10', name: '尿常规', panels: ['尿常规'], rows: 'UPRO 1+; UGLU 1+' },
      { at: '2024-08-09 08:40', name: '肾功能', rows: 'CREA 113; EGFR 64; UREA 7.8; UA 396; CYSC 1.26' },
      { at: '2024-07-16 08:52', name: '肝功能', panels: ['肝功能'], rows: 'ALT 32; AST 27; GGT 44' },
      { at: '2024-06-18 09:00', name: '糖化、血糖', rows: 'GLU 8.05; HBA1C 7.5; CP 1.82; INS 12.4' },
      {
        at: '2024-05-21 08:36',
        name: '肾功能、电解质',
        panels: ['电解质'],
        rows: 'CREA 110; EGFR 66; UREA 7.6; UA 402; K 4.72',
      },
      { at: '2024-04-23 08:48', name: '血常规', rows: 'WBC 6.2; RBC 4.36; HGB 131; PLT 224' },
      { at: '2024-03-26 09:15', name: '糖化、血糖', rows: 'GLU 7.64; HBA1C 7.2' },
      { at: '2024-02-20 08:30', name: '血脂', panels: ['血脂'], rows: 'TC 5.84; TG 2.41; LDL-C 3.66' },
      { at: '2024-01-09 08:42', name: '肾功能、ACR', rows: 'CREA 105; EGFR 70; UREA 7.2; UA 391; UACR 58 [<30]' },
    ],
  },
  {
    number: 1009,
    name: '温晓棠',
    gender: '女',
    born: '1994-06-03',
    department: '甲状腺外科',
    bed: '门诊',
    inpatientNo: 'MZ25110214',
    tags: ['甲状腺癌术后', '左甲状腺素替代'],
    reports: [
      {
        at: '2025-11-18 08:14',
        name: '甲状腺功能三项',
        rows: 'TSH 0.08 mU/L; FT3 6.12; FT4 23.40',
      },
      {
        at: '2025-08-14 08:20',
        name: '甲状腺功能、甲状腺球蛋白',
        rows: 'TSH 0.03 mU/L; FT3 6.45; FT4 24.62; TG_ <0.04; TGAB <10.0',
      },
      { at: '2025-05-09 08:31', name: '甲状腺功能三项', rows: 'TSH 0.42 mU/L; FT3 5.08; FT4 19.71' },
      {
        at: '2025-02-06 08:26',
        name: '甲状腺功能、钙磷',
        rows: 'TSH 2.86 mU/L; FT3 4.62; FT4 16.35; CA 2.18; P 1.22; PTH 38.2',
      },
    ],
  },
];
