import type { PushDay } from '@jianwei/api-client/model';
import { useRovingFocus } from '../../kit/lib/use-roving-focus.ts';
import styles from './push-strategy.module.css';
import type { TrialNumber } from './trial-rows.tsx';

interface PushDaysProps {
  readonly days: readonly PushDay[];
  /** The most pushes of a day. */
  readonly most: number;
  readonly onOpen: (number: TrialNumber) => void;
}

/** Pushes of each day; a bar opens those of its day. */
export function PushDays({ days, most, onOpen }: PushDaysProps) {
  const stop = useRovingFocus(days.length);
  return (
    <ol className={styles.days} aria-label="每日推送">
      {days.map(({ date, count }, place) => (
        <li key={date}>
          <button
            type="button"
            className="jw-bare"
            aria-label={`${date} ${count} 次`}
            title={`${date}　${count} 次`}
            {...stop(place)}
            onClick={() => onOpen({ title: `${date} 的推送`, asked: { of: 'pushes', date } })}
          >
            <i style={{ height: `${Math.round((count / most) * 100)}%` }} />
          </button>
        </li>
      ))}
    </ol>
  );
}
