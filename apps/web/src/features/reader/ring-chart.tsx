import { ONE_WIDTH, pointAt, RIM, RING, type Sector, type Spoke } from './ring-geometry.ts';
import styles from './radar.module.css';

const BOX = { width: 800, height: 690 } as const;
const NAME_AT = RIM + 30;

function arc(from: number, to: number, inner: number, outer: number): string {
  const isLarge = to - from > Math.PI ? 1 : 0;
  const at = (angle: number, radius: number) =>
    pointAt(angle, radius)
      .map((part) => part.toFixed(1))
      .join(' ');
  return `M${at(from, inner)}L${at(from, outer)}A${outer} ${outer} 0 ${isLarge} 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 ${isLarge} 0 ${at(from, inner)}Z`;
}

function Mark({ kind, angle, radius }: Spoke) {
  const [x, y] = pointAt(angle, radius);
  const degrees = (angle * 180) / Math.PI;
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
  switch (kind) {
    case 'above':
      return <path className={styles.high} transform={`${place} rotate(${degrees})`} d="M0-7 6 5h-12Z" />;
    case 'below':
      return <path className={styles.low} transform={`${place} rotate(${degrees + 180})`} d="M0-7 6 5h-12Z" />;
    case 'within':
      return <path className={styles.within} transform={`${place} rotate(${degrees})`} d="M-6 0h12" />;
    case 'word':
      return (
        <rect className={styles.high} transform={`${place} rotate(${degrees})`} x={-5} y={-5} width={10} height={10} />
      );
    case 'unread':
      return <circle className={styles.unread} transform={place} r={4.5} />;
  }
}

/** A line from the ring to the mark: how far beyond the interval it lies. */
function Reach({ kind, angle, radius }: Spoke) {
  if (kind !== 'above' && kind !== 'below') return null;
  const [x1, y1] = pointAt(angle, kind === 'above' ? RING.outer : RING.inner);
  const [x2, y2] = pointAt(angle, radius);
  return <line className={kind === 'above' ? styles.reachHigh : styles.reachLow} x1={x1} y1={y1} x2={x2} y2={y2} />;
}

/** A name that has no room beside the ring of a phone, in two lines. */
function halvesOf(name: string): readonly string[] {
  const half = Math.ceil(name.length / 2);
  return name.length > 4 ? [name.slice(0, half), name.slice(half)] : [name];
}

interface RingChartProps {
  sectors: readonly Sector[];
  /** The row that is looked at. */
  marked: string | undefined;
  onMark: (laboratoryId: string) => void;
}

/** Every result as one mark on its spoke: outside of the ring high, inside low. The table beside it says the same. */
export function RingChart({ sectors, marked, onMark }: RingChartProps) {
  return (
    <svg
      className={styles.ring}
      viewBox={`${-BOX.width / 2} ${-BOX.height / 2} ${BOX.width} ${BOX.height}`}
      aria-hidden="true"
      focusable="false"
    >
      {sectors.map(({ name, from, to, spokes, abnormal }) => {
        const middle = (from + to) / 2;
        const [x, y] = pointAt(middle, NAME_AT);
        const anchor = Math.abs(x) < 40 ? 'middle' : x > 0 ? 'start' : 'end';
        return (
          <g key={name}>
            <path className={styles.outline} d={arc(from, to, RIM, RIM)} />
            {ONE_WIDTH.map((radius) => (
              <path key={radius} className={styles.width} d={arc(from, to, radius, radius)} />
            ))}
            <path className={styles.band} d={arc(from, to, RING.inner, RING.outer)} />
            {spokes.map((spoke) => {
              const [ex, ey] = pointAt(spoke.angle, RIM);
              const { row } = spoke;
              const [nx, ny] = pointAt(spoke.angle, spoke.kind === 'below' ? RING.outer + 12 : RING.inner - 14);
              return (
                <g
                  key={row.laboratory_id}
                  className={styles.spoke}
                  data-marked={row.laboratory_id === marked || undefined}
                  data-abnormal={row.abnormal || undefined}
                  onClick={() => onMark(row.laboratory_id)}
                  onPointerEnter={() => onMark(row.laboratory_id)}
                >
                  <line className={styles.line} x2={ex} y2={ey} />
                  <Reach {...spoke} />
                  <text className={styles.short} x={nx} y={ny} textAnchor="middle" dominantBaseline="middle">
                    {row.short_name ?? row.laboratory_name}
                  </text>
                  <Mark {...spoke} />
                </g>
              );
            })}
            {[[name], halvesOf(name)].map((lines, index) => (
              <text
                key={index}
                className={`${styles.name} ${index === 0 ? styles.whole : styles.broken}`}
                data-upper={y < 0 || undefined}
                x={x}
                y={y}
                textAnchor={anchor}
                dominantBaseline="middle"
              >
                {lines.map((line, place) => (
                  <tspan key={line} x={x} dy={place === 0 ? `${(1 - lines.length) * 0.6}em` : '1.2em'}>
                    {line}
                  </tspan>
                ))}
                <tspan className={styles.count} x={x} dy="1.35em">
                  {abnormal}／{spokes.length}
                  <tspan className={styles.word}> 偏离</tspan>
                </tspan>
              </text>
            ))}
          </g>
        );
      })}
    </svg>
  );
}
