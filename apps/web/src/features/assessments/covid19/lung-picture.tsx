import { LOBES, LOBE_TEXT, lobeScore, type Lobe } from '@jianwei/clinical-rules/covid19/imaging';
import { useId } from 'react';
import { scoreColour } from './lobe-table.tsx';
import styles from './lobes.module.css';

const RIGHT_LUNG =
  'M130 48Q130 31 116 32C70 36 10 128 6 228C4 262 16 272 44 268C72 264 84 252 108 256Q130 258 130 222Z';
const LEFT_LUNG =
  'M172 48Q172 31 186 32C232 36 292 128 296 228C298 262 286 272 258 268C238 266 226 258 208 254Q194 250 194 228C194 202 172 204 172 176Z';

/** The lobes of a frontal picture: the patient's right lung, with three of them, stands at the left. Cut out of the lungs' outlines. */
const SHAPES: Record<Lobe, { lung: 'right' | 'left'; area: string; label: [number, number]; name: string }> = {
  left_upper: { lung: 'right', area: 'M0 0H140V127L0 148Z', label: [92, 98], name: '上叶' },
  left_midd: { lung: 'right', area: 'M0 148L140 127V210L64 196L0 150Z', label: [95, 170], name: '中叶' },
  left_lower: { lung: 'right', area: 'M0 150L64 196L140 210V290H0Z', label: [58, 230], name: '下叶' },
  right_upper: { lung: 'left', area: 'M160 0H300V142L186 244L160 230Z', label: [220, 118], name: '上叶' },
  right_lower: { lung: 'left', area: 'M300 142L186 244V290H300Z', label: [258, 222], name: '下叶' },
};

/** Scores with the share of the lobe they stand for. */
const LEGEND = [
  { score: 0, share: '' },
  { score: 1, share: '≤ 25%' },
  { score: 2, share: '≤ 50%' },
  { score: 3, share: '≤ 75%' },
  { score: 4, share: '> 75%' },
] as const;

interface LungPictureProps {
  percents: Readonly<Record<Lobe, number | null>>;
  /** The lobe whose number is being typed. */
  active?: Lobe | undefined;
  /** A lobe was pointed at; the table holds the way for the keyboard. */
  onPick?: ((lobe: Lobe) => void) | undefined;
}

function spoken(percents: LungPictureProps['percents']): string {
  const parts = LOBES.map((lobe) => {
    const score = lobeScore(percents[lobe]);
    return `${LOBE_TEXT[lobe]}${score === null ? '未填' : ` ${percents[lobe]}%，${score} 分`}`;
  });
  return `肺叶示意图：${parts.join('；')}`;
}

/** The five lobes, each in the shade of its score. */
export function LungPicture({ percents, active, onPick }: LungPictureProps) {
  const id = useId().replaceAll(/[^\w-]/g, '');
  return (
    <figure className="jw-print-fill">
      <svg viewBox="0 0 302 300" role="img" aria-label={spoken(percents)} className={styles.lungs}>
        <defs>
          <clipPath id={`${id}-right`}>
            <path d={RIGHT_LUNG} />
          </clipPath>
          <clipPath id={`${id}-left`}>
            <path d={LEFT_LUNG} />
          </clipPath>
        </defs>
        <path className={styles.trachea} d="M151 6V64M151 62L132 86M151 62L170 86" />
        {LOBES.map((lobe) => {
          const { lung, area } = SHAPES[lobe];
          const score = lobeScore(percents[lobe]);
          return (
            <g key={lobe} clipPath={`url(#${id}-${lung})`}>
              <path
                d={area}
                className={styles.lobe}
                fill={scoreColour(score, 'var(--on-fill)')}
                data-lobe={lobe}
                data-score={score ?? 'none'}
                data-active={lobe === active || undefined}
                data-pickable={onPick !== undefined || undefined}
                onClick={onPick && (() => onPick(lobe))}
              />
            </g>
          );
        })}
        <path className={styles.outline} d={RIGHT_LUNG} />
        <path className={styles.outline} d={LEFT_LUNG} />
        {LOBES.map((lobe) => {
          const { label, name } = SHAPES[lobe];
          const score = lobeScore(percents[lobe]);
          return (
            <text key={lobe} x={label[0]} y={label[1]} className={styles.label} data-score={score ?? 'none'}>
              {name} {score === null ? '未填' : `${score} 分`}
            </text>
          );
        })}
        <text x="68" y="294" className={styles.side}>
          右肺
        </text>
        <text x="238" y="294" className={styles.side}>
          左肺
        </text>
      </svg>
      <figcaption className={`jw-row jw-wrap jw-note ${styles.legend}`}>
        评分
        {LEGEND.map(({ score, share }) => (
          <span key={score} className="jw-nowrap">
            <i className={styles.swatch} style={{ background: scoreColour(score, '') }} aria-hidden />
            <b>{score}</b> {share}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
