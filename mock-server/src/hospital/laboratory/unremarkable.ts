import { findItem, intervalFor } from '@jianwei/clinical-rules/catalogue/catalogue';
import type { Sex } from '@jianwei/clinical-rules/core/rule-stamp';
import { decimalsOf, typicalBounds } from './printed-results.ts';
import { seededShare } from './seeded-share.ts';

/** Where one-sided intervals have no other end, unremarkable results lie in this share of the bound. */
const UPPER_ONLY_SHARE = [0.45, 0.9] as const;
const LOWER_ONLY_SHARE = [1.1, 1.5] as const;
/** Two-sided intervals: the inner part, so that a filled row is never a borderline one. */
const INNER_SHARE = [0.2, 0.8] as const;
/** Haemoglobin, from which the cell count and the haematocrit follow, keeps further away from its bounds. */
const HAEMOGLOBIN_SHARE = [0.3, 0.65] as const;

function between(seed: string, low: number, high: number, decimals: number): string {
  return (low + (high - low) * seededShare(seed)).toFixed(decimals);
}

/**
 * An unremarkable result of a catalogue code for one person, as an analyser would print it. Throws on a code that
 * the catalogue does not know or that has no interval (a mistake in the seed tables).
 */
export function unremarkableResult(code: string, sex: Sex, age: number, seed: string): string {
  const item = findItem(code);
  if (!item) throw new Error(`unknown laboratory code in the seed tables: ${code}`);
  if (item.valueType === 'qualitative') return '阴性';
  const decimals = decimalsOf(code);
  const key = `${seed}:${code}`;
  const typical = typicalBounds(code);
  if (typical) return between(key, typical[0], typical[1], decimals);
  const found = intervalFor(item, sex, age);
  if (found.status === 'none') throw new Error(`no interval to fill ${code} from`);
  const { low, high } = found.interval;
  if (low !== undefined && high !== undefined) {
    const width = high - low;
    const [from, to] = code === 'HGB' ? HAEMOGLOBIN_SHARE : INNER_SHARE;
    return between(key, low + width * from, low + width * to, decimals);
  }
  if (high !== undefined) return between(key, high * UPPER_ONLY_SHARE[0], high * UPPER_ONLY_SHARE[1], decimals);
  const bound = low ?? 0;
  return between(key, bound * LOWER_ONLY_SHARE[0], bound * LOWER_ONLY_SHARE[1], decimals);
}
