import { roundHalfUp } from '../core/number.ts';
import { resultUnit } from '../flags/flag.ts';
import { convert } from '../units/convert.ts';
import { usableResult } from './judged.ts';
import type { JudgedReport } from './judged.ts';
import type { JudgedRow } from './judged-row.ts';

/** Converted values keep this many digits after the point. */
const DECIMALS = 4;

/** The number of a row in a unit; undefined for words, for a suspect result and where the unit does not convert. */
export function numberWithSign(
  row: JudgedRow | undefined,
  unit: string,
  analyte = row?.code,
): { readonly value: number; readonly comparator: string } | undefined {
  const parsed = usableResult(row);
  if (row === undefined || parsed?.kind !== 'number') return undefined;
  const converted = convert(parsed.value, resultUnit(row.printed, parsed), unit, analyte);
  return converted.ok
    ? { value: roundHalfUp(converted.value, DECIMALS), comparator: parsed.comparator ?? '' }
    : undefined;
}

/**
 * A numeric result in a unit with its comparator (`39`, `>90`), as a rule reads it. `analyte` is the catalogue code by which mass and
 * amount convert.
 */
export function valueText(row: JudgedRow | undefined, unit: string, analyte?: string): string | undefined {
  const found = numberWithSign(row, unit, analyte);
  return found && `${found.comparator}${found.value}`;
}

export function rowByCode(judged: JudgedReport, code: string): JudgedRow | undefined {
  return judged.rows.find((row) => row.code === code);
}
