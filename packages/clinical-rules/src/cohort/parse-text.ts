/** A text as the grammar reads it, each character with its place in what was typed. */
export interface ReadText {
  readonly text: string;
  /** The same with its capitals: Tg and TG are two items. */
  readonly cased: string;
  /** Place in the original of each character, and one more for the end. */
  readonly places: readonly number[];
}

/** Half-width, lower case; one character of the original may become several (㎡), so the places are kept. */
export function readText(original: string): ReadText {
  let text = '';
  let cased = '';
  const places: number[] = [];
  let place = 0;
  for (const character of original) {
    const wide = character.normalize('NFKC').replace('\u00b5', '\u03bc');
    const folded = wide.toLowerCase();
    text += folded;
    cased += wide.length === folded.length ? wide : folded;
    for (let index = 0; index < folded.length; index += 1) places.push(place);
    place += character.length;
  }
  return { text, cased, places: [...places, place] };
}

const DIGITS = '零一二三四五六七八九';

/** 3, 三, 两, 十二, 半; NaN for what is no number. */
export function numberOf(text: string): number {
  if (text === '半') return 0.5;
  const plain = text.replace('两', '二').replace('−', '-');
  if (/^-?[\d.]+$/.test(plain)) return Number(plain);
  const [, tens, ones] = /^([一二三四五六七八九]?)十([一二三四五六七八九]?)$/.exec(plain) ?? [];
  if (tens !== undefined)
    return (tens === '' ? 1 : DIGITS.indexOf(tens)) * 10 + (ones === '' ? 0 : DIGITS.indexOf(ones ?? ''));
  return plain.length === 1 && DIGITS.includes(plain) ? DIGITS.indexOf(plain) : Number.NaN;
}
