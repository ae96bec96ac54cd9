import { getGetPushStrategyQueryKey, getPushStrategy, useEnablePushStrategy } from '@jianwei/api-client/push/push';
import type { PushState, PushStrategy, RuleChoices } from '@jianwei/api-client/model';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useKeptFocus } from '../../kit/lib/use-kept-focus.ts';
import { useOnce } from '../../kit/lib/use-once.ts';
import { DraftStrip } from '../../kit/ui/draft-strip.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { ConflictNotice } from '../../parts/admin/conflict-notice.tsx';
import { type Done, UndoStrip } from '../../parts/admin/undo-strip.tsx';
import { useLeaveGuard } from '../../parts/session/use-leave-guard.ts';
import { LineForm } from './line-form.tsx';
import { LineList } from './line-list.tsx';
import { strategyProblem, withLine } from './push-draft.ts';
import { PushFooter } from './push-footer.tsx';
import { PushTester } from './push-tester.tsx';
import { PushTrialPane } from './push-trial.tsx';
import { PushVersions } from './push-versions.tsx';
import { strategyDifferences } from './push-words.ts';
import { usePushDraft } from './use-push-draft.ts';
import styles from './push-strategy.module.css';

export type SideTab = 'tester' | 'trial' | 'versions';

const TABS: readonly { readonly value: SideTab; readonly label: string }[] = [
  { value: 'tester', label: '测试' },
  { value: 'trial', label: '试运行' },
  { value: 'versions', label: '版本' },
];

interface PushEditorProps {
  readonly state: PushState;
  readonly choices: RuleChoices;
  readonly lineId: string;
  readonly tab: SideTab;
  readonly onLine: (lineId: string) => void;
  readonly onTab: (tab: SideTab) => void;
}

/** The lines in their order, the open one beside them, and the tester at the right. */
export function PushEditor({ state, choices, lineId, tab, onLine, onTab }: PushEditorProps) {
  const client = useQueryClient();
  const kept = usePushDraft(state);
  const { draft: strategy, change, stored, theirs, flush, take, adopt, keepMine, isDirty, saving, meet } = kept;
  const [lit, setLit] = useState<readonly string[]>([]);
  const [done, setDone] = useState<Done>();
  const enable = useEnablePushStrategy();
  const once = useOnce();
  const problem = strategyProblem(strategy);
  // What can be saved is saved on leaving.
  useLeaveGuard(isDirty && problem !== undefined, undefined, true);
  const line = strategy.lines.find(({ line_id: id }) => id === lineId) ?? strategy.lines[0];
  const isReadOnly = !stored.may_write;
  const closeStrip = useCallback(() => setDone(undefined), []);
  /** A change at one blow, which can be taken back at one. */
  const replace = (next: PushStrategy, text: string) => {
    change(() => next);
    const undo = () => {
      change(() => strategy);
      return Promise.resolve();
    };
    setDone({ text, changeIds: [], undo });
  };
  const start = () =>
    void once(async () => {
      const saved = await flush();
      if (saved === undefined) return;
      const enabled = await enable.mutateAsync({ data: { revision: saved.revision } }).catch((cause: unknown) => {
        void meet(cause);
        throw cause;
      });
      setDone({
        text: `已启用 v${enabled.version}，从下一份报告起生效`,
        changeIds: enabled.change_id === undefined ? [] : [enabled.change_id],
      });
      put(enabled);
    });
  const put = (next: PushState) => {
    client.setQueryData(getGetPushStrategyQueryKey(), next);
    adopt(next);
  };
  /** The version before acts again; what is written stays. */
  const reread = () => void getPushStrategy().then(put);
  const columns = useRef<HTMLDivElement>(null);
  useKeptFocus(columns);
  return (
    <section className={`jw-sheet ${styles.sheet}`} aria-label="推送策略">
      <DraftStrip {...kept.offered} />
      {theirs && (
        <div className={styles.conflict}>
          <ConflictNotice
            fields={strategyDifferences(
              { strategy: theirs.draft, sentences: theirs.sentences },
              { strategy, sentences: stored.sentences },
            ).map(({ label, from, to }) => ({ label, theirs: from, mine: to }))}
            isBusy={saving.state === 'saving'}
            onReload={() => take(theirs)}
            onKeepMine={keepMine}
          >
            {saving.error ?? '推送策略已被修改，写下的内容仍在'}
          </ConflictNotice>
        </div>
      )}
      <div ref={columns} className={styles.columns}>
        <LineList
          state={stored}
          strategy={strategy}
          openId={line?.line_id ?? ''}
          lit={lit}
          isReadOnly={isReadOnly}
          onOpen={onLine}
          onChange={(next) => change(() => next)}
          onRemove={replace}
        />
        {line && (
          <LineForm
            key={line.line_id}
            line={line}
            choices={choices}
            accounts={stored.accounts}
            isReadOnly={isReadOnly}
            onChange={(next) => change((now) => withLine(now, next))}
          />
        )}
        <section className={`jw-grid jw-gap-12 ${styles.side}`} aria-label="测试与试运行">
          <div className="jw-row">
            <Segmented label="测试与试运行" options={TABS} value={tab} onChange={onTab} />
          </div>
          {tab === 'tester' && <PushTester strategy={strategy} choices={choices} onSave={flush} onLit={setLit} />}
          {tab === 'trial' && <PushTrialPane state={state} strategy={strategy} onSave={flush} />}
          {tab === 'versions' && (
            <PushVersions
              state={stored}
              onRestore={
                isReadOnly ? undefined : ({ version, strategy: old }) => replace(old, `已取回 v${version} 的内容为草稿`)
              }
            />
          )}
        </section>
      </div>
      <PushFooter
        kept={kept}
        problem={problem}
        isEnabling={enable.isPending}
        onLine={onLine}
        onReplace={replace}
        onEnable={start}
      >
        {done && (
          <UndoStrip done={done} onUndone={done.undo === undefined ? reread : closeStrip} onClose={closeStrip} />
        )}
      </PushFooter>
    </section>
  );
}
