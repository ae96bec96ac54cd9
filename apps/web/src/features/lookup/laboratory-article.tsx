import { useGetLaboratoryKnowledge, useSearchKnowledge } from '@jianwei/api-client/knowledge/knowledge';
import { useListOriginalLaboratories } from '@jianwei/api-client/lookups/lookups';
import { KEYWORD_LENGTH, KNOWLEDGE_FRESH_MS } from '../../shared/knowledge/knowledge-search.ts';
import { LaboratorySections } from '../../shared/knowledge/laboratory-sections.tsx';
import { useMayOpen } from '../../shared/session/may-open.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Segmented } from '../../shared/ui/segmented.tsx';
import { BlockSkeleton } from '../../shared/ui/skeleton.tsx';
import { STILL_LEARNING } from '../../shared/ui/source-text.ts';
import { diseaseAddress } from './disease-state.ts';
import styles from './lookup.module.css';

interface LaboratoryArticleProps {
  /** Standard name. */
  name: string;
  /** '' = the first one it is measured in. */
  specimen: string;
  onSpecimen: (specimen: string) => void;
}

/** The knowledge of a name: the search tells its ids, one for each specimen. */
function useLaboratory(name: string, specimen: string) {
  const search = useSearchKnowledge(
    { keyword: name.slice(0, KEYWORD_LENGTH) },
    { query: { staleTime: KNOWLEDGE_FRESH_MS } },
  );
  const candidates = search.data?.laboratories.filter((item) => item.laboratory_name === name) ?? [];
  const chosen = candidates.find((item) => item.standard_specimen === specimen) ?? candidates[0];
  const id = chosen?.knowledge_id ?? '';
  const detail = useGetLaboratoryKnowledge(id, { query: { enabled: id !== '', staleTime: KNOWLEDGE_FRESH_MS } });
  return {
    detail: detail.data,
    specimens: candidates.map((item) => item.standard_specimen),
    isUnknown: search.data !== undefined && chosen === undefined,
    hasFailed: search.isError || detail.isError,
    reload: () => void (search.isError ? search.refetch() : detail.refetch()),
  };
}

/** What is known of one lab item. */
export function LaboratoryArticle({ name, specimen, onSpecimen }: LaboratoryArticleProps) {
  const mayOpen = useMayOpen();
  const { detail, specimens, isUnknown, hasFailed, reload } = useLaboratory(name, specimen);
  const originals = useListOriginalLaboratories(
    { standard_laboratory_name: name, standard_specimen: detail?.standard_specimen ?? '' },
    { query: { enabled: detail !== undefined, staleTime: KNOWLEDGE_FRESH_MS } },
  );
  if (detail === undefined) {
    if (isUnknown) return <EmptyState title={STILL_LEARNING} />;
    if (!hasFailed) return <BlockSkeleton lines={8} />;
    return <EmptyState tone="error" title="检验知识未能载入" action={<Button onClick={reload}>重新载入</Button>} />;
  }
  return (
    <article aria-label={detail.laboratory_name}>
      <div className={styles.head}>
        <h2 className="jw-song">{detail.laboratory_name}</h2>
        <span className={styles.english} lang="en">
          {[detail.short_name, detail.english_name].filter((text) => text !== '').join('　')}
        </span>
        {specimens.length > 1 && (
          <Segmented
            label="标本"
            options={specimens.map((value) => ({ value, label: value }))}
            value={detail.standard_specimen}
            onChange={onSpecimen}
          />
        )}
      </div>
      <LaboratorySections
        detail={detail}
        originals={originals.data?.labs}
        addressOf={(id) => (mayOpen('/diagnosis-menu') ? diseaseAddress(id) : undefined)}
      />
    </article>
  );
}
