import type { CohortCondition } from '@jianwei/clinical-rules/cohort/cohort';
import { parseQuestion } from '@jianwei/clinical-rules/cohort/parse';
import type { Vocabulary } from '@jianwei/clinical-rules/cohort/vocabulary';
import { X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useKeptFocus } from '../../../kit/lib/use-kept-focus.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import { announce } from '../../../kit/ui/notice.tsx';
import styles from './assist.module.css';

interface QuestionLineProps {
  vocabulary: Vocabulary;
  /** Says whether there was room for them. */
  onConditions: (conditions: readonly CohortCondition[]) => boolean;
}

/** A question in plain words: what the grammar reads becomes conditions, what it does not is named and not counted. */
export function QuestionLine({ vocabulary, onConditions }: QuestionLineProps) {
  const [typed, setTyped] = useState('');
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const line = useRef<HTMLDivElement>(null);
  useKeptFocus(line);
  const read = (): void => {
    if (typed.trim() === '') return;
    const answer = parseQuestion(typed, vocabulary);
    // What there was no room for stays to be sent again.
    if (answer.conditions.length > 0 && !onConditions(answer.conditions)) return;
    setUnknown(answer.unknown.map(({ text }) => text));
    setTyped('');
    announce(`识别 ${answer.conditions.length} 个条件，未识别 ${answer.unknown.length} 处`);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    read();
  };
  return (
    <div className={styles.question} ref={line}>
      <div className="jw-row jw-start jw-gap-8 jw-no-print">
        <textarea
          className={`jw-input ${styles.questionText}`}
          rows={2}
          aria-label="用一句话写条件"
          placeholder="用一句话写条件，如「近一年 ACR 上升 30% 以上」，按检验目录识别，未识别的不计入"
          maxLength={500}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
        />
        <Button size="small" disabled={typed.trim() === ''} onClick={read}>
          识别
        </Button>
      </div>
      {unknown.length > 0 && (
        <ul className="jw-above-6">
          {unknown.map((text, index) => (
            <li key={`${index}-${text}`} className="jw-row jw-gap-4 jw-table-text jw-ink-amber">
              <span>
                未识别：<span className={styles.unknown}>{text}</span>
              </span>
              <IconButton
                icon={X}
                size={13}
                label={`知道了：${text}`}
                onClick={() => setUnknown(unknown.filter((_, place) => place !== index))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
