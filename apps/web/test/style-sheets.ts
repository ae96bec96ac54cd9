import CSSComputedStyle from 'happy-dom/lib/css/declaration/computed-style/CSSComputedStyle.js';
import type CSSPropertyManager from 'happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js';

// Tests do without styles (apply-styles.ts brings those that one is about), but antd puts its own into the page, and happy-dom matches
// every rule of every sheet with each element, and all around it, whose visibility is asked for: a third of the time of the tests of
// administration. What stands in a style attribute counts, and what hides by itself (hidden, closed dialogs).

/** Test files share the page object, so happy-dom's own ways to a sheet and to a style are kept for all of them. */
const shared = globalThis as {
  ownSheet?: PropertyDescriptor | undefined;
  ownStyle?: (this: CSSComputedStyle) => CSSPropertyManager;
};
shared.ownSheet ??= Object.getOwnPropertyDescriptor(HTMLStyleElement.prototype, 'sheet');
// oxlint-disable-next-line typescript/unbound-method -- it is called with the style that it is of
shared.ownStyle ??= CSSComputedStyle.prototype.getComputedStyle;
const ownStyle = shared.ownStyle;

/** Styles by the names and style attributes of the element and of all around it. */
const styleByNames = new Map<string, CSSPropertyManager>();
/** So many are kept: places and widths in style attributes are ever new. */
const KEPT_STYLES = 20_000;

/**
 * Without sheets a style follows from the names and style attributes of an element and of what it stands in. happy-dom works it out
 * from the root down for each property that is asked for, an eighth of the time of all component tests; here each is worked out once.
 */
function styleOf(this: CSSComputedStyle): CSSPropertyManager {
  let names = '';
  let around: Element | null = (this as unknown as { element: Element }).element;
  for (; around !== null; around = around.parentElement) {
    const own = around.getAttribute('style');
    if (own !== null) names += `{${own}}`;
    names += around.hasAttribute('open') ? `${around.tagName}+` : `${around.tagName} `;
  }
  // What stands in no page has no style, and in a shadow tree that of its host.
  if (!names.endsWith('HTML ')) return ownStyle.call(this);
  const known = styleByNames.get(names);
  if (known !== undefined) return known;
  const style = ownStyle.call(this);
  if (styleByNames.size >= KEPT_STYLES) styleByNames.clear();
  styleByNames.set(names, style);
  return style;
}

/** No element has a style but its own. */
export function leaveStyleSheetsOut(): void {
  CSSComputedStyle.prototype.getComputedStyle = styleOf;
  Object.defineProperty(HTMLStyleElement.prototype, 'sheet', { configurable: true, get: () => null });
}

/** For a test about what a style sheet does. */
export function readStyleSheets(): void {
  CSSComputedStyle.prototype.getComputedStyle = ownStyle;
  Object.defineProperty(HTMLStyleElement.prototype, 'sheet', shared.ownSheet ?? {});
}
