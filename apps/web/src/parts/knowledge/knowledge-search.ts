import { useListDiseaseSystems, useSearchKnowledge } from '@jianwei/api-client/knowledge/knowledge';
import { keepPreviousData } from '@tanstack/react-query';

/** Knowledge changes with a release, in milliseconds. */
export const KNOWLEDGE_FRESH_MS = 300_000;

/** The longest keyword that the search takes. */
const KEYWORD_LENGTH = 100;

/** A text as a keyword that the search takes. */
export function cutKeyword(text: string): string {
  return text.trim().slice(0, KEYWORD_LENGTH);
}

/** The keyword that an address asks for; '' = none. */
export function keywordOf(query: URLSearchParams): string {
  return cutKeyword(query.get('keyword') ?? '');
}

/** The disease systems with their diseases and lab items. */
export function useDiseaseSystems() {
  return useListDiseaseSystems({ query: { staleTime: KNOWLEDGE_FRESH_MS } });
}

/** Diseases and lab items by a keyword; nothing is asked for an empty one, and what was found last stays while it loads. */
export function useFoundKnowledge(keyword: string) {
  return useSearchKnowledge(
    { keyword },
    { query: { enabled: keyword !== '', staleTime: KNOWLEDGE_FRESH_MS, placeholderData: keepPreviousData } },
  );
}
