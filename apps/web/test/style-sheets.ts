// Tests do without styles (apply-styles.ts brings those that one is about), but antd puts its own into the page, and happy-dom matches
// every rule of every sheet with each element, and all around it, whose visibility is asked for: a third of the time of the tests of
// administration. What stands in a style attribute counts, and what hides by itself (hidden, closed dialogs).

/** Test files share the page object, so happy-dom's own way to a sheet is kept for all of them. */
const shared = globalThis as { ownSheet?: PropertyDescriptor | undefined };
shared.ownSheet ??= Object.getOwnPropertyDescriptor(HTMLStyleElement.prototype, 'sheet');

/** No element has a style but its own. */
export function leaveStyleSheetsOut(): void {
  Object.defineProperty(HTMLStyleElement.prototype, 'sheet', { configurable: true, get: () => null });
}

/** For a test about what a style sheet does. */
export function readStyleSheets(): void {
  Object.defineProperty(HTMLStyleElement.prototype, 'sheet', shared.ownSheet ?? {});
}
