import type { LayPassage } from '@jianwei/api-client/model';
import { LAY_REVIEW } from '@jianwei/clinical-rules/lay/lay';
import { PASSAGES, SECTION_TITLE } from '@jianwei/clinical-rules/lay/passages';
import { KNOWLEDGE_VERSION } from '../hospital/knowledge/knowledge-version.ts';
import { GENERAL_PASSAGES } from './general-passages.ts';

/** Every stored paragraph that an answer can quote, as the wire has it. */
export const STORED_PASSAGES: ReadonlyMap<string, LayPassage> = new Map([
  ...[...PASSAGES.values()].map(({ passageId, title, section, number, text }): [string, LayPassage] => [
    passageId,
    {
      passage_id: passageId,
      title,
      section: SECTION_TITLE[section],
      number,
      version: KNOWLEDGE_VERSION,
      review: LAY_REVIEW,
      quote: text,
    },
  ]),
  ...GENERAL_PASSAGES.map(({ passageId, title, section, number, text }): [string, LayPassage] => [
    passageId,
    { passage_id: passageId, title, section, number, version: KNOWLEDGE_VERSION, review: LAY_REVIEW, quote: text },
  ]),
]);
