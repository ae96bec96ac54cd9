import type { Warning, WarningCancelReason } from '@jianwei/api-client/model';
import { invalidateListWarnings, useCancelWarning } from '@jianwei/api-client/warnings/warnings';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ChoiceField } from '../../kit/fields/choice-field.tsx';
import { useAddressLayer } from '../../kit/lib/address-layer.ts';
import { useOnce } from '../../kit/lib/use-once.ts';
import { confirm } from '../../kit/overlay/confirm.tsx';
import { Dialog } from '../../kit/overlay/overlay.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { fieldDescription, FormField } from '../../kit/ui/form-field.tsx';
import { notice } from '../../kit/ui/notice.tsx';
import { CANCEL_REASON_TEXT, loopSubject } from '../../parts/loop/loop-words.ts';

const OPTIONS = Object.entries(CANCEL_REASON_TEXT).map(([value, label]) => ({
  value: value as WarningCancelReason,
  label,
}));
const MAX_LENGTH = 500;

/**
 * Whose reminder is being cancelled, by the address: a reload asks again.
 * @returns the id, '' while none is; and what asks for one, or with '' for none
 */
export const useCancelling = () => useAddressLayer('cancel');

interface CancelDialogProps {
  warning: Warning;
  onClose: () => void;
}

/** 取消提醒: a reason of the list, words where it is another, and one more look. Mount it when it opens. */
export function CancelDialog({ warning, onClose }: CancelDialogProps) {
  const id = useId();
  const client = useQueryClient();
  const once = useOnce();
  const cancel = useCancelWarning();
  const [reason, setReason] = useState<WarningCancelReason | null>(null);
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const reasonError = isTried && reason === null ? '请选择取消原因' : undefined;
  const textError = isTried && reason === 'other' && text.trim() === '' ? '请填写取消的说明' : undefined;

  const submit = () =>
    once(async () => {
      setTried(true);
      const why = text.trim();
      if (reason === null || (reason === 'other' && why === '')) return;
      const agreed = await confirm({
        title: '取消不等于已处理，确认取消这条提醒？',
        content: `${warning.patient_name} ${loopSubject(warning)}。取消后不再提醒，已有的记录保留。`,
        okText: '取消提醒',
        cancelText: '返回',
        danger: true,
      });
      if (!agreed) return;
      await cancel.mutateAsync({
        data: { warning_id: warning.warning_id, reason, ...(why !== '' && { text: why }) },
      });
      notice.success('提醒已取消');
      void invalidateListWarnings(client);
      onClose();
    });

  return (
    <Dialog
      title="取消提醒"
      width={480}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>返回</Button>
          <Button variant="danger" busy={cancel.isPending} onClick={() => void submit()}>
            取消提醒
          </Button>
        </>
      }
    >
      <div className="jw-grid jw-gap-16">
        <p className="jw-ink-2">取消不等于已处理：仅用于不应处理的提醒。</p>
        <ChoiceField
          id={id}
          label="取消原因"
          options={OPTIONS}
          value={reason}
          onChange={setReason}
          isRequired
          error={reasonError}
        />
        <FormField id={`${id}-text`} label="说明" isRequired={reason === 'other'} error={textError}>
          <textarea
            id={`${id}-text`}
            className="jw-input"
            rows={3}
            maxLength={MAX_LENGTH}
            value={text}
            aria-invalid={textError !== undefined || undefined}
            aria-describedby={fieldDescription(`${id}-text`, textError !== undefined, false)}
            onChange={(event) => setText(event.target.value)}
          />
        </FormField>
      </div>
    </Dialog>
  );
}
