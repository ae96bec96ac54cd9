import { orderManagedApplications } from '@jianwei/api-client/app-manage/app-manage';
import type { ManagedApplications } from '@jianwei/api-client/model';
import { useRef, useState } from 'react';

interface OrderOptions {
  readonly answer: ManagedApplications | undefined;
  readonly onSaved: (text: string, changeId: number | undefined) => void;
  /** Reads the list again, whatever became of the saving. */
  readonly onSettled: () => Promise<unknown>;
}

/**
 * The order while it is moved: shown at once, saved one step after the other with the revision that the former answered. What cannot
 * be saved falls back to what the server has.
 */
export function useOrder({ answer, onSaved, onSettled }: OrderOptions) {
  const [moved, setMoved] = useState<readonly string[]>();
  const queue = useRef(Promise.resolve());
  const waiting = useRef(0);
  const revision = useRef(1);
  const ids = moved ?? answer?.data.map(({ application_id: id }) => id) ?? [];

  const save = async (next: readonly string[], text: string) => {
    const saved = await orderManagedApplications({ revision: revision.current, application_ids: [...next] });
    revision.current = saved.order_revision;
    onSaved(text, saved.change_id);
  };
  const move = (next: readonly string[], text: string) => {
    // The list may still be on its way after the last step: its revision only ever grows.
    revision.current = Math.max(revision.current, answer?.order_revision ?? 1);
    waiting.current += 1;
    setMoved(next);
    const settle = async () => {
      waiting.current -= 1;
      if (waiting.current > 0) return;
      await onSettled();
      // Moved again meanwhile: that step settles for both.
      if (waiting.current === 0) setMoved(undefined);
    };
    // The transport shows what failed.
    queue.current = queue.current.then(() => save(next, text).catch(() => undefined)).then(settle);
  };
  return { ids, move };
}
