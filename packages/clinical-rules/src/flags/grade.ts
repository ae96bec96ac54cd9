import type { ParsedResult } from '../results/result.ts';
import { findUnit, isUnitless } from '../units/unit.ts';

/** The word of a result, or the one behind its figure. A titre is the highest dilution that still reacts: <1:100 did not. */
export function gradeOf(parsed: ParsedResult): number | undefined {
  if (parsed.kind === 'qualitative') return parsed.grade;
  if (parsed.kind === 'titre') return parsed.comparator === '<' || parsed.comparator === '≤' ? 0 : 1;
  return parsed.kind === 'number' ? parsed.sign : undefined;
}

/**
 * A titre as its dilution, where it stands against an interval of reciprocals (1:256 against ≤ 8).
 * @param unit of the row; any but that of a dilution, or none, leaves the result as it is
 */
export function dilutionOf(parsed: ParsedResult, unit: string): ParsedResult {
  if (parsed.kind !== 'titre' || !(isUnitless(unit) || findUnit(unit)?.kind === 'dilution')) return parsed;
  const { dilution: value, comparator } = parsed;
  return { kind: 'number', value, decimals: 0, ...(comparator === undefined ? {} : { comparator }) };
}
