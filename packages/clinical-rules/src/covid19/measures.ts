import { EPSILON, finiteOrNull, roundHalfUp } from '../core/number.ts';

/** Rounds down; what binary floats leave just below a whole number counts as that number. */
function floorTo(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  const slack = EPSILON * Math.max(1, Math.abs(value * factor) * 1e-3);
  return Math.floor(value * factor + slack) / factor;
}

/** kg / m², height in cm, floored to two decimals; null when one is empty or not above 0. */
export function bodyMassIndex(weightKg: number | null, heightCm: number | null): number | null {
  const weight = finiteOrNull(weightKg);
  const height = finiteOrNull(heightCm);
  if (weight === null || height === null || weight <= 0 || height <= 0) return null;
  const index = floorTo((weight * 10_000) / (height * height), 2);
  return Number.isFinite(index) ? index : null;
}

/** PaO2 / FiO2 × 100 in mmHg (PaO2 mmHg, FiO2 percent), two decimals, half up; null when one is empty or FiO2 is not above 0. */
export function pCF(paO2: number | null, fiO2: number | null): number | null {
  const pressure = finiteOrNull(paO2);
  const fraction = finiteOrNull(fiO2);
  if (pressure === null || fraction === null || fraction <= 0) return null;
  const ratio = roundHalfUp((pressure * 100) / fraction, 2);
  return Number.isFinite(ratio) ? ratio : null;
}
