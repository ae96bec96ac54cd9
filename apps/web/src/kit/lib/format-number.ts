import { UNDETERMINED, isUndetermined, sayOf } from '@jianwei/api-client/transport/undetermined';
const NO_NUMBER = '-';

/** Above this magnitude a divisor takes effect. */
const LARGEST_PLAIN = 999;

// Binary floats put 1.005 * 100 just below 100.5; the nudge is far below the digits anybody sees.
const NUDGE = 1e-9;

/**
 * Multiplies and rounds half up (away from zero), for example a rate to a percentage: scale(0.1234) is 12.34.
 * @param decimals digits kept after the point
 */
export function scale(value: number, decimals = 2, multiplier = 100): number {
  const factor = 10 ** decimals;
  const magnitude = Math.round(Math.abs(value) * multiplier * factor + NUDGE) / factor;
  return value < 0 ? -magnitude : magnitude;
}

/**
 * Prints a number with thousands separators and at most two decimals.
 * @param divisor 1000 prints thousands with K, 10000 ten-thousands with W, both only for magnitudes above 999
 * @returns the text; '-' for what is no number
 */
export function formatNumber(value: number | string | null | undefined, divisor?: 1000 | 10000): string {
  if (value === null || value === undefined || value === '') return NO_NUMBER;
  const number = typeof value === 'number' ? value : Number(value);
  if (!Number.isFinite(number)) return NO_NUMBER;
  const isShortened = divisor !== undefined && Math.abs(number) > LARGEST_PLAIN;
  const shown = scale(isShortened ? number / divisor : number, 2, 1);
  const unit = !isShortened ? '' : divisor === 1000 ? 'K' : 'W';
  return shown.toLocaleString('en-US', { maximumFractionDigits: 2 }) + unit;
}

/** A change with its sign, the minus a true one: +0.51, −8; no change has none. As many decimals as there are unless told. */
export function signedText(change: number, decimals?: number): string {
  if (isUndetermined(change)) return UNDETERMINED;
  const size = Math.abs(change);
  const text = decimals === undefined ? String(size) : size.toFixed(decimals);
  if (Number(text) === 0) return text;
  return `${change < 0 ? '−' : '+'}${text}`;
}

/** toFixed of a number of an answer; the marker of what cannot be read is printed. */
export const fixed = (value: number, decimals: number) =>
  isUndetermined(value) ? UNDETERMINED : value.toFixed(decimals);

/** A count as it is printed: 5,214; — where there is none. */
export const countText = (value: number | typeof UNDETERMINED | undefined): string =>
  typeof value === 'number' ? value.toLocaleString('en-US') : sayOf(value, '—');
