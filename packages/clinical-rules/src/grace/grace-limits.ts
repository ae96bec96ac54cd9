/** Plausible inputs, inclusive; outside them a value is named invalid. */
export const GRACE_LIMITS = {
  ageYears: [18, 120],
  heartRatePerMin: [20, 300],
  pressureMmHg: [40, 300],
  creatinineUmolPerL: [10, 2000],
  killipClass: [1, 4],
} as const satisfies Record<string, readonly [number, number]>;
