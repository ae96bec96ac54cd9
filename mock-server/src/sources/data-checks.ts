import type { QualityCheck } from '@jianwei/api-client/model';
import { CATALOGUE } from '@jianwei/clinical-rules/catalogue/catalogue';
import { itemsWithLoinc } from '../import/loinc.ts';
import { Query } from '../store/sql.ts';
import { NO_UNIT, type VolumeFilter } from '../store/volumes.ts';
import type { World } from '../store/world.ts';

/** Codes of the catalogue whose results have a unit, and those that LOINC has a code for. */
export const WITH_UNIT: ReadonlySet<string> = new Set(
  CATALOGUE.filter(({ unit }) => unit !== '').map(({ code }) => code),
);
export const WITH_LOINC: ReadonlySet<string> = itemsWithLoinc();

/** A row of a report that fails a check, with what is said about it. */
export interface FailedRow {
  readonly laboratory_id: string;
  readonly report_id: string;
  readonly report_time: string;
  readonly source_id: string;
  readonly patient_id: string;
  readonly patient_name: string;
  readonly gender: string;
  readonly birth_date: string;
  readonly code: string;
  readonly name: string;
  readonly specimen: string;
  readonly result: string;
  readonly unit: string;
  readonly range_text: string;
  readonly item_id: number | null;
  readonly read_at: string | null;
}

/** Days from and to, source ('' is every one), codes that the check knows as JSON. */
type Params = [string, string, string, string];

interface Check {
  /** Rows and their reports, from the fewest on; and which of them fail. */
  readonly rows: string;
  readonly fails: string;
  /** ?4 of these. */
  readonly codes?: ReadonlySet<string>;
  readonly found: (row: FailedRow) => string;
}

const IN_RANGE = "report_time BETWEEN ?1 AND ?2 || 'Z'";
const OF_PATIENTS = 'patient CROSS JOIN report USING (patient_id) CROSS JOIN laboratory USING (report_id)';
const OF_REPORTS = 'report CROSS JOIN laboratory USING (report_id)';
const OF_RESULTS = 'laboratory CROSS JOIN report USING (report_id)';
const ofIds = (ids: string) =>
  `(${ids}) CROSS JOIN laboratory USING (laboratory_id) CROSS JOIN report USING (report_id)`;
const HELD_UNITS = `SELECT laboratory_id FROM source_item JOIN source_row USING (item_id) WHERE kind = 'no_unit' AND read_at = ''`;
/** Reports of one patient at one time; of the rows they share all but the one that came first. */
const REPEATED = `
SELECT laboratory_id FROM (
  SELECT laboratory_id, row_number() OVER (PARTITION BY patient_id, report_time, code, specimen ORDER BY received_at, report_id) AS place
  FROM (SELECT patient_id, report_time FROM report INDEXED BY report_by_patient WHERE ${IN_RANGE} GROUP BY 1, 2 HAVING count(*) > 1)
  CROSS JOIN report USING (patient_id, report_time) CROSS JOIN laboratory USING (report_id) WHERE code <> '')
WHERE place > 1`;

/** What is checked of every result. The rules are those of the importer: what it refuses or holds back fails here. */
const CHECKS: Readonly<Record<QualityCheck, Check>> = {
  sex: {
    rows: OF_PATIENTS,
    fails: "gender <> '男' AND gender <> '女'",
    found: ({ gender }) => (gender === '' ? '没有性别' : `性别「${gender}」`),
  },
  birth_date: {
    rows: OF_PATIENTS,
    fails: "birth_date NOT GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'",
    found: ({ birth_date: born }) => (born === '' ? '没有出生日期' : `出生日期「${born}」`),
  },
  specimen: { rows: OF_RESULTS, fails: "specimen = ''", found: () => '没有标本' },
  unit: {
    rows: ofIds(
      `SELECT laboratory_id FROM laboratory WHERE ${NO_UNIT} AND code IN (SELECT value FROM json_each(?4)) UNION ALL ${HELD_UNITS}`,
    ),
    fails: 'true',
    codes: WITH_UNIT,
    found: ({ unit }) => (unit === '' ? '没有单位' : `单位「${unit}」不能换算`),
  },
  range: { rows: OF_RESULTS, fails: "range_text = ''", found: () => '没有参考区间' },
  loinc: {
    rows: OF_REPORTS,
    fails: 'code NOT IN (SELECT value FROM json_each(?4))',
    codes: WITH_LOINC,
    found: ({ code }) => (code === '' ? '项目未收录' : `项目 ${code} 没有对应的 LOINC`),
  },
  duplicate: { rows: ofIds(REPEATED), fails: 'true', found: () => '同一时间已有此项' },
  corrected: { rows: OF_RESULTS, fails: "source_status = 'corrected'", found: () => '来源更正过的结果' },
};
export const CHECK_NAMES = Object.keys(CHECKS) as QualityCheck[];

interface Count {
  readonly source_id: string;
  readonly n: number;
}

type Rows = Pick<Check, 'rows' | 'fails'>;
const failing = ({ rows, fails }: Rows) =>
  `FROM ${rows} WHERE ${IN_RANGE} AND (?3 = '' OR source_id = ?3) AND ?4 IS NOT NULL AND ${fails}`;
const countOf = (check: Rows) =>
  new Query<Count, Params>(`SELECT source_id, count(*) AS n ${failing(check)} GROUP BY source_id`);
const pageOf = (check: Rows) =>
  new Query<FailedRow, [...Params, number, number]>(`
SELECT laboratory_id, report_id, report_time, report.source_id, patient_id, patient.name AS patient_name, gender, birth_date,
  laboratory.code, laboratory.name, laboratory.specimen, result, laboratory.unit, laboratory.range_text, item_id, read_at
FROM (SELECT laboratory_id ${failing(check)} ORDER BY report_time DESC, report_id, position LIMIT ?6 OFFSET ?5)
CROSS JOIN laboratory USING (laboratory_id) CROSS JOIN report USING (report_id) CROSS JOIN patient USING (patient_id)
LEFT JOIN source_row USING (laboratory_id)
ORDER BY report_time DESC, report_id, position`);
const itemQueries = (fails: string) => {
  const item = { rows: OF_REPORTS, fails };
  return { count: countOf(item), page: pageOf(item) };
};
/** All rows of an item, ?4: of the catalogue by its code, outside it by the printed name, of one source by its number. */
const ITEMS = {
  code: itemQueries('code = ?4'),
  name: itemQueries("code = '' AND laboratory.name = ?4"),
  item_id: itemQueries('laboratory_id IN (SELECT laboratory_id FROM source_row WHERE item_id = CAST(?4 AS INTEGER))'),
};
/** What tells an item, and its value. */
export type AskedItem = readonly [by: keyof typeof ITEMS, value: string];
const entries = Object.entries(CHECKS) as [QualityCheck, Check][];
const COUNTS = new Map(entries.map(([name, check]) => [name, countOf(check)]));
const PAGES = new Map(entries.map(([name, check]) => [name, pageOf(check)]));

const paramsOf = (check: QualityCheck, { from, to, source }: VolumeFilter): Params => [
  from,
  to,
  source,
  JSON.stringify([...(CHECKS[check].codes ?? [])]),
];

/** How many stored rows fail a check, by source. */
export function countFailed(world: World, check: QualityCheck, filter: VolumeFilter): ReadonlyMap<string, number> {
  const rows = COUNTS.get(check)?.all(world, ...paramsOf(check, filter)) ?? [];
  return new Map(rows.map(({ source_id: id, n }) => [id, n]));
}

/** The stored rows that fail a check, newest report first. */
export function listFailed(
  world: World,
  check: QualityCheck,
  filter: VolumeFilter,
  { offset, most }: { readonly offset: number; readonly most: number },
): FailedRow[] {
  return PAGES.get(check)?.all(world, ...paramsOf(check, filter), offset, most) ?? [];
}

/** How many stored results an item has, and a page of them, newest report first. */
export function pageOfItem(
  world: World,
  [by, value]: AskedItem,
  { from, to, source }: VolumeFilter,
  { offset, most }: { readonly offset: number; readonly most: number },
) {
  const counts = ITEMS[by].count.all(world, from, to, source, value);
  return {
    total: counts.reduce((total, { n }) => total + n, 0),
    rows: ITEMS[by].page.all(world, from, to, source, value, offset, most),
  };
}

/** What is wrong with a row, in the words of the screen. */
export const foundText = (check: QualityCheck, row: FailedRow): string => CHECKS[check].found(row);
