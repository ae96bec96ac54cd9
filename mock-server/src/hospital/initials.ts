import { pinyin } from 'pinyin-pro';

/** First letters of how a Chinese name is read, lower case: 沈若溪 → srx. Surnames are read as surnames. */
export function initialsOf(name: string): string {
  return pinyin(name, { pattern: 'first', toneType: 'none', type: 'array', surname: 'head' }).join('').toLowerCase();
}

/** Whether a name is meant by some letters: 'srx' and 'sr' mean 沈若溪. */
export function hasInitials(name: string, letters: string): boolean {
  return /^[a-z]+$/.test(letters) && initialsOf(name).startsWith(letters);
}
