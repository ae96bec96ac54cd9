import { pinyin } from 'pinyin-pro';

/** Syllables that Mandarin has, without tones: a beginning and what may follow it; longer ones first. */
const SYLLABLE =
  /(?:[zcs]h?|r)(?:uang|ang|eng|ong|uai|uan|ai|an|ao|ei|en|ou|ua|ui|un|uo|a|e|i|u)|[bpmf](?:iang|ang|eng|ian|iao|ing|ai|an|ao|ei|en|ie|in|iu|ou|a|e|i|o|u)|[dtnl](?:iang|uang|ang|eng|ian|iao|ing|ong|uan|ai|an|ao|ei|en|ia|ie|in|iu|ou|ue|ui|un|uo|ve|a|e|i|u|v)|[gkh](?:uang|ang|eng|ong|uai|uan|ai|an|ao|ei|en|ou|ua|ui|un|uo|a|e|u)|[jqx](?:iang|iong|ian|iao|ing|uan|ia|ie|in|iu|ue|un|i|u)|y(?:ang|ing|ong|uan|an|ao|in|ou|ue|un|a|e|i|u)|w(?:ang|eng|ai|an|ei|en|a|o|u)|ang|ai|an|ao|ei|en|er|ou|a|e/y;

/** A word in pinyin as its syllables, or null where letters are left over. Where two ways are there, the longer syllable is first. */
function cut(word: string, from = 0): readonly string[] | null {
  if (from === word.length) return [];
  SYLLABLE.lastIndex = from;
  const longest = SYLLABLE.exec(word)?.[0] ?? '';
  for (let length = longest.length; length > 0; length -= 1) {
    SYLLABLE.lastIndex = from;
    const [syllable = ''] = SYLLABLE.exec(word.slice(0, from + length)) ?? [];
    const rest = syllable.length === length ? cut(word, from + length) : null;
    if (rest !== null) return [syllable, ...rest];
  }
  return null;
}

/** The fewest words that syllables can be; null where some are left over. */
function wordsOf(syllables: readonly string[], wordOf: (said: string) => string | undefined): string | null {
  const best: ({ readonly said: string; readonly count: number } | undefined)[] = [{ said: '', count: 0 }];
  for (let from = 0; from < syllables.length; from += 1) {
    const path = best[from];
    if (path === undefined) continue;
    for (let to = from + 1; to <= syllables.length; to += 1) {
      const word = wordOf(syllables.slice(from, to).join(' '));
      const known = best[to];
      if (word !== undefined && (known === undefined || path.count + 1 < known.count))
        best[to] = { said: path.said + word, count: path.count + 1 };
    }
  }
  return best[syllables.length]?.said ?? null;
}

/** Letters, and blanks between them. */
const LETTERS = /[a-z]+(?:[\s'’]+[a-z]+)*/g;

/**
 * A question in which words that were typed in pinyin stand in characters, the longest first: 「niaosuan高」 is 「尿酸高」. `wordOf` gives the
 * word of syllables without tones; letters that are no such words stay as they are.
 */
export function withWordsSpelled(question: string, wordOf: (syllables: string) => string | undefined): string {
  const spell = (letters: string): string => {
    const parts = letters.split(/[\s'’]+/).map((part) => cut(part));
    return parts.includes(null)
      ? letters
      : (wordsOf(
          parts.flatMap((part) => part ?? []),
          wordOf,
        ) ?? letters);
  };
  return question.replaceAll(LETTERS, (letters) => {
    const whole = spell(letters);
    if (whole !== letters) return whole;
    // Beside letters that are no syllables, each run of the others is spelled by itself: 「TSH gao zenme ban」.
    const runs = letters.split(/((?:^|(?<=[\s'’]))[a-z]+(?=[\s'’]|$))/).reduce((said: string[], part) => {
      const last = said.at(-1);
      const isSpelled = (text: string) =>
        /^[\s'’]*$/.test(text) || !text.split(/[\s'’]+/).some((each) => cut(each) === null);
      return last !== undefined && isSpelled(last) && isSpelled(part)
        ? [...said.slice(0, -1), last + part]
        : [...said, part];
    }, []);
    return runs.map((run) => (run.trim() === '' ? run : spell(run.trim()))).join('');
  });
}

/** Two syllables without tones are many words. */
const FEWEST = 3;

/**
 * A question that is typed in pinyin as syllables without tones, figures and marks kept; null for one of a word or two and for
 * every other question.
 */
export function syllablesOf(question: string): string | null {
  const plain = question
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/(?<=[a-z])[1-5]\b/g, '');
  if (/[^\sa-z\d,，。.;；!！?？'’·-]/.test(plain)) return null;
  const words = plain.match(/[a-z]+|[^\sa-z'’·-]+/g) ?? [];
  const said = words.map((word) => (/[a-z]/.test(word) ? cut(word) : [word]));
  if (said.some((syllables) => syllables === null)) return null;
  const syllables = said.flatMap((each) => each ?? []);
  return syllables.filter((each) => /[a-z]/.test(each)).length >= FEWEST ? syllables.join(' ') : null;
}

/** A text as it is read aloud, in syllables without tones; letters and marks stay as they are. */
export function romanised(text: string): string {
  return pinyin(text, { toneType: 'none', type: 'array', nonZh: 'consecutive' }).join(' ').replaceAll('ü', 'u');
}
