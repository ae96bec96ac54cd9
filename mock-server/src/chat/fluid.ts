import type { Word } from './lexicon.ts';

/** What stands between a fluid and what is measured in it: 尿里的钠. */
const OF_FLUID: ReadonlySet<string> = new Set(['的', '里', '里面', '中', '上', '有', '查', '查出']);

/** The fluid of which the item at a place among the words is asked: 尿钠 is not the sodium of blood, a white cell of stool is none of it. */
export function fluidBefore(words: readonly Word[], place: number): '尿' | '粪' | null {
  const before = words.slice(0, place).findLast(({ text: word }) => !OF_FLUID.has(word));
  if (before === undefined || !/^(?:filler|collect)$/.test(before.kind)) return null;
  if (/^(?:[查验]?尿|[查验]?小便)/.test(before.text)) return '尿';
  return /^(?:[查验]?大便|粪便|便常规|拉屎|粑粑)/.test(before.text) ? '粪' : null;
}

/** What names a test of a fluid as a whole: beside an item it says where that is measured, 「尿常规里的亚硝酸盐」. */
export const NAMES_TEST = /常规$|^尿检$|^[查验](?:尿|小便|大便)$/;
