import type { Warning } from '@jianwei/api-client/model';
import { CLOSE_QUESTION, useLeaveGuard } from '../../parts/session/use-leave-guard.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/overlay/dialog.tsx';
import { guardedClose } from '../../kit/overlay/guarded-close.ts';
import { HandlingField, useHandlingDraft } from './handling-field.tsx';
import { HandlingHistory } from './handling-history.tsx';
import { formWords } from './handling.ts';
import { useWarningActions } from './use-warning-actions.ts';
import { WarningSubject } from './warning-value.tsx';

/** 记录处理 over the list: whose value, what was done so far, and the field. Mount it when it opens. */
export function HandlingDialog({ warning, onClose }: { warning: Warning; onClose: () => void }) {
  const draft = useHandlingDraft(warning);
  const { write, isBusy } = useWarningActions();
  const unsavedText = draft.isDirty ? CLOSE_QUESTION : undefined;
  useLeaveGuard(draft.isDirty);
  const save = () => {
    const text = draft.checked();
    if (text !== undefined) {
      void write(warning, text, () => {
        draft.clear();
        onClose();
      });
    }
  };
  return (
    <Dialog
      open
      title={formWords(warning).title}
      width={560}
      onClose={onClose}
      unsavedText={unsavedText}
      actions={
        <>
          <Button onClick={guardedClose(onClose, unsavedText)}>取消</Button>
          <Button variant="primary" busy={isBusy} onClick={save}>
            保存
          </Button>
        </>
      }
    >
      <div className="jw-grid jw-gap-16">
        <WarningSubject warning={warning} />
        <HandlingHistory warning={warning} />
        <HandlingField warning={warning} draft={draft} />
      </div>
    </Dialog>
  );
}
