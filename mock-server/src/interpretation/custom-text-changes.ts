import type { Changeable } from '../store/changes.ts';
import { findCustomText } from '../store/custom-texts.ts';
import { SYSTEM_CONTENTS } from './disease-systems.ts';

/** Characters of a text that the log shows. */
const SHOWN = 200;

const NAMES: ReadonlyMap<string, string> = new Map(
  SYSTEM_CONTENTS.flatMap(({ diagnoses }) => diagnoses.map(({ id, name }) => [id, name])),
);

/** What a reader reads of a text: without its marks, images counted, shortened. */
export function readOf(html: string): string {
  const text = html
    .replace(/<[^>]*>|&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const images = html.match(/<img\b/gi)?.length ?? 0;
  const shown = text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
  return images === 0 ? shown : `${shown}（含图 ${images} 张）`;
}

/** The hospital's own texts in the change log, as they are read: with their images they are too long to be kept for ever. */
export const customTextChangeable: Changeable = {
  type: 'custom_text',
  label: '自定义文本',
  administrators: ['/user-defined-text'],
  fields: { content: { label: '本院说明' } },
  read: (world, id) => {
    const name = NAMES.get(id);
    if (name === undefined) return undefined;
    const row = findCustomText(world, id);
    return { name, values: row === undefined ? {} : { content: readOf(row.content) } };
  },
};
