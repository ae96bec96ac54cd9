/** A point of a plot and the value that is printed at it, in pixels. */
export interface LabelledPoint {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/** Where a value stands, from its point on, in pixels. */
export interface PointLabel {
  readonly text: string;
  readonly dx: number;
  readonly dy: number;
  readonly anchor: 'middle' | 'end';
}

/** Above the point, below it, at its left: the first that is free. */
const PLACES = [
  { dx: 0, dy: -10, anchor: 'middle' },
  { dx: 0, dy: 20, anchor: 'middle' },
  { dx: -9, dy: 4, anchor: 'end' },
] as const;

/** Pixels of a digit, and of a line above and below its foot. */
const DIGIT = 7;
const LINE = { above: 11, below: 3 } as const;
/** Half of a point's mark. */
const MARK = 5;
/** No value reaches further. */
const REACH = 60;
/** Points so near that say the same are told as one: 41 × 2. */
const NEAR = 24;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function boxOf({ x, y, text }: LabelledPoint, { dx, dy, anchor }: (typeof PLACES)[number]): Box {
  const width = text.length * DIGIT;
  const left = x + dx - (anchor === 'end' ? width : width / 2);
  return { left, right: left + width, top: y + dy - LINE.above, bottom: y + dy + LINE.below };
}

const markBox = ({ x, y }: LabelledPoint): Box => ({
  left: x - MARK,
  right: x + MARK,
  top: y - MARK,
  bottom: y + MARK,
});

const meets = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The newest of neighbours that say the same so near that one value tells both: `41 × 2`. */
function groups(points: readonly LabelledPoint[]): { readonly index: number; readonly point: LabelledPoint }[] {
  const found: { index: number; count: number; point: LabelledPoint; last: LabelledPoint }[] = [];
  for (const [index, point] of [...points.entries()].toReversed()) {
    const group = found.at(-1);
    const isSame = group !== undefined && group.point.text === point.text && group.last.x - point.x <= NEAR;
    if (isSame) Object.assign(group, { count: group.count + 1, last: point });
    else found.push({ index, count: 1, point, last: point });
  }
  return found.map(({ index, count, point }) => ({
    index,
    point: count === 1 ? point : { ...point, text: `${point.text} × ${count}` },
  }));
}

/** Marks of the points around one that its value could cover; none of its places touches its own. */
function marksAround(points: readonly LabelledPoint[], index: number): Box[] {
  const own = points[index]?.x ?? 0;
  let [from, to] = [index, index];
  while (own - (points[from - 1]?.x ?? -Infinity) <= REACH) from -= 1;
  while ((points[to + 1]?.x ?? Infinity) - own <= REACH) to += 1;
  return points.slice(from, to + 1).map(markBox);
}

/**
 * The values that are printed at the points of a plot, by index: from the newest back, none over another or over a mark. A value
 * that finds no place stays out.
 * @param points in order of time
 * @param height of the plot, in pixels
 */
export function placedLabels(points: readonly LabelledPoint[], height: number): ReadonlyMap<number, PointLabel> {
  const labels = new Map<number, PointLabel>();
  const taken: Box[] = [];
  for (const { index, point } of groups(points)) {
    const inTheWay = [...taken.filter(({ left }) => left < point.x + REACH), ...marksAround(points, index)];
    const isFree = (box: Box) =>
      box.left >= 0 && box.top >= 0 && box.bottom <= height && !inTheWay.some((other) => meets(box, other));
    const place = PLACES.find((one) => isFree(boxOf(point, one)));
    if (place === undefined) continue;
    labels.set(index, { text: point.text, ...place });
    taken.push(boxOf(point, place));
  }
  return labels;
}
