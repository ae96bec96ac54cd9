import { parseRange } from '@jianwei/clinical-rules/ranges/range';
import { parseResult } from '@jianwei/clinical-rules/results/result';

/**
 * Above (1) or below (-1) its reference interval, or undefined when it is inside or cannot be told. Units are those of
 * the row: result and reference are printed in the same one.
 */
export function flagOf(result: string, reference: string | undefined): 1 | -1 | undefined {
  const range = parseRange(reference);
  const parsed = parseResult(result);
  if (range.kind !== 'interval' || parsed.kind !== 'number' || parsed.comparator !== undefined) return undefined;
  if (range.high !== undefined && parsed.value > range.high) return 1;
  if (range.low !== undefined && parsed.value < range.low) return -1;
  return undefined;
}
