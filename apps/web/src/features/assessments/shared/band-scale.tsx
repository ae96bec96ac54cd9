import styles from './band-scale.module.css';

interface Band {
  name: string;
  /** Its limits in words. */
  range: string;
  tone: 'ok' | 'amber' | 'high';
  /** Where it ends; the last one is the end of the scale. */
  to: number;
}

/** From here on, in percent of the scale, the words of the mark stand at its left. */
const FAR = 80;

/** Where a figure stands among the bands of a scale that begins at 0; beyond its end it stands there, and that is said. */
export function BandScale({ value, bands }: { value: number; bands: readonly Band[] }) {
  const end = bands.at(-1)?.to ?? 1;
  const position = (Math.min(Math.max(value, 0), end) / end) * 100;
  return (
    <div className={styles.scale}>
      <span
        className={styles.marker}
        data-side={position > FAR ? 'left' : 'right'}
        style={{ left: `${position}%` }}
        aria-hidden
      >
        <span className="jw-table-text jw-strong jw-nowrap">
          本次 {value}
          {value > end && '（超出标尺）'}
        </span>
      </span>
      <div className={styles.bands}>
        {bands.map(({ name, range, tone, to }, index) => (
          <div
            key={name}
            className={`jw-stack jw-nowrap jw-print-fill ${styles.band}`}
            data-tone={tone}
            style={{ flexGrow: to - (bands[index - 1]?.to ?? 0) }}
          >
            <span className="jw-strong jw-tone-ink">{name}</span>
            <span className="jw-ink-3">{range}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
