/**
 * The first element of a selector that is on the screen: pages that are kept, or drawn ahead, stand in the document too.
 */
export function shownElement(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility());
}
