import type { SyncRunDetail } from '@jianwei/api-client/model';
import { Link } from 'react-router-dom';
import { addressOf } from '../../kit/lib/address.ts';
import { countText } from '../../kit/lib/format-number.ts';
import { INSPECT_PATH } from './sync-state.ts';
import { numberOf, REASON_WORDS, stepWord } from './sync-words.ts';
import styles from './sync.module.css';

/** A run as a funnel: what is left after each step, and what the step lost, each count opening its rows. */
export function RunFunnel({ detail }: { detail: SyncRunDetail }) {
  const { run, funnel } = detail;
  const first = Math.max(1, numberOf(funnel[0]?.rows));
  const rowsOf = (part: Record<string, string>) => addressOf(INSPECT_PATH, { run: String(run.run_id), ...part });
  return (
    <ol className={styles.funnel} aria-label="漏斗">
      {funnel.map((step) => (
        <li key={step.step} data-step={step.step}>
          <span>{stepWord(step)}</span>
          <span className={`jw-print-fill ${styles.track}`}>
            <span style={{ width: `${(100 * numberOf(step.rows)) / first}%` }} />
          </span>
          <b>
            <Link
              to={rowsOf(step.step === 'read' ? { outcome: 'read' } : {})}
              aria-label={`${stepWord(step)} ${step.rows} 条`}
            >
              {countText(step.rows)}
            </Link>
          </b>
          <span className="jw-note">
            {step.reason !== undefined && step.lost > 0 && (
              <Link to={rowsOf({ outcome: 'refused', reason: step.reason })}>
                {`− ${countText(step.lost)} 条${REASON_WORDS[step.reason] ?? ''}`}
              </Link>
            )}
            {step.step === 'read' && run.known > 0 && (
              <Link to={rowsOf({ outcome: 'known' })}>{` − ${countText(run.known)} 条已有`}</Link>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
