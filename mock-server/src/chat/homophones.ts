import { pinyin } from 'pinyin-pro';

const IS_HAN = /^\p{Script=Han}+$/u;
const soundsOf = (text: string): readonly string[] => pinyin(text, { toneType: 'none', type: 'array', v: true });

/** A syllable as many regions say it: zh as z, n as l, f as h, -ng as -n. */
const asRegionsSay = (syllable: string): string =>
  syllable
    .replace(/^([zcs])h/, '$1')
    .replace(/^n(?=[aeiouv])/, 'l')
    .replace(/^f/, 'h')
    .replace(/(?<=[aei])ng$/, 'n');

/** Words by how they sound. */
export interface Sounds {
  /** How a syllable is compared. */
  readonly heardAs: (syllable: string) => string;
  readonly bySound: ReadonlyMap<string, readonly string[]>;
  /** How many characters words have that begin with a syllable, longer ones first. */
  readonly lengths: ReadonlyMap<string, readonly number[]>;
}

/** Words of three characters and more by how many regions say them: 中信粒 is 中性粒. */
export function roughSoundsOfWords(words: Iterable<string>): Sounds {
  return soundsOfWords(words, 3, asRegionsSay);
}

/** Words of two characters and more (or of `fewest`), by their syllables without tones. */
export function soundsOfWords(
  words: Iterable<string>,
  fewest = 2,
  heardAs: Sounds['heardAs'] = (syllable) => syllable,
): Sounds {
  const spoken = [...words].filter((word) => IS_HAN.test(word) && Array.from(word).length >= fewest);
  const sounding = spoken.map((word) => ({ word, sounds: soundsOf(word).map(heardAs) }));
  const bySound = Map.groupBy(sounding, ({ sounds }) => sounds.join(' '));
  const byFirst = Map.groupBy(sounding, ({ sounds }) => sounds[0] ?? '');
  return {
    heardAs,
    bySound: new Map([...bySound].map(([sound, all]) => [sound, all.map(({ word }) => word)])),
    lengths: new Map(
      [...byFirst].map(([first, all]) => [
        first,
        [...new Set(all.map(({ sounds }) => sounds.length))].toSorted((one, other) => other - one),
      ]),
    ),
  };
}

/** At least half of the characters stand at their places: 肌肝 is a slip of 肌酐, 鸡肝 is a dish. Of three that sound alike one is enough. */
function isSlip(typed: string, word: string): boolean {
  const same = Array.from(typed).filter((character, place) => character === word[place]).length;
  return (same * 2 >= word.length || (word.length > 2 && same > 0)) && same < word.length;
}

/**
 * A question in which slips that sound like a known word are that word: 转胺酶 → 转氨酶. Others stay as they are, and so does what
 * `isWord` says is a word itself: 心肌 is no slip of 心悸.
 */
export function homophonesAs(
  question: string,
  { bySound, lengths, heardAs }: Sounds,
  isWord: (typed: string) => boolean = () => false,
): string {
  const characters = Array.from(question);
  const sounds = soundsOf(question).map(heardAs);
  // Where the syllables are not one a character, nothing is known of their places.
  if (sounds.length !== characters.length) return question;
  let said = '';
  for (let at = 0; at < characters.length;) {
    const slips = (lengths.get(sounds[at] ?? '') ?? []).flatMap((length) => {
      if (at + length > characters.length) return [];
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
