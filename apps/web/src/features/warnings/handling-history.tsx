import type { Warning } from '@jianwei/api-client/model';
import { formatDate } from '../../kit/lib/format-date.ts';
import { handledSteps } from './handling.ts';
import styles from './handling-history.module.css';

/** What was done about a reminder, oldest first: who, when and in which words. */
export function HandlingHistory({ warning, emptyText }: { warning: Warning; emptyText?: string }) {
  const steps = handledSteps(warning);
  if (steps.length === 0) return emptyText === undefined ? null : <p className="jw-ink-3">{emptyText}</p>;
  return (
    <ol className={styles.steps} aria-label="处理记录">
      {steps.map((step, index) => (
        <li key={index} data-cancelling={step.isCancelling}>
          <p className={`jw-row jw-baseline jw-gap-10 ${styles.head ?? ''}`}>
            <b>{step.by}</b>
            {step.time !== undefined && <time dateTime={step.time}>{formatDate(step.time, 'yyyy-MM-dd HH:mm')}</time>}
          </p>
          <p className={styles.text}>{step.text}</p>
        </li>
      ))}
    </ol>
  );
}
