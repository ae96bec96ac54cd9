import { create } from 'zustand';

export interface ConfirmOptions {
  readonly title: string;
  readonly content?: string;
  readonly okText?: string;
  readonly cancelText?: string;
  /** What is agreed to cannot be taken back. */
  readonly danger?: boolean;
  /** The focus is on the answer that changes nothing; so it is where there is danger. */
  readonly keeps?: boolean;
}

interface PendingConfirm {
  readonly options: ConfirmOptions;
  readonly answer: (agreed: boolean) => void;
}

/** The open questions in line: the first one is on screen. */
export const useConfirms = create<{ readonly pending: readonly PendingConfirm[] }>(() => ({ pending: [] }));

/** Asks the user and waits; false when declined or closed with Escape. Needs a mounted ConfirmHost. */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  return new Promise((resolve) => {
    const entry: PendingConfirm = {
      options,
      answer: (agreed) => {
        useConfirms.setState(({ pending }) => ({ pending: pending.filter((other) => other !== entry) }));
        resolve(agreed);
      },
    };
    useConfirms.setState(({ pending }) => ({ pending: [...pending, entry] }));
  });
}

/** Declines every open question, for example when the session ends. */
export function declineAllConfirms(): void {
  for (const entry of useConfirms.getState().pending) entry.answer(false);
}

/** Answers of a question about unsaved text: the key that is pressed in haste keeps it. */
export const KEEP_EDITING = { okText: '放弃修改', cancelText: '继续编辑', keeps: true } as const;

/** Asked before closing while something is unsaved; a function answers undefined while nothing is. */
export type UnsavedText = string | (() => string | undefined) | undefined;

/** A close function that asks first while something is unsaved. */
export function guardedClose(onClose: (() => void) | undefined, unsavedText: UnsavedText): (() => void) | undefined {
  if (!onClose || unsavedText === undefined) return onClose;
  return () => {
    const question = typeof unsavedText === 'function' ? unsavedText() : unsavedText;
    if (question === undefined) onClose();
    else void confirm({ title: question, ...KEEP_EDITING }).then((agreed) => agreed && onClose());
  };
}
