import { useListOriginalLaboratories } from '@jianwei/api-client/lookups/lookups';
import type { LaboratoryKnowledgeDetail } from '@jianwei/api-client/model';
import type { ReactNode } from 'react';
import styles from './article.module.css';
import { KNOWLEDGE_FRESH_MS } from './knowledge-search.ts';
import { LaboratorySections } from './laboratory-sections.tsx';

interface LaboratoryArticleProps {
  detail: LaboratoryKnowledgeDetail;
  /** The first heading where the article is the screen. */
  headingAs?: 'h1' | 'h2';
  /** Beside the name. */
  aside?: ReactNode;
  /** Where a disease is read; undefined where it cannot be opened. */
  addressOf: (diagnosisId: string) => string | undefined;
}

/** What is known of one lab item: what it means, how it is measured, which diseases it speaks for. */
export function LaboratoryArticle({ detail, headingAs: Heading = 'h2', aside, addressOf }: LaboratoryArticleProps) {
  const { laboratory_name: name, standard_specimen: specimen, short_name: short, english_name: english } = detail;
  // What this hospital calls the item is one line of many: without it the article stands.
  const originals = useListOriginalLaboratories(
    { standard_laboratory_name: name, standard_specimen: specimen },
    { query: { staleTime: KNOWLEDGE_FRESH_MS }, request: { suppress: true } },
  );
  return (
    <article className={styles.laboratory} aria-label={name}>
      <div className={`jw-row jw-baseline jw-wrap ${styles.head ?? ''}`}>
        <Heading className="jw-song">{name}</Heading>
        <span className="jw-ink-3" lang="en">
          {[short, english].filter((text) => text !== '').join('　')}
        </span>
        {aside}
      </div>
      <LaboratorySections detail={detail} originals={originals.data?.labs} addressOf={addressOf} />
    </article>
  );
}
