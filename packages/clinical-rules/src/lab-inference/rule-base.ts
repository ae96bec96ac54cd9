import { TableError } from '../tables/cell.ts';
import { readTable } from '../tables/table.ts';
import { DIAGNOSIS_ROW, EDGE, toRule } from './rule-row.ts';
import type { DiagnosisRule } from './rule-row.ts';

/** Version of rows and algorithm together; a change of either raises it. */
export const INFERENCE_VERSION = '2.2';
export const INFERENCE_SOURCE = '检验解读规则库（逐条来源见各诊断）';

export type DiagnosisId = string;

function readRules(): readonly DiagnosisRule[] {
  const rows = readTable('diagnoses.tsv', DIAGNOSIS_ROW, 'id');
  const edges = Map.groupBy(readTable('diagnosis-rows.tsv', EDGE), (edge) => edge.diagnosis);
  const ids = new Set(rows.map((row) => row.id));
  const strangers = [
    ...[...edges.keys()].filter((id) => !ids.has(id)).map((id) => `diagnosis-rows.tsv: there is no diagnosis ${id}`),
    ...rows
      .filter((row) => !edges.has(row.id))
      .map((row) => `diagnoses.tsv: diagnosis ${row.id} has no row in diagnosis-rows.tsv`),
    ...rows.flatMap((row) =>
      (row.implies ?? [])
        .filter((id) => !ids.has(id))
        .map((id) => `diagnoses.tsv: ${row.id} implies ${id}, which is no diagnosis`),
    ),
  ];
  if (strangers.length > 0) throw new TableError(strangers);
  return rows.map((row) => toRule(row, edges.get(row.id) ?? []));
}

export const DIAGNOSES: readonly DiagnosisRule[] = readRules();

const BY_ID = new Map(DIAGNOSES.map((rule) => [rule.id, rule]));

export function findDiagnosis(id: string): DiagnosisRule | undefined {
  return BY_ID.get(id);
}
