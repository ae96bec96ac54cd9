/** The open blacklist prompt; there is at most one. */
export interface BlacklistPromptState {
  readonly status: number;
  /** The server's own message; the configured text applies without it. */
  readonly message: string | undefined;
}

let open: BlacklistPromptState | null = null;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of [...listeners]) listener();
}

/** Opens the prompt unless one is open already. */
export function openBlacklistPrompt(state: BlacklistPromptState): void {
  if (open !== null) return;
  open = state;
  tell();
}

export function closeBlacklistPrompt(): void {
  open = null;
  tell();
}

export function blacklistPromptState(): BlacklistPromptState | null {
  return open;
}

export function subscribeBlacklistPrompt(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
