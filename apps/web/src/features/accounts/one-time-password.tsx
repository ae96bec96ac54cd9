import { Copy } from 'lucide-react';
import { copyText } from '../../kit/lib/clipboard.ts';
import { Dialog } from '../../kit/overlay/overlay.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { notice } from '../../kit/ui/notice.tsx';

interface OneTimePasswordProps {
  readonly nickname: string;
  readonly password: string;
  readonly onClose: () => void;
}

/** A password that nobody sees again: to be handed to its owner, who must change it. */
export function OneTimePassword({ nickname, password, onClose }: OneTimePasswordProps) {
  const copy = async () => {
    if (await copyText(password)) notice.success('复制成功');
  };
  return (
    <Dialog
      width={420}
      title="一次性密码"
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          已交给本人
        </Button>
      }
    >
      <p className="jw-body jw-ink-2">只显示这一次。{nickname}首次登录后须修改密码。</p>
      <p className="jw-row jw-gap-12">
        <code className="jw-title">{password}</code>
        <Button size="small" icon={<Copy size={14} />} onClick={() => void copy()}>
          复制
        </Button>
      </p>
    </Dialog>
  );
}
