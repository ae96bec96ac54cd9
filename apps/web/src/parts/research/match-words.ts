import type { ResearchMatchedProject } from '@jianwei/api-client/model';

export const MATCH_WORDS: Readonly<Record<string, string>> = { fits: '符合', fails: '不符', lacking: '缺资料' };

export function matchWord(match: ResearchMatchedProject['match']): string {
  return MATCH_WORDS[match] ?? match;
}

/** 「6 项条件，符合 5 项」. */
export function metText({ met, unmet, unknown }: ResearchMatchedProject): string {
  return `${met.length + unmet.length + unknown.length} 项条件，符合 ${met.length} 项`;
}
