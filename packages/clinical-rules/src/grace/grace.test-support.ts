import { evaluateGrace } from './grace.ts';
import type { GraceFacts, GraceScore } from './grace.ts';

/** Scores 0 + 0 + 0 + 1 + 0: every item in its lowest bin, so one item's points can be read off. */
export const LOWEST: GraceFacts = {
  ageYears: 29,
  heartRatePerMin: 49,
  systolicPressure: 200,
  systolicPressureUnit: 'mmHg',
  serumCreatinine: 0.39,
  serumCreatinineUnit: 'mg/dl',
  killipClass: 1,
  hasCardiacArrest: false,
  hasStDeviation: false,
  hasRaisedEnzymes: false,
};

/** The score of the lowest facts with some of them changed; throws when a test hands in incomplete ones. */
export function scored(change: Partial<GraceFacts>): GraceScore {
  const result = evaluateGrace({ ...LOWEST, ...change });
  if (result.status !== 'complete') throw new Error(`incomplete: ${result.missing.join()} ${result.invalid.join()}`);
  return result;
}
