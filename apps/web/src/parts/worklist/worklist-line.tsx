import { type ReactNode, useEffect, useEffectEvent } from 'react';
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
  warningId: string;
  patientName: string;
}

/**
 * Acknowledges the critical value of a row and says so above the list: for a while it can be taken back, and what may not have
 * arrived is sent again. Mounted by the key, one per acknowledgement.
 */
export function Acknowledgement({ warningId, patientName }: AcknowledgementProps) {
  const { record, resend, undo, unsent, isBusy } = useLoopActions({ warning_id: warningId });
  const receive = useEffectEvent(() => void record({ step: 'acknowledged', text: PHRASES.acknowledged[0] }));
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
      {patientName}：已接报
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
