export interface ConfirmOptions {
  /** The question, for example 确认退出？ */
  readonly title: string;
  readonly content?: string;
  readonly okText?: string;
  readonly cancelText?: string;
  /** The agreed action destroys something. */
  readonly danger?: boolean;
}

export interface PendingConfirm {
  readonly options: ConfirmOptions;
  readonly answer: (agreed: boolean) => void;
}

// Questions wait in line: one dialog at a time.
let pending: readonly PendingConfirm[] = [];
const listeners = new Set<() => void>();

function change(next: readonly PendingConfirm[]): void {
  pending = next;
  for (const listener of [...listeners]) listener();
}

/**
 * Asks the user and waits. Needs a mounted ConfirmHost.
 * @returns true when agreed; false when declined or closed with Escape
 */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  return new Promise((resolve) => {
    const entry: PendingConfirm = {
      options,
      answer: (agreed) => {
        change(pending.filter((other) => other !== entry));
        resolve(agreed);
      },
    };
    change([...pending, entry]);
  });
}

/** Declines every open question, for example when the session ends. */
export function declineAllConfirms(): void {
  for (const entry of pending) entry.answer(false);
}

/** Subscription of ConfirmHost. */
export function subscribeConfirms(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The question on screen, if any. */
export function firstConfirm(): PendingConfirm | undefined {
  return pending[0];
}
