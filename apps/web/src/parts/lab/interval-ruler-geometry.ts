/** The marker is about 8 px wide: held this far from the ends of the ruler, in percent, it is never cut off. */
export const EDGE = 4;

type Span = readonly [from: number, to: number];

/**
 * Where an interval stands on the ruler, in percent of its width. Two bounds: it takes the middle 40 %. One bound: the band reaches
 * the edge and the scale starts at zero. A lower bound of 0 bounds nothing: concentrations are not negative.
 */
function scaleOf(low: number | undefined, high: number | undefined): { values: Span; places: Span; band: Span } {
  if (low === undefined || (low === 0 && high !== undefined))
    return { values: [0, high ?? 0], places: [0, 55], band: [0, 55] };
  if (high === undefined) return { values: [0, low], places: [0, 45], band: [45, 100] };
  return { values: [low, high], places: [30, 70], band: [30, 70] };
}

const finite = (value = Number.NaN) => (Number.isFinite(value) ? value : undefined);

/**
 * Where a result sits against its reference interval: ends of the band and place of the marker, in percent. A value beyond the scale
 * is held at its edge. Undefined when value or bounds are missing or leave no scale: a ruler is never drawn from unparsed text.
 */
export function rulerGeometry(value: number | undefined, lower: number | undefined, upper: number | undefined) {
  const [result, low, high] = [finite(value), finite(lower), finite(upper)];
  const { values, places, band } = scaleOf(low, high);
  if (result === undefined || values[1] <= values[0]) return undefined;
  const place = places[0] + ((result - values[0]) / (values[1] - values[0])) * (places[1] - places[0]);
  const isBelow = low !== undefined && result < low;
  const isAbove = high !== undefined && result > high;
  const position: 'below' | 'above' | 'within' = isBelow ? 'below' : isAbove ? 'above' : 'within';
  return { band, marker: Math.min(100 - EDGE, Math.max(EDGE, place)), position };
}
