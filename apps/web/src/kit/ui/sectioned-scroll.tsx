import { type ReactNode, useRef, useState } from 'react';
import styles from './sectioned-scroll.module.css';

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
function sectionAt(container: HTMLElement): string | undefined {
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
function scrollToSection(container: HTMLElement, id: string, onEnd: () => void): void {
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

export interface SectionTab {
  readonly id: string;
  readonly label: string;
  /** Sections without a tab of their own that belong to this one. */
  readonly holds?: readonly string[];
}

interface SectionedScrollProps {
  tabs: readonly SectionTab[];
  /** Of the part that scrolls. */
  className?: string | undefined;
  /** Sections are elements with `data-section`, each with a heading of level 3. */
  children: ReactNode;
}

const UNDER_WAY = -1;

/**
 * Sections under a strip of tabs that stays: the strip follows the scroll, and choosing a tab scrolls to its section and
 * moves the focus to the heading. The chosen tab stays current until the reader scrolls on, also where its section is too
 * close to the end to come to the upper edge.
 */
export function SectionedScroll({ tabs, className, children }: SectionedScrollProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(tabs[0]?.id);
  // Where the last choice led to, in pixels.
  const chosenTop = useRef<number | null>(null);

  function choose(id: string) {
    const container = scroller.current;
    if (!container) return;
    setCurrent(id);
    chosenTop.current = UNDER_WAY;
    scrollToSection(container, id, () => {
      chosenTop.current = container.scrollTop;
    });
  }

  function follow(container: HTMLElement) {
    if (chosenTop.current === UNDER_WAY || chosenTop.current === container.scrollTop) return;
    chosenTop.current = null;
    const section = sectionAt(container);
    const tab = tabs.find(({ id, holds }) => id === section || (section !== undefined && holds?.includes(section)));
    setCurrent(tab?.id);
  }

  return (
    <div className={`jw-stack jw-print-flow ${styles.frame}`}>
      <nav className={`jw-row jw-fixed jw-no-print ${styles.strip}`} aria-label="章节">
        {tabs.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            className={`jw-tab jw-fixed ${styles.tab}`}
            aria-current={id === current ? 'true' : undefined}
            onClick={() => choose(id)}
          >
            {label}
          </button>
        ))}
      </nav>
      <div
        ref={scroller}
        className={['jw-print-flow', styles.scroller, className].filter(Boolean).join(' ')}
        onScroll={(event) => follow(event.currentTarget)}
      >
        {children}
      </div>
    </div>
  );
}
