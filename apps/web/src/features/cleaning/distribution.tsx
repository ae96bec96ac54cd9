import type { CleaningDetail, CleaningSuggestion } from '@jianwei/api-client/model';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import { numberOf, verdictText } from './cleaning-words.ts';
import styles from './cleaning.module.css';

const WIDTH = 640;
const HEIGHT = 118;
const FLOOR = 96;
const TOP = 8;

const format = (value: number) => value.toLocaleString('zh-CN', { maximumSignificantDigits: 3 });

/** Powers of ten inside the axis, and its ends where there is none. */
function ticksOf(low: number, high: number): number[] {
  const first = Math.ceil(Math.log10(low) - 1e-9);
  const last = Math.floor(Math.log10(high) + 1e-9);
  const powers = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => 10 ** (first + index));
  return powers.length >= 2 ? powers : [low, high];
}

const hasBins = ({ bins }: CleaningSuggestion) => bins.some((share) => numberOf(share) > 0);

interface DistributionProps {
  readonly detail: CleaningDetail;
  readonly chosen: CleaningSuggestion | undefined;
  readonly others: readonly CleaningSuggestion[];
}

/** Values of the source as bars on a logarithmic axis, over them the hospital's results of the chosen item and of the next likely one. */
export function Distribution({ detail, chosen, others }: DistributionProps) {
  const { item } = detail;
  const [edges, bins] = [detail.edges, detail.bins].map((list) => list.map(numberOf)) as [number[], number[]];
  const median = typeof detail.median === 'number' ? detail.median : undefined;
  const [low, high] = [edges[0], edges.at(-1)];
  if (low === undefined || high === undefined || !(low > 0) || !(high > low)) return null;
  // Its words go to the other side where they would leave the picture.
  const isAtEnd = median !== undefined && Math.log10(median / low) > 0.75 * Math.log10(high / low);
  const span = Math.log10(high / low);
  const x = (value: number) => (WIDTH * Math.log10(value / low)) / span;
  const next = others.find(hasBins);
  const lines = [chosen, next].filter((one) => one !== undefined).filter(hasBins);
  const most = Math.max(...bins, ...lines.flatMap((one) => one.bins.map(numberOf)), 0.01);
  const y = (share: number) => FLOOR - ((FLOOR - TOP) * share) / most;
  const step = WIDTH / bins.length;
  const path = (shares: readonly number[]) =>
    shares.map((share, bin) => `${bin === 0 ? 'M' : 'L'}${(bin + 0.5) * step},${y(share)}`).join(' ');
  const numbers = `${item.results} 条`;
  const said = verdictText(chosen, others);
  return (
    <section>
      <SectionHeading
        title="值的分布"
        rule="none"
        aside={[
          `来源 ${numbers}`,
          ...lines.map((one, index) => `${index === 0 && one === chosen ? '实线' : '虚线'} ${one.short_name}`),
        ].join('　')}
      />
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className={styles.chart}
        role="img"
        aria-label={`来源 ${numbers}的分布，从 ${format(low)} 到 ${format(high)} ${item.unit}${median === undefined ? '' : `，中位数 ${format(median)}`}`}
      >
        {bins.map((share, bin) => (
          <rect
            key={edges[bin]}
            className={styles.bin}
            x={bin * step + 1}
            width={step - 2}
            y={y(share)}
            height={FLOOR - y(share)}
          />
        ))}
        {lines.map((one) => (
          <path
            key={one.code}
            className={styles.line}
            data-next={one !== chosen || undefined}
            d={path(one.bins.map(numberOf))}
          />
        ))}
        <line className={styles.axis} x1={0} x2={WIDTH} y1={FLOOR} y2={FLOOR} />
        {median !== undefined && median >= low && median <= high && (
          <>
            <line className={styles.axis} x1={x(median)} x2={x(median)} y1={TOP} y2={FLOOR} />
            <text
              className={`${styles.tick} ${styles.over}`}
              x={x(median) + (isAtEnd ? -4 : 4)}
              y={TOP + 8}
              textAnchor={isAtEnd ? 'end' : 'start'}
            >{`来源中位数 ${format(median)}`}</text>
          </>
        )}
        {ticksOf(low, high).map((value) => (
          <text
            key={value}
            className={styles.tick}
            x={Math.min(Math.max(x(value), 12), WIDTH - 24)}
            y={HEIGHT - 6}
            textAnchor="middle"
          >
            {format(value)}
          </text>
        ))}
      </svg>
      {said !== '' && <p className="jw-note">{said}</p>}
    </section>
  );
}
