import { Query } from '../store/sql.ts';
import type { World } from '../store/world.ts';

const stored = new Query<{ report_id: string; results: number }, [string, string]>(`
SELECT report_id, count(*) AS results FROM report JOIN laboratory USING (report_id)
WHERE source_id = ? AND substr(report_time, 1, 10) = ? GROUP BY report_id ORDER BY report_id`);
const items = new Query<{ name: string; results: number; held: number }, [string, string]>(`
SELECT laboratory.name, count(*) AS results, count(*) FILTER (WHERE read_at = '') AS held
FROM report JOIN laboratory USING (report_id) LEFT JOIN source_row USING (laboratory_id)
WHERE source_id = ? AND substr(report_time, 1, 10) = ? GROUP BY laboratory.name ORDER BY results DESC, laboratory.name`);

const rows = new Query<StoredRow, [string, string, string]>(`
SELECT report_id, report_time, patient.name AS patient_name, patient.department, laboratory.name AS item,
  trim(result || ' ' || unit) AS original, ifnull(read_at = '', 0) AS is_held
FROM report JOIN laboratory USING (report_id) JOIN patient USING (patient_id) LEFT JOIN source_row USING (laboratory_id)
WHERE source_id = ? AND substr(report_time, 1, 10) = ? AND ? IN ('', laboratory.name)
ORDER BY report_time DESC, report_id, laboratory_id`);

/** A result as it is stored. */
export interface StoredRow {
  readonly report_id: string;
  readonly report_time: string;
  readonly patient_name: string;
  readonly department: string;
  readonly item: string;
  readonly original: string;
  readonly is_held: number;
}

/** The results that `compareDay` counts of a day, of one item where one is named; the newest report first. */
export const storedRowsOfDay = (world: World, sourceId: string, date: string, item = ''): StoredRow[] =>
  rows.all(world, sourceId, date, item);

export interface SentReport {
  readonly report_id: string;
  readonly results: number;
}

interface Difference {
  readonly report_id: string;
  readonly sent: number;
  readonly stored: number;
}

export interface Comparison {
  readonly reports: number;
  readonly results: number;
  readonly sent_reports?: number;
  readonly sent_results?: number;
  readonly items: { readonly name: string; readonly results: number; readonly held: number }[];
  readonly missing: Difference[];
  readonly extra: Difference[];
  readonly differing: Difference[];
}

const total = (reports: readonly SentReport[]) => reports.reduce((sum, { results }) => sum + results, 0);

/** What is stored of a source's reports of one day, beside what it says it sent. A report that is named twice adds up. */
export function compareDay(world: World, sourceId: string, date: string, sent?: readonly SentReport[]): Comparison {
  const own = stored.all(world, sourceId, date);
  const base = { reports: own.length, results: total(own), items: items.all(world, sourceId, date) };
  if (sent === undefined) return { ...base, missing: [], extra: [], differing: [] };
  const there = new Map(own.map(({ report_id: id, results }) => [id, results]));
  const named = new Map<string, number>();
  for (const { report_id: id, results } of sent) named.set(id.trim(), (named.get(id.trim()) ?? 0) + results);
  const differences = [...new Set([...named.keys(), ...there.keys()])]
    .toSorted()
    .map((id) => ({ report_id: id, sent: named.get(id) ?? 0, stored: there.get(id) ?? 0 }));
  const isNamed = ({ report_id: id }: Difference) => named.has(id);
  const isThere = ({ report_id: id }: Difference) => there.has(id);
  return {
    ...base,
    sent_reports: named.size,
    sent_results: total(sent),
    missing: differences.filter((one) => !isThere(one)),
    extra: differences.filter((one) => !isNamed(one)),
    differing: differences.filter((one) => isNamed(one) && isThere(one) && one.sent !== one.stored),
  };
}
