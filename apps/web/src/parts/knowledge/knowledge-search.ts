import { useListDiseaseSystems, useSearchKnowledge } from '@jianwei/api-client/knowledge/knowledge';
import type { DiseaseSystemList } from '@jianwei/api-client/model';
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

/** What most reports speak of first; a system that is not named here stands behind them, 其他 last. */
const SYSTEM_ORDER = [
  '心血管',
  '呼吸',
  '消化',
  '泌尿',
  '内分泌代谢',
  '血液',
  '感染',
  '风湿免疫',
  '神经',
  '肿瘤',
  '产科',
  '生殖',
  '骨骼肌肉',
  '皮肤',
  '耳鼻喉',
  '精神',
];
const LAST_SYSTEM = '其他';

function placeOf(name: string): number {
  if (name === LAST_SYSTEM) return SYSTEM_ORDER.length + 1;
  const place = SYSTEM_ORDER.indexOf(name);
  return place < 0 ? SYSTEM_ORDER.length : place;
}

/** The systems in the order in which every screen lists them, whatever order they were sent in. */
export function inSystemOrder(list: DiseaseSystemList): DiseaseSystemList {
  return { ...list, data: list.data.toSorted((a, b) => placeOf(a.system_name) - placeOf(b.system_name)) };
}

/** The disease systems with their diseases and lab items. */
export function useDiseaseSystems() {
  return useListDiseaseSystems({ query: { staleTime: KNOWLEDGE_FRESH_MS, select: inSystemOrder } });
}

/** Diseases and lab items by a keyword; nothing is asked for an empty one, and what was found last stays while it loads. */
export function useFoundKnowledge(keyword: string) {
  return useSearchKnowledge(
    { keyword },
    { query: { enabled: keyword !== '', staleTime: KNOWLEDGE_FRESH_MS, placeholderData: keepPreviousData } },
  );
}
