import { roundHalfUp } from '../core/number.ts';
import { measured, pointOf } from '../flags/measured.ts';
import { isWhollyAtLeast, isWhollyBelow, pointSet } from '../flags/value-set.ts';
import type { ValueSet } from '../flags/value-set.ts';
import * as table from './cerebrospinal-table.ts';
import type { GlucoseClass } from './score.ts';

export type CerebrospinalNumber = keyof typeof table.CEREBROSPINAL_LIMITS;
export type CerebrospinalSign = 'gram' | 'afb' | 'india_ink' | 'xanthochromia';
export type CerebrospinalItem = CerebrospinalNumber | CerebrospinalSign;

/**
 * Pressure mmH2O, cells 10^6/L, protein g/L, glucose, chloride and lactate mmol/L, ADA U/L, fluid albumin and IgG mg/L, serum
 * albumin and IgG g/L, blood cells 10^9/L (white) and 10^12/L (red). null: not known; signs likewise.
 */
export interface CerebrospinalFacts {
  readonly values: Readonly<Record<CerebrospinalNumber, ValueSet | null>>;
  readonly signs: Readonly<Record<CerebrospinalSign, boolean | null>>;
}

export type Correction = 'own_counts' | 'ratio' | 'none';

export const CEREBROSPINAL_NUMBERS = Object.keys(table.CEREBROSPINAL_LIMITS) as CerebrospinalNumber[];

/** White cells without those that came with blood; `none` when red cells are not known. */
export function correctWbc(values: CerebrospinalFacts['values']): { value: ValueSet; correction: Correction } | null {
  const { wbc } = values;
  if (wbc === null) return null;
  if (values.rbc === null) return { value: wbc, correction: 'none' };
  const [white, red] = [pointOf(wbc), pointOf(values.rbc)];
  const [bloodWhite, bloodRed] = [pointOf(values.blood_wbc), pointOf(values.blood_rbc)];
  if (red === 0) return { value: wbc, correction: bloodWhite === null || bloodRed === null ? 'ratio' : 'own_counts' };
  if (white === null || red === null) return null;
  if (bloodWhite !== null && bloodRed !== null && bloodRed > 0) {
    return { value: pointSet(Math.max(white - (red * bloodWhite) / (bloodRed * 1000), 0)), correction: 'own_counts' };
  }
  return { value: pointSet(Math.max(white - red / table.RED_CELLS_PER_WHITE, 0)), correction: 'ratio' };
}

/** mmol/L of fluid glucose below which it is very low, and low: shares of serum glucose where that is known. */
export function glucoseLimits(serum: ValueSet | null): readonly [veryLow: number, low: number] {
  const other = pointOf(serum);
  const { veryLowBelow, lowBelow, aloneVeryLowBelow, aloneLowBelow } = table.GLUCOSE;
  return other === null ? [aloneVeryLowBelow, aloneLowBelow] : [veryLowBelow * other, lowBelow * other];
}

/** The class of fluid glucose; null where it cannot be told. */
export function classifyGlucose(csf: ValueSet | null, serum: ValueSet | null): GlucoseClass | null {
  if (csf === null) return null;
  const [veryLow, low] = glucoseLimits(serum);
  if (isWhollyBelow(csf, veryLow)) return 'very_low';
  if (isWhollyBelow(csf, low)) return 'low';
  return isWhollyAtLeast(csf, low) ? 'normal' : null;
}

/** Fluid to serum glucose, 2 decimals; null without both. */
export function glucoseRatioOf(csf: ValueSet | null, serum: ValueSet | null): number | null {
  const [fluid, blood] = [pointOf(csf), pointOf(serum)];
  return fluid === null || blood === null || blood <= 0 ? null : roundHalfUp(fluid / blood, 2);
}

/** The lymphocytes as reported, otherwise what the neutrophils leave (our choice). */
export function lymphocytes({
  lymph_pct: lymph,
  neut_pct: neutrophils,
}: CerebrospinalFacts['values']): ValueSet | null {
  if (lymph !== null) return lymph;
  const share = pointOf(neutrophils);
  return measured(share === null ? null : 100 - share);
}
