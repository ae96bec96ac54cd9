/** Full widths of a text: Latin letters, digits and signs count half. */
export function widthOf(text: string): number {
  return Array.from(text).reduce((sum, character) => sum + ((character.codePointAt(0) ?? 0) < 0x2e80 ? 0.5 : 1), 0);
}

/** As much of a text as fits. */
export function cutTo(text: string, most: number): string {
  let cut = '';
  for (const character of text) {
    if (widthOf(cut + character) > most) break;
    cut += character;
  }
  return cut;
}
