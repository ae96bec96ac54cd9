import type { DiagnosisKnowledge } from '@jianwei/api-client/model';
import type { ReactNode } from 'react';
import styles from './knowledge.module.css';
import { KnowledgeSections } from './knowledge-sections.tsx';

interface DiseaseArticleProps {
  knowledge: DiagnosisKnowledge;
  /** The first heading where the article is the screen. */
  headingAs?: 'h1' | 'h2';
  aside?: ReactNode;
  /** What a report says for the disease: before what is known of it. */
  children?: ReactNode;
}

/** What is known of one disease, and which guidelines say so. */
export function DiseaseArticle({ knowledge, headingAs: Heading = 'h2', aside, children }: DiseaseArticleProps) {
  const { diagnosis_display_name: name, citations = [] } = knowledge;
  return (
    <article aria-label={name}>
      <div className={`jw-row jw-baseline jw-wrap ${styles.head}`}>
        <Heading className="jw-song jw-title">{name}</Heading>
        {aside}
      </div>
      {citations.length > 0 && (
        <p className={`jw-table-text jw-ink-3 ${styles.citations}`}>判读依据：{citations.join('、')}</p>
      )}
      {children}
      <KnowledgeSections knowledge={knowledge} />
    </article>
  );
}
