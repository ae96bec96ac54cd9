import { Command, Query } from './sql.ts';
import type { SqlTarget } from './sql.ts';

/** A diagnosis that is concluded of a report. */
export interface Conclusion {
  readonly id: string;
  readonly name: string;
  /** 2 red, 1 amber, 0 blue. */
  readonly reliable: number;
}

/** A report, and of whom. */
export interface ReportOf {
  readonly patient_id: string;
  readonly report_id: string;
}

type Said = readonly [id: string, name: string, reliable: number];

const ASKED = 'FROM json_each(?) AS asked CROSS JOIN';
const KEPT = new Query<ReportOf & { readonly said: string }, [string, string]>(
  `SELECT patient_id, report_id, said ${ASKED} report_conclusion ON patient_id = asked.value WHERE rules = ?`,
);
// What it holds rests on what is stored: no answer is stale by it.
const KEEP = new Command<[string, string, string, string]>(
  'REPLACE INTO report_conclusion (patient_id, report_id, rules, said) VALUES (?, ?, ?, ?)',
  'nothing',
);
const LACKING = new Query<ReportOf, [string, string]>(
  `SELECT report.patient_id, report.report_id ${ASKED} report ON report.patient_id = asked.value
   LEFT JOIN report_conclusion AS kept ON kept.patient_id = report.patient_id AND kept.report_id = report.report_id AND kept.rules = ?
   WHERE kept.said IS NULL ORDER BY report.patient_id, report_time`,
);
const COUNT_LACKING = new Query<{ reports: number }, [string]>(
  `SELECT count(*) AS reports FROM report LEFT JOIN report_conclusion AS kept
   ON kept.patient_id = report.patient_id AND kept.report_id = report.report_id AND kept.rules = ? WHERE kept.said IS NULL`,
);
const NEXT = new Query<{ patient_id: string }, [string, number]>(
  'SELECT patient_id FROM patient WHERE patient_id > ? ORDER BY patient_id LIMIT ?',
);

function readSaid(text: string): Conclusion[] {
  return (JSON.parse(text) as readonly Said[]).map(([id, name, reliable]) => ({ id, name, reliable }));
}

/** What these rules are known to conclude, by patient and report. */
export function listConclusions(
  world: SqlTarget,
  patientIds: readonly string[],
  rules: string,
): ReadonlyMap<string, ReadonlyMap<string, readonly Conclusion[]>> {
  const rows = Map.groupBy(KEPT.all(world, JSON.stringify(patientIds), rules), ({ patient_id: id }) => id);
  return new Map(
    [...rows].map(([id, own]) => [id, new Map(own.map(({ report_id, said }) => [report_id, readSaid(said)]))]),
  );
}

/** Keeps what these rules conclude of a report until something that it rests on changes. */
export function keepConclusions(
  world: SqlTarget,
  { patient_id: patientId, report_id: reportId }: ReportOf,
  rules: string,
  conclusions: readonly Conclusion[],
): void {
  const said = conclusions.map(({ id, name, reliable }): Said => [id, name, reliable]);
  KEEP.run(world, patientId, reportId, rules, JSON.stringify(said));
}

/** Reports of these patients of which it is not known what these rules conclude. */
export function reportsWithoutConclusions(
  world: SqlTarget,
  patientIds: readonly string[],
  rules: string,
): readonly ReportOf[] {
  return LACKING.all(world, JSON.stringify(patientIds), rules);
}

/** How many reports of the hospital that is so of. */
export function countWithoutConclusions(world: SqlTarget, rules: string): number {
  return COUNT_LACKING.get(world, rules)?.reports ?? 0;
}

/** So many patients behind one, in the order of their ids. */
export function patientIdsAfter(world: SqlTarget, patientId: string, count: number): readonly string[] {
  return NEXT.all(world, patientId, count).map(({ patient_id: id }) => id);
}
