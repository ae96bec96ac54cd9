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

/** Nearly every text has neither a ten behind a sign nor an exponent in it. */
const MAY_HOLD = /[×xX*✕·]\s*10|\d\s*[eE]/;

/** What of a row may hold powers of ten. */
interface Printed {
  readonly result: string;
  readonly unit: string;
  readonly range_text: string;
}

/** True for a result that is printed with a power of ten of its own. */
export function hasPower({ result, unit }: Pick<Printed, 'result' | 'unit'>): boolean {
  return MAY_HOLD.test(result) && !UNIT_OF_POWER.test(unit) && result.search(POWER) !== -1;
}

/** A figure or interval without powers of ten; what stands beside a unit that holds the power stays as it is (6.5×10^9 beside 10^9/L). */
export function withoutPower<Text extends string | number | null | undefined>(text: Text, unit: string): Text | string {
  return typeof text === 'string' && MAY_HOLD.test(text) && !UNIT_OF_POWER.test(unit) ? asFigure(text) : text;
}

/** The row as it would be printed without powers of ten. */
export function withoutPowers<Row extends Printed>(row: Row): Row {
  const result = withoutPower(row.result, row.unit);
  const range = withoutPower(row.range_text, row.unit);
  return result === row.result && range === row.range_text ? row : { ...row, result, range_text: range };
}
