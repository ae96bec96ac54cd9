import type { LaboratoryRow } from '@jianwei/api-client/model';

/** Shown when no source text remains. */
export const STILL_LEARNING = '正在学习中～';

/** A note that only says who wrote it is no knowledge: shorter than this, in code points, and ending with one of the phrases. */
const SHORT_TEXT_LENGTH = 16;
const AUTHOR_NOTE = /(医生建议|医生提供)[\s。．.，,；;：:！!？?、]*$/u;

const isAuthorNote = (text: string) => Array.from(text).length < SHORT_TEXT_LENGTH && AUTHOR_NOTE.test(text);

/** Source texts of a row: what is said, and where it comes from; blank ones and bare author notes left out. */
export function sourceTexts({ knowledge = [] }: Pick<LaboratoryRow, 'knowledge'>) {
  return knowledge
    .map((entry) => ({ display: entry.knowledge_display, content: entry.knowledge_content.trim() }))
    .filter(({ content }) => content !== '' && !isAuthorNote(content));
}
