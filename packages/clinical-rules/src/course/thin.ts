/** What is thinned: a place on the time axis and a value. */
interface Plotted {
  readonly time: number;
  readonly value: number;
}

/**
 * At most `limit` of the points, in their order: the first, the last, and of each stretch of time between them the lowest and the
 * highest, so that no peak is lost.
 * @param points oldest first
 * @param limit at least 4
 */
export function thinByExtremes<Point extends Plotted>(points: readonly Point[], limit: number): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (points.length <= limit || first === undefined || last === undefined) return [...points];
  const stretches = Math.max(1, Math.floor((limit - 2) / 2));
  const width = (last.time - first.time) / stretches || 1;
  const extremes = new Map<number, { low: Point; high: Point }>();
  for (const point of points.slice(1, -1)) {
    const place = Math.min(stretches - 1, Math.floor((point.time - first.time) / width));
    const known = extremes.get(place);
    if (known === undefined) extremes.set(place, { low: point, high: point });
    else if (point.value < known.low.value) known.low = point;
    else if (point.value > known.high.value) known.high = point;
  }
  const kept = new Set<Point>([first, last]);
  for (const { low, high } of extremes.values()) kept.add(low).add(high);
  return points.filter((point) => kept.has(point));
}
