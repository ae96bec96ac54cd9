/** What a condition says of a patient. All but `match` are a reason why not, each counted by itself. */
export const OUTCOME = { fails: 0, match: 1, noResult: 2, notConvertible: 3, qualitative: 4 } as const;
export type Outcome = (typeof OUTCOME)[keyof typeof OUTCOME];

/** One outcome a patient: 1 is the bit of those whom a condition keeps. */
export type Outcomes = Uint8Array;

/** Day 0 of a patient who has none. */
export const NO_ENTRY = -2_147_483_648;
