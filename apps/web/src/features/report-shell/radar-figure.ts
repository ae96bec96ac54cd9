import type { RadarPoint } from '@jianwei/api-client/model';

/** Corners of a figure of n directions, the first one upwards, clockwise. */
export interface Corner {
  readonly x: number;
  readonly y: number;
}

/** Fewer directions are no figure. */
export const RADAR_FROM = 3;

/** Part of the full length, from 0 to 1; 0 where there is nothing to measure by. */
export function shareOf({ value, max }: Pick<RadarPoint, 'value' | 'max'>): number {
  return max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
}

/** The corner in one of `count` directions at a share of the radius, around 0, 0. */
export function cornerAt(index: number, count: number, share: number, radius: number): Corner {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
  return { x: Math.cos(angle) * share * radius, y: Math.sin(angle) * share * radius };
}

/** Corners as an SVG points attribute. */
export function pointsText(corners: readonly Corner[]): string {
  return corners.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
}
