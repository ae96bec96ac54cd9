import { useSearchKnowledge } from '@jianwei/api-client/knowledge/knowledge';
import type { KnowledgeDiagnosis, KnowledgeLaboratory } from '@jianwei/api-client/model';
import { keepPreviousData } from '@tanstack/react-query';

/** Knowledge changes with a release, in milliseconds. */
export const FRESH_MS = 300_000;

/** Diseases to choose from, by system or by search. */
export interface DiseaseOffer {
  readonly title: string;
  readonly diagnoses: readonly (KnowledgeDiagnosis & { readonly system_name?: string })[];
  readonly laboratories: readonly KnowledgeLaboratory[];
  /** Said where there is no diagnosis. */
  readonly note: string;
}

/** What the search finds by a keyword; nothing is asked for an empty one. */
export function useFoundDiseases(keyword: string) {
  const { data, isError, isPlaceholderData, refetch } = useSearchKnowledge(
    { keyword },
    { query: { enabled: keyword !== '', staleTime: FRESH_MS, placeholderData: keepPreviousData } },
  );
  const offer: DiseaseOffer | undefined = data && { title: '搜索到的疾病', note: '没有符合的疾病', ...data };
  return { offer, hasFailed: isError && data === undefined, isStale: isPlaceholderData, refetch };
}
