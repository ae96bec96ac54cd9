/** A number in [0, 1) that only depends on the text: a linear congruential step on its FNV-1a hash. */
export function seededShare(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return ((Math.imul(hash, 1664525) + 1013904223) >>> 0) / 2 ** 32;
}
