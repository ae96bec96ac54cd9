import type { RadarPoint } from '@jianwei/api-client/model';
import styles from './radar-chart.module.css';
import { cornerAt, pointsText, shareOf } from './radar-figure.ts';

const RADIUS = 180;
/** Room for the names around the figure. */
const BOX = { width: 640, height: 440 } as const;
const RINGS = [0.25, 0.5, 0.75, 1];
/** Names stand this far outside the figure, as a share of the radius. */
const NAME_AT = 1.13;

/** A name left of the figure ends at it, one right of it begins there. */
function anchorOf(x: number): 'start' | 'middle' | 'end' {
  if (Math.abs(x) < 12) return 'middle';
  return x > 0 ? 'start' : 'end';
}

/** The share of abnormal results in each direction, as a figure; the table beside it holds the numbers. */
export function RadarChart({ points, label }: { points: readonly RadarPoint[]; label: string }) {
  const count = points.length;
  const figure = points.map((point, index) => cornerAt(index, count, shareOf(point), RADIUS));
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
          points={pointsText(points.map((_, index) => cornerAt(index, count, share, RADIUS)))}
        />
      ))}
      {points.map((point, index) => {
        const end = cornerAt(index, count, 1, RADIUS);
        return <line key={point.name} className={styles.ring} x1={0} y1={0} x2={end.x} y2={end.y} />;
      })}
      <polygon className={styles.figure} points={pointsText(figure)} />
      {figure.map((corner, index) => (
        <circle key={index} className={styles.corner} cx={corner.x} cy={corner.y} r={4} />
      ))}
      {points.map(({ name, value, max }, index) => {
        const { x, y } = cornerAt(index, count, NAME_AT, RADIUS);
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
