import { useState } from 'react';
import { FloatingBox } from '../../kit/ui/floating-box.tsx';
import styles from './dev-panel.module.css';
import { FaultSection } from './fault-section.tsx';
import { JournalSection } from './journal-section.tsx';
import type { Run } from './panel-section.tsx';
import { AccountSection, ClockSection, WorldSection } from './place-section.tsx';

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
