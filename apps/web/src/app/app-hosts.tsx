import { ConfirmHost } from '../kit/overlay/confirm.tsx';
import { NoticeHost } from '../kit/ui/notice.tsx';
import { BlacklistPrompt } from './blacklist-prompt.tsx';

/** What may open over any screen: questions, the blacklist prompt, notifications. */
export function AppHosts({ onReturnToLogin }: { onReturnToLogin: () => void }) {
  return (
    <>
      <ConfirmHost />
      <BlacklistPrompt onReturnToLogin={onReturnToLogin} />
      <NoticeHost />
    </>
  );
}
