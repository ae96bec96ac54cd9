import { ConfirmHost } from '../shared/ui/confirm.tsx';
import { NoticeHost } from '../shared/ui/notice.tsx';
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
