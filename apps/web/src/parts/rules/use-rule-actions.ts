import {
  deleteRule,
  disableRule,
  enableRule,
  getRule,
  invalidateGetRule,
  invalidateListRules,
  restoreRule,
} from '@jianwei/api-client/rules/rules';
import type { RuleDetail } from '@jianwei/api-client/model';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useOnce } from '../../kit/lib/use-once.ts';
import { confirm } from '../../kit/overlay/confirm-store.ts';
import { notice } from '../../kit/ui/notice.tsx';
import { lastUndoable } from '../admin/last-undoable.ts';
import type { Done } from '../admin/undo-strip.tsx';
import type { RuleDraftState } from './use-rule-draft.ts';

interface Options {
  readonly state: RuleDraftState;
  /** Stored reports of so many days are judged too; undefined for the next report on. */
  readonly storedDays: number | undefined;
  /** The rule is no more: it was never in use, and its draft was dropped. */
  readonly onGone: () => void;
}

/** What becomes of a rule as a whole; each saves first what is not saved yet. What fails is told by the transport, the text stays. */
export function useRuleActions({ state, storedDays, onGone }: Options) {
  const client = useQueryClient();
  const once = useOnce();
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState<Done>();
  const close = useCallback(() => setDone(undefined), []);
  /** Answers whether it was done: what was typed for it stays where it was not. */
  const run = async (work: (saved: RuleDetail) => Promise<void>): Promise<boolean> => {
    let isDone = false;
    await once(async () => {
      setBusy(true);
      try {
        const saved = await state.flush();
        if (saved === undefined) return;
        await work(saved);
        isDone = true;
      } catch (cause) {
        void state.meet(cause);
        throw cause;
      } finally {
        setBusy(false);
        void invalidateListRules(client);
      }
    });
    return isDone;
  };
  const settle = async (next: RuleDetail) => {
    state.adopt(next);
    await invalidateGetRule(client, next.rule.rule_id);
  };
  const offerUndo = async (ruleId: string, text: string) =>
    setDone({ text, changeIds: await lastUndoable('rule', ruleId) });
  return {
    isBusy,
    enable: () =>
      void run(async ({ rule }) => {
        const more = storedDays === undefined ? {} : { also_stored_days: storedDays };
        const next = await enableRule(rule.rule_id, { revision: rule.revision, ...more });
        await settle(next);
        const since = storedDays === undefined ? '下一份报告起生效' : `也已用于近 ${storedDays} 日的报告`;
        await offerUndo(rule.rule_id, `${rule.rule_id} 已启用 v${next.rule.version}，${since}`);
      }),
    disable: (reason: string) =>
      run(async ({ rule }) => {
        await settle(await disableRule(rule.rule_id, { revision: rule.revision, reason }));
        await offerUndo(rule.rule_id, `${rule.rule_id} 已停用`);
      }),
    done,
    close,
    /** Reads again what the undoing brought back. */
    reread: (ruleId: string) => void getRule(ruleId).then(settle),
    restore: (version: number) =>
      run(async ({ rule }) => {
        const next = await restoreRule(rule.rule_id, { revision: rule.revision, version });
        await settle(next);
        await offerUndo(rule.rule_id, `v${version} 的内容已取回为 v${next.rule.draft_version ?? ''} 草稿`);
      }),
    drop: () =>
      void run(async ({ rule }) => {
        const isLast = rule.version === 0;
        const agreed =
          !isLast ||
          (await confirm({
            title: `删除从未启用的 ${rule.rule_id}？`,
            content: '它的草稿不再保留。',
            okText: `删除 ${rule.rule_id}`,
            danger: true,
          }));
        if (!agreed) return;
        await deleteRule(rule.rule_id, { revision: rule.revision });
        if (isLast) {
          notice.success(`${rule.rule_id} 已删除`);
          onGone();
          return;
        }
        await settle(await getRule(rule.rule_id));
        await offerUndo(rule.rule_id, '草稿已删除');
      }),
  };
}

export type RuleActions = ReturnType<typeof useRuleActions>;
