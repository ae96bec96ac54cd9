import { useRef, useState, type ReactNode } from 'react';
import { scrollToSection, sectionAt } from './section-scroll.ts';
import styles from './sectioned-scroll.module.css';

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
