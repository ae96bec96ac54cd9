import { useLockAccounts } from '@jianwei/api-client/accounts/accounts';
import type { AccountLockInput, AccountOutcomes, LockReason } from '@jianwei/api-client/model';
import { useState } from 'react';
import { ChoiceField } from '../../kit/fields/choice-field.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { useOnce } from '../../kit/lib/use-once.ts';
import { Dialog } from '../../kit/overlay/overlay.tsx';
import { Button } from '../../kit/ui/button.tsx';

const REASONS: readonly LockReason[] = ['离职', '转岗', '安全', '其他'];

interface LockDialogProps {
  /** Whom it is about, by id or by a filter. */
  readonly chosen: Pick<AccountLockInput, 'user_ids' | 'filter'>;
  readonly count: number;
  readonly onClose: () => void;
  readonly onLocked: (answer: AccountOutcomes) => void;
}

/** Asks why accounts are locked; the reason stands in the list and in the log. */
export function LockDialog({ chosen, count, onClose, onLocked }: LockDialogProps) {
  const lock = useLockAccounts();
  const once = useOnce();
  const [reason, setReason] = useState<LockReason | null>(null);
  const [comment, setComment] = useState('');
  const [error, setError] = useState<string>();
  const submit = () => {
    if (reason === null) {
      setError('请选择锁定原因');
      return;
    }
    void once(async () => {
      onLocked(await lock.mutateAsync({ data: { ...chosen, reason, comment } }));
    });
  };
  return (
    <Dialog
      width={460}
      title={`锁定 ${count} 个账号`}
      onClose={onClose}
      unsavedText={comment === '' ? undefined : '账号尚未锁定，确定放弃吗？'}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="danger" busy={lock.isPending} onClick={submit}>
            {`锁定 ${count} 个账号`}
          </Button>
        </>
      }
    >
      <div className="jw-grid jw-gap-16">
        <p className="jw-body jw-ink-2">锁定后不能登录，进行中的会话在下一次操作时结束。可随时解锁。</p>
        <ChoiceField
          id="lock-reason"
          label="锁定原因"
          isRequired
          options={REASONS.map((value) => ({ value, label: value }))}
          value={reason}
          error={error}
          onChange={(value) => {
            setReason(value);
            setError(undefined);
          }}
        />
        <TextField id="lock-comment" label="补充说明" value={comment} limit={200} rows={2} onChange={setComment} />
      </div>
    </Dialog>
  );
}
