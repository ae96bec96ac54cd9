import type { SeedPatient, SeedSpecialRow } from '../seed-types.ts';

/** Function tests that the catalogue does not hold, as the hospital's laboratory prints them. */
const suppressed = (result: string): SeedSpecialRow => ({
  name: '皮质醇(1mg地塞米松抑制后)',
  result,
  code: 'COR-DST',
  unit: 'nmol/L',
  range: '≤ 50',
  specimen: '血清',
  group: '肾上腺',
});
const highDose = (result: string): SeedSpecialRow => ({
  name: '大剂量地塞米松抑制率',
  result,
  code: 'HDDST',
  unit: '%',
  specimen: '血清',
  group: '肾上腺',
});
const stimulated = (result: string): SeedSpecialRow => ({
  name: '皮质醇(ACTH兴奋试验峰值)',
  result,
  code: 'COR-STIM',
  unit: 'nmol/L',
  range: '≥ 500',
  specimen: '血清',
  group: '肾上腺',
});

/** Cushing's disease and its operation, an adrenal adenoma, both kinds of insufficiency, and a suspicion that passes. */
export const ADRENAL_CORTEX_PATIENTS: readonly SeedPatient[] = [
  {
    number: 1171,
    name: '尹若兰',
    gender: '女',
    born: '1984-02-17',
    department: '内分泌科',
    bed: '03 床',
    inpatientNo: 'ZY25117101',
    tags: ['垂体瘤术后', '高血压 2 级'],
    reports: [
      { at: '2025-11-10 08:10', name: '皮质醇节律', rows: 'COR8 402; COR16 214; COR0 42; ACTH 24.6; K 4.12; GLU 5.3' },
      { at: '2025-03-06 08:20', name: '皮质醇、ACTH', panels: ['电解质'], rows: 'COR8 268; ACTH 14.2' },
      { at: '2024-08-02 08:05', name: '术后皮质醇', panels: ['电解质'], rows: 'COR8 62; ACTH 5.8; NA 134.2' },
      { at: '2024-06-14 09:10', name: '大剂量地塞米松抑制试验', special: [highDose('72')] },
      { at: '2024-06-13 08:30', name: '1mg地塞米松抑制试验', special: [suppressed('286')] },
      { at: '2024-06-12 10:00', name: '24小时尿游离皮质醇', rows: 'UFC 1184' },
      {
        at: '2024-06-11 08:15',
        name: '皮质醇节律',
        panels: ['生化'],
        rows: 'COR8 642; COR16 588; COR0 452; ACTH 68.2; K 3.24; GLU 8.6',
      },
      { at: '2023-03-21 08:40', name: '皮质醇、血糖', rows: 'COR8 548; COR0 186; GLU 6.8; HBA1C 6.4; K 3.62' },
    ],
  },
  {
    number: 1172,
    name: '雷振邦',
    gender: '男',
    born: '1969-09-05',
    department: '泌尿外科',
    bed: '21 床',
    inpatientNo: 'ZY25117202',
    tags: ['肾上腺意外瘤'],
    reports: [
      { at: '2025-10-14 08:12', name: '皮质醇、ACTH', panels: ['电解质'], rows: 'COR8 318; COR0 38; ACTH 18.6' },
      { at: '2025-04-18 08:02', name: '术后皮质醇', panels: ['电解质'], rows: 'COR8 71; ACTH 6.1; K 4.6' },
      {
        at: '2024-09-20 08:25',
        name: '1mg地塞米松抑制试验',
        panels: ['血脂'],
        special: [suppressed('168')],
      },
      { at: '2024-09-19 08:10', name: '皮质醇节律', rows: 'COR8 436; COR16 402; COR0 232; ACTH <5.0; UFC 402; K 3.71' },
      { at: '2023-09-13 08:30', name: '1mg地塞米松抑制试验', special: [suppressed('118')] },
      { at: '2023-09-12 08:05', name: '皮质醇节律', panels: ['生化'], rows: 'COR8 412; COR16 226; COR0 96; ACTH 9.2' },
    ],
  },
  {
    number: 1173,
    name: '白亦凝',
    gender: '女',
    born: '1991-12-01',
    department: '内分泌科',
    bed: '09 床',
    inpatientNo: 'ZY25117303',
    tags: ['原发性肾上腺皮质功能减退'],
    reports: [
      {
        at: '2025-09-23 09:40',
        name: 'ACTH兴奋试验',
        rows: 'COR8 96; ACTH 186; NA 136.4; K 4.82',
        special: [stimulated('112')],
      },
      { at: '2024-10-17 08:20', name: '皮质醇、ACTH', panels: ['电解质'], rows: 'COR8 152; ACTH 88.4; K 4.4' },
      { at: '2023-11-08 08:16', name: '皮质醇、ACTH', panels: ['电解质'], rows: 'COR8 126; ACTH 158; K 4.9; NA 135.1' },
      {
        at: '2023-05-16 07:55',
        name: '急诊生化、皮质醇',
        panels: ['生化'],
        rows: 'COR8 48; ACTH 412; NA 126.8; K 5.82; GLU 3.2; UREA 9.4',
      },
    ],
  },
  {
    number: 1174,
    name: '费世昌',
    gender: '男',
    born: '1958-06-30',
    department: '神经外科',
    bed: '16 床',
    inpatientNo: 'ZY25117404',
    tags: ['垂体腺瘤术后'],
    reports: [
      { at: '2025-08-26 08:14', name: '皮质醇、甲功', panels: ['甲功'], rows: 'COR8 518; ACTH 26.4' },
      {
        at: '2024-12-10 09:30',
        name: 'ACTH兴奋试验',
        rows: 'COR8 336; ACTH 17.8; NA 139.6',
        special: [stimulated('512')],
      },
      {
        at: '2024-03-19 09:25',
        name: 'ACTH兴奋试验',
        rows: 'COR8 188; ACTH 11.2; NA 136.0',
        special: [stimulated('388')],
      },
      { at: '2023-06-08 08:08', name: '术后皮质醇、电解质', panels: ['电解质'], rows: 'COR8 62; ACTH 5.2; NA 130.4' },
    ],
  },
  {
    number: 1175,
    name: '祝安娜',
    gender: '女',
    born: '1996-08-11',
    department: '内分泌科',
    bed: '门诊',
    inpatientNo: 'MZ25117505',
    tags: ['肥胖症', '多囊卵巢综合征'],
    reports: [
      {
        at: '2025-11-05 08:30',
        name: '皮质醇节律（外院单位）',
        rows: 'COR8 16.8 μg/dL [5.0–25.0]; COR0 1.6 μg/dL [≤5.0]; ACTH 5.1 pmol/L [1.6–13.9]; GLU 5.4',
      },
      {
        at: '2024-11-12 08:20',
        name: '皮质醇节律、尿皮质醇',
        rows: 'COR8 362; COR0 44; ACTH 22.0; UFC 198',
        special: [suppressed('36')],
      },
      {
        at: '2024-01-16 08:15',
        name: '皮质醇复查',
        rows: 'COR8 388; COR0 86; ACTH 20.4; UFC 212',
        special: [suppressed('38')],
      },
      {
        at: '2023-10-24 08:18',
        name: '皮质醇节律',
        panels: ['血脂'],
        rows: 'COR8 426; COR16 260; COR0 222; ACTH 14.0',
      },
    ],
  },
];
