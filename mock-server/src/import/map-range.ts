import { parseRange, type NumericRange } from '@jianwei/clinical-rules/ranges/range';
import { inItemUnit, printNumber, type Measure } from './map-value.ts';
import type { SourceBound, SourceRange } from './source.ts';

interface Ends {
  readonly low: string | undefined;
  readonly high: string | undefined;
}

function printEnds({ low, high }: Ends): string {
  if (low !== undefined && high !== undefined) return `${low}–${high}`;
  if (high !== undefined) return `≤ ${high}`;
  return low === undefined ? '' : `≥ ${low}`;
}

function bound(given: SourceBound, measure: Measure): string | undefined {
  const found = inItemUnit(given.value, given.units.length === 0 ? measure.units : given.units, measure);
  if ('reason' in found) return undefined;
  return found.factor === 1 ? given.digits : printNumber(found.value, true);
}

/** As the source gives it, with its unit: an interval that cannot be converted must not pass for one in our unit. */
function rawEnds(low: SourceBound | undefined, high: SourceBound | undefined, measure: Measure): string {
  const unit = (low ?? high)?.units[0] ?? measure.units[0] ?? '';
  return `${printEnds({ low: low?.digits, high: high?.digits })} ${unit}`.trim();
}

function mapBounds(low: SourceBound | undefined, high: SourceBound | undefined, measure: Measure): string {
  const ends = { low: low && bound(low, measure), high: high && bound(high, measure) };
  const isLost = (low && ends.low === undefined) || (high && ends.high === undefined);
  return isLost ? rawEnds(low, high, measure) : printEnds(ends);
}

function boundsOf(range: NumericRange): readonly [SourceBound | undefined, SourceBound | undefined] {
  const units = range.unit === undefined ? [] : [range.unit];
  const one = (value: number | undefined): SourceBound | undefined =>
    value === undefined ? undefined : { value, digits: String(value), units };
  return [one(range.low), one(range.high)];
}

/**
 * The source's own interval in the unit of the result. It stays as printed where the number was not converted, where it
 * is no interval of numbers, and where it cannot be read: then the row is left unjudged, not judged by another range.
 * @param factor of the result; undefined for words
 */
export function mapRange(range: SourceRange, measure: Measure, factor: number | undefined): string {
  if (range.kind === 'bounds') return mapBounds(range.low, range.high, measure);
  const { text } = range;
  if (factor === undefined || factor === 1) return text;
  const parsed = parseRange(text);
  if (parsed.kind === 'none') return '';
  if (parsed.kind === 'interval') return mapBounds(...boundsOf(parsed), measure);
  if (parsed.kind !== 'by_sex') return text;
  const [male, female] = [parsed.male, parsed.female].map((part) => mapBounds(...boundsOf(part), measure));
  return `男${male ?? ''} 女${female ?? ''}`;
}
