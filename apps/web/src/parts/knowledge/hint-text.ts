import type { HintItem } from '@jianwei/api-client/model';

/** The text of a hint: hint_content, else hint_contents (one text or several); the first that is not empty (G-77). */
export function hintText({ hint_content: content, hint_contents: contents }: Partial<HintItem>): string {
  if (content?.trim()) return content;
  if (Array.isArray(contents)) return contents.filter((text) => text.trim() !== '').join('\n');
  return contents ?? '';
}
