import { useState } from 'react';
import { FloatingBox } from '../../kit/ui/floating-box.tsx';
import styles from './dev-panel.module.css';
import { FaultSection } from './fault-section.tsx';
import { PanelSection, type Run, usePanelData } from './panel-section.tsx';
import { AccountSection, ClockSection, WorldSection } from './place-section.tsx';
import { formatDate } from '../../kit/lib/format-date.ts';
import { Button } from '../../kit/ui/button.tsx';
import { type JournalEntry, mockControl } from './mock-control.ts';

const WIDTH = 380;
const HEIGHT = 560;

/** Drives the mock hospital from inside the page: account, world, clock, latency, faults and journal. */
export function DevPanel({ onClose }: { onClose: () => void }) {
  const [problem, setProblem] = useState<string>();
  const run: Run = (work) => {
    setProblem(undefined);
    work().catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)));
  };
  return (
    <FloatingBox
      title="开发面板"
      width={WIDTH}
      height={HEIGHT}
      x={12}
      y={Math.max(0, window.innerHeight - HEIGHT - 56)}
      onClose={onClose}
    >
      {problem !== undefined && (
        <p role="alert" className={`jw-table-text jw-ink-high ${styles.problem}`}>
          {problem}
        </p>
      )}
      <AccountSection run={run} />
      <WorldSection run={run} />
      <ClockSection run={run} />
      <FaultSection run={run} />
      <JournalSection run={run} />
    </FloatingBox>
  );
}

/** So many of the newest entries are listed. */
const LISTED = 60;

function entryText({ kind, method, path, operationId, phone, code }: JournalEntry): string {
  return kind === 'code' ? `短信 ${phone ?? ''} ${code ?? ''}` : `${operationId ?? ''} ${method ?? ''} ${path ?? ''}`;
}

/** What the hospital has answered, newest first. */
function JournalSection({ run }: { run: Run }) {
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
