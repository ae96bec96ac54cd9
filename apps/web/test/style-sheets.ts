// Tests do without styles (apply-styles.ts brings those that one is about), but antd puts its own into the page, and happy-dom matches
// every rule of every sheet with each element, and all around it, whose visibility is asked for: a third of the time of the tests of
// administration. What stands in a style attribute counts, and what hides by itself (hidden, closed dialogs).
//
// Every accessible name asks every element in it how it is displayed. What has neither style nor `hidden` is displayed as its tag is,
// and visible where nothing around it says otherwise; happy-dom works it out from the root down each time, an eighth of all tests.

/** Test files share the page object, so happy-dom's own ways are kept for all of them. */
const shared = globalThis as { ownSheet?: PropertyDescriptor | undefined; ownStyleOf?: typeof window.getComputedStyle };
shared.ownSheet ??= Object.getOwnPropertyDescriptor(HTMLStyleElement.prototype, 'sheet');
const styleOf = (shared.ownStyleOf ??= window.getComputedStyle.bind(window));

const displays = new Map<string, string>();

function plainStyleOf(element: Element, pseudo?: string | null): CSSStyleDeclaration {
  const style = styleOf(element, pseudo);
  if (pseudo || !element.isConnected || element.tagName === 'DIALOG') return style;
  const tell = style.getPropertyValue.bind(style);
  style.getPropertyValue = (name) => {
    if (name === 'display' && !element.hasAttribute('style') && !element.hasAttribute('hidden')) {
      const display = displays.get(element.tagName) ?? tell(name);
      displays.set(element.tagName, display);
      return display;
    }
    if (name === 'visibility' && element.closest('[style*="visibility"]') === null) return 'visible';
    return tell(name);
  };
  return style;
}

/** No element has a style but its own. */
export function leaveStyleSheetsOut(): void {
  Object.defineProperty(HTMLStyleElement.prototype, 'sheet', { configurable: true, get: () => null });
  window.getComputedStyle = plainStyleOf;
}

/** For a test about what a style sheet does. */
export function readStyleSheets(): void {
  Object.defineProperty(HTMLStyleElement.prototype, 'sheet', shared.ownSheet ?? {});
  window.getComputedStyle = styleOf;
}
