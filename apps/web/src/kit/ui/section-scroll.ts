/** Scrolling to a section takes this long, in milliseconds. */
const SCROLL_MS = 800;

/** A section counts as reached this far below the upper edge, in pixels. */
const REACHED_PX = 48;

/** A section that was asked for comes to stand this far below the upper edge, in pixels. */
const MARGIN_PX = 12;

const sectionsOf = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>('[data-section]')];

const topWithin = (container: HTMLElement, section: HTMLElement) =>
  section.getBoundingClientRect().top - container.getBoundingClientRect().top + container.scrollTop;

const easeInOut = (share: number) => (share < 0.5 ? 2 * share * share : 1 - 2 * (1 - share) * (1 - share));

/**
 * The section at the upper edge, of several side by side the first; at the very end of the scroll the last one, however
 * short it is.
 */
export function sectionAt(container: HTMLElement): string | undefined {
  const sections = sectionsOf(container);
  const isAtEnd = container.scrollTop + container.clientHeight >= container.scrollHeight - 1;
  if (isAtEnd && container.scrollTop > 0) return sections.at(-1)?.dataset['section'];
  const places = sections.map((section) => ({ section, top: topWithin(container, section) }));
  const lowest = places.findLast(({ top }) => top <= container.scrollTop + REACHED_PX)?.top;
  const reached = places.find(({ top }) => lowest !== undefined && Math.abs(top - lowest) < 1);
  return (reached?.section ?? sections[0])?.dataset['section'];
}

/** With these the reader takes over: the scroll stops where it is, and the focus stays with the reader. */
const TAKING_OVER = ['wheel', 'pointerdown', 'focusin'] as const;

// The scroll that is under way: a second choice takes over as well.
const running = new WeakMap<HTMLElement, AbortController>();

/**
 * Scrolls to a section within 800 ms, at once for those who asked for less motion, then focuses its heading.
 * @param onEnd called when it stands there, or where the reader stopped it
 */
export function scrollToSection(container: HTMLElement, id: string, onEnd: () => void): void {
  const section = sectionsOf(container).find((entry) => entry.dataset['section'] === id);
  if (!section) return;
  running.get(container)?.abort();
  const from = container.scrollTop;
  const to = topWithin(container, section) - MARGIN_PX;
  const end = () => {
    onEnd();
    const heading = section.querySelector<HTMLElement>('h3');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    container.scrollTop = to;
    end();
    return;
  }
  const scroll = new AbortController();
  running.set(container, scroll);
  const takeOver = () => {
    scroll.abort();
    onEnd();
  };
  for (const type of TAKING_OVER) {
    container.addEventListener(type, takeOver, { signal: scroll.signal, passive: true });
  }
  const startedAt = performance.now();
  const step = (now: number) => {
    if (scroll.signal.aborted) return;
    const share = Math.min((now - startedAt) / SCROLL_MS, 1);
    container.scrollTop = from + (to - from) * easeInOut(Math.max(share, 0));
    if (share < 1) {
      requestAnimationFrame(step);
      return;
    }
    scroll.abort();
    end();
  };
  requestAnimationFrame(step);
}
