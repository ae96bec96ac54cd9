import { HIGH_FROM, LOW_UP_TO } from '@jianwei/clinical-rules/grace/grace-table';
import { GRACE_BAND_TEXT, GRACE_LEVEL_TEXT } from '@jianwei/clinical-rules/grace/wording';
import styles from './grace-band-bar.module.css';

/** The bar ends here: the few scores above it (372 is the highest) stand at its end. */
const SCALE_END = 260;

const share = (score: number) => (Math.min(Math.max(score, 0), SCALE_END) / SCALE_END) * 100;

const BANDS = [
  { level: 'low', tone: 'ok', from: 0, to: LOW_UP_TO },
  { level: 'medium', tone: 'amber', from: LOW_UP_TO, to: HIGH_FROM },
  { level: 'high', tone: 'high', from: HIGH_FROM, to: SCALE_END },
] as const;

/** Where a score stands among the three bands. */
export function GraceBandBar({ score }: { score: number }) {
  const position = share(score);
  return (
    <div className={`jw-print-fill ${styles.bar}`}>
      <span
        className={styles.marker}
        data-side={position > 80 ? 'left' : 'right'}
        style={{ left: `${position}%` }}
        aria-hidden
      >
        <span className={`jw-table-text jw-strong jw-nowrap ${styles.text}`}>本次 {score}</span>
      </span>
      <div className={styles.bands}>
        {BANDS.map(({ level, tone, from, to }) => (
          <div
            key={level}
            className={`jw-stack jw-nowrap ${styles.band}`}
            data-tone={tone}
            style={{ flexGrow: share(to) - share(from) }}
          >
            <span className="jw-strong jw-tone-ink">{GRACE_LEVEL_TEXT[level]}</span>
            <span className="jw-ink-3">{GRACE_BAND_TEXT[level]}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
