import type { CatalogueItem } from '../catalogue/catalogue.ts';
import { parseResult } from '../results/result.ts';
import { findUnit } from '../units/unit.ts';
import type { PrintedRow } from './printed.ts';

/** log10 IU/mL, lg(IU/mL), Log copies/mL: viral loads are told by their exponent as often as by their number. */
const LOGARITHM = /^\s*(?:log10|log₁₀|log|lg)\s*[(（[]?\s*([^()（）[\]]+?)\s*[)）\]]?\s*$/i;
const EXPONENT = /\d+(?:\.\d+)?/g;
/** More copies than any blood holds: the figure is no exponent. */
const MOST = 14;

/** Digits that an exponent of two decimals is worth. */
const DIGITS = 3;

function raised(text: string): string {
  return text.normalize('NFKC').replace(EXPONENT, (figure) => `${Number((10 ** Number(figure)).toPrecision(DIGITS))}`);
}

/**
 * The row of a load that is printed as its logarithm, as it would be printed without: rules compare numbers, readers see what the
 * laboratory wrote. Every other row as it is.
 */
export function withoutLogarithm(row: PrintedRow, item: CatalogueItem | undefined): PrintedRow {
  const [, unit] = LOGARITHM.exec(row.unit) ?? [];
  if (unit === undefined || item === undefined || findUnit(unit) === null) return row;
  const exponent = parseResult(row.result);
  // 阴性, 未检出 beside a logarithm say the same without one.
  if (exponent.kind !== 'number') return { ...row, unit };
  if (exponent.value > MOST) return row;
  return { ...row, unit, result: raised(row.result), range_text: raised(row.range_text) };
}
