import { isUndetermined, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';

/** A change with its sign, the minus a true one: +0.51, −8; no change has none. As many decimals as there are unless told. */
export function signedText(change: number, decimals?: number): string {
  if (isUndetermined(change)) return UNDETERMINED;
  const size = Math.abs(change);
  const text = decimals === undefined ? String(size) : size.toFixed(decimals);
  if (Number(text) === 0) return text;
  return `${change < 0 ? '−' : '+'}${text}`;
}
