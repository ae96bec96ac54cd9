/** The picture is drawn in these units and scales with its column. */
export const WIDTH = 1104;
export const HEIGHT = 620;

const MIDDLE = 310;

/** Boxes by their left edge, middle line and size. */
export const PARENT = { x: 24, y: MIDDLE, width: 172, height: 48 } as const;
export const CENTRE = { x: 300, y: MIDDLE, width: 208, height: 76 } as const;

export const CHILD_X = 704;
export const LAB_WIDTH = 344;
export const INTERMEDIATE_WIDTH = 226;
export const NODE_HEIGHT = 43;
const PITCH = 61;

/** Upper left corner of the tooltip: under the centre, where it covers neither nodes nor names. */
export const TIP = { x: CENTRE.x - 24, y: MIDDLE + 62 } as const;

/** Middle line of a child: the column of children stands around the middle of the picture. */
export function childY(index: number, count: number): number {
  return MIDDLE + (index - (count - 1) / 2) * PITCH;
}

/** A link from the right edge of the centre to the left edge of a child. */
export function linkPath(y: number): string {
  const from = CENTRE.x + CENTRE.width;
  const bend = from + (CHILD_X - from) / 2;
  return `M${from} ${CENTRE.y}C${bend} ${CENTRE.y} ${bend} ${y} ${CHILD_X} ${y}`;
}

const WIDE_CHARACTER = 14;
const NARROW_CHARACTER = 7.6;

/** How many characters of a result fit beside a name of one line. */
export function resultLength(name: string): number {
  const nameWidth = Math.min(Array.from(name).length, 11) * WIDE_CHARACTER;
  return Math.max(8, Math.floor((LAB_WIDTH - 46 - nameWidth - 52) / NARROW_CHARACTER));
}
