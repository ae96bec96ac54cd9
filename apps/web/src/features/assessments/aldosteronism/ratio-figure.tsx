import type { AldosteronismReport } from '@jianwei/api-client/model';
import type { Screen } from '@jianwei/clinical-rules/aldosteronism/aldosteronism';
import { SCREEN_TEXT } from '@jianwei/clinical-rules/aldosteronism/wording';
import styles from './ratio-figure.module.css';

/** The scale ends at this many cut-offs; a ratio beyond it stands at the end. */
const SCALE_CUTOFFS = 3;

const TONES: Record<Screen, 'high' | 'amber' | 'ok'> = {
  positive: 'high',
  suspect: 'amber',
  negative: 'ok',
  negative_low_renin: 'ok',
};

/** Tone of the result of the screen, which the wire gives in words; words of a newer rule get none. */
function toneOf(screen: string): string | undefined {
  const code = (Object.keys(SCREEN_TEXT) as Screen[]).find((key) => SCREEN_TEXT[key] === screen);
  return code && TONES[code];
}

/** The ratio of aldosterone to renin, where it stands against its cut-off, and the result of the screen. */
export function RatioFigure({ report }: { report: AldosteronismReport }) {
  const { arr, arr_cutoff: cutoff, screen } = report;
  if (arr === undefined) return null;
  return (
    <div className={styles.figure}>
      <p className={`jw-row jw-wrap jw-baseline ${styles.hero}`}>
        <span className="jw-table-text jw-ink-2">醛固酮/肾素比值</span>
        <span className={styles.ratio}>{arr}</span>
        <span className="jw-table-text jw-ink-2">{termsText(report)}</span>
        {screen !== undefined && (
          <span className={`jw-end jw-strong ${styles.screen ?? ''}`} data-tone={toneOf(screen)}>
            筛查{screen}
          </span>
        )}
      </p>
      {cutoff !== undefined && <CutoffScale ratio={arr} cutoff={cutoff} />}
    </div>
  );
}

/** What was divided by what: 醛固酮 32.4 ng/dL ÷ 肾素 <0.1 ng/mL/h. */
function termsText({ contributions = [] }: AldosteronismReport): string {
  const terms = ['pac', 'renin'].flatMap((item) => contributions.find((entry) => entry.item === item) ?? []);
  return terms.length < 2 ? '' : terms.map(({ label, value }) => `${label ?? ''} ${value}`.trim()).join(' ÷ ');
}

function CutoffScale({ ratio, cutoff }: { ratio: number; cutoff: number }) {
  const isBeyond = ratio > cutoff * SCALE_CUTOFFS;
  const position = Math.min(Math.max(ratio / (cutoff * SCALE_CUTOFFS), 0), 1) * 100;
  return (
    <div className={styles.scale}>
      <span
        className={styles.marker}
        data-side={position > 70 ? 'left' : 'right'}
        style={{ left: `${position}%` }}
        aria-hidden
      >
        <span className={`jw-table-text jw-strong jw-nowrap ${styles.here ?? ''}`}>
          本次 {ratio}
          {isBeyond && '（超出标尺）'}
        </span>
      </span>
      <div className={styles.bands} data-side={ratio < cutoff ? 'below' : 'above'}>
        <div className={styles.band} data-band="below">
          <span>低于切点</span>
          <span className={styles.range}>&lt; {cutoff}</span>
        </div>
        <div className={styles.band} data-band="above">
          <span>达到切点</span>
          <span className={styles.range}>≥ {cutoff}</span>
        </div>
      </div>
    </div>
  );
}
