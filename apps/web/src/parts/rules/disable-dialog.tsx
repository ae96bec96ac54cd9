import { type ReactNode, useState } from 'react';
import { TextField } from '../../kit/fields/text-field.tsx';
import { Dialog } from '../../kit/overlay/overlay.tsx';
import { Button } from '../../kit/ui/button.tsx';

const MOST_WORDS = 200;

interface DisableDialogProps {
  readonly ruleId: string;
  readonly isBusy: boolean;
  readonly onDisable: (reason: string) => void;
  readonly onClose: () => void;
  /** Above the reason: what somebody else saved meanwhile. */
  readonly children?: ReactNode;
}

/** A rule goes out of use with a reason that the log keeps; its versions stay. */
export function DisableDialog({ ruleId, isBusy, onDisable, onClose, children }: DisableDialogProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  return (
    <Dialog
      title={`停用 ${ruleId}`}
      width={460}
      onClose={onClose}
      unsavedText={reason === '' ? undefined : '规则尚未停用，确定放弃吗？'}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button
            variant="danger"
            busy={isBusy}
            onClick={() => (reason.trim() === '' ? setError('请填写停用原因') : onDisable(reason.trim()))}
          >
            停用
          </Button>
        </>
      }
    >
      {children}
      <TextField
        id="disable-reason"
        label="停用原因"
        isRequired
        rows={3}
        limit={MOST_WORDS}
        value={reason}
        error={error}
        onChange={(text) => {
          setReason(text);
          setError(undefined);
        }}
      />
    </Dialog>
  );
}
