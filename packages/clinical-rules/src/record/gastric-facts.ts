import { readGastricInput } from '../gastric/gastric-wire.ts';
import { evaluateGastric } from '../gastric/gastric.ts';
import type { GastricOptions, GastricResult } from '../gastric/gastric.ts';
import type { JudgedReport, PatientRecord } from './judged.ts';
import type { ToolReading } from './tool-reading.ts';
import { rowByCode, valueText } from './value-text.ts';

/** Rows of a report that the gastric view shows, in this order. */
export const GASTRIC_CODES = ['PG1', 'PG2', 'PGR', 'G17', 'HPAB'] as const;

/** The antibody alone is ordered for other reasons and makes no gastric report. */
const SEROLOGY_CODES = ['PG1', 'PG2', 'PGR', 'G17'];

export function isGastricReport(judged: JudgedReport): boolean {
  return judged.rows.some((row) => SEROLOGY_CODES.includes(row.code));
}

/** Serology of the stomach from one report alone; null for a report that holds none. */
export function gastricOf(
  _record: PatientRecord,
  judged: JudgedReport,
  options?: GastricOptions,
): ToolReading<GastricResult> | null {
  if (!isGastricReport(judged)) return null;
  const { ageYears, sex } = judged.person;
  const facts = readGastricInput({
    age: ageYears,
    sex,
    pg1: valueText(rowByCode(judged, 'PG1'), 'μg/L'),
    pg2: valueText(rowByCode(judged, 'PG2'), 'μg/L'),
    pgr: valueText(rowByCode(judged, 'PGR'), ''),
    g17: valueText(rowByCode(judged, 'G17'), 'pmol/L'),
    hp_antibody: rowByCode(judged, 'HPAB')?.printed.result,
  });
  const known = { PG1: facts.pg1, PG2: facts.pg2, PGR: facts.pgr, G17: facts.g17, HPAB: facts.isHpPositive };
  const used = GASTRIC_CODES.filter((code) => known[code] !== null);
  return {
    result: evaluateGastric(facts, options),
    laboratoryIds: used.flatMap((code) => rowByCode(judged, code)?.printed.laboratory_id ?? []),
  };
}
