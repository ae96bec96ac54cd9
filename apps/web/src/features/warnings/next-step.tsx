import type { Warning } from '@jianwei/api-client/model';
import { Button } from '../../kit/ui/button.tsx';
import { recheckText, STEP_TEXT } from '../../parts/loop/loop-words.ts';
import { isClinician } from '../../parts/session/roles.ts';
import { useSession } from '../../parts/session/session-store.ts';
import { PHRASES, useLoopActions } from '../../parts/loop/loop-actions.ts';

/**
 * The step of a loop that takes one click: receiving the report, ending the loop after its recheck, or sending again what did not
 * arrive. For clinicians; nothing where no such step is due.
 */
export function NextStep({ warning, isSmall = false }: { warning: Warning; isSmall?: boolean }) {
  const session = useSession();
  const { record, resend, unsent, isBusy } = useLoopActions(warning);
  if (session === null || !isClinician(session.role)) return null;
  const subject = [warning.patient_name, warning.laboratory_name].filter(Boolean).join(' ');
  const button = (label: string, run: () => void) => (
    <Button size={isSmall ? 'small' : 'middle'} busy={isBusy} aria-label={`${subject}：${label}`} onClick={run}>
      {label}
    </Button>
  );
  const { state, recheck } = warning;
  if (unsent.length > 0) {
    const steps = unsent.map(({ record: { step } }) => STEP_TEXT[step]).join('、');
    return (
      <>
        <span role="status" className="jw-note jw-ink-high">
          {steps}未送达
        </span>
        {button('重发', () => void resend())}
      </>
    );
  }
  if (state === 'unacknowledged') {
    return button('接报', () => void record({ step: 'acknowledged', text: PHRASES.acknowledged[0] }));
  }
  if (state === 'awaiting_close' && recheck) {
    return (
      <>
        {!isSmall && <p>{recheckText(recheck)}</p>}
        {button('闭环', () => void record({ step: 'closed', text: recheckText(recheck) }))}
      </>
    );
  }
  return null;
}
