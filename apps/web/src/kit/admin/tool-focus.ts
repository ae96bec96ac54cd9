const POPUP = '.ant-popover:not(.ant-popover-hidden), .ant-dropdown:not(.ant-dropdown-hidden)';
const STOPS = 'input:not(:disabled), button:not(:disabled), [tabindex="0"], [role="menuitem"]';
/** Frames in which the library has drawn what a press opens. */
const MOST_FRAMES = 30;

/** Back to the button: with Escape, after a choice, and with Tab beyond either end; what Tab does in a menu is the library's. */
function leadBack(popup: HTMLElement, button: HTMLElement): void {
  const ended = new AbortController();
  const back = () => {
    ended.abort();
    button.focus();
  };
  popup.addEventListener(
    'keydown',
    (event) => {
      // The library closes it with the same key, a moment later.
      if (event.key === 'Escape') setTimeout(back);
      if (event.key !== 'Tab' || popup.querySelector('[role="menu"]') !== null) return;
      const stops = [...popup.querySelectorAll<HTMLElement>(STOPS)];
      const isEnd = document.activeElement === (event.shiftKey ? stops[0] : stops.at(-1));
      if (!isEnd) return;
      event.preventDefault();
      back();
    },
    { signal: ended.signal },
  );
  popup.addEventListener(
    'click',
    ({ target }) => {
      if ((target as HTMLElement).closest('[role="menuitem"]')) setTimeout(back);
    },
    { signal: ended.signal },
  );
}

/** The library opens its popups at the end of the page and leaves the focus where it was: no key would reach them. */
export function focusPopupOf(button: HTMLElement, frames = MOST_FRAMES): void {
  const popup = [...document.querySelectorAll<HTMLElement>(POPUP)].at(-1);
  const first = popup?.querySelector<HTMLElement>(STOPS);
  if (popup && first) {
    first.focus();
    leadBack(popup, button);
    return;
  }
  if (frames > 0) requestAnimationFrame(() => focusPopupOf(button, frames - 1));
}
