import { disableRule, disableRules, invalidateListRules, listRules } from '@jianwei/api-client/rules/rules';
import type { LaboratoryRule, ListRulesParams, RuleKind } from '@jianwei/api-client/model';
import { useQueryClient } from '@tanstack/react-query';
import { allPages } from '../../kit/admin/all-pages.ts';
import { lastUndoable } from '../admin/last-undoable.ts';
import { useBatch } from '../admin/use-batch.ts';

/** Several rules stopped at once: what is on needs a trial each, what is off needs a reason. */
export function useRuleBatch(
  kind: RuleKind,
  asked: ListRulesParams,
  unit: string,
  answer: { readonly data: readonly LaboratoryRule[]; readonly total_elements: number } | undefined,
) {
  const client = useQueryClient();
  return useBatch<LaboratoryRule>({
    verb: '停用',
    unit,
    page: answer?.data ?? [],
    total: answer?.total_elements ?? 0,
    keyOf: ({ rule_id: id }) => id,
    nameOf: ({ rule_id: id, name }) => `${id} ${name}`,
    all: () => allPages((page, size) => listRules({ ...asked, kind, page, page_size: size })),
    act: async ({ rule_id: id, revision }, reason) => {
      await disableRule(id, { revision, reason }, { suppress: true });
      return { changeIds: await lastUndoable('rule', id) };
    },
    actOnAll: async (reason) => {
      const { state, category, q } = asked;
      const filter = { kind, ...(state && { state }), ...(category && { category }), ...(q && { q }) };
      const { change_ids: changeIds, outcomes } = await disableRules({ filter, reason });
      return {
        unit,
        changeIds,
        outcomes: outcomes.map(({ rule_id: id, name, ...outcome }) => ({
          key: id,
          nickname: `${id} ${name}`,
          ...outcome,
        })),
      };
    },
    onDone: () => void invalidateListRules(client),
  });
}
