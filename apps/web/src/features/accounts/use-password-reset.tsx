import { useResetAccountPassword } from '@jianwei/api-client/accounts/accounts';
import type { Account } from '@jianwei/api-client/model';
import { useState } from 'react';
import { useOnce } from '../../kit/lib/use-once.ts';
import { confirm } from '../../kit/overlay/confirm-store.ts';
import { notice } from '../../kit/ui/notice.tsx';
import { OneTimePassword } from './one-time-password.tsx';

/**
 * Resets the password of an account after a question, and hands the new one over once.
 * @param onReset told after it was reset: the account has another revision
 * @returns `ask` begins it; `dialog` is drawn by the caller
 */
export function usePasswordReset(onReset: () => void) {
  const once = useOnce();
  const reset = useResetAccountPassword();
  const [handed, setHanded] = useState<{ text: string; nickname: string }>();
  const ask = ({ user_id: userId, nickname, revision }: Account) =>
    void confirm({
      title: `重置${nickname}的密码？`,
      content: '其进行中的会话将全部结束，须用一次性密码登录并修改。此操作不能撤销。',
      okText: '重置密码',
      danger: true,
    }).then((agreed) => {
      if (!agreed) return;
      void once(async () => {
        const answer = await reset.mutateAsync({ userId, data: { revision } });
        setHanded({ text: answer.password, nickname });
        onReset();
      });
    });
  const close = () => {
    setHanded(undefined);
    notice.close();
  };
  const dialog = handed && <OneTimePassword nickname={handed.nickname} password={handed.text} onClose={close} />;
  return { ask, isBusy: reset.isPending, dialog };
}
