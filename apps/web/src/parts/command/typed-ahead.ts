/** Keys that were pressed while the box was on its way. */
interface TypedAhead {
  readonly text: string;
  readonly isEntered: boolean;
}

/** A box that has not come by then does not come: keys are not held back any longer, in milliseconds. */
const LONGEST_MS = 5000;

let typed: TypedAhead = { text: '', isEntered: false };
let stop: (() => void) | undefined;

function keep(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (event.key === 'Enter') typed = { ...typed, isEntered: true };
  else if (event.key === 'Backspace') typed = { ...typed, text: typed.text.slice(0, -1) };
  else if (event.key.length === 1) typed = { ...typed, text: typed.text + event.key };
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** From now on keys are kept for a field that is still being loaded: nobody waits for it to type. */
export function keepTyped(): void {
  stop?.();
  typed = { text: '', isEntered: false };
  document.addEventListener('keydown', keep, { capture: true });
  const timer = setTimeout(takeTyped, LONGEST_MS);
  stop = () => {
    clearTimeout(timer);
    document.removeEventListener('keydown', keep, { capture: true });
  };
}

/** What was typed until now, once; keys go where they belong again. */
export function takeTyped(): TypedAhead {
  stop?.();
  stop = undefined;
  const taken = typed;
  typed = { text: '', isEntered: false };
  return taken;
}
