import { readMeasured } from '../flags/measured.ts';
import type { ValueSet } from '../flags/value-set.ts';
import { convert } from './convert.ts';

/** A measured value in the unit that the laboratory reported it in. */
export interface Reported {
  readonly set: ValueSet;
  readonly unit: string;
}

/**
 * The unit of `units` that a printed one stands for and the factor into it: itself, else one that measures the same (ng/mL
 * → μg/dL), else the first of them by the analyte's factor; null for a unit that is none of the analyte. Absent: the first.
 */
export function reportedUnit(
  printed: unknown,
  units: readonly string[],
  analyte: string,
): { unit: string; factor: number } | null {
  const [own = ''] = units;
  if (printed === undefined || printed === null) return { unit: own, factor: 1 };
  if (typeof printed !== 'string') return null;
  for (const unit of units) {
    const converted = convert(1, printed, unit);
    if (converted.ok) return { unit, factor: converted.factor };
  }
  const converted = convert(1, printed, own, analyte);
  return converted.ok ? { unit: own, factor: converted.factor } : null;
}

/** Reads a wire value (number or printed text) of one of `units`; null when the value or its unit is unusable. */
export function readReported(
  value: unknown,
  printed: unknown,
  units: readonly string[],
  analyte: string,
): Reported | null {
  const known = reportedUnit(printed, units, analyte);
  if (known === null) return null;
  const set = readMeasured(value, known.factor);
  return set && { set, unit: known.unit };
}

/** The value in another unit of the analyte; null where there is no way. */
export function inUnit({ set, unit }: Reported, to: string, analyte: string): ValueSet | null {
  const converted = convert(1, unit, to, analyte);
  return converted.ok ? { ...set, low: set.low * converted.factor, high: set.high * converted.factor } : null;
}
