import { create } from 'zustand';
import { appConfig } from '../kit/lib/app-config.ts';
import { BlacklistText, BlacklistTitle, DEFAULT_BLACKLIST_TEXT } from '../parts/session/blacklist-face.tsx';
import { useProductMode } from '../parts/session/session-store.ts';
import { Button } from '../kit/ui/button.tsx';
import { Dialog } from '../kit/overlay/overlay.tsx';

interface BlacklistPromptState {
  readonly status: number;
  /** The server's own message; the configured text applies without it. */
  readonly message: string | undefined;
}

/** The open blacklist prompt; there is at most one. */
export const useBlacklistPrompt = create<{ readonly open: BlacklistPromptState | null }>(() => ({ open: null }));

/** Opens the prompt unless one is open already. */
export function openBlacklistPrompt(open: BlacklistPromptState): void {
  useBlacklistPrompt.setState((before) => (before.open === null ? { open } : before));
}

export function closeBlacklistPrompt(): void {
  useBlacklistPrompt.setState({ open: null });
}

/**
 * The prompt for business status 1001 and 1002. Its only way out is the button, which returns to login; embedded in another
 * system (embedded and patch mode) there is no login to return to and no button.
 */
export function BlacklistPrompt({ onReturnToLogin }: { onReturnToLogin: () => void }) {
  const state = useBlacklistPrompt(({ open }) => open);
  const isEmbedded = useProductMode() !== undefined;
  if (state === null) return null;
  const text = state.message ?? appConfig().blacklistText[String(state.status)] ?? DEFAULT_BLACKLIST_TEXT;
  return (
    <Dialog
      role="alertdialog"
      width={472}
      title={<BlacklistTitle />}
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
      <BlacklistText text={text} />
    </Dialog>
  );
}
