import type { PushStrategy } from '@jianwei/api-client/model';
import type { ReactNode } from 'react';
import { formatDate } from '../../kit/lib/format-date.ts';
import { Button } from '../../kit/ui/button.tsx';
import { savedText } from '../../parts/admin/use-saved-draft.ts';
import type { strategyProblem } from './push-draft.ts';
import type { PushDraftState } from './use-push-draft.ts';
import styles from './push-strategy.module.css';

interface PushFooterProps {
  readonly kept: PushDraftState;
  readonly problem: ReturnType<typeof strategyProblem>;
  readonly isEnabling: boolean;
  readonly onLine: (lineId: string) => void;
  readonly onReplace: (strategy: PushStrategy, text: string) => void;
  readonly onEnable: () => void;
  /** What was done last, with its way back. */
  readonly children: ReactNode;
}

/** At the foot of the strategy: what is in use, whether the draft is kept, and the step that switches it on. */
export function PushFooter({ kept, problem, isEnabling, onLine, onReplace, onEnable, children }: PushFooterProps) {
  const { stored, isDirty, saving, theirs, flush } = kept;
  const inUse = stored.editions.find(({ ended_at: ended }) => ended === undefined);
  const isChanged = stored.changed || isDirty;
  const by = `${formatDate(stored.updated_at, 'MM-dd HH:mm')} ${stored.updated_by}`;
  const now = isDirty && saving.state === 'saved' ? ({ state: 'waiting' } as const) : saving;
  const text = isChanged ? savedText(now, by) : '没有未启用的修改';
  return (
    <footer className={`jw-row jw-wrap jw-between jw-gap-12 ${styles.foot}`}>
      <span className="jw-note">
        {`v${stored.version} 在用；`}
        <span role="status" className={saving.state === 'failed' ? 'jw-ink-high' : ''}>
          {problem === undefined ? text : '改好以下一处后自动保存'}
        </span>
        {saving.state === 'failed' && theirs === undefined && problem === undefined && (
          <Button size="small" onClick={() => void flush()}>
            重新保存
          </Button>
        )}
        {stored.notes.map((note) => (
          <span key={note} className="jw-ink-amber">{`　${note}`}</span>
        ))}
      </span>
      {children}
      {stored.may_write && (
        <span className="jw-row jw-gap-8">
          {problem !== undefined && (
            <button type="button" className="jw-press jw-small jw-ink-high" onClick={() => onLine(problem.lineId)}>
              <span role="alert">{problem.text}</span>
            </button>
          )}
          {isChanged && inUse && (
            <Button onClick={() => onReplace(inUse.strategy, `草稿已恢复为在用的 v${inUse.version}`)}>
              {`恢复为在用的 v${inUse.version}`}
            </Button>
          )}
          <Button variant="primary" disabled={!isChanged || problem !== undefined} busy={isEnabling} onClick={onEnable}>
            {`启用 v${(stored.editions[0]?.version ?? 0) + 1}`}
          </Button>
        </span>
      )}
    </footer>
  );
}
