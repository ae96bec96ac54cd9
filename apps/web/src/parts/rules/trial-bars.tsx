import type { RuleTrial } from '@jianwei/api-client/model';
import { formatDate } from '../../kit/lib/format-date.ts';
import styles from './trial.module.css';

interface TrialBarsProps {
  readonly answer: RuleTrial;
  readonly draft: string;
  /** '' where nothing is in use. */
  readonly inUse: string;
}

/** Hits of each day as bars, those of what is in use as frames behind them. */
export function TrialBars({ answer, draft, inUse }: TrialBarsProps) {
  const { per_day: days } = answer;
  const most = Math.max(1, ...days.map(({ hits, compared_hits: compared }) => Math.max(hits, compared)));
  const height = (count: number) => `${(count / most) * 100}%`;
  const marks = days.filter((_, index) => index % Math.max(1, Math.ceil(days.length / 5)) === 0);
  return (
    <figure className={styles.chart}>
      <figcaption className="jw-row jw-gap-12 jw-note">
        <span className={styles.own}>{draft}</span>
        {inUse !== '' && <span className={styles.other}>{inUse}</span>}
        <span className="jw-end">每日命中，份</span>
      </figcaption>
      <div className={styles.bars} role="img" aria-label={`每日命中，最多 ${most} 份`}>
        {days.map(({ date, hits, compared_hits: compared }) => (
          <span key={date} title={`${date}：${hits} 份${inUse === '' ? '' : `，${inUse} ${compared} 份`}`}>
            <i className={styles.frame} style={{ height: height(compared) }} />
            <i className={styles.fill} style={{ height: height(hits) }} />
          </span>
        ))}
      </div>
      <div className="jw-row jw-between jw-note" aria-hidden>
        {marks.map(({ date }) => (
          <span key={date}>{formatDate(date, 'MM-dd')}</span>
        ))}
      </div>
    </figure>
  );
}
