import { useMapCleaningItem, useReopenCleaningItem } from '@jianwei/api-client/cleaning/cleaning';
import type { CleaningDetail } from '@jianwei/api-client/model';
import { FactList } from '../../kit/admin/fact-list.tsx';
import { formatDate } from '../../kit/lib/format-date.ts';
import { useOnce } from '../../kit/lib/use-once.ts';
import { Button } from '../../kit/ui/button.tsx';
import type { Done } from '../../parts/admin/undo-strip.tsx';
import { decidedText } from './cleaning-words.ts';
import styles from './cleaning.module.css';
import { ValueList } from './value-list.tsx';

interface DecidedItemProps {
  readonly detail: CleaningDetail;
  readonly onDone: (done: Done) => void;
}

const idsOf = (id: number | undefined) => (id === undefined ? [] : [id]);

/** What was decided about an item, by whom and when; it can be taken up again, and stored reports can be read again later. */
export function DecidedItem({ detail, onDone }: DecidedItemProps) {
  const { item } = detail;
  const { decided } = item;
  const reopen = useReopenCleaningItem();
  const map = useMapCleaningItem();
  const once = useOnce();
  const { item_id: itemId, revision } = item;
  const reopenNow = () =>
    void once(async () => {
      const { name, change_id: id } = await reopen.mutateAsync({ itemId, data: { revision } });
      onDone({ text: `已恢复「${name}」，重新待处理`, changeIds: idsOf(id) });
    });
  const rereadNow = () =>
    void once(async () => {
      const { code, factor, addend } = decided ?? {};
      const data = {
        reread: true,
        revision,
        ...(code === undefined ? {} : { code }),
        ...(factor === undefined ? {} : { factor }),
        ...(addend === undefined ? {} : { addend }),
      };
      const { name, read, change_id: id } = await map.mutateAsync({ itemId, data });
      onDone({ text: `「${name}」的 ${read} 条结果已读出`, changeIds: idsOf(id) });
    });
  const facts: [string, string][] = [
    [item.state === 'mapped' ? '读作' : '原因', decidedText(item)],
    ...(decided
      ? ([
          ['决定', `${decided.by}，${formatDate(decided.at, 'yyyy-MM-dd HH:mm')}`],
          ['范围', decided.reread ? '今后导入与已存报告' : '只用于今后'],
        ] satisfies [string, string][])
      : []),
  ];
  return (
    <>
      <div className={`jw-grid jw-gap-16 ${styles.body}`}>
        <FactList facts={facts} />
        <ValueList values={detail.values} unit={item.unit} />
      </div>
      <footer className={`jw-row jw-between ${styles.foot}`}>
        <span className="jw-note">恢复后，已读出的结果重新卡住，可撤销</span>
        <span className="jw-row jw-gap-8">
          {decided?.reread === false && (
            <Button busy={map.isPending} onClick={rereadNow}>
              重读已存报告
            </Button>
          )}
          <Button variant="primary" busy={reopen.isPending} onClick={reopenNow}>
            恢复待处理
          </Button>
        </span>
      </footer>
    </>
  );
}
