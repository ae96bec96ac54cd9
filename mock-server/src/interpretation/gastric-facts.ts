import { answerGastric } from '@jianwei/clinical-rules/gastric/gastric-wire';
import type { GastricWireResult } from '@jianwei/clinical-rules/gastric/gastric-wire';
import type { JudgedReport } from './patient-record.ts';
import { rowByCode, valueText } from './value-text.ts';

/** Rows of a report that the gastric view shows, in this order. */
export const GASTRIC_CODES = ['PG1', 'PG2', 'PGR', 'G17', 'HPAB'] as const;

/** The antibody alone is ordered for other reasons and makes no gastric report. */
const SEROLOGY_CODES = ['PG1', 'PG2', 'PGR', 'G17'];

export function isGastricReport(judged: JudgedReport): boolean {
  return judged.rows.some((row) => SEROLOGY_CODES.includes(row.code));
}

export function gastricAnswer(judged: JudgedReport): GastricWireResult {
  const { ageYears, sex } = judged.person;
  return answerGastric({
    age: ageYears,
    sex,
    pg1: valueText(rowByCode(judged, 'PG1'), 'μg/L'),
    pg2: valueText(rowByCode(judged, 'PG2'), 'μg/L'),
    pgr: valueText(rowByCode(judged, 'PGR'), ''),
    g17: valueText(rowByCode(judged, 'G17'), 'pmol/L'),
    hp_antibody: rowByCode(judged, 'HPAB')?.store.result,
  });
}
