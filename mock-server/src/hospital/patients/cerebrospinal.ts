import type { SeedPatient, SeedSpecialRow } from '../seed-types.ts';

/** What the catalogue does not hold of a tap, as the hospital's laboratory prints it. */
function fluid(code: string, name: string, result: string, unit = '', range = ''): SeedSpecialRow {
  return { name, result, code, unit, range, specimen: '脑脊液', group: '脑脊液' };
}
const neutrophils = (result: string): SeedSpecialRow => fluid('CSF-NEUT%', '脑脊液中性粒细胞百分比', result, '%');
const gram = (result: string): SeedSpecialRow => fluid('CSF-GRAM', '脑脊液革兰染色', result, '', '阴性');
const acidFast = (result: string): SeedSpecialRow => fluid('CSF-AFB', '脑脊液抗酸染色', result, '', '阴性');
const ink = (result: string): SeedSpecialRow => fluid('CSF-INK', '脑脊液墨汁染色', result, '', '阴性');
const yellow = (result: string): SeedSpecialRow => fluid('CSF-XANTH', '脑脊液黄变', result, '', '阴性');

/** Bacterial, viral (after an earlier polyradiculitis), tuberculous and cryptococcal meningitis, and a haemorrhage, with later taps. */
export const CEREBROSPINAL_PATIENTS: readonly SeedPatient[] = [
  {
    number: 1201,
    name: '江鹤年',
    gender: '男',
    born: '1961-03-08',
    department: '神经内科',
    bed: '02 床',
    inpatientNo: 'ZY25120101',
    tags: ['细菌性脑膜炎'],
    reports: [
      {
        at: '2025-04-02 10:20',
        name: '脑脊液常规、生化',
        rows: 'CSF-P 150; CSF-WBC 3; CSF-RBC 0; CSF-TP 0.40; CSF-GLU 3.6; CSF-CL 124; CSF-LAC 1.8; GLU 5.6',
        special: [gram('阴性')],
      },
      {
        at: '2025-03-12 10:05',
        name: '脑脊液常规、生化',
        rows: 'CSF-P 186; CSF-WBC 42; CSF-RBC 10; CSF-TP 0.86; CSF-GLU 3.1; CSF-CL 121; CSF-LAC 2.9; GLU 5.8',
        special: [neutrophils('22'), gram('阴性')],
      },
      {
        at: '2025-03-05 09:40',
        name: '脑脊液常规、生化',
        rows: 'CSF-P 240; CSF-WBC 620; CSF-RBC 40; CSF-TP 1.62; CSF-GLU 1.9; CSF-CL 118; CSF-LAC 5.2; CSF-ADA 3.2; GLU 6.4',
        special: [neutrophils('84'), gram('阴性'), acidFast('阴性'), ink('阴性')],
      },
      {
        at: '2025-03-02 14:30',
        name: '脑脊液常规、生化、涂片',
        rows: 'CSF-P 320; CSF-WBC 2860; CSF-RBC 120; CSF-TP 2.60; CSF-GLU 0.8; CSF-CL 112; CSF-LAC 8.4; CSF-LDH 96; CSF-ADA 4.1',
        special: [neutrophils('92'), gram('阳性'), acidFast('阴性'), ink('阴性')],
      },
      {
        at: '2025-03-02 11:10',
        name: '急诊生化、血常规',
        panels: ['血常规'],
        rows: 'GLU 7.2; WBC 18.6; NEUT% 91.2; LYM% 5.1; CRP 186; PCT 6.8; NA 133; K 3.8',
      },
      { at: '2023-05-30 08:30', name: '健康体检', panels: ['血常规', '血脂'], rows: 'GLU 5.4' },
    ],
  },
  {
    number: 1202,
    name: '池小满',
    gender: '女',
    born: '1999-05-21',
    department: '神经内科',
    bed: '05 床',
    inpatientNo: 'ZY25120202',
    tags: ['病毒性脑膜炎', '吉兰-巴雷综合征病史'],
    reports: [
      {
        at: '2025-09-04 10:10',
        name: '脑脊液常规、生化',
        rows: 'CSF-P 140; CSF-WBC 4; CSF-RBC 0; CSF-TP 0.38; CSF-GLU 3.5; CSF-CL 126; GLU 5.3',
      },
      {
        at: '2025-08-16 09:50',
        name: '脑脊液常规、生化',
        rows: 'CSF-P 190; CSF-WBC 118; CSF-RBC 2; CSF-TP 0.66; CSF-GLU 3.4; CSF-CL 124; CSF-LAC 1.9; CSF-ADA 2.0; GLU 5.2',
        special: [neutrophils('18'), gram('阴性'), acidFast('阴性'), ink('阴性')],
      },
      {
        at: '2024-02-27 10:30',
        name: '脑脊液常规、白蛋白商',
        rows: 'CSF-P 130; CSF-WBC 2; CSF-RBC 0; CSF-TP 0.42; CSF-GLU 3.4; CSF-ALB 190; CSF-IGG 22; ALB 43.0; IGG 12.4; GLU 5.1',
      },
      {
        at: '2023-06-20 10:25',
        name: '脑脊液常规、白蛋白商',
        rows: 'CSF-P 135; CSF-WBC 4; CSF-RBC 0; CSF-TP 1.32; CSF-GLU 3.6; CSF-CL 125; CSF-ALB 780; CSF-IGG 64; GLU 5.5',
      },
      { at: '2023-06-20 08:05', name: '生化、免疫球蛋白', panels: ['肝功能'], rows: 'ALB 42.0; IGG 11.8; GLU 5.3' },
    ],
  },
  {
    number: 1203,
    name: '霍启明',
    gender: '男',
    born: '1973-08-17',
    department: '感染科',
    bed: '10 床',
    inpatientNo: 'ZY25120303',
    tags: ['结核性脑膜炎', '2 型糖尿病'],
    reports: [
      {
        at: '2025-07-15 10:00',
        name: '脑脊液常规、生化',
        rows: 'CSF-P 160; CSF-WBC 8; CSF-RBC 0; CSF-TP 0.62; CSF-GLU 3.8; CSF-CL 122; CSF-ADA 4.0; GLU 6.8',
        special: [acidFast('阴性')],
      },
      {
        at: '2024-11-26 09:45',
        name: '脑脊液常规、生化',
        rows: 'CSF-P 210; CSF-WBC 96; CSF-RBC 4; CSF-TP 1.28; CSF-GLU 2.6; CSF-CL 117; CSF-LAC 3.1; CSF-ADA 9.6; GLU 7.0',
        special: [neutrophils('15'), acidFast('阴性'), ink('阴性')],
      },
      {
        at: '2024-10-29 09:30',
        name: '脑脊液常规、生化、涂片',
        rows: 'CSF-P 270; CSF-WBC 312; CSF-RBC 6; CSF-TP 2.36; CSF-GLU 1.6; CSF-CL 108; CSF-LAC 4.2; CSF-ADA 16.2; GLU 7.4',
        special: [neutrophils('24'), gram('阴性'), acidFast('阳性'), ink('阴性')],
      },
      {
        at: '2024-10-22 15:10',
        name: '脑脊液常规、生化',
        rows: 'CSF-P 260; CSF-WBC 286; CSF-RBC 8; CSF-TP 2.18; CSF-GLU 1.7; CSF-CL 110; CSF-LAC 3.9; CSF-ADA 14.0; GLU 7.1',
        special: [neutrophils('30'), gram('阴性'), acidFast('阴性'), ink('阴性')],
      },
      { at: '2023-03-14 08:20', name: '糖代谢、肝功能', panels: ['糖代谢', '肝功能'], rows: 'GLU 8.4; HBA1C 8.1' },
    ],
  },
  {
    number: 1204,
    name: '宁思远',
    gender: '男',
    born: '1988-01-12',
    department: '感染科',
    bed: '13 床',
    inpatientNo: 'ZY25120404',
    tags: ['隐球菌性脑膜炎'],
    reports: [
      {
        at: '2025-10-15 10:15',
        name: '脑脊液常规、生化',
        rows: 'CSF-P 176; CSF-WBC 5; CSF-RBC 0; CSF-TP 0.44; CSF-GLU 3.2; CSF-CL 122; GLU 5.4',
        special: [ink('阴性')],
      },
      {
        at: '2024-06-04 09:35',
        name: '脑脊液常规、生化',
        rows: 'CSF-P 260; CSF-WBC 46; CSF-RBC 2; CSF-TP 0.72; CSF-GLU 2.3; CSF-CL 118; CSF-LAC 3.4; CSF-ADA 3.8; GLU 5.6',
        special: [neutrophils('20'), gram('阴性'), acidFast('阴性'), ink('阴性')],
      },
      {
        at: '2024-05-10 09:20',
        name: '脑脊液常规、生化、涂片',
        rows: 'CSF-P 380; CSF-WBC 82; CSF-RBC 4; CSF-TP 0.94; CSF-GLU 1.6; CSF-CL 115; CSF-LAC 4.0; CSF-ADA 4.4; GLU 5.5',
        special: [neutrophils('22'), gram('阴性'), acidFast('阴性'), ink('阳性')],
      },
      {
        at: '2024-05-08 16:00',
        name: '脑脊液常规、生化',
        rows: 'CSF-P 370; CSF-WBC 78; CSF-RBC 2; CSF-TP 0.90; CSF-GLU 1.7; CSF-CL 116; CSF-ADA 4.2; GLU 5.6',
        special: [neutrophils('20'), gram('阴性'), acidFast('阴性')],
      },
      { at: '2023-08-09 08:15', name: '血常规、感染四项', panels: ['血常规', '感染四项'] },
    ],
  },
  {
    number: 1205,
    name: '邬采薇',
    gender: '女',
    born: '1966-07-04',
    department: '神经外科',
    bed: '01 床',
    inpatientNo: 'ZY25120505',
    tags: ['蛛网膜下腔出血', '高血压 2 级'],
    reports: [
      {
        at: '2025-03-20 10:40',
        name: '脑脊液常规、生化',
        rows: 'CSF-P 165; CSF-WBC 3; CSF-RBC 6; CSF-TP 0.43; CSF-GLU 3.4; CSF-CL 124; GLU 5.5',
        special: [yellow('阴性')],
      },
      {
        at: '2025-01-24 10:30',
        name: '脑脊液常规、生化',
        rows: 'CSF-P 220; CSF-WBC 24; CSF-RBC 6400; CSF-TP 0.96; CSF-GLU 3.3; CSF-CL 122; GLU 5.9',
        special: [yellow('阳性')],
      },
      {
        at: '2025-01-15 22:50',
        name: '急诊脑脊液',
        rows: 'CSF-P 280; CSF-WBC 66; CSF-RBC 48000; CSF-TP 1.24; CSF-GLU 3.6; CSF-CL 123; GLU 7.6',
        special: [yellow('阳性')],
      },
      {
        at: '2025-01-15 21:40',
        name: '急诊血常规、凝血',
        panels: ['血常规', '凝血'],
        rows: 'WBC 11.2; NEUT% 84.0; LYM% 10.2; HGB 128; MCV 90.0; MCH 30.0',
      },
      {
        at: '2023-10-11 11:00',
        name: '脑脊液常规（穿刺出血）',
        rows: 'CSF-P 150; CSF-WBC 12; CSF-RBC 7000; CSF-TP 0.40; CSF-GLU 3.5; CSF-CL 124; GLU 5.5',
      },
    ],
  },
];
