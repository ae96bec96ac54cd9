import type { HintItem } from '@jianwei/api-client/model';

/** The text of a hint: hint_content, else hint_contents (one text or several); the first that is not empty. */
export function hintText(hint: Pick<HintItem, 'hint_content' | 'hint_contents'>): string {
  const { hint_content: content, hint_contents: contents } = hint;
  if (content !== undefined && content.trim() !== '') return content;
  if (Array.isArray(contents)) return contents.filter((text) => text.trim() !== '').join('\n');
  return contents ?? '';
}
