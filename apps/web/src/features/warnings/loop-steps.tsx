import { isUndetermined, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import type { Warning, WarningRecord } from '@jianwei/api-client/model';
import {
  handledShare,
  LOOP_STEPS,
  type LoopStep,
  recheckText,
  standingRecords,
  STEP_TEXT,
} from '../../parts/loop/loop-words.ts';
import { formatDate } from '../../kit/lib/format-date.ts';
import { reportTimeText } from '../../parts/report/timeline-years.ts';
import styles from './loop-band.module.css';

/** Which step each state waits for. */
const DUE: Readonly<Record<string, LoopStep>> = {
  unacknowledged: 'acknowledged',
  unhandled: 'handled',
  awaiting_recheck: 'rechecked',
  awaiting_close: 'closed',
};

interface Told {
  readonly at: string;
  readonly text: string;
  readonly who?: string | undefined;
}

/** Who was told, else who recorded it. */
function toldOf({ at, text, user_name: name, recipient }: WarningRecord): Told {
  return { at, text, who: recipient ?? name };
}

/** The entry that counts for a step: the first one; a result of the laboratory rechecks by itself. */
function entryOf({ recheck }: Warning, records: readonly WarningRecord[], step: LoopStep): Told | undefined {
  if (step === 'rechecked' && recheck) return { at: recheck.at, text: recheckText(recheck) };
  const first = records.find((record) => record.step === step);
  return first && toldOf(first);
}

interface StepProps {
  name: string;
  told: Told | undefined;
  /** 1/3: how many of the proposed steps are recorded. */
  share?: string | undefined;
  isDue?: boolean;
  day: string;
}

function Step({ name, told, share, isDue = false, day }: StepProps) {
  return (
    <li
      data-done={told !== undefined || undefined}
      data-due={isDue || undefined}
      data-text={(told !== undefined && name === STEP_TEXT.rechecked) || undefined}
      title={told?.text}
    >
      <span className={styles.step}>{name}</span>
      {share && <span>{share}</span>}
      {told && (
        <>
          <time dateTime={told.at}>{reportTimeText(told.at, day)}</time>
          <span className={styles.who}>
            {name === STEP_TEXT.rechecked ? told.text.replace(/^复测\s*/, '') : told.who}
          </span>
        </>
      )}
    </li>
  );
}

/** 1/3 once the report is received; before that nothing is to be counted. */
function shareText(warning: Warning): string | undefined {
  const share = handledShare(warning);
  const isReceived = warning.state !== 'unacknowledged';
  return share && isReceived ? `${share.done}/${share.proposed}` : undefined;
}

/** 检出 10:26 — 通知 10:27 — 接报 10:33 沈若溪 — 处置 — 复测 — 闭环, and what cannot be placed among them. */
export function LoopSteps({ warning, day }: { warning: Warning; day: string }) {
  const records = standingRecords(warning.records);
  const due = warning.state === undefined ? undefined : DUE[warning.state];
  const unknown = records.filter(({ step }) => isUndetermined(step)).map(toldOf);
  const hasUnknown = isUndetermined(warning.state);
  const told = LOOP_STEPS.map((step) => entryOf(warning, records, step));
  /** A day is written once: at the first step of it, where it is not today. */
  const dayBefore = (index: number) => {
    const former = told.slice(0, index).findLast((one) => one !== undefined);
    return former === undefined ? day : formatDate(former.at);
  };
  return (
    <div className={styles.status} role="status" aria-label="处置回路">
      <ol className={styles.steps}>
        {LOOP_STEPS.map((step, index) => (
          <Step
            key={step}
            name={STEP_TEXT[step]}
            told={told[index]}
            share={step === 'handled' ? shareText(warning) : undefined}
            isDue={step === due}
            day={dayBefore(index)}
          />
        ))}
        {unknown.map((one, index) => (
          <Step key={index} name={UNDETERMINED} told={one} day={day} />
        ))}
        {hasUnknown && unknown.length === 0 && <Step name={UNDETERMINED} told={undefined} isDue day={day} />}
      </ol>
    </div>
  );
}
