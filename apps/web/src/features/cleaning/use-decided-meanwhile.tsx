import {
  getCleaningItem,
  invalidateGetCleaningItem,
  useReopenCleaningItem,
} from '@jianwei/api-client/cleaning/cleaning';
import type { CleaningItem } from '@jianwei/api-client/model';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '../../kit/lib/format-date.ts';
import { useOnce } from '../../kit/lib/use-once.ts';
import { ConflictNotice } from '../../parts/admin/conflict-notice.tsx';
import { decidedText } from './cleaning-words.ts';

interface Meanwhile {
  readonly theirs: CleaningItem;
  /** What was about to be decided, in words. */
  readonly mine: string;
  readonly why: string;
  /** Decides it so after all. */
  readonly again: () => Promise<void>;
}

/** Somebody else decided an item meanwhile: both decisions stand side by side, and one of them goes on. */
export function useDecidedMeanwhile(item: CleaningItem) {
  const client = useQueryClient();
  const once = useOnce();
  const reopen = useReopenCleaningItem();
  const [found, setFound] = useState<Meanwhile>();
  const { item_id: itemId, revision } = item;
  /** To be asked when a decision was refused: whether it is because of another one. */
  const look = async (why: string, mine: string, again: Meanwhile['again']) => {
    const now = await getCleaningItem(itemId, {}, { suppress: true }).catch(() => undefined);
    if (now !== undefined && now.item.revision !== revision) setFound({ theirs: now.item, mine, why, again });
  };
  const keepMine = ({ theirs, again }: Meanwhile) =>
    void once(async () => {
      await reopen.mutateAsync({ itemId, data: { revision: theirs.revision } });
      setFound(undefined);
      await again();
    });
  const by = found?.theirs.decided;
  const notice = found && (
    <ConflictNotice
      fields={[
        { label: '决定', theirs: decidedText(found.theirs), mine: found.mine },
        ...(by
          ? [{ label: '何人何时', theirs: `${by.by} ${formatDate(by.at, 'MM-dd HH:mm')}`, mine: '尚未生效' }]
          : []),
      ]}
      isBusy={reopen.isPending}
      onReload={() => void invalidateGetCleaningItem(client, itemId)}
      onKeepMine={() => keepMine(found)}
    >
      {found.why}
    </ConflictNotice>
  );
  return { look, notice };
}
