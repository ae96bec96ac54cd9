/** A figure of a table in three digits, without trailing noise: 63, 7.8, 0.31, 1284. */
export function figure(value: number): string {
  return Math.abs(value) >= 1000 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
}

/** A P value as a journal prints it. */
export function pText(p: number): string {
  if (p < 0.001) return '<0.001';
  return p > 0.999 ? '>0.999' : p.toFixed(3);
}

export function percentText(share: number): string {
  return (share * 100).toFixed(1);
}
