import type { WarningRecordInput } from '@jianwei/api-client/model';
import { useId } from 'react';
import { Button } from '../../kit/ui/button.tsx';
import { STEP_TEXT } from '../../parts/loop/loop-words.ts';
import { type PhraseStep, PHRASES } from '../../parts/loop/loop-actions.ts';
import styles from './loop-band.module.css';

/** Longest words and name that the call takes, in characters. */
const MAX_WORDS = 500;
const MAX_NAME = 200;

/** What is being typed about a loop: it outlives the menu, and the session. */
export interface TypedWords {
  readonly words: string;
  readonly recipient: string;
}

interface PhraseMenuProps {
  typed: TypedWords;
  onType: (typed: TypedWords) => void;
  /** Steps that can be recorded now, the one that is due first. */
  steps: readonly PhraseStep[];
  onRecord: (record: WarningRecordInput) => void;
  onCancel?: (() => void) | undefined;
  /** Single keys are switched on. */
  hasKeys: boolean;
  onKeys: (hasKeys: boolean) => void;
}

/** One-click phrases of the steps that are due, and words of one's own. */
export function PhraseMenu({ typed, onType, steps, onRecord, onCancel, hasKeys, onKeys }: PhraseMenuProps) {
  const { words, recipient } = typed;
  const id = useId();
  const [due] = steps;
  if (due === undefined) return null;
  const name = recipient.trim();
  const entry = (step: PhraseStep, text: string): WarningRecordInput => ({
    step,
    text,
    ...(step === 'acknowledged' && name !== '' && { recipient: name }),
  });
  return (
    <div className={`jw-grid jw-gap-12 ${styles.menu}`}>
      {steps.map((step) => (
        <section key={step} aria-label={STEP_TEXT[step]}>
          <h3 className="jw-note">{STEP_TEXT[step]}</h3>
          <div className={`jw-row jw-wrap jw-gap-6 ${styles.phrases}`}>
            {PHRASES[step].map((phrase) => (
              <Button key={phrase} size="small" onClick={() => onRecord(entry(step, phrase))}>
                {phrase}
              </Button>
            ))}
          </div>
        </section>
      ))}
      {due === 'acknowledged' && (
        <label className="jw-grid jw-gap-4 jw-note" htmlFor={`${id}-name`}>
          接报人（非本人时填写）
          <input
            id={`${id}-name`}
            className="jw-input"
            maxLength={MAX_NAME}
            value={recipient}
            onChange={(event) => onType({ words, recipient: event.target.value })}
          />
        </label>
      )}
      <form
        className="jw-row jw-gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (words.trim() !== '') onRecord(entry(due === 'acknowledged' ? 'handled' : due, words.trim()));
        }}
      >
        <input
          className="jw-input jw-grow"
          aria-label="补充说明"
          placeholder="补充说明（可选）"
          maxLength={MAX_WORDS}
          value={words}
          onChange={(event) => onType({ words: event.target.value, recipient })}
        />
        <Button size="small" type="submit" disabled={words.trim() === ''}>
          记录
        </Button>
      </form>
      <p className="jw-row jw-between jw-note">
        <label className="jw-row jw-gap-6">
          <input type="checkbox" checked={hasKeys} onChange={(event) => onKeys(event.target.checked)} />
          启用单键快捷键
        </label>
        {onCancel && (
          <Button size="small" variant="text" onClick={onCancel}>
            取消提醒
          </Button>
        )}
      </p>
    </div>
  );
}
