import { findItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import { seededShare } from '../laboratory/seeded-share.ts';

/** How far results scatter about their course: share of the value, and of the width of the reference interval. */
const SCATTER = 0.02;
const SCATTER_OF_WIDTH = 0.06;

const NUMBER = /^-?\d+(\.\d+)?$/;

/** Half the scatter of a code about a value: the smaller of both shares, so that sodium does not swing like glucose. */
function scatterOf(code: string, value: number): number {
  const ofValue = Math.abs(value) * SCATTER;
  const { low, high } = findItem(code)?.intervals.male ?? {};
  if (low === undefined || high === undefined || high <= low) return ofValue;
  const ofWidth = (high - low) * SCATTER_OF_WIDTH;
  return value > 2 * high ? ofValue : Math.min(ofValue, ofWidth);
}

function decimalsOfText(text: string): number {
  return (text.split('.')[1] ?? '').length;
}

/**
 * The result at `position` (0 first visit, 1 last) of a course that is written by its anchors. Printed with as many
 * decimals as the anchors have. `seed` decides the scatter and nothing else does.
 */
export function drift(code: string, anchors: readonly string[], position: number, seed: string): string {
  const place = position * (anchors.length - 1);
  const nearest = anchors[Math.round(place)] ?? '';
  const [before = '', after = before] = [anchors[Math.floor(place)], anchors[Math.ceil(place)]];
  if (!NUMBER.test(before) || !NUMBER.test(after)) return nearest;
  const value = Number(before) + (Number(after) - Number(before)) * (place - Math.floor(place));
  const scattered = value + (seededShare(`${seed}:${code}:course`) * 2 - 1) * scatterOf(code, value);
  return scattered.toFixed(Math.max(...anchors.map(decimalsOfText)));
}
