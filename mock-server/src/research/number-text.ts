/**
 * A median, quartile or mean as every screen and file tells it: three digits without trailing noise (63, 7.8, 0.31, 1284), four close to 1,
 * where three make a specific gravity of 1.015 one of 1.02.
 */
export function threeDigits(value: number): number {
  const size = Math.abs(value);
  if (size >= 1000) return Math.round(value);
  return Number(value.toPrecision(size >= 1 && size < 1.1 ? 4 : 3));
}

export function figure(value: number): string {
  return String(threeDigits(value));
}

/** A P value as a journal prints it. */
export function pText(p: number): string {
  if (p < 0.001) return '<0.001';
  return p > 0.999 ? '>0.999' : p.toFixed(3);
}

export function percentText(share: number): string {
  return (share * 100).toFixed(1);
}
