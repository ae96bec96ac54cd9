import type { Word } from './lexicon.ts';

/** What stands between a fluid and what is measured in it: 尿里的钠. */
const OF_FLUID: ReadonlySet<string> = new Set(['的', '里', '里面', '中', '上', '有', '查', '查出']);

/** The item at a place among the words is asked of urine: 尿钠 is not the sodium of blood. */
export function isOfUrine(words: readonly Word[], place: number): boolean {
  const before = words.slice(0, place).findLast(({ text: word }) => !OF_FLUID.has(word));
  return (
    before !== undefined && /^(?:filler|collect)$/.test(before.kind) && /^(?:[查验]?尿|[查验]?小便)/.test(before.text)
  );
}

/** What names a test of a fluid as a whole: beside an item it says where that is measured, 「尿常规里的亚硝酸盐」. */
export const NAMES_TEST = /常规$|^尿检$|^[查验](?:尿|小便|大便)$/;
