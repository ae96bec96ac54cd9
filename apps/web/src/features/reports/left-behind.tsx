import type { WorklistAnswerInput, WorklistRow } from '@jianwei/api-client/model';
import { invalidateListWorklist, useAnswerWorklistFindings } from '@jianwei/api-client/worklist/worklist';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../kit/ui/button.tsx';
import { announce } from '../../kit/ui/notice.tsx';
import { openItems } from '../../parts/worklist/open-items.ts';
import { useStream } from '../../parts/worklist/stream-store.ts';
import { isLoopOpen } from '../../parts/worklist/worklist-words.ts';
import type { DetailStream } from './detail-stream.ts';
import styles from './left-behind.module.css';

/** One line about the report that the last step left: what still waits there. It blocks nothing. */
export function LeftBehind({ reportId, rows }: { reportId: string; rows: DetailStream['rows'] }) {
  const left = useStream((stream) => stream.left);
  const row = rows.get(left);
  if (row === undefined || left === reportId || row.done_at !== undefined) return null;
  return <LeftLine key={left} row={row} onDismiss={() => useStream.setState({ left: '' })} />;
}

/** How what still waits is answered without opening the report again. */
const ANSWERS = { done: '已处理', known: '已知，无需处理', planned: '已安排' } as const;

type Given = Pick<WorklistAnswerInput, 'text'> & { readonly answer: keyof typeof ANSWERS };

interface LeftLineProps {
  row: WorklistRow;
  onDismiss: () => void;
}

function LeftLine({ row, onDismiss }: LeftLineProps) {
  const client = useQueryClient();
  const answer = useAnswerWorklistFindings();
  const [isPlanning, setPlanning] = useState(false);
  const items = openItems(row);
  if (items.length === 0) return null;
  const give = async (given: Given): Promise<void> => {
    if (answer.isPending) return;
    try {
      for (const { finding_id: id } of row.open_findings) {
        await answer.mutateAsync({ reportId: row.report_id, data: { finding_id: id, ...given } });
      }
      announce(`${row.patient_name}：${ANSWERS[given.answer]}`);
      onDismiss();
    } catch {
      // Told already; the line stays.
    }
    await invalidateListWorklist(client);
  };
  const isCritical = isLoopOpen(row.loop);
  const mayAnswer = row.open_findings.length > 0;
  return (
    <section aria-label="上一份待处理" className={`jw-row jw-no-print jw-small jw-fixed ${styles.left}`}>
      <p className="jw-ellipsis" title={items.join('、')}>
        <b>{row.patient_name}</b> {items.length} 项待处理：{items.join('、')}
      </p>
      {isPlanning ? (
        <Plan
          isBusy={answer.isPending}
          onSave={(text) => void give({ answer: 'planned', text })}
          onCancel={() => setPlanning(false)}
        />
      ) : (
        <span className="jw-row jw-gap-8 jw-end jw-fixed">
          <Button size="small" variant="text" onClick={onDismiss}>
            稍后
          </Button>
          {mayAnswer && !isCritical && (
            <>
              <Button
                size="small"
                variant="text"
                disabled={answer.isPending}
                onClick={() => void give({ answer: 'known' })}
              >
                {ANSWERS.known}
              </Button>
              <Button size="small" variant="text" disabled={answer.isPending} onClick={() => setPlanning(true)}>
                {ANSWERS.planned}
              </Button>
            </>
          )}
          {mayAnswer && (
            <Button size="small" busy={answer.isPending} onClick={() => void give({ answer: 'done' })}>
              {isCritical ? '除危急值外已处理' : ANSWERS.done}
            </Button>
          )}
        </span>
      )}
    </section>
  );
}

/** As much as the call takes. */
const LONGEST_PLAN = 500;

interface PlanProps {
  isBusy: boolean;
  onSave: (text: string) => void;
  onCancel: () => void;
}

/** What was arranged is said in words: the next reader of the report must know what to wait for. */
function Plan({ isBusy, onSave, onCancel }: PlanProps) {
  const [text, setText] = useState('');
  return (
    <form
      className="jw-row jw-gap-8 jw-end jw-fixed"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onSave(text.trim());
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onCancel();
      }}
    >
      <input
        className={`jw-input ${styles.plan}`}
        aria-label="安排的内容"
        placeholder="安排了什么，何时"
        autoComplete="off"
        // The button that opened it is gone.
        autoFocus
        maxLength={LONGEST_PLAN}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button size="small" variant="text" onClick={onCancel}>
        取消
      </Button>
      <Button size="small" type="submit" busy={isBusy} disabled={text.trim() === ''}>
        记为已安排
      </Button>
    </form>
  );
}
