import { findItem } from '../catalogue/catalogue.ts';
import { flagResult } from './flag.ts';
import type { FlagInput } from './flag.ts';

/** State in one word: normal, H, L, or the reason for no judgement. */
export function verdict(input: FlagInput): string {
  const flag = flagResult(input);
  if (flag.state === 'undetermined') return flag.reason;
  return flag.state === 'normal' ? 'normal' : flag.abnormalType === 1 ? 'H' : 'L';
}

/** A row of the catalogue's item, of a woman of 40 years where nothing else is said. */
export const of = (code: string, result: string, more: Partial<FlagInput> = {}): FlagInput => {
  const item = findItem(code);
  return { result, item, unit: item?.unit ?? '', sex: 'female', ageYears: 40, ...more };
};
