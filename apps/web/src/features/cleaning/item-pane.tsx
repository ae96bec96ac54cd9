import { useGetCleaningItem } from '@jianwei/api-client/cleaning/cleaning';
import { X } from 'lucide-react';
import { useSidePane } from '../../kit/lib/use-side-pane.ts';
import { formatDate } from '../../kit/lib/format-date.ts';
import { QueryState } from '../../kit/query/query-state.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import type { Done } from '../../parts/admin/undo-strip.tsx';
import { DecidedItem } from './decided-item.tsx';
import { lastText } from './cleaning-words.ts';
import { WaitingItem } from './waiting-item.tsx';
import styles from './cleaning.module.css';

interface ItemPaneProps {
  readonly itemId: number;
  readonly onClose: () => void;
  readonly onLater: () => void;
  readonly onDone: (done: Done) => void;
}

/** One item of a source beside the queue: what speaks for which item of the catalogue, and what becomes of its rows. */
export function ItemPane({ itemId, onClose, onLater, onDone }: ItemPaneProps) {
  const pane = useSidePane(onClose);
  const query = useGetCleaningItem(itemId, {});
  return (
    <aside {...pane} className={`jw-sheet jw-stack ${styles.pane}`} aria-label="来源项目">
      <QueryState query={query} failed="来源项目未能载入" absent="没有这个来源项目" lines={9}>
        {(detail) => {
          const { item } = detail;
          const facts = [item.code, item.source_name, item.specimen, item.unit, item.wording && `「${item.wording}」`];
          return (
            <>
              <header className="jw-row jw-between jw-gap-16">
                <div>
                  <h2 className="jw-overlay-title jw-song">{item.name}</h2>
                  <p className="jw-note">
                    {facts.filter(Boolean).join('　')}　首次 {formatDate(item.first_at, 'MM-dd')}，最近{' '}
                    {lastText(item.last_at)}
                  </p>
                </div>
                <div className="jw-row jw-gap-12">
                  <p className={`jw-note ${styles.total}`}>
                    <b>{item.results}</b> 条结果
                    <br />
                    {item.reports} 份报告，{item.patients} 位患者
                  </p>
                  <IconButton icon={X} label="关闭" onClick={onClose} />
                </div>
              </header>
              {item.state === 'mapped' || item.state === 'dismissed' ? (
                <DecidedItem detail={detail} onDone={onDone} />
              ) : (
                <WaitingItem detail={detail} onLater={onLater} onDone={onDone} />
              )}
            </>
          );
        }}
      </QueryState>
    </aside>
  );
}
