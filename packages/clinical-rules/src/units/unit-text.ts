import { memoizeByText } from '../core/memoize-by-text.ts';
import { normaliseUnit } from './unit.ts';

const POWERS: Readonly<Record<string, string>> = { '4': '⁴', '6': '⁶', '9': '⁹', '12': '¹²' };

const wordsOf = memoizeByText((unit) => ({
  text: normaliseUnit(unit)
    .replace(/^10\^(4|6|9|12)/, (_, power: string) => `×10${POWERS[power] ?? ''}`)
    .replace('1.73m²', '1.73 m²'),
}));

/** A unit as a sentence says it: 10^9/L reads ×10⁹/L, mL/min/1.73m² reads mL/min/1.73 m². */
export function unitText(unit: string): string {
  return wordsOf(unit).text;
}
