import { invalidateListRules, listRules, orderRules } from '@jianwei/api-client/rules/rules';
import type { RuleKind } from '@jianwei/api-client/model';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { allPages } from '../../kit/admin/all-pages.ts';
import { useOnce } from '../../kit/lib/use-once.ts';
import { announce } from '../../kit/ui/notice.tsx';
import type { Done } from '../admin/undo-strip.tsx';

/** The order in which rules are asked: one is taken to the place of another, at once and for all, and back again. */
export function useRuleOrder(kind: RuleKind) {
  const client = useQueryClient();
  const once = useOnce();
  const [done, setDone] = useState<Done>();
  const reload = () => invalidateListRules(client);
  const order = async (ids: readonly string[]) => {
    try {
      await orderRules({ rule_ids: [...ids] });
    } finally {
      await reload();
    }
  };
  const move = (id: string, onto: string) =>
    void once(async () => {
      const all = await allPages((page, size) => listRules({ kind, page, page_size: size }));
      const before = all.map(({ rule_id: each }) => each);
      const rest = before.filter((each) => each !== id);
      const place = before.indexOf(onto);
      await order([...rest.slice(0, place), id, ...rest.slice(place)]);
      const text = `${id} 移到第 ${place + 1} 位`;
      announce(text);
      setDone({ text, changeIds: [], undo: () => order(before) });
    });
  return { done, move, close: () => setDone(undefined), reload };
}
