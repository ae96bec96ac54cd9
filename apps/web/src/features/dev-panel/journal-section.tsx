import { formatDate } from '../../kit/lib/format-date.ts';
import { Button } from '../../kit/ui/button.tsx';
import styles from './dev-panel.module.css';
import { type JournalEntry, mockControl } from './mock-control.ts';
import { PanelSection, type Run, usePanelData } from './panel-section.tsx';

/** So many of the newest entries are listed. */
const LISTED = 60;

function entryText({ kind, method, path, operationId, phone, code }: JournalEntry): string {
  return kind === 'code' ? `短信 ${phone ?? ''} ${code ?? ''}` : `${operationId ?? ''} ${method ?? ''} ${path ?? ''}`;
}

/** What the hospital has answered, newest first. */
export function JournalSection({ run }: { run: Run }) {
  const [entries, reload] = usePanelData(mockControl.journal);
  return (
    <PanelSection title="调用记录">
      <Button size="small" onClick={() => run(reload)}>
        刷新
      </Button>
      <ol aria-label="最近的调用" className={styles.list}>
        {entries
          .slice(-LISTED)
          .toReversed()
          .map((entry, index) => (
            <li
              key={entries.length - index}
              className={`jw-row jw-start jw-gap-8 ${styles.entry}`}
              data-failed={(entry.status ?? 200) >= 400 || entry.status === 0}
            >
              <time dateTime={entry.time} className="jw-ink-3">
                {formatDate(entry.time, 'HH:mm:ss')}
              </time>
              <span>{entry.status ?? ''}</span>
              <span className="jw-grow jw-break">{entryText(entry)}</span>
            </li>
          ))}
      </ol>
    </PanelSection>
  );
}
