import { roundHalfUp } from '../core/number.ts';
import { convert } from '../units/convert.ts';
import { usableResult } from './judged.ts';
import type { JudgedReport } from './judged.ts';
import type { JudgedRow } from './judged-row.ts';

const DECIMALS = 4;

/**
 * A numeric result in a unit with its comparator (`39`, `>90`), as a rule reads it; undefined for words, for a suspect result and where the
 * unit does not convert. `analyte` is the catalogue code by which mass and amount convert.
 */
export function valueText(row: JudgedRow | undefined, unit: string, analyte = row?.code): string | undefined {
  const parsed = usableResult(row);
  if (row === undefined || parsed?.kind !== 'number') return undefined;
  const { value, comparator = '' } = parsed;
  const converted = convert(value, row.printed.unit, unit, analyte);
  return converted.ok ? `${comparator}${roundHalfUp(converted.value, DECIMALS)}` : undefined;
}

export function rowByCode(judged: JudgedReport, code: string): JudgedRow | undefined {
  return judged.rows.find((row) => row.code === code);
}
