import type { SeedPatient } from '../seed-types.ts';

/** Heart, lung and infection patients of the design pictures. */
export const HEART_LUNG_PATIENTS: readonly SeedPatient[] = [
  {
    number: 1002,
    name: '严松年',
    gender: '男',
    born: '1958-05-30',
    department: '心血管内科',
    bed: '03 床',
    inpatientNo: 'ZY25111721',
    tags: ['冠心病', '高血压 2 级'],
    reports: [
      {
        at: '2025-11-18 09:12',
        name: '心肌标志物、生化',
        rows: `CTNI 1.284 ng/mL [<0.034]; CKMBM 18.6 [<5.0] {肌酸激酶同工酶}; MYO 142; LDH 286; AST 62; CREA 112; UREA 7.4;
          K 3.92; NA 136.2; CL 101.5; GLU 5.9; TC 4.86; TG 1.52; HDL-C 1.12; LDL-C 3.08`,
      },
      {
        at: '2025-11-17 21:35',
        name: '急诊心肌标志物、生化',
        rows: 'CTNI 0.086 ng/mL [<0.034]; CKMBM 6.2 [<5.0] {肌酸激酶同工酶}; MYO 96; CREA 108 {肌酐（急诊）}; K 4.02; NA 138.0; GLU 6.0',
      },
      {
        at: '2025-11-17 20:10',
        name: '急诊心肌标志物',
        rows: 'CTNI 0.031 ng/mL [<0.034]; CKMBM 3.1 [<5.0] {肌酸激酶同工酶}; MYO 68; DD 0.42',
      },
      {
        at: '2025-09-02 08:45',
        name: '生化、血脂',
        panels: ['血脂', '肝功能'],
        rows: 'CREA 96; UREA 6.8; UA 402; GLU 5.8; TC 5.41; LDL-C 3.62',
      },
      {
        at: '2025-03-06 09:20',
        name: '心肌标志物、肾功能',
        rows: 'CTNI 0.006 ng/mL [<0.034]; CKMBM 1.8 [<5.0] {肌酸激酶同工酶}; MYO 44; CREA 68; UREA 6.1',
      },
      {
        at: '2024-10-22 08:30',
        name: '血脂、肝功能',
        panels: ['血脂', '肝功能'],
        rows: 'TC 5.66; LDL-C 3.81; TG 1.64',
      },
    ],
  },
  {
    number: 1003,
    name: '何秀兰',
    gender: '女',
    born: '1954-02-17',
    department: '呼吸科',
    bed: '02 床',
    inpatientNo: 'ZY25110903',
    tags: ['慢性阻塞性肺疾病'],
    reports: [
      {
        at: '2025-11-18 10:08',
        name: '血气分析',
        specimen: '动脉血',
        rows: `PH 7.312; PCO2 68.4; PO2 54.6; HCO3 33.5 [22.0–27.0]; BE 5.8 [−3.0–3.0]; SO2 85.2; NA 139; K 4.1; CL 96;
          AG 9.5; LAC 1.6 [0.5–2.2]`,
      },
      {
        at: '2025-11-17 21:40',
        name: '血气分析',
        specimen: '动脉血',
        rows: `PH 7.288; PCO2 73.6; PO2 51.8; HCO3 34.1 [22.0–27.0]; BE 5.4 [−3.0–3.0]; SO2 83.0; NA 138; K 4.3; CL 95;
          AG 8.9; LAC 1.8 [0.5–2.2]`,
      },
      {
        at: '2025-11-17 15:22',
        name: '血气分析',
        specimen: '动脉血',
        rows: `PH 7.261; PCO2 78.2; PO2 48.9; HCO3 34.2 [22.0–27.0]; BE 4.9 [−3.0–3.0]; SO2 80.6; NA 138; K 4.6; CL 95;
          AG 8.8; LAC 2.4 [0.5–2.2]`,
      },
      {
        at: '2025-11-12 08:15',
        name: '血常规、CRP',
        panels: ['血常规'],
        rows: 'WBC 11.2; NEUT% 82.4; LYM% 11.0; HGB 152; MCV 93.0; MCH 30.2; CRP 36.8; PCT 0.21',
      },
      {
        at: '2025-06-30 09:15',
        name: '血气分析',
        specimen: '动脉血',
        rows: `PH 7.362; PCO2 55.2; PO2 66.4; HCO3 30.6 [22.0–27.0]; BE 4.4 [−3.0–3.0]; SO2 92.1; NA 140; K 4.0; CL 98;
          AG 11.4; LAC 1.1 [0.5–2.2]`,
      },
      {
        at: '2025-02-11 11:02',
        name: '血气分析',
        specimen: '动脉血',
        rows: `PH 7.294; PCO2 66.8; PO2 50.2; HCO3 31.5 [22.0–27.0]; BE 3.6 [−3.0–3.0]; SO2 81.9; NA 137; K 4.4; CL 97;
          AG 8.5; LAC 2.0 [0.5–2.2]`,
      },
      { at: '2024-11-25 08:40', name: '生化、血常规', panels: ['生化', '血常规'], rows: 'HGB 151; MCV 92.5; MCH 30.4' },
    ],
  },
  {
    number: 1006,
    name: '罗天佑',
    gender: '男',
    born: '1959-08-09',
    department: '感染科',
    bed: '07 床',
    inpatientNo: 'ZY25110512',
    tags: ['高血压', '慢性支气管炎', '新型冠状病毒感染'],
    reports: [
      {
        at: '2025-11-18 08:31',
        name: '血常规、炎症指标',
        rows: `WBC 4.70; NEUT% 74.6; LYM% 13.2; MONO% 9.4; EO% 2.3; BASO% 0.5; NEUT# 3.51; LYM# 0.62; MONO# 0.44; EO# 0.11;
          BASO# 0.02; RBC 4.62; HGB 139; HCT 0.42; MCV 90.9; MCH 30.1; MCHC 331; RDW-CV 13.2; PLT 168;
          CRP 86.4; SAA 268.5; PCT 0.12; ESR 46; LDH 312; DD 0.48`,
      },
      {
        at: '2025-11-17 08:28',
        name: '血常规、CRP',
        panels: ['血常规'],
        rows: 'WBC 4.8; NEUT% 73.9; LYM% 14.6; HGB 140; MCV 90.6; MCH 30.2; CRP 71.4; LDH 298',
      },
      {
        at: '2025-11-16 08:25',
        name: '血常规、炎症指标',
        panels: ['血常规'],
        rows: 'WBC 4.9; NEUT% 72.8; LYM% 15.9; HGB 141; MCV 90.5; MCH 30.2; CRP 58.7; SAA 196.2; PCT 0.10; ESR 38',
      },
      {
        at: '2025-11-13 08:40',
        name: '血常规、CRP',
        panels: ['血常规'],
        rows: 'WBC 5.2; NEUT% 70.1; LYM% 18.1; HGB 142; MCV 90.8; MCH 30.3; CRP 31.2; SAA 88.4',
      },
      { at: '2025-11-13 08:42', name: '生化', panels: ['生化'], rows: 'ALT 46; AST 39; CREA 84' },
      { at: '2025-04-18 08:30', name: '健康体检', panels: ['血常规', '生化', '血脂'], rows: 'TC 5.32; GLU 5.7' },
      { at: '2024-04-12 08:35', name: '健康体检', panels: ['血常规', '生化', '血脂'], rows: 'GLU 5.5' },
    ],
  },
  {
    number: 1007,
    name: '戴建国',
    gender: '男',
    born: '1971-09-14',
    department: '呼吸科',
    bed: '09 床',
    inpatientNo: 'ZY25110318',
    tags: ['胸腔积液待查'],
    reports: [
      {
        at: '2025-11-18 08:26',
        name: '胸腔积液生化',
        rows: 'PF-LDH 386 [0–200]; PF-TP 42.6 [0–25]; PF-ADA 18.4 [<40]; TP 68.4; LDH 214; CRP 24.6',
        special: [
          {
            name: '葡萄糖（胸腔积液）',
            code: 'PF-GLU',
            result: '5.12',
            unit: 'mmol/L',
            range: '3.3–6.1',
            specimen: '胸水',
            group: '胸水',
          },
          {
            name: '癌胚抗原（胸腔积液）',
            code: 'PF-CEA',
            result: '2.31',
            unit: 'ng/mL',
            range: '<5.0',
            specimen: '胸水',
            group: '胸水',
          },
          { name: '胸腔积液外观', result: '淡黄色，微浑', specimen: '胸水', group: '胸水' },
        ],
      },
      {
        at: '2025-11-10 08:50',
        name: '胸腔积液生化',
        rows: 'PF-LDH 352 [0–200]; PF-TP 40.8 [0–25]; PF-ADA 16.9 [<40]; TP 67.2; LDH 208; CRP 31.5',
      },
      {
        at: '2025-11-03 09:30',
        name: '血常规、生化',
        panels: ['血常规', '生化'],
        rows: 'WBC 9.1; NEUT% 73.5; LYM% 17.2; CRP 42.8; TP 66.5; ALB 37.8; GLO 28.7; LDH 196',
      },
      { at: '2025-11-03 09:32', name: '肿瘤标志物', panels: ['肿瘤标志物'], rows: 'CYFRA 2.86; CEA 2.40' },
      { at: '2024-09-20 08:10', name: '健康体检', panels: ['血常规', '生化', '血脂'], rows: 'TG 1.82' },
    ],
  },
];
