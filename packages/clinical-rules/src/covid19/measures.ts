import { finiteOrNull, roundHalfUp } from '../core/number.ts';

/** kg / m², height in cm, floored to two decimals; null when one is empty or not above 0. */
export function bodyMassIndex(weightKg: number | null, heightCm: number | null): number | null {
  const weight = finiteOrNull(weightKg) ?? 0;
  const height = finiteOrNull(heightCm) ?? 0;
  if (weight <= 0 || height <= 0) return null;
  // Half a step less, rounded, is rounded down without what binary floats leave just below a step.
  return finiteOrNull(roundHalfUp((weight * 10_000) / (height * height) - 0.005, 2));
}

/** PaO2 / FiO2 × 100 in mmHg (PaO2 mmHg, FiO2 percent), two decimals, half up; null when one is empty or FiO2 is not above 0. */
export function pCF(paO2: number | null, fiO2: number | null): number | null {
  const pressure = finiteOrNull(paO2);
  const fraction = finiteOrNull(fiO2) ?? 0;
  if (pressure === null || fraction <= 0) return null;
  return finiteOrNull(roundHalfUp((pressure * 100) / fraction, 2));
}
