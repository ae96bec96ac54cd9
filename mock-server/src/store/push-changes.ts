import type { PushStrategy } from '@jianwei/api-client/model';
import { textOf } from './changes.ts';
import type { Changeable } from './changes.ts';
import { pushDraft, pushInUse, putPushDraft } from './push-records.ts';

/** How many lines a strategy has, and which. */
export function countText(text: string): string {
  const { lines } = JSON.parse(text) as PushStrategy;
  return `${lines.length} 行：${lines.map(({ name }) => name).join('、')}`;
}

/** The strategy in the change log. What is in use is never written back: it would act untried. */
export const pushChangeable: Changeable = {
  type: 'push',
  label: '推送策略',
  roles: [1, 7],
  fields: {
    draft: { label: '草稿', say: (value) => (textOf(value) === '' ? '' : countText(textOf(value))) },
    version: { label: '在用版本' },
  },
  read: (world) => {
    const draft = pushDraft(world);
    return (
      draft && {
        name: '推送策略',
        values: { draft: JSON.stringify(draft.strategy), version: pushInUse(world)?.version ?? 0 },
      }
    );
  },
  write: (world, _id, { draft }) => {
    const kept = pushDraft(world);
    if (kept === undefined || draft === undefined) return;
    const strategy = JSON.parse(textOf(draft)) as PushStrategy;
    putPushDraft(world, { ...kept, strategy, revision: kept.revision + 1, updated_at: world.nowText() });
  },
};
