import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { EDITOR_SECTIONS } from './covid19-text.ts';
import styles from './editor-sections.module.css';

/** A section counts as reached this far below the upper edge, in pixels. */
const REACHED_PX = 48;

/** A section that was asked for comes to stand this far below it. */
const MARGIN_PX = 12;

const sectionsOf = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>('[data-section]')];

/** The section at the upper edge; at the very end of the scroll the last one, however short it is. */
function sectionAt(container: HTMLElement): string | undefined {
  const sections = sectionsOf(container);
  const isAtEnd = container.scrollTop + container.clientHeight >= container.scrollHeight - 1;
  if (isAtEnd && container.scrollTop > 0) return sections.at(-1)?.dataset['section'];
  const edge = container.getBoundingClientRect().top + REACHED_PX;
  const reached = sections.filter((section) => section.getBoundingClientRect().top <= edge);
  return (reached.at(-1) ?? sections[0])?.dataset['section'];
}

/** The sections of the editor under a strip that stays: it follows the scroll, and leads to a section and its heading. */
export function EditorSections({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string | undefined>(EDITOR_SECTIONS[0].id);

  function goTo(id: string) {
    const container = body.current;
    const section = container && sectionsOf(container).find((entry) => entry.dataset['section'] === id);
    if (!section) return;
    container.scrollTop += section.getBoundingClientRect().top - container.getBoundingClientRect().top - MARGIN_PX;
    const heading = section.querySelector<HTMLElement>('h3');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }

  return (
    <div className={styles.editor}>
      <nav className={styles.strip} aria-label="章节">
        {EDITOR_SECTIONS.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            className={styles.tab}
            aria-current={id === current ? 'true' : undefined}
            onClick={() => goTo(id)}
          >
            {label}
          </button>
        ))}
      </nav>
      <div
        ref={body}
        className={styles.body}
        onScroll={(event) => {
          setCurrent(sectionAt(event.currentTarget));
        }}
      >
        {children}
      </div>
    </div>
  );
}
