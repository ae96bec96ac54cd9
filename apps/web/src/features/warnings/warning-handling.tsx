import type { Warning } from '@jianwei/api-client/model';
import { useLeaveGuard } from '../../parts/session/use-leave-guard.ts';
import { Button } from '../../kit/ui/button.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import styles from './warning-handling.module.css';
import { HandlingField, useHandlingDraft } from './handling-field.tsx';
import { HandlingHistory } from './handling-history.tsx';
import { formWords, handlingOf, mayWrite } from './handling.ts';
import { useWarningActions } from './use-warning-actions.ts';
import { HandlingState } from './warning-value.tsx';

/** What was done about a critical value, and the form that adds to it. */
export function WarningHandling({ warning }: { warning: Warning }) {
  const draft = useHandlingDraft(warning);
  const { write, cancel, isBusy } = useWarningActions();
  const isOpen = handlingOf(warning) !== 'cancelled';
  // A reminder that a colleague cancelled meanwhile must not take what is typed with it.
  const hasForm = mayWrite(warning) || draft.isDirty;
  useLeaveGuard(draft.isDirty);
  const save = () => {
    const text = draft.checked();
    if (text !== undefined) void write(warning, text, draft.clear);
  };
  return (
    <section className={`jw-grid jw-gap-16 ${styles.handling ?? ''}`}>
      <SectionHeading title="处理情况" aside={<HandlingState warning={warning} />} />
      <HandlingHistory warning={warning} emptyText="尚无处理记录" />
      {hasForm && (
        <form
          className={`jw-grid jw-gap-12 ${styles.form ?? ''}`}
          aria-label={formWords(warning).title}
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <HandlingField warning={warning} draft={draft} rows={5} />
          <div className={styles.buttons}>
            {isOpen && (
              <Button variant="text" onClick={() => void cancel(warning)}>
                取消提醒
              </Button>
            )}
            <Button type="submit" variant="primary" busy={isBusy}>
              保存记录
            </Button>
          </div>
        </form>
      )}
      {!hasForm && isOpen && (
        <div className={styles.buttons}>
          <Button onClick={() => void cancel(warning)}>取消提醒</Button>
        </div>
      )}
    </section>
  );
}
