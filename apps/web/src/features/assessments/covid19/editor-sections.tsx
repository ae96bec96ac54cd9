import type { ReactNode } from 'react';
import { SectionedScroll } from '../../../shared/ui/sectioned-scroll.tsx';
import { EDITOR_SECTIONS } from './covid19-text.ts';
import styles from './editor-sections.module.css';

/** The sections of the editor under a strip that stays: it follows the scroll, and leads to a section and its heading. */
export function EditorSections({ children }: { children: ReactNode }) {
  return (
    <SectionedScroll tabs={EDITOR_SECTIONS} className={styles.body}>
      {children}
    </SectionedScroll>
  );
}
