import { isAbove, isBelow, roundHalfUp } from '../core/number.ts';

export type GfrStage = 'G1' | 'G2' | 'G3a' | 'G3b' | 'G4' | 'G5';
export type AlbuminuriaStage = 'A1' | 'A2' | 'A3';

/** Lower ends of the GFR stages, mL/min/1.73m², inclusive (KDIGO; specification A-9). */
export const GFR_FROM: readonly (readonly [GfrStage, number])[] = [
  ['G1', 90],
  ['G2', 60],
  ['G3a', 45],
  ['G3b', 30],
  ['G4', 15],
];

/** A1 below 30 mg/g, A2 30 to 300 inclusive, A3 above (specification A-9; some sources print ≥ 300 for A3). */
export const A2_FROM_MG_PER_G = 30;
export const A2_UP_TO_MG_PER_G = 300;

/** Stage of an eGFR; it is rounded to a whole number first, so 59.5 is G2 and 59.4 is G3a. */
export function gfrStage(egfrMlPerMin: number): GfrStage {
  const whole = roundHalfUp(egfrMlPerMin, 0);
  return GFR_FROM.find(([, from]) => whole >= from)?.[0] ?? 'G5';
}

/** Stage of an albumin/creatinine ratio in mg/g. */
export function albuminuriaStage(acrMgPerG: number): AlbuminuriaStage {
  if (isBelow(acrMgPerG, A2_FROM_MG_PER_G)) return 'A1';
  return isAbove(acrMgPerG, A2_UP_TO_MG_PER_G) ? 'A3' : 'A2';
}
