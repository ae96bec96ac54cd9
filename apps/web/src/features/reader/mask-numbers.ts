/** Numbers of identity cards and telephones: they are nobody's question. */
const NUMBERS = /(?<!\d)(?:\d{17}[\dXx]|\d{15}|1[3-9]\d{9}|0\d{2,3}-?\d{7,8})(?!\d)/g;

/** The question without such numbers, and whether there were any. */
export function maskNumbers(question: string): { readonly text: string; readonly isMasked: boolean } {
  const text = question.replace(NUMBERS, '＊＊＊');
  return { text, isMasked: text !== question };
}
