import type { SyncRow } from '@jianwei/api-client/model';
import { isTrue } from '@jianwei/api-client/transport/undetermined';
import { X } from 'lucide-react';
import { useSidePane } from '../../kit/lib/use-side-pane.ts';
import { FactList } from '../../kit/admin/fact-list.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import { outcomeText } from './row-columns.tsx';
import styles from './sync.module.css';

interface RowPaneProps {
  readonly row: SyncRow;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** One row: its message with the segment it stands in, what was read of its fields, and what is stored. */
export function RowPane({ row, isBusy, onRetry, onClose }: RowPaneProps) {
  const pane = useSidePane(onClose);
  return (
    <aside {...pane} className={`jw-sheet jw-stack jw-gap-16 ${styles.pane}`} aria-label="条目">
      <header className="jw-row jw-between">
        <h2 className="jw-overlay-title jw-song">{row.item}</h2>
        <IconButton icon={X} label="关闭" onClick={onClose} />
      </header>
      <section>
        <SectionHeading title="原文" />
        {row.message.length === 0 ? (
          <p className="jw-note">原文已超过 30 天，不再保留</p>
        ) : (
          <ol className={`jw-table-text ${styles.message}`}>
            {row.message.map((line, index) => (
              <li key={`${index} ${line}`} data-marked={index === row.marked || undefined}>
                {line}
              </li>
            ))}
          </ol>
        )}
      </section>
      <section>
        <SectionHeading title="读出的字段" />
        <FactList
          facts={[
            ['报告号', row.report_id || '—'],
            ['患者', row.patient_name || '—'],
            ['项目', row.item],
            ['原文值', row.original || '—'],
            ['存为', row.read || '未读出'],
            ['结果', outcomeText(row)],
            ...(row.reason === '' ? [] : ([['原因', row.reason]] as const)),
          ]}
        />
      </section>
      {isTrue(row.can_retry) && (
        <footer>
          <Button variant="primary" busy={isBusy} onClick={onRetry}>
            重试这一条
          </Button>
        </footer>
      )}
    </aside>
  );
}
