import type { CSSProperties } from 'react';
import type { rulerGeometry } from './interval-ruler-geometry.ts';
import rangeRuler from './range-ruler.module.css';

type Geometry = NonNullable<ReturnType<typeof rulerGeometry>>;

/**
 * What makes a cell an interval ruler: band and marker are drawn by the style sheet, as a picture of four shapes would cost several
 * times that. `shape` is the judgement of the report, which shapes the marker even where it disagrees with the bounds.
 */
export function rulerCellProps({ band: [left, right], marker, position }: Geometry, shape = position) {
  // The ruler is 100 px wide: a percent is a pixel.
  const places = { '--band-left': `${left}px`, '--band-width': `${right - left}px`, '--marker': `${marker}px` };
  return { className: `jw-print-ink ${rangeRuler.scale}`, 'data-ruler': shape, style: places as CSSProperties };
}
