import { type PlainPoint, trusted } from './course-row.ts';

export const SPARK = { width: 104, height: 20 } as const;
/** Room for the mark of the last point, in pixels. */
const PAD = 4;

interface Band {
  readonly low: number | undefined;
  readonly high: number | undefined;
}

/**
 * Values that the height stands for. All results and, where one lies inside it, the whole reference interval; a bound that is
 * near is brought into sight, a far one is not: it would flatten the curve. A change is never drawn larger than it is beside
 * half of the interval.
 */
function domainOf(values: readonly number[], { low, high }: Band): { min: number; max: number } {
  let [min, max] = [Math.min(...values), Math.max(...values)];
  const isInside = values.some((value) => value >= (low ?? -Infinity) && value <= (high ?? Infinity));
  const width = low !== undefined && high !== undefined ? high - low : Math.abs(low ?? high ?? 0) / 2;
  if (isInside) {
    min = Math.min(min, low ?? min);
    max = Math.max(max, high ?? max);
  } else {
    const span = max - min;
    if (high !== undefined && min > high && min - high <= span) min = high - span / 3;
    if (low !== undefined && max < low && low - max <= span) max = low + span / 3;
  }
  const missing = Math.max(0, width / 2 - (max - min)) / 2 || (max === min ? Math.abs(max) / 10 || 1 : 0);
  return { min: min - missing, max: max + missing };
}

/**
 * Where a small curve of a year stands: the line over true time, the band of the reference interval and the points that are drawn,
 * in pixels of {@link SPARK}.
 * @param from beginning of the year, milliseconds
 * @param until time of the report
 * @param width of the drawing, in pixels
 */
export function sparkGeometry(
  points: readonly PlainPoint[],
  band: Band,
  from: number,
  until: number,
  width: number = SPARK.width,
) {
  const { min, max } = domainOf(
    points.map(({ value }) => value),
    band,
  );
  const round = (pixel: number) => Math.round(pixel * 10) / 10;
  const x = (time: number) => round(PAD + ((time - from) / (until - from || 1)) * (width - 2 * PAD));
  const y = (value: number) => round(PAD + ((max - value) / (max - min || 1)) * (SPARK.height - 2 * PAD));
  const places = points.map(({ time, value, mark }) => ({ x: x(time), y: y(value), mark }));
  const line = trusted(points)
    .map(({ time, value }, index) => `${index === 0 ? 'M' : 'L'}${x(time)} ${y(value)}`)
    .join('');
  const top = band.high === undefined ? 0 : Math.max(0, y(band.high));
  const bottom = band.low === undefined ? SPARK.height : Math.min(SPARK.height, y(band.low));
  const hasBand = (band.low !== undefined || band.high !== undefined) && bottom > top;
  return {
    line,
    band: hasBand ? { y: top, height: round(bottom - top) } : undefined,
    last: places.at(-1),
    suspects: places.slice(0, -1).filter(({ mark }) => mark === 'suspect'),
  };
}
