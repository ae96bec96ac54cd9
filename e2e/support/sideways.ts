import type { Page } from '@playwright/test';

/**
 * What makes a screen scroll sideways, as a reader at 200 % meets it: the document, a scroll container that is not a table's own, and
 * whatever stands out of the window without a way to get there. Empty when everything fits.
 */
export function sidewaysOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const found: string[] = [];
    const name = (element: Element) =>
      [element.tagName.toLowerCase(), element.getAttribute('class'), element.textContent.trim().slice(0, 20)].join(' ');
    if (document.documentElement.scrollWidth > room) found.push(`document ${document.documentElement.scrollWidth}`);

    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const clips = (element: Element) => /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX);
    // A wide table, chart or graph scrolls in its own place, and so does a bar of entries.
    const isAllowed = (element: Element) =>
      element.closest('nav') !== null ||
      element.querySelector('table, canvas, svg[role="img"], [role="table"], [aria-label$="的关系图"]') !== null;
    const isInside = (element: Element) => {
      for (let up = element.parentElement; up !== null; up = up.parentElement) if (clips(up)) return true;
      return false;
    };
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      if (scrolls(element) && element.scrollWidth > element.clientWidth + 1 && !isAllowed(element))
        found.push(`${name(element)} scrolls ${element.scrollWidth} in ${element.clientWidth}`);
      const { left, right, width } = element.getBoundingClientRect();
      if (width > 1 && (right > room + 1 || left < -1) && !isInside(element))
        found.push(`${name(element)} from ${Math.round(left)} to ${Math.round(right)} of ${room}`);
    }
    return found;
  });
}
