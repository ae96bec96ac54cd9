import type { Warning } from '@jianwei/api-client/model';
import { formatDate } from '../../kit/lib/format-date.ts';
import { AbnormalValue } from '../../parts/lab/abnormal-value.tsx';
import { stateText } from '../../parts/loop/loop-words.ts';
import { handledSteps } from './handling.ts';
import styles from './warnings.module.css';

/** K 6.82 ↑↑ 危; a reminder that names no result has none. */
export function WarningValue({ warning, withUnit = false }: { warning: Warning; withUnit?: boolean }) {
  const { laboratory_name: name, short_name: shortName, original_result: result, critical } = warning;
  if (name === undefined || result === undefined) return <span className="jw-ink-3">—</span>;
  return (
    <span className={`jw-gap-8 jw-nowrap ${styles.value}`}>
      <span className="jw-ink-2" title={name}>
        {withUnit || !shortName ? name : shortName}
      </span>
      <AbnormalValue
        value={result}
        critical={critical}
        showCriticalTag
        unit={withUnit ? warning.original_units : undefined}
      />
    </span>
  );
}

/** 未接报, 待复测 or 已闭环; the dot repeats the word. */
export function HandlingState({ warning }: { warning: Warning }) {
  return (
    <span className={`jw-ink-3 jw-nowrap ${styles.state}`} data-state={warning.state}>
      {stateText(warning)}
    </span>
  );
}

/** What was done about a reminder, oldest first: who, when and in which words. */
export function HandlingHistory({ warning, emptyText }: { warning: Warning; emptyText?: string }) {
  const steps = handledSteps(warning);
  if (steps.length === 0) return emptyText === undefined ? null : <p className="jw-ink-3">{emptyText}</p>;
  return (
    <ol className={styles.steps} aria-label="处理记录">
      {steps.map((step, index) => (
        <li key={index} data-cancelling={step.isCancelling}>
          <p className="jw-row jw-baseline jw-gap-10">
            {step.step !== undefined && <span className="jw-fixed">{step.step}</span>}
            <b>{step.by}</b>
            {step.time !== undefined && <time dateTime={step.time}>{formatDate(step.time, 'yyyy-MM-dd HH:mm')}</time>}
          </p>
          <p className={`jw-ink-2 jw-break ${styles.written}`}>
            {step.isWithdrawn ? <s>{step.text}</s> : step.text}
            {step.recipient !== undefined && `（${step.recipient}）`}
          </p>
        </li>
      ))}
    </ol>
  );
}
