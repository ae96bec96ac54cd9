import type { PrintedRow } from '@jianwei/clinical-rules/record/printed';
import { Query } from './sql.ts';
import type { SqlTarget } from './sql.ts';

/** What rules read of a row, and whose it is. */
export interface RuleLaboratory extends Omit<PrintedRow, 'laboratory_id'> {
  readonly report_id: string;
  readonly patient_id: string;
}

/** Which rows are wanted: those under these codes, and which others may mean the same. */
export interface RowsAsked {
  readonly codes: readonly string[];
  /** Codes that are known: rows under any other one are wanted too. */
  readonly known?: readonly string[];
  /** Rows of another specimen than blood too: K of a urine is that of the urine. */
  readonly withOtherSpecimens?: boolean;
}

const COLUMNS = 'report_id, patient_id, code, name, specimen, result, unit, range_text, group_name, error, source_flag';
const OF_PATIENTS = 'FROM json_each(?) AS asked CROSS JOIN report ON patient_id = asked.value CROSS JOIN laboratory';
const IN_ORDER = 'ORDER BY report_id, position';
const UNDER = 'code IN (SELECT value FROM json_each(?))';
const BESIDE =
  "(? AND code NOT IN (SELECT value FROM json_each(?))) OR (? AND specimen NOT LIKE '%血%' AND specimen <> '')";

const ALL = new Query<RuleLaboratory, [string]>(`SELECT ${COLUMNS} ${OF_PATIENTS} USING (report_id) ${IN_ORDER}`);
const UNDER_CODES = new Query<RuleLaboratory, [string, string]>(
  `SELECT ${COLUMNS} ${OF_PATIENTS} USING (report_id) WHERE ${UNDER} ${IN_ORDER}`,
);
const AND_OTHERS = new Query<RuleLaboratory, [string, string, number, string, number]>(
  `SELECT ${COLUMNS} ${OF_PATIENTS} INDEXED BY laboratory_by_item USING (report_id) WHERE ${UNDER} OR ${BESIDE} ${IN_ORDER}`,
);
// What a row says of its specimen stands in its specimen, else its code or name tells.
const BLANK = "trim(specimen, char(9, 10, 13, 32, 160, 12288)) = ''";
const SPECIMENS = new Query<RuleLaboratory, [string]>(
  `SELECT report_id, patient_id, iif(${BLANK}, code, '') AS code, iif(${BLANK}, name, '') AS name, specimen,
   '' AS result, '' AS unit, '' AS range_text, '' AS group_name, max(error) AS error, '' AS source_flag
   ${OF_PATIENTS} USING (report_id) GROUP BY 1, 2, 3, 4, specimen, error IS NULL ORDER BY report_id, min(position)`,
);

/** Rows of these patients, in the order of each report. */
export function ruleLaboratories(world: SqlTarget, patientIds: readonly string[]): RuleLaboratory[] {
  return ALL.all(world, JSON.stringify(patientIds));
}

/** Of these those that are wanted. */
export function someRuleLaboratories(
  world: SqlTarget,
  patientIds: readonly string[],
  { codes, known, withOtherSpecimens = false }: RowsAsked,
): RuleLaboratory[] {
  const [patients, under] = [JSON.stringify(patientIds), JSON.stringify(codes)];
  if (known === undefined && !withOtherSpecimens) return UNDER_CODES.all(world, patients, under);
  const others = known === undefined ? 0 : 1;
  return AND_OTHERS.all(world, patients, under, others, JSON.stringify(known ?? []), withOtherSpecimens ? 1 : 0);
}

/** The specimens of these patients' rows: one row for many of the same, without a result. */
export function specimenLaboratories(world: SqlTarget, patientIds: readonly string[]): RuleLaboratory[] {
  return SPECIMENS.all(world, JSON.stringify(patientIds));
}
