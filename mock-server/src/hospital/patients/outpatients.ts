import type { RangeSpelling, SeedPatient, SeedReport } from '../seed-types.ts';
import { seededShare } from '../unremarkable.ts';

interface Outpatient {
  readonly name: string;
  readonly gender: '男' | '女';
  readonly born: string;
  readonly department: string;
  readonly time: string;
  readonly report: string;
  readonly panels: readonly string[];
  /** Rows that are a little out of range today; the rest of the panels is unremarkable. */
  readonly rows?: string;
}

/** Number of the first outpatient; the rows above it are written patient by patient. */
const FIRST_NUMBER = 1028;

const TODAY: readonly Outpatient[] = [
  {
    name: '江映雪',
    gender: '女',
    born: '1985-02-18',
    department: '体检中心',
    time: '07:35',
    report: '血常规、生化',
    panels: ['血常规', '生化'],
    rows: 'UA 372',
  },
  {
    name: '段宏博',
    gender: '男',
    born: '1972-12-06',
    department: '体检中心',
    time: '07:38',
    report: '生化、血脂',
    panels: ['生化', '血脂'],
    rows: 'TC 5.48; LDL-C 3.52',
  },
  {
    name: '范雨桐',
    gender: '女',
    born: '1999-09-23',
    department: '妇科',
    time: '07:42',
    report: '血常规',
    panels: ['血常规'],
  },
  {
    name: '任国强',
    gender: '男',
    born: '1960-07-31',
    department: '骨科',
    time: '07:49',
    report: '血常规、凝血',
    panels: ['血常规', '凝血'],
    rows: 'FIB 4.12',
  },
  {
    name: '石静怡',
    gender: '女',
    born: '1975-05-14',
    department: '妇科',
    time: '07:55',
    report: '凝血、感染四项',
    panels: ['凝血', '感染四项'],
  },
  {
    name: '潘志宏',
    gender: '男',
    born: '1968-03-09',
    department: '神经内科',
    time: '08:12',
    report: '血脂、糖代谢',
    panels: ['血脂', '糖代谢'],
    rows: 'GLU 6.32; TG 1.92',
  },
  {
    name: '姚思琪',
    gender: '女',
    born: '2002-01-27',
    department: '皮肤科',
    time: '08:18',
    report: '血常规',
    panels: ['血常规'],
    rows: 'EO% 9.2; EO# 0.58; WBC 6.3',
  },
  {
    name: '廖建平',
    gender: '男',
    born: '1957-08-15',
    department: '肿瘤科',
    time: '08:28',
    report: '肿瘤标志物',
    panels: ['肿瘤标志物'],
    rows: 'CEA 5.62',
  },
  {
    name: '白若兰',
    gender: '女',
    born: '1988-06-20',
    department: '内分泌科',
    time: '08:34',
    report: '甲状腺功能',
    panels: ['甲功'],
    rows: 'TPOAB 62.4',
  },
  {
    name: '孔令辉',
    gender: '男',
    born: '1977-04-03',
    department: '消化内科',
    time: '08:51',
    report: '肝功能',
    panels: ['肝功能'],
    rows: 'ALT 58; GGT 68',
  },
  {
    name: '乔雅文',
    gender: '女',
    born: '1993-05-29',
    department: '产科',
    time: '09:22',
    report: '血常规、尿常规',
    panels: ['血常规', '尿常规'],
  },
  {
    name: '秦守业',
    gender: '男',
    born: '1946-01-08',
    department: '老年科',
    time: '09:54',
    report: '肾功能、电解质',
    panels: ['肾功能', '电解质'],
    rows: 'CREA 98; UREA 7.8',
  },
  {
    name: '康文静',
    gender: '女',
    born: '1982-07-12',
    department: '急诊科',
    time: '10:16',
    report: '血常规、炎症指标',
    panels: ['血常规'],
    rows: 'WBC 9.2; CRP 9.6',
  },
];

const CHECK_UP = ['血常规', '生化', '血脂'];
const CHECK_UP_SPELLINGS: readonly RangeSpelling[] = ['dash', 'tilde', 'hyphen', 'chinese'];

/** One annual check-up about `year` years before today, on a day that depends on the name alone. */
function checkUp(name: string, year: 2024 | 2025): SeedReport {
  const share = seededShare(`${name}:${year}`);
  const month = 3 + Math.floor(share * 6);
  const day = 1 + Math.floor(seededShare(`${name}:${year}:day`) * 27);
  const minute = Math.floor(seededShare(`${name}:${year}:minute`) * 60);
  return {
    at: `${year}-${pad(month)}-${pad(day)} 08:${pad(minute)}`,
    name: '健康体检',
    panels: CHECK_UP,
    spelling: CHECK_UP_SPELLINGS[Math.floor(share * 40) % CHECK_UP_SPELLINGS.length] ?? 'dash',
  };
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

/** Patients who came for one ordinary report today and for check-ups in the two years before. */
export const OUTPATIENTS: readonly SeedPatient[] = TODAY.map((patient, index) => ({
  number: FIRST_NUMBER + index,
  name: patient.name,
  gender: patient.gender,
  born: patient.born,
  department: patient.department,
  bed: '门诊',
  inpatientNo: `MZ251103${pad(index + 1)}`,
  tags: [],
  reports: [
    {
      at: `2025-11-18 ${patient.time}`,
      name: patient.report,
      panels: patient.panels,
      ...(patient.rows === undefined ? {} : { rows: patient.rows }),
    },
    checkUp(patient.name, 2025),
    checkUp(patient.name, 2024),
  ],
}));
