/** Items that are looked at together (C): opening the first brings the second. */
const COMPANIONS: Readonly<Record<string, string>> = { CREA: 'EGFR', HGB: 'MCV', TSH: 'FT4', K: 'CREA' };

/** So many items stand over one time axis at most. */
export const STACKED_AT_MOST = 3;

/** The item itself and what goes with it. */
export function withCompanions(code: string): string[] {
  const companion = COMPANIONS[code];
  return companion === undefined ? [code] : [code, companion];
}

/** Told per year, whatever the window (J-31). */
export const YEARLY_CODE = 'EGFR';
