import { findItem, intervalFor } from '@jianwei/clinical-rules/catalogue/catalogue';
import type { Sex } from '@jianwei/clinical-rules/core/rule-stamp';
import { decimalsOf } from './panels.ts';

/** Where one-sided intervals have no other end, unremarkable results lie in this share of the bound. */
const UPPER_ONLY_SHARE = [0.45, 0.9] as const;
const LOWER_ONLY_SHARE = [1.1, 1.5] as const;
/** Two-sided intervals: the inner part, so that a filled row is never a borderline one. */
const INNER_SHARE = [0.2, 0.8] as const;
/** Haemoglobin, from which the cell count and the haematocrit follow, keeps further away from its bounds. */
const HAEMOGLOBIN_SHARE = [0.3, 0.65] as const;

/** What unremarkable results of interval-bound codes would look like is narrower than the interval allows. */
const TYPICAL: Readonly<Record<string, readonly [number, number]>> = {
  'EO%': [0.8, 3.6],
  'BASO%': [0.2, 0.7],
  'MONO%': [4.2, 7.0],
  'LYM%': [25, 38],
  MCV: [85, 95],
  MCHC: [326, 342],
  ALB: [42, 48],
  GLO: [24, 32],
  GGT: [14, 34],
  ALT: [12, 32],
  AST: [17, 30],
  TBIL: [7, 17],
  'HDL-C': [1.15, 1.6],
  TC: [3.6, 5.0],
  TG: [0.7, 1.55],
  'LDL-C': [1.9, 3.2],
  DD: [0.12, 0.38],
  PCT: [0.02, 0.04],
  CRP: [0.6, 4.8],
  TPOAB: [9.5, 22],
  TGAB: [10.5, 60],
  UA: [235, 350],
  UACR: [5, 20],
  URBC: [0, 2],
  UWBC: [0, 3],
  HBA1C: [5.0, 5.6],
  GLU: [4.5, 5.7],
};

/** A number in [0, 1) that only depends on the text: a linear congruential step on its FNV-1a hash. */
export function seededShare(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return ((Math.imul(hash, 1664525) + 1013904223) >>> 0) / 2 ** 32;
}

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
  const typical = TYPICAL[code];
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
