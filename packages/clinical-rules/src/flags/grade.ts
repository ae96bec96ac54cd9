import type { CatalogueItem } from '../catalogue/catalogue.ts';
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

/** Risks that are written as their denominator: 1/120 is more than 1/270. */
const RISKS: readonly string[] = ['T21D', 'T18D'];

export function isRiskOfOneIn(code: string | undefined): boolean {
  return code !== undefined && RISKS.includes(code);
}

/** Cells of a smear, which are counted per hundred: a bare figure is their share. Elsewhere it may be a signal. */
const CELLS: readonly string[] = ['BLAST', 'MYELO', 'SMUDGE'];

const COUNTED: ReadonlySet<string | undefined> = new Set(['fraction', 'count', 'field_count']);

/**
 * What is only looked for (blasts, parasites, a mutation) and was counted: 34 % is found, 0 is not. A signal or an activity is
 * no count.
 * @param unit of the row
 */
export function countedGrade(parsed: ParsedResult, item: CatalogueItem | undefined, unit: string): 0 | 1 | undefined {
  if (item?.valueType !== 'qualitative' || parsed.kind !== 'number' || parsed.comparator !== undefined)
    return undefined;
  if (!COUNTED.has(findUnit(unit)?.kind) && !(CELLS.includes(item.code) && isUnitless(unit))) return undefined;
  return parsed.value > 0 ? 1 : 0;
}
