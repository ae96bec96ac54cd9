import type { RadarPoint } from '@jianwei/api-client/model';
import styles from './radar-chart.module.css';

/** Fewer directions are no figure. */
export const RADAR_FROM = 3;
const RADIUS = 180;
/** Room for the names around the figure. */
const BOX = { width: 640, height: 440 } as const;
const RINGS = [0.25, 0.5, 0.75, 1];
/** Names stand this far outside the figure, as a share of the radius. */
const NAME_AT = 1.13;

/** Part of the full length, from 0 to 1; 0 where there is nothing to measure by. */
export function shareOf({ value, max }: Pick<RadarPoint, 'value' | 'max'>): number {
  return max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
}

/** The corner in one of `count` directions at a share of the radius, around 0, 0: the first upwards, then clockwise. */
function cornerAt(index: number, count: number, share: number, radius: number): readonly [x: number, y: number] {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
  return [Math.cos(angle) * share * radius, Math.sin(angle) * share * radius];
}

/** The corners of a figure with a share of the radius in each direction, as an SVG points attribute. */
export function pointsText(shares: readonly number[], radius: number): string {
  return shares
    .map((share, index) =>
      cornerAt(index, shares.length, share, radius)
        .map((length) => length.toFixed(1))
        .join(),
    )
    .join(' ');
}

/** A name left of the figure ends at it, one right of it begins there. */
function anchorOf(x: number): 'start' | 'middle' | 'end' {
  if (Math.abs(x) < 12) return 'middle';
  return x > 0 ? 'start' : 'end';
}

/** The share of abnormal results in each direction, as a figure; the table beside it holds the numbers. */
export function RadarChart({ points, label }: { points: readonly RadarPoint[]; label: string }) {
  const corner = (index: number, share: number) => cornerAt(index, points.length, share, RADIUS);
  return (
    <svg
      className={styles.radar}
      viewBox={`${-BOX.width / 2} ${-BOX.height / 2} ${BOX.width} ${BOX.height}`}
      role="img"
      aria-label={label}
    >
      {RINGS.map((share) => (
        <polygon
          key={share}
          className={styles.ring}
          points={pointsText(
            points.map(() => share),
            RADIUS,
          )}
        />
      ))}
      {points.map(({ name }, index) => {
        const [x, y] = corner(index, 1);
        return <line key={name} className={styles.ring} x2={x} y2={y} />;
      })}
      <polygon className={styles.figure} points={pointsText(points.map(shareOf), RADIUS)} />
      {points.map((point, index) => {
        const [x, y] = corner(index, shareOf(point));
        return <circle key={point.name} className={styles.corner} cx={x} cy={y} r={4} />;
      })}
      {points.map(({ name, value, max }, index) => {
        const [x, y] = corner(index, NAME_AT);
        return (
          <text key={name} className={styles.name} x={x} y={y} textAnchor={anchorOf(x)} dominantBaseline="middle">
            {name}
            <tspan className={styles.figures} dx={6}>
              {value}/{max}
            </tspan>
          </text>
        );
      })}
    </svg>
  );
}
