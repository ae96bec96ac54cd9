import { pinyin } from 'pinyin-pro';

const IS_HAN = /^\p{Script=Han}+$/u;
const soundsOf = (text: string): readonly string[] => pinyin(text, { toneType: 'none', type: 'array', v: true });

/** Words by how they sound, and the longest of them in characters. */
export interface Sounds {
  readonly bySound: ReadonlyMap<string, readonly string[]>;
  readonly longest: number;
}

/** Words of two characters and more (or of `fewest`), by their syllables without tones. */
export function soundsOfWords(words: Iterable<string>, fewest = 2): Sounds {
  const spoken = [...words].filter((word) => IS_HAN.test(word) && Array.from(word).length >= fewest);
  return {
    bySound: Map.groupBy(spoken, (word) => soundsOf(word).join(' ')),
    longest: Math.max(...spoken.map((word) => word.length)),
  };
}

/** At least half of the characters stand at their places: 肌肝 is a slip of 肌酐, 鸡肝 is a dish. */
function isSlip(typed: string, word: string): boolean {
  const same = Array.from(typed).filter((character, place) => character === word[place]).length;
  return same * 2 >= word.length && same < word.length;
}

/**
 * A question in which slips that sound like a known word are that word: 转胺酶 → 转氨酶. Others stay as they are, and so does what
 * `isWord` says is a word itself: 心肌 is no slip of 心悸.
 */
export function homophonesAs(
  question: string,
  { bySound, longest }: Sounds,
  isWord: (typed: string) => boolean = () => false,
): string {
  const characters = Array.from(question);
  const sounds = soundsOf(question);
  // Where the syllables are not one a character, nothing is known of their places.
  if (sounds.length !== characters.length) return question;
  let said = '';
  for (let at = 0; at < characters.length;) {
    const lengths = Array.from(
      { length: Math.max(0, Math.min(longest, characters.length - at) - 1) },
      (_, less) => Math.min(longest, characters.length - at) - less,
    );
    const slips = lengths.flatMap((length) => {
      const typed = characters.slice(at, at + length).join('');
      if (isWord(typed)) return [];
      return (bySound.get(sounds.slice(at, at + length).join(' ')) ?? []).filter((word) => isSlip(typed, word));
    });
    const [slip = characters[at] ?? ''] = slips;
    said += slip;
    at += Array.from(slip).length;
  }
  return said;
}
