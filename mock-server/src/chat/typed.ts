import { homophonesAs } from './homophones.ts';
import { cutQuestion, ITEM_SOUNDS, nameShortened, roughItemSounds, wordSpelled } from './lexicon.ts';
import { withWordsSpelled } from './pinyin-text.ts';
import { plainText } from './question-text.ts';
import { figuresOf } from './vital-signs.ts';

/** How many characters names have that lost one. */
const LONGEST = 9;
const SHORTEST = 4;

/** A question in which names that lost a character have it again. */
function withNamesWhole(text: string): string {
  let said = '';
  for (let at = 0; at < text.length;) {
    const lengths = Array.from({ length: LONGEST - SHORTEST + 1 }, (_, less) => LONGEST - less);
    const length = lengths.find((each) => nameShortened(text.slice(at, at + each)) !== undefined) ?? 1;
    said += nameShortened(text.slice(at, at + length)) ?? text.slice(at, at + length);
    at += length;
  }
  return said;
}

const figured = (text: string): string => figuresOf(plainText(text));
const leftOf = (text: string): number => cutQuestion(text).left.length;

/** The ways in which a question may have been meant, the nearest to what was typed first. Each is only looked for where the ones before leave something. */
const WAYS: readonly ((text: string) => string)[] = [
  figured,
  // Blanks part syllables.
  (text) => plainText(withWordsSpelled(text.toLowerCase(), wordSpelled)),
  (text) => homophonesAs(figured(text), ITEM_SOUNDS),
  (text) => homophonesAs(figured(text), roughItemSounds()),
  // 「ALT AST」: a blank parts two abbreviations.
  (text) => figured(text.replaceAll(/(?<=[a-z])\s+(?=[a-z])/gi, '、')),
  (text) => withNamesWhole(figured(text)),
  // 「前列腺那个抗原」
  (text) => figured(text).replaceAll(/(?<=\p{Script=Han})(?:的?[那这]个|里面?的|的)(?=\p{Script=Han})/gu, ''),
];

/** A question as most of it is known: with figures in words as numbers, and with names of items that were typed as they sound, or not whole. */
export function mostKnown(text: string): string {
  let [best, left] = [plainText(text), leftOf(text)];
  for (const way of WAYS) {
    if (left === 0) break;
    const said = way(text);
    const less = leftOf(said);
    if (less < left) [best, left] = [said, less];
  }
  return best;
}
