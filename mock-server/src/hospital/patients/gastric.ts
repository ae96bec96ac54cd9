import type { SeedPatient } from '../seed-types.ts';

/** Patients followed by gastric serology (1131 to 1135). */
export const GASTRIC_PATIENTS: readonly SeedPatient[] = [
  {
    // Atrophy that grows over three years: from medium to high risk.
    number: 1131,
    name: '霍立新',
    gender: '男',
    born: '1962-03-15',
    department: '消化内科',
    bed: '门诊',
    inpatientNo: 'MZ25113101',
    tags: ['慢性萎缩性胃炎'],
    reports: [
      { at: '2025-11-12 08:20', name: '胃功能五项', rows: 'PG1 46.8; PG2 18.9; PGR 2.5; G17 7.4; HPAB 阳性' },
      { at: '2025-05-08 08:32', name: '胃功能五项', rows: 'PG1 58.2; PG2 19.6; PGR 3.0; G17 6.1; HPAB 阳性' },
      { at: '2024-05-14 08:26', name: '胃功能五项', rows: 'PG1 71.5; PG2 20.1; PGR 3.6; G17 5.2; HPAB 阳性' },
      { at: '2023-05-22 08:40', name: '胃功能五项', rows: 'PG1 88.4; PG2 19.2; PGR 4.6; G17 4.1; HPAB 阳性' },
    ],
  },
  {
    // Nothing to find; one report without the antibody.
    number: 1132,
    name: '窦晓芳',
    gender: '女',
    born: '1978-07-08',
    department: '体检中心',
    bed: '门诊',
    inpatientNo: 'TJ25113102',
    tags: [],
    reports: [
      { at: '2025-10-15 08:10', name: '胃功能五项', rows: 'PG1 108.6; PG2 9.4; PGR 11.6; G17 1.3; HPAB 阴性' },
      { at: '2024-10-17 08:15', name: '胃功能四项', rows: 'PG1 112.3; PG2 9.8; PGR 11.5; G17 1.4' },
      {
        at: '2023-10-19 08:22',
        name: '健康体检',
        panels: ['血常规', '生化', '血脂'],
        rows: 'PG1 116.0; PG2 10.2; PGR 11.4; G17 1.2; HPAB 阴性',
      },
      { at: '2023-04-11 08:30', name: '健康体检', panels: ['血常规', '生化'] },
    ],
  },
  {
    // Severe atrophy of the corpus, antibody lost: group D. This laboratory prints no ratio.
    number: 1133,
    name: '龚厚德',
    gender: '男',
    born: '1948-02-27',
    department: '消化内科',
    bed: '16 床',
    inpatientNo: 'ZY25113103',
    tags: ['慢性萎缩性胃炎', '缺铁性贫血'],
    reports: [
      {
        at: '2025-10-30 07:58',
        name: '胃功能、血常规',
        panels: ['血常规'],
        rows: 'PG1 18.6; PG2 11.2; G17 26.5; HPAB 阴性; HGB 104; MCV 76.2; MCH 24.8',
      },
      { at: '2025-03-19 08:05', name: '胃功能四项', rows: 'PG1 22.4; PG2 12.1; G17 22.8; HPAB 阴性' },
      { at: '2024-04-02 08:12', name: '胃功能四项', rows: 'PG1 28.8; PG2 13.4; G17 17.3; HPAB 阴性' },
      { at: '2023-04-18 08:18', name: '胃功能四项', rows: 'PG1 36.2; PG2 14.6; G17 12.6; HPAB 阳性' },
    ],
  },
  {
    // Younger than 40: no score, the group all the same.
    number: 1134,
    name: '应思齐',
    gender: '女',
    born: '1990-09-12',
    department: '消化内科',
    bed: '门诊',
    inpatientNo: 'MZ25113104',
    tags: ['上腹痛待查'],
    reports: [
      { at: '2025-09-24 09:02', name: '胃功能五项', rows: 'PG1 96.4; PG2 14.8; PGR 6.5; G17 2.6; HPAB 阴性' },
      { at: '2025-01-09 08:48', name: '胃功能五项', rows: 'PG1 128.5; PG2 24.6; PGR 5.2; G17 8.9; HPAB 阳性' },
      { at: '2024-06-27 09:10', name: '血常规、肝功能', panels: ['血常规', '肝功能'] },
      { at: '2023-08-15 08:55', name: '胃功能五项', rows: 'PG1 121.2; PG2 22.8; PGR 5.3; G17 7.8; HPAB 阳性' },
    ],
  },
  {
    // Proton pump inhibitor: pepsinogens and G-17 rise together; one G-17 below what the kit measures.
    number: 1135,
    name: '宫明德',
    gender: '男',
    born: '1971-11-30',
    department: '消化内科',
    bed: '门诊',
    inpatientNo: 'MZ25113105',
    tags: ['胃食管反流病'],
    reports: [
      { at: '2025-11-04 08:36', name: '胃功能五项', rows: 'PG1 186.4; PG2 21.3; PGR 8.8; G17 18.2; HPAB 阴性' },
      { at: '2025-02-25 08:42', name: '胃功能五项', rows: 'PG1 92.7; PG2 11.6; PGR 8.0; G17 <0.5; HPAB 阴性' },
      { at: '2024-01-16 08:50', name: '胃功能五项', rows: 'PG1 104.2; PG2 15.8; PGR 6.6; G17 3.4; HPAB 弱阳性' },
      { at: '2023-02-14 08:52', name: '胃功能五项', rows: 'PG1 118.6; PG2 21.4; PGR 5.5; G17 6.0; HPAB 阳性' },
    ],
  },
];
