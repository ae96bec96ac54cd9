import { create } from 'zustand';

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
