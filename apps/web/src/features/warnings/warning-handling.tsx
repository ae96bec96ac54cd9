import type { Warning } from '@jianwei/api-client/model';
import { Button } from '../../kit/ui/button.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import { HandlingField, useHandlingForm } from './handling-form.tsx';
import { formWords, handlingOf, mayWrite } from './handling.ts';
import { HandlingHistory, HandlingState } from './warning-parts.tsx';
import styles from './warnings.module.css';

/** What was done about a critical value, and the form that adds to it. */
export function WarningHandling({ warning }: { warning: Warning }) {
  const { isDirty, isBusy, save, cancel, draft } = useHandlingForm(warning);
  const isOpen = handlingOf(warning) !== 'cancelled';
  // A reminder that a colleague cancelled meanwhile must not take what is typed with it.
  const hasForm = mayWrite(warning) || isDirty;
  return (
    <section className={`jw-grid jw-gap-16 ${styles.handling}`}>
      <SectionHeading title="处理情况" aside={<HandlingState warning={warning} />} />
      <HandlingHistory warning={warning} emptyText="尚无处理记录" />
      {hasForm && (
        <form
          className={`jw-grid jw-gap-12 ${styles.form}`}
          aria-label={formWords(warning).title}
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <HandlingField {...draft} rows={5} />
          <div className="jw-row jw-gap-12 jw-end">
            {isOpen && (
              <Button variant="text" onClick={cancel}>
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
        <Button className="jw-end" onClick={cancel}>
          取消提醒
        </Button>
      )}
    </section>
  );
}
