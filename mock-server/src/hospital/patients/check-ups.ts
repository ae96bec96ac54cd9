import type { Course } from '../courses/course-types.ts';

/** One person of the yearly check-up: number, name, sex, birth day, first and last day, and what stands out. */
type CheckUp = readonly [number, string, '男' | '女', string, `${string}..${string}`, string];

const PEOPLE: readonly CheckUp[] = [
  [1079, '简宁', '女', '1990-01-19', '2023-03-16..2025-03-20', 'HGB 112→118→121; MCV 81→84'],
  [1080, '司徒浩然', '男', '1982-06-28', '2023-05-11..2025-05-15', 'UA 442→468→486; TG 2.4→2.8→2.6; ALT 58→66→52'],
  [
    1081,
    '佟丽莎',
    '女',
    '1967-09-02',
    '2023-06-20..2025-06-24',
    'TC 6.0→6.4→5.2; LDL-C 3.9→4.3→3.0; GLU 5.8→6.3→6.0; HBA1C 5.6→5.9→5.8',
  ],
  [1082, '明奇伟', '男', '1975-12-21', '2023-04-06..2025-04-10', 'GLU 6.2→6.6→7.3; HBA1C 5.9→6.3→6.7; TG 1.9→2.3'],
  [
    1083,
    '古春燕',
    '女',
    '1956-02-14',
    '2023-09-12..2025-09-16',
    'UACR 12→22→38; CREA 68→74→76; ULEU 阴性→1+→阴性; UWBC 2→9→3',
  ],
  [1084, '纪晓东', '男', '1996-08-08', '2023-07-04..2025-07-08', 'TBIL 28→32→27; IBIL 22→25→21'],
  [1085, '卜珊珊', '女', '1988-03-25', '2023-10-10..2025-10-14', 'TSH 4.62→5.18→4.86; FT4 15.2→14.8; TPOAB 62→88→96'],
  [
    1086,
    '岳长空',
    '男',
    '1961-05-17',
    '2023-08-15..2025-08-19',
    'AFP 3.2→4.1; CEA 4.2→5.6→6.1; PSA 2.8→3.6→4.4; FPSA% 0.21→0.18→0.17',
  ],
  [1087, '芮思颖', '女', '1999-04-30', '2023-11-21..2025-11-11', 'LYM% 38→52→36; EO% 3.2→9.6→4.1; EO# 0.18→0.62→0.24'],
  [1088, '鲍世昌', '男', '1953-10-12', '2023-02-23..2025-02-27', 'CREA 96→106→118; UA 428→446→462; HGB 138→132→126'],
  [1089, '农玉珠', '女', '1979-12-07', '2023-12-05..2025-10-21', 'WBC 3.6→3.2→3.4; PLT 128→122→126'],
];

const DEPARTMENT = '体检中心';
const PANELS = '血常规 生化 血脂 尿常规 糖代谢';

/** Three yearly check-ups each. */
export const CHECK_UP_COURSES: readonly Course[] = PEOPLE.map(([number, name, gender, born, days, rows]) => ({
  number,
  name,
  gender,
  born,
  department: DEPARTMENT,
  bed: '门诊',
  tags: [],
  visits: [`健康体检 | ${days} ×3 @08:00 | ${PANELS} | ${rows}`],
}));
