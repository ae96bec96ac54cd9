/** Characters of a text as people count them: one outside the basic plane is one. */
export function textLength(text: string): number {
  return Array.from(text).length;
}

/** The first `most` characters of a text. */
export function limitText(text: string, most: number): string {
  return textLength(text) > most ? Array.from(text).slice(0, most).join('') : text;
}
