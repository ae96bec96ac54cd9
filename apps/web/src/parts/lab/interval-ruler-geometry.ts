/**
 * Where a result sits against its reference interval, in percent of the ruler's width.
 *
 * Two bounds: the interval takes the middle 40 %. One bound: the band reaches the edge and the scale starts at zero,
 * so a bound of zero or less has no scale. A value beyond the scale is held at its edge.
 */
export interface RulerGeometry {
  /** Left and right end of the reference band, percent. */
  readonly band: readonly [number, number];
  /** Place of the marker, percent, within {@link EDGE} and 100 - {@link EDGE}. */
  readonly marker: number;
  readonly position: 'below' | 'within' | 'above';
}

const BAND_LEFT = 30;
const BAND_RIGHT = 70;
const LOWER_ONLY_START = 45;
const UPPER_ONLY_END = 55;
/** The marker is about 8 px wide: held this far from the ends it is never cut off. */
export const EDGE = 4;

const clamp = (percent: number) => Math.min(100 - EDGE, Math.max(EDGE, percent));

function place(value: number, low: number | undefined, high: number | undefined): RulerGeometry | undefined {
  if (low !== undefined && high !== undefined) {
    if (high <= low) return undefined;
    const marker = BAND_LEFT + ((value - low) / (high - low)) * (BAND_RIGHT - BAND_LEFT);
    const position = value < low ? 'below' : value > high ? 'above' : 'within';
    return { band: [BAND_LEFT, BAND_RIGHT], marker: clamp(marker), position };
  }
  if (low !== undefined && low > 0) {
    const position = value < low ? 'below' : 'within';
    return { band: [LOWER_ONLY_START, 100], marker: clamp((value / low) * LOWER_ONLY_START), position };
  }
  if (high !== undefined && high > 0) {
    const position = value > high ? 'above' : 'within';
    return { band: [0, UPPER_ONLY_END], marker: clamp((value / high) * UPPER_ONLY_END), position };
  }
  return undefined;
}

/** Geometry of a ruler, or undefined when value or bounds are missing: a ruler is never drawn from unparsed text. */
export function rulerGeometry(
  value: number | undefined,
  low: number | undefined,
  high: number | undefined,
): RulerGeometry | undefined {
  if (value === undefined || !Number.isFinite(value)) return undefined;
  const finite = (bound: number | undefined) => (bound !== undefined && Number.isFinite(bound) ? bound : undefined);
  return place(value, finite(low), finite(high));
}
