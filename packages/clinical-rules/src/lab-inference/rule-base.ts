import { TableError } from '../tables/cell.ts';
import { readTable } from '../tables/table.ts';
import { DIAGNOSIS_ROW, EDGE, toRule } from './rule-row.ts';
import type { DiagnosisRow, DiagnosisRule, Edge } from './rule-row.ts';

/** Version of rows and algorithm together; a change of either raises it. */
export const INFERENCE_VERSION = '2.2';
export const INFERENCE_SOURCE = '检验解读规则库（逐条来源见各诊断）';

export type DiagnosisId = string;

/** The rules that two tables make together. Throws a `TableError` of everything that one of them names and the other lacks. */
export function rulesOf(rows: readonly DiagnosisRow[], edges: readonly Edge[]): readonly DiagnosisRule[] {
  const ids = new Set(rows.map(({ id }) => id));
  const edgesOf = Map.groupBy(edges, ({ diagnosis }) => diagnosis);
  const strangers = [...edgesOf.keys()].filter((id) => !ids.has(id));
  const mistakes = strangers.map((id) => `diagnosis-rows.tsv: there is no diagnosis ${id}`);
  const rules = rows.map((row) => {
    const own = edgesOf.get(row.id) ?? [];
    if (own.length === 0) mistakes.push(`diagnoses.tsv: diagnosis ${row.id} has no row in diagnosis-rows.tsv`);
    const rule = toRule(row, own);
    for (const id of rule.implies)
      if (!ids.has(id)) mistakes.push(`diagnoses.tsv: ${row.id} implies ${id}, which is no diagnosis`);
    return rule;
  });
  if (mistakes.length > 0) throw new TableError(mistakes);
  return rules;
}

export const DIAGNOSES = rulesOf(
  readTable('diagnoses.tsv', DIAGNOSIS_ROW, 'id'),
  readTable('diagnosis-rows.tsv', EDGE),
);

const BY_ID = new Map(DIAGNOSES.map((rule) => [rule.id, rule]));

export function findDiagnosis(id: string): DiagnosisRule | undefined {
  return BY_ID.get(id);
}
