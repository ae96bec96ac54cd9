import type { WorklistLoop } from '@jianwei/api-client/model';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../kit/ui/button.tsx';
import { PHRASES, useLoopActions } from '../loop/loop-actions.ts';
import styles from './worklist-line.module.css';

function Line({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={`jw-row jw-small ${styles.line}`}>
      {children}
    </p>
  );
}

interface AcknowledgementProps {
  loop: WorklistLoop;
  patientName: string;
}

/**
 * Acknowledges the critical values of a row, each that waits for it, and says so above the list: for a while it can be taken back, and what may not have
 * arrived is sent again. Mounted by the key, one per acknowledgement.
 */
export function Acknowledgement({ loop, patientName }: AcknowledgementProps) {
  const [others] = useState((loop.unacknowledged_ids ?? []).filter((id) => id !== loop.warning_id));
  const { record, resend, undo, unsent, isBusy } = useLoopActions(loop, others);
  const receive = useEffectEvent(() => {
    const entry = { step: 'acknowledged', text: PHRASES.acknowledged[0] } as const;
    void record(
      entry,
      others.map((warningId) => ({ warningId, record: entry })),
    );
  });
  useEffect(() => receive(), []);
  if (unsent.length > 0) {
    return (
      <Line>
        {patientName}：接报未送达
        <Button size="small" busy={isBusy} onClick={() => void resend()}>
          重发
        </Button>
      </Line>
    );
  }
  if (undo === undefined) return null;
  return (
    <Line>
      {patientName}：已接报{others.length > 0 && ` ${others.length + 1} 项`}
      <Button size="small" variant="text" onClick={undo}>
        撤销
      </Button>
    </Line>
  );
}

/** The list could not be read again: what is shown is older. */
export function NotUpdated({ onReload }: { onReload: () => void }) {
  return (
    <Line>
      工作单未能更新，以下为较早的内容
      <Button size="small" onClick={onReload}>
        重新载入
      </Button>
    </Line>
  );
}
