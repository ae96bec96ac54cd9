import type { LaboratoryRow } from '@jianwei/api-client/model';

/** Shown when no source text remains. */
export const STILL_LEARNING = '正在学习中～';

/** A note that only says who wrote it is no knowledge: shorter than this and ending with one of the phrases. */
const SHORT_TEXT_LENGTH = 16;
const AUTHOR_PHRASES = ['医生建议', '医生提供'];

function isAuthorNote(text: string): boolean {
  const { length } = Array.from(text);
  const ending = text.replace(/[\s。．.，,；;：:！!？?、]+$/u, '');
  return length < SHORT_TEXT_LENGTH && AUTHOR_PHRASES.some((phrase) => ending.endsWith(phrase));
}

/** Texts that are knowledge: trimmed, blank ones and bare author notes left out. Length counts code points. */
export function filterSourceTexts(texts: readonly string[]): string[] {
  return texts.map((text) => text.trim()).filter((text) => text !== '' && !isAuthorNote(text));
}

/** One knowledge entry of a laboratory row: what is said, and where it comes from. */
export interface SourceText {
  display: string;
  content: string;
}

/** Source texts of a row, after the filter of {@link filterSourceTexts}. */
export function sourceTexts(row: Pick<LaboratoryRow, 'knowledge'>): SourceText[] {
  return (row.knowledge ?? []).flatMap((entry) => {
    const [content] = filterSourceTexts([entry.knowledge_content]);
    return content === undefined ? [] : [{ display: entry.knowledge_display, content }];
  });
}
