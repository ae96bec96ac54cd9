import type { PrintedRow } from './printed.ts';

/** 3.20×10^6, 3.2×10⁶, 3.2*10^6, 3.2 E+06: how laboratories print what has many figures. */
const POWER =
  /(\d+(?:\.\d+)?)\s*(?:[×xX*✕·]\s*10\s*(?:\^|\*\*)?\s*([+-]?[⁺⁻]?[\d⁰¹²³⁴⁵⁶⁷⁸⁹]{1,2})|\s*[eE]\s*([+-]?\d{1,2}))(?![\d⁰¹²³⁴⁵⁶⁷⁸⁹.])(?!\s*\/)/g;

/** A unit that has the power in it already: 10^9/L, 万/μL. */
const UNIT_OF_POWER = /10\s*[\^*eE⁰¹²³⁴⁵⁶⁷⁸⁹]|万|千/;

/** More than any blood holds, or than a figure is told with. */
const MOST = 15;

function asFigure(text: string): string {
  return text.replace(POWER, (printed, mantissa: string, power: string | undefined, exponent: string | undefined) => {
    const places = Number((power ?? exponent ?? '').normalize('NFKC').replace('−', '-'));
    if (!Number.isInteger(places) || Math.abs(places) > MOST) return printed;
    return `${Number(`${mantissa}e${places}`)}`;
  });
}

/** True for a result that is printed with a power of ten of its own. */
export function hasPower({ result, unit }: Pick<PrintedRow, 'result' | 'unit'>): boolean {
  return !UNIT_OF_POWER.test(unit) && result.search(POWER) !== -1;
}

/** The row as it would be printed without powers of ten; one whose unit holds the power stays as it is (6.5×10^9 beside 10^9/L). */
export function withoutPowers(row: PrintedRow): PrintedRow {
  // Nearly every row: no ten and no exponent in it.
  if (!/10|[eE]/.test(row.result) && !/10|[eE]/.test(row.range_text)) return row;
  if (UNIT_OF_POWER.test(row.unit)) return row;
  const [result, range] = [asFigure(row.result), asFigure(row.range_text)];
  return result === row.result && range === row.range_text ? row : { ...row, result, range_text: range };
}
