import type { TrendPoint } from '@jianwei/api-client/model';
import { parseRange } from '@jianwei/clinical-rules/ranges/range';
import { parseResult } from '@jianwei/clinical-rules/results/result';

/**
 * Where an abnormal result lies, by the interval of its own report (C-06), in the unit of that report; by the limits of its
 * lab item where the report prints no interval.
 * @returns 'abnormal' where neither tells
 */
export function pointSide(
  point: TrendPoint,
  up: number | null | undefined,
  down: number | null | undefined,
): 'high' | 'low' | 'abnormal' {
  const range = parseRange(point.reference_interval);
  const result = parseResult(point.original_result);
  if (range.kind === 'interval' && result.kind === 'number') {
    if (range.high !== undefined && result.value >= range.high) return 'high';
    if (range.low !== undefined && result.value <= range.low) return 'low';
    return 'abnormal';
  }
  const { calculate_result: value } = point;
  if (value !== null && typeof up === 'number' && value > up) return 'high';
  if (value !== null && typeof down === 'number' && value < down) return 'low';
  return 'abnormal';
}
