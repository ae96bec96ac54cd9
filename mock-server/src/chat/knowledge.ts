import type { LayAnswer, LayPassage } from '@jianwei/api-client/model';
import { passageIdOf } from '@jianwei/clinical-rules/lay/passages';
import type { PassageSection } from '@jianwei/clinical-rules/lay/passages';
import { isSaidIn } from './foods.ts';
import { generalPassageOf } from './general-passages.ts';
import { ownItem } from './own-item.ts';
import type { OwnReport } from './own-item.ts';
import { withValue } from './own-report.ts';
import { readQuestion } from './question.ts';
import type { Question } from './question.ts';
import { STORED_PASSAGES } from './stored-passages.ts';

/** Parts of an answer that most answers leave empty. */
export const NO_PARTS: Pick<LayAnswer, 'items' | 'passages' | 'near'> = { items: [], passages: [], near: [] };

/** Sections that answer a topic for a side; with no side told, both. */
function sectionsOf({ topic, side }: Question): readonly PassageSection[] {
  const sides = side === null ? (['high', 'low'] as const) : [side];
  switch (topic) {
    case 'eat':
      return sides.map((each) => `eat_${each}` as const);
    case 'do':
      return sides.map((each) => `do_${each}` as const);
    case 'cause':
      return sides;
    case 'range':
      return ['range'];
    case 'about':
      return ['about'];
    case 'mean':
    case 'none':
      return side === null ? ['about'] : [side];
  }
}

function passagesOf(codes: readonly string[], question: Question, sections: readonly PassageSection[]): LayPassage[] {
  return codes
    .flatMap((code) => sections.map((section) => STORED_PASSAGES.get(passageIdOf(code, section))))
    .filter((passage) => passage !== undefined)
    .filter(({ quote }) => question.content.every((word) => isSaidIn(quote, word)));
}

/** What a paragraph about eating leaves out may stand among the causes: 「甘油三酯高能吃肥肉吗」 is answered by 「吃得油」. */
function quoted(codes: readonly string[], question: Question): LayPassage[] {
  if (question.asksLeave && question.kinds.has('content') && ['mean', 'none'].includes(question.topic)) return [];
  const found = passagesOf(codes, question, sectionsOf(question));
  // Of an item without a stored interval it is told what it is beside a number: 「随机血糖12」.
  if (found.length === 0 && question.topic === 'range' && question.kinds.has('number'))
    return passagesOf(codes, question, ['about']);
  // Where nothing is stored of eating with an item, what to do about it is: 「睾酮低吃什么」.
  if (found.length === 0 && question.topic === 'eat' && question.content.length === 0 && !question.asksLeave)
    return passagesOf(codes, question, sectionsOf({ ...question, topic: 'do' }));
  if (found.length > 0 || !question.kinds.has('food')) return found;
  return passagesOf(codes, question, sectionsOf({ ...question, topic: 'cause' }));
}

/** Most items of one question that are answered together. */
export const MOST_ITEMS = 2;

/** Behind it what is said of an item that is named, where it speaks of the same: 「反映最近两三个月的平均血糖，不用空腹」. */
function generalAnswer(text: string, question: Question | null): LayAnswer | null {
  const general = generalPassageOf(text);
  const passage = general && STORED_PASSAGES.get(general.passageId);
  if (general === undefined || passage === undefined) return null;
  const ofItems = (question?.codes.slice(0, MOST_ITEMS) ?? [])
    .flatMap((code) => STORED_PASSAGES.get(passageIdOf(code, 'about')) ?? [])
    .filter(({ quote }) => quote.includes(general.section));
  return { ...NO_PARTS, kind: 'knowledge', text: '', passages: [passage, ...ofItems], rule_id: 'CHAT-4' };
}

/** The answer that paragraphs of items make, beside the reader's own result of the first. */
export function itemKnowledge(
  codes: readonly string[],
  passages: readonly LayPassage[],
  own: OwnReport | null,
): LayAnswer | null {
  if (passages.length === 0) return null;
  const item = own === null ? null : ownItem(own, codes[0] ?? '');
  return {
    ...NO_PARTS,
    kind: 'knowledge',
    text: item === null ? '' : withValue(item),
    ...(item === null ? {} : { item }),
    passages: [...passages],
    rule_id: 'CHAT-4',
  };
}

function itemAnswer(question: Question | null, own: OwnReport | null): LayAnswer | null {
  const codes = question?.codes.slice(0, MOST_ITEMS) ?? [];
  return itemKnowledge(codes, question === null ? [] : quoted(codes, question), own);
}

/** A paragraph that speaks of a food with an item is nearer than one of reports in general: 「大便潜血复查前能吃肉吗」. */
export function knowledgeAnswer(text: string, own: OwnReport | null): LayAnswer | null {
  const question = readQuestion(text, own);
  const ofItem = () => itemAnswer(question, own);
  const ofReports = () => generalAnswer(text, question);
  return question?.kinds.has('food') === true ? (ofItem() ?? ofReports()) : (ofReports() ?? ofItem());
}
