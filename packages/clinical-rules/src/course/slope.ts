/** One number of a course. */
export interface CourseNumber {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly value: number;
}

export interface Slope {
  readonly per: 'day' | 'month' | 'year';
  /** Change per that time, in the unit of the values. */
  readonly rate: number;
  /** fit: straight line by least squares; ends: from the first to the last point. */
  readonly by: 'fit' | 'ends';
}

const DAY_MS = 86_400_000;
const DAYS = { day: 1, month: 30.44, year: 365.25 } as const;

/** J-43: a line is fitted from so many points over so many days on. */
const FIT_POINTS = 3;
const FIT_DAYS = 60;
/** J-43: per day below two weeks. A window of a year begins on the first of a month, so that it may be longer by one. */
const MONTHLY_FROM_DAYS = 14;
const YEARLY_FROM_DAYS = 400;
/** From so many days on a rate is told per year where that is the rule of the item; of fewer it would be extrapolated. */
const YEAR_TOLD_FROM_DAYS = 180;

function fitted(points: readonly CourseNumber[]): number {
  const mean = (of: (point: CourseNumber) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [time, value] = [mean((point) => point.time / DAY_MS), mean((point) => point.value)];
  let [above, below] = [0, 0];
  for (const point of points) {
    const distance = point.time / DAY_MS - time;
    above += distance * (point.value - value);
    below += distance * distance;
  }
  return above / below;
}

/**
 * How fast an item changes (J-43); undefined below two points or where all stand at one time.
 * @param points oldest first; bounds and suspect results are left out by the caller
 * @param isYearly per year from half a year on, as eGFR is told (J-31)
 */
export function slopeOf(points: readonly CourseNumber[], isYearly = false): Slope | undefined {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || last.time <= first.time) return undefined;
  const days = (last.time - first.time) / DAY_MS;
  const isFit = points.length >= FIT_POINTS && days >= FIT_DAYS;
  const perDay = isFit ? fitted(points) : (last.value - first.value) / days;
  const usual = days < MONTHLY_FROM_DAYS ? 'day' : days < YEARLY_FROM_DAYS ? 'month' : 'year';
  const per = isYearly && usual === 'month' && days >= YEAR_TOLD_FROM_DAYS ? 'year' : usual;
  return { per, rate: perDay * DAYS[per], by: isFit ? 'fit' : 'ends' };
}
