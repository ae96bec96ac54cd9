import { useUndoChange } from '@jianwei/api-client/changes/changes';
import type { Change } from '@jianwei/api-client/model';
import { isTrue } from '@jianwei/api-client/transport/undetermined';
import { formatDate } from '../../kit/lib/format-date.ts';
import { useOnce } from '../../kit/lib/use-once.ts';
import { Button } from '../../kit/ui/button.tsx';
import { notice } from '../../kit/ui/notice.tsx';
import styles from './change-list.module.css';

interface ChangeListProps {
  readonly changes: readonly Change[];
  readonly mayUndo: boolean;
  /** Reads again what the undoing changed. */
  readonly onUndone?: () => void;
}

/** What was changed of one object, newest first: when, what, by whom; what can be taken back offers it. */
export function ChangeList({ changes, mayUndo, onUndone }: ChangeListProps) {
  const undo = useUndoChange();
  const once = useOnce();
  if (changes.length === 0) return <p className="jw-note">尚无修改</p>;
  const takeBack = (change: Change) =>
    void once(async () => {
      await undo.mutateAsync({ changeId: change.change_id, data: {} });
      notice.success('已撤销');
      onUndone?.();
    });
  return (
    <ol className={styles.list}>
      {changes.map((change) => (
        <li key={change.change_id} className="jw-table-text jw-break">
          <span className="jw-row jw-gap-12">
            <span className="jw-ink-3 jw-nowrap">{formatDate(change.time, 'yyyy-MM-dd HH:mm')}</span>
            <b>{change.action}</b>
            <span>{change.user_name}</span>
            {mayUndo && isTrue(change.can_undo) && (
              <Button size="small" variant="text" className="jw-end" onClick={() => takeBack(change)}>
                撤销
              </Button>
            )}
          </span>
          <span className="jw-ink-2">{change.summary}</span>
        </li>
      ))}
    </ol>
  );
}
