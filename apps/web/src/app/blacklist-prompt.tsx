import { Ban } from 'lucide-react';
import { appConfig } from '../kit/lib/app-config.ts';
import { useProductMode } from '../parts/session/product-mode.ts';
import { Button } from '../kit/ui/button.tsx';
import { Dialog } from '../kit/overlay/dialog.tsx';
import { closeBlacklistPrompt, useBlacklistPrompt } from './blacklist-store.ts';

const DEFAULT_TEXT = '当前账号暂无法使用，请联系管理员';

/**
 * The prompt for business status 1001 and 1002. Its only way out is the button, which returns to login; embedded in another
 * system (embedded and patch mode) there is no login to return to and no button.
 */
export function BlacklistPrompt({ onReturnToLogin }: { onReturnToLogin: () => void }) {
  const state = useBlacklistPrompt(({ open }) => open);
  const isEmbedded = useProductMode() !== undefined;
  if (state === null) return null;
  const text = state.message ?? appConfig().blacklistText[String(state.status)] ?? DEFAULT_TEXT;
  return (
    <Dialog
      open
      role="alertdialog"
      width={472}
      title={
        <span className="jw-row jw-gap-16 jw-blacklist-title">
          <span className="jw-grid jw-blacklist-icon">
            <Ban size={22} />
          </span>
          账号已停止使用
        </span>
      }
      status={`状态码 ${state.status}`}
      actions={
        isEmbedded ? undefined : (
          <Button
            variant="primary"
            data-autofocus
            onClick={() => {
              closeBlacklistPrompt();
              onReturnToLogin();
            }}
          >
            确定
          </Button>
        )
      }
    >
      <p className="jw-ink-2 jw-blacklist-text">{text}</p>
    </Dialog>
  );
}
