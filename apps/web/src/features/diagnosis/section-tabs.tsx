import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { scrollToSection, sectionAt } from './section-scroll.ts';
import styles from './section-tabs.module.css';

export interface SectionTab {
  id: string;
  label: string;
}

interface SectionTabsProps {
  tabs: readonly SectionTab[];
  /** The element that scrolls and holds the sections. */
  container: RefObject<HTMLElement | null>;
}

/** A strip of the sections that are there: choosing one scrolls to it and moves the focus to its heading. */
export function SectionTabs({ tabs, container }: SectionTabsProps) {
  const [current, setCurrent] = useState(tabs[0]?.id);

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const follow = () => setCurrent(sectionAt(element));
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [container]);

  return (
    <nav className={styles.strip} aria-label="章节">
      {tabs.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          className={styles.tab}
          aria-current={id === current ? 'true' : undefined}
          onClick={() => {
            if (container.current) scrollToSection(container.current, id);
          }}
        >
          {label}
        </button>
      ))}
    </nav>
  );
}
