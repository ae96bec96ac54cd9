import {
  getGetPushStrategyQueryKey,
  invalidateGetPushStrategy,
  useEnablePushStrategy,
  useSavePushStrategy,
} from '@jianwei/api-client/push/push';
import type { PushState, PushStrategy, RuleChoices } from '@jianwei/api-client/model';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '../../kit/lib/format-date.ts';
import { useOnce } from '../../kit/lib/use-once.ts';
import { Button } from '../../kit/ui/button.tsx';
import { notice } from '../../kit/ui/notice.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { UndoStrip } from '../../parts/admin/undo-strip.tsx';
import { useLeaveGuard } from '../../parts/session/use-leave-guard.ts';
import { LineForm } from './line-form.tsx';
import { LineList } from './line-list.tsx';
import { lineProblem, withLine } from './push-draft.ts';
import { PushTester } from './push-tester.tsx';
import { PushTrialPane } from './push-trial.tsx';
import { PushVersions } from './push-versions.tsx';
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

/** What was saved last and its way back, kept while the strategy is read anew. */
let lastDone: { readonly text: string; readonly changeIds: readonly number[] } | undefined;

/** The lines in their order, the open one beside them, and the tester at the right. */
export function PushEditor({ state, choices, lineId, tab, onLine, onTab }: PushEditorProps) {
  const client = useQueryClient();
  const [strategy, setStrategy] = useState<PushStrategy>(state.draft);
  const [lit, setLit] = useState<readonly string[]>([]);
  const [done, setDone] = useState(lastDone);
  const [error, setError] = useState<string>();
  const save = useSavePushStrategy();
  const enable = useEnablePushStrategy();
  const once = useOnce();
  const isChanged = JSON.stringify(strategy) !== JSON.stringify(state.draft);
  useLeaveGuard(isChanged);
  const line = strategy.lines.find(({ line_id: id }) => id === lineId) ?? strategy.lines[0];
  const isReadOnly = !state.may_write;
  const change = (next: PushStrategy) => {
    setStrategy(next);
    setError(undefined);
  };
  const submit = () => {
    const wrong = strategy.lines.find((each) => lineProblem(each) !== undefined);
    if (wrong !== undefined) {
      onLine(wrong.line_id);
      setError(`『${wrong.name}』：${lineProblem(wrong) ?? ''}`);
      return;
    }
    void once(async () => {
      const saved = await save.mutateAsync({ data: { revision: state.revision, strategy } });
      lastDone = {
        text: '草稿已保存，启用后从下一份报告起生效',
        changeIds: saved.change_id === undefined ? [] : [saved.change_id],
      };
      client.setQueryData(getGetPushStrategyQueryKey(), saved);
    });
  };
  const start = () =>
    void once(async () => {
      const enabled = await enable.mutateAsync({ data: { revision: state.revision } });
      notice.success(`已启用 v${enabled.version}，从下一份报告起生效`);
      lastDone = undefined;
      setDone(undefined);
      client.setQueryData(getGetPushStrategyQueryKey(), enabled);
    });
  return (
    <section className={`jw-sheet ${styles.sheet}`} aria-label="推送策略">
      <div className={styles.columns}>
        <LineList
          state={state}
          strategy={strategy}
          openId={line?.line_id ?? ''}
          lit={lit}
          isReadOnly={isReadOnly}
          onOpen={onLine}
          onChange={change}
        />
        {line && (
          <LineForm
            key={line.line_id}
            line={line}
            choices={choices}
            accounts={state.accounts}
            isReadOnly={isReadOnly}
            onChange={(next) => change(withLine(strategy, next))}
          />
        )}
        <section className={`jw-grid jw-gap-12 ${styles.side}`} aria-label="测试与试运行">
          <div className="jw-row">
            <Segmented label="测试与试运行" options={TABS} value={tab} onChange={onTab} />
          </div>
          {tab === 'tester' && <PushTester strategy={strategy} choices={choices} isSaved={!isChanged} onLit={setLit} />}
          {tab === 'trial' && <PushTrialPane state={state} strategy={strategy} isSaved={!isChanged} />}
          {tab === 'versions' && <PushVersions state={state} />}
        </section>
      </div>
      <footer className={`jw-row jw-wrap jw-between jw-gap-12 ${styles.foot}`}>
        <span className="jw-note">
          {`v${state.version} 在用；草稿 ${formatDate(state.updated_at, 'MM-dd HH:mm')} ${state.updated_by}${isChanged ? '，有未保存的修改' : ''}`}
          {state.notes.map((note) => (
            <span key={note} className="jw-ink-amber">{`　${note}`}</span>
          ))}
        </span>
        {done && (
          <UndoStrip
            done={done}
            onUndone={() => {
              lastDone = undefined;
              void invalidateGetPushStrategy(client);
            }}
            onClose={() => {
              lastDone = undefined;
              setDone(undefined);
            }}
          />
        )}
        {!isReadOnly && (
          <span className="jw-row jw-gap-8">
            {error !== undefined && (
              <span className="jw-small jw-ink-high" role="alert">
                {error}
              </span>
            )}
            {isChanged && <Button onClick={() => change(state.draft)}>放弃修改</Button>}
            <Button
              variant={isChanged ? 'primary' : 'default'}
              disabled={!isChanged}
              busy={save.isPending}
              onClick={submit}
            >
              保存草稿
            </Button>
            <Button
              variant={isChanged ? 'default' : 'primary'}
              disabled={isChanged || !state.changed}
              busy={enable.isPending}
              onClick={start}
            >
              {`启用 v${state.version + 1}`}
            </Button>
          </span>
        )}
      </footer>
    </section>
  );
}
