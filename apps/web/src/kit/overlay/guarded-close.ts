import { confirm } from './confirm-store.ts';

/** Asked before closing while something is unsaved; a function answers undefined while nothing is. */
export type UnsavedText = string | (() => string | undefined) | undefined;

/**
 * A close function that asks first while something is unsaved.
 * @param onClose what closing does
 * @param unsavedText question to ask, or what gives it when closing is wanted; undefined closes at once
 */
export function guardedClose(onClose: (() => void) | undefined, unsavedText: UnsavedText): (() => void) | undefined {
  if (!onClose || unsavedText === undefined) return onClose;
  return () => {
    const question = typeof unsavedText === 'function' ? unsavedText() : unsavedText;
    if (question === undefined) onClose();
    else void confirm({ title: question }).then((agreed) => agreed && onClose());
  };
}
