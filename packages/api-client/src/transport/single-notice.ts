/**
 * Shows one notification. `onClosed` is called when it has gone, by the user or by its time.
 * @returns what closes it from outside.
 */
export type ShowNotice = (message: string, onClosed: () => void) => () => void;

/**
 * The one-at-a-time rule for error notifications: while one is open, another with the same text is dropped and one with
 * another text takes its place. The result is what `Reactions.notify` wants.
 */
export function createSingleNotice(show: ShowNotice): (message: string) => void {
  interface Notice {
    message: string;
    close?: () => void;
  }
  let open: Notice | undefined;

  return (message) => {
    if (open?.message === message) return;
    const replaced = open;
    const notice: Notice = { message };
    // Set before anything is called: a library may report the closing of the old one at once, or much later.
    open = notice;
    replaced?.close?.();
    notice.close = show(message, () => {
      if (open === notice) open = undefined;
    });
  };
}
