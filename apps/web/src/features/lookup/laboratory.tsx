import { useGetLaboratoryKnowledge, useSearchKnowledge } from '@jianwei/api-client/knowledge/knowledge';
import { Failed } from '../../kit/query/query-state.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { BlockSkeleton } from '../../kit/ui/skeleton.tsx';
import { KEYWORD_LENGTH, KNOWLEDGE_FRESH_MS } from '../../parts/knowledge/knowledge-search.ts';
import { LaboratoryArticle } from '../../parts/knowledge/laboratory-article.tsx';
import { STILL_LEARNING } from '../../parts/lab/source-text.ts';
import { useMayOpen } from '../../parts/session/may-open.ts';
import { diseaseAddress } from './disease-state.ts';

interface LaboratoryProps {
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

/** What is known of one lab item, in the specimen that is chosen beside its name. */
export function Laboratory({ name, specimen, onSpecimen }: LaboratoryProps) {
  const mayOpen = useMayOpen();
  const { detail, specimens, isUnknown, hasFailed, reload } = useLaboratory(name, specimen);
  if (detail === undefined) {
    if (isUnknown) return <EmptyState title={STILL_LEARNING} />;
    return hasFailed ? <Failed title="检验知识未能载入" onReload={reload} /> : <BlockSkeleton lines={8} />;
  }
  return (
    <LaboratoryArticle
      detail={detail}
      aside={
        specimens.length > 1 && (
          <Segmented
            label="标本"
            options={specimens.map((value) => ({ value, label: value }))}
            value={detail.standard_specimen}
            onChange={onSpecimen}
          />
        )
      }
      addressOf={(id) => (mayOpen('/diagnosis-menu') ? diseaseAddress(id) : undefined)}
    />
  );
}
