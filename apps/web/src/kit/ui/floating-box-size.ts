/** What a side of the box may be: pixels, or as much as its content takes. */
export type BoxSide = number | 'auto';

/** Sides of a box that names none, or none that can be, in pixels. */
export const DEFAULT_BOX_SIDE = 200;

/** The eight handles, by the side or corner they pull, with the names the drag library has for them. */
export const BOX_HANDLES = {
  n: 'top',
  ne: 'topRight',
  e: 'right',
  se: 'bottomRight',
  s: 'bottom',
  sw: 'bottomLeft',
  w: 'left',
  nw: 'topLeft',
} as const;

/**
 * A side as given: a positive number or 'auto'. Anything else is refused with a warning to the developer and becomes the
 * default.
 * @param name which side, for the warning
 */
export function boxSide(given: unknown, name: 'width' | 'height'): BoxSide {
  if (given === undefined) return DEFAULT_BOX_SIDE;
  if (given === 'auto') return given;
  if (typeof given === 'number' && Number.isFinite(given) && given > 0) return given;
  if (import.meta.env.DEV) {
    console.warn(
      `FloatingBox: ${name} must be a positive number or 'auto', not ${JSON.stringify(given)}; ${DEFAULT_BOX_SIDE} is used`,
    );
  }
  return DEFAULT_BOX_SIDE;
}
