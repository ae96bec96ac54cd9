import type { CatalogueItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import { parseResult } from '@jianwei/clinical-rules/results/result';
import type { SourceRow } from './source.ts';
import { convertUnit, type Substance, type UnitConversion } from './ucum.ts';

/** What the numbers of a row measure. */
export interface Measure {
  readonly item: CatalogueItem;
  readonly units: readonly string[];
  readonly substance: Substance;
  /** Why its unit must not be converted, where it looks as if it could. */
  readonly obstacle: string | undefined;
}

export interface MappedValue {
  readonly result: string;
  readonly unit: string;
  /** As the source printed it, without unit. */
  readonly printed: string;
  /** Factor of the conversion; undefined for words and titres. */
  readonly factor: number | undefined;
}

/** The one reason that is not about the unit. */
export const NO_RESULT = '没有结果';

const KEPT_DIGITS = 6;
const CONVERTED_DIGITS = 4;
const MAX_DIGITS = 15;

/**
 * A number without the noise of a conversion: four significant digits, more than any laboratory prints, and never fewer
 * than its whole part has. A number that was not converted keeps six.
 */
export function printNumber(value: number, isConverted: boolean): string {
  const whole = Math.trunc(Math.abs(value)).toString().length;
  const digits = Math.max(isConverted ? CONVERTED_DIGITS : KEPT_DIGITS, Math.min(whole, MAX_DIGITS));
  return String(Number(value.toPrecision(digits)));
}

/** A number of the row in the catalogue's unit: the first spelling of its unit that converts decides. */
export function inItemUnit(value: number, units: readonly string[], measure: Measure): UnitConversion {
  const { item, substance, obstacle } = measure;
  if (obstacle !== undefined) return { reason: obstacle };
  const found = (units.length === 0 ? [''] : units).map((unit) => convertUnit(value, unit, item.unit, substance));
  return found.find((conversion) => 'value' in conversion) ?? found[0] ?? { reason: '没有单位' };
}

function converted(digits: string, value: number, units: readonly string[], measure: Measure) {
  const found = inItemUnit(value, units, measure);
  if ('reason' in found) return found;
  return { text: found.factor === 1 ? digits : printNumber(found.value, true), factor: found.factor };
}

/** A text of a source is a number, a span or a titre as often as a word. */
function readTextValue(text: string, measure: Measure): MappedValue | { readonly reason: string } {
  const parsed = parseResult(text);
  const words: MappedValue = { result: text, unit: '', printed: text, factor: undefined };
  if (parsed.kind === 'empty') return { reason: NO_RESULT };
  if (parsed.kind === 'number') {
    const units = measure.units.length === 0 && parsed.unit !== undefined ? [parsed.unit] : measure.units;
    const found = converted(parsed.value.toFixed(Math.min(parsed.decimals, MAX_DIGITS)), parsed.value, units, measure);
    if ('reason' in found) return found;
    const result = `${parsed.comparator ?? ''}${found.text}`;
    return { result, unit: measure.item.unit, printed: text, factor: found.factor };
  }
  if (parsed.kind === 'between') {
    const low = converted(String(parsed.low), parsed.low, measure.units, measure);
    const high = converted(String(parsed.high), parsed.high, measure.units, measure);
    if ('reason' in low) return low;
    if ('reason' in high) return high;
    return { result: `${low.text}-${high.text}`, unit: measure.item.unit, printed: text, factor: low.factor };
  }
  return words;
}

/** Result and unit of a row as they are stored, or the reason why there are none. */
export function readValue(row: SourceRow, measure: Measure): MappedValue | { readonly reason: string } {
  const { value } = row;
  if (value.kind === 'text') return readTextValue(value.text, measure);
  const found = converted(value.digits, value.value, row.units, measure);
  if ('reason' in found) return found;
  return {
    result: `${value.comparator}${found.text}`,
    unit: measure.item.unit,
    printed: `${value.comparator}${value.digits}`,
    factor: found.factor,
  };
}
