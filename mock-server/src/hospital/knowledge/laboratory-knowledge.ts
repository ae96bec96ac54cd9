import type { LaboratoryKnowledge } from '@jianwei/api-client/model';
import { laboratoryTexts } from './laboratory-texts.ts';

const NONE: LaboratoryKnowledge[] = [];
const built = new Map<string, LaboratoryKnowledge[]>();

function build(code: string): LaboratoryKnowledge[] {
  const text = laboratoryTexts().get(code);
  if (!text) return NONE;
  const entries: readonly (readonly [string, string | undefined])[] = [
    ['检验意义', text.meaning],
    ['升高或阳性', text.raised],
    ['降低', text.lowered],
    ['影响因素', text.caution],
    ['来源', text.authorNote],
  ];
  return entries.flatMap(([knowledge_display, content]) =>
    content === undefined || content === '' ? [] : [{ knowledge_display, knowledge_content: content }],
  );
}

/** Id of a laboratory's knowledge on the wire. */
export function knowledgeIdOf(code: string): string {
  return `lab-${code}`;
}

/** Source texts of a laboratory, by catalogue code; empty where the knowledge base has none. */
export function laboratoryKnowledge(code: string): LaboratoryKnowledge[] {
  let found = built.get(code);
  if (!found) built.set(code, (found = build(code)));
  return found;
}
