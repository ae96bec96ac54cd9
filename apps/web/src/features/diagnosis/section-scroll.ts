/** Scrolling to a section takes this long, in milliseconds. */
const SCROLL_MS = 800;

/** A section counts as reached this far below the upper edge, in pixels. */
const REACHED_PX = 48;

const sectionsOf = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>('[data-section]')];

const topWithin = (container: HTMLElement, section: HTMLElement) =>
  section.getBoundingClientRect().top - container.getBoundingClientRect().top + container.scrollTop;

const easeInOut = (share: number) => (share < 0.5 ? 2 * share * share : 1 - 2 * (1 - share) * (1 - share));

/** The section at the upper edge; at the very end of the scroll the last one, however short it is. */
export function sectionAt(container: HTMLElement): string | undefined {
  const sections = sectionsOf(container);
  const isAtEnd = container.scrollTop + container.clientHeight >= container.scrollHeight - 1;
  if (isAtEnd && container.scrollTop > 0) return sections.at(-1)?.dataset['section'];
  const reached = sections.filter((section) => topWithin(container, section) <= container.scrollTop + REACHED_PX);
  return (reached.at(-1) ?? sections[0])?.dataset['section'];
}

// A second choice while the first is still scrolling takes over.
const running = new WeakMap<HTMLElement, number>();

/** Scrolls to a section within 800 ms, at once for those who asked for less motion, then focuses its heading. */
export function scrollToSection(container: HTMLElement, id: string): void {
  const section = sectionsOf(container).find((entry) => entry.dataset['section'] === id);
  if (!section) return;
  const from = container.scrollTop;
  const to = topWithin(container, section) - 12;
  const focusHeading = () => {
    const heading = section.querySelector<HTMLElement>('h3');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    container.scrollTop = to;
    focusHeading();
    return;
  }
  const startedAt = performance.now();
  const step = (now: number) => {
    const share = Math.min((now - startedAt) / SCROLL_MS, 1);
    container.scrollTop = from + (to - from) * easeInOut(Math.max(share, 0));
    if (share < 1) running.set(container, requestAnimationFrame(step));
    else focusHeading();
  };
  cancelAnimationFrame(running.get(container) ?? 0);
  running.set(container, requestAnimationFrame(step));
}
