import type { Warning } from '@jianwei/api-client/model';
import { Dialog } from '../../kit/overlay/dialog.tsx';
import { guardedClose } from '../../kit/overlay/confirm-store.ts';
import { Button } from '../../kit/ui/button.tsx';
import { PatientName, Ward } from '../../parts/report/patient-columns.tsx';
import { CLOSE_QUESTION } from '../../parts/session/use-leave-guard.ts';
import { HandlingField, useHandlingForm } from './handling-form.tsx';
import { formWords } from './handling.ts';
import { HandlingHistory, WarningValue } from './warning-parts.tsx';
import styles from './warnings.module.css';

/** 记录处理 over the list: whose value, what was done so far, and the field. Mount it when it opens. */
export function HandlingDialog({ warning, onClose }: { warning: Warning; onClose: () => void }) {
  const { isDirty, isBusy, save, draft } = useHandlingForm(warning, onClose);
  const unsavedText = isDirty ? CLOSE_QUESTION : undefined;
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
        <p className={`jw-row jw-baseline jw-wrap ${styles.subject}`}>
          <span>
            <PatientName report={warning} />
          </span>
          <Ward report={warning} />
          {warning.laboratory_name !== undefined && <WarningValue warning={warning} withUnit />}
        </p>
        <HandlingHistory warning={warning} />
        <HandlingField {...draft} rows={4} />
      </div>
    </Dialog>
  );
}
