import { confirm } from './confirm-store.ts';

/**
 * A close function that asks first while something is unsaved.
 * @param onClose what closing does
 * @param unsavedText question to ask; undefined closes at once
 */
export function guardedClose(
  onClose: (() => void) | undefined,
  unsavedText: string | undefined,
): (() => void) | undefined {
  if (!onClose || unsavedText === undefined) return onClose;
  return () => {
    void confirm({ title: unsavedText }).then((agreed) => {
      if (agreed) onClose();
    });
  };
}
