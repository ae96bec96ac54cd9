/** How it was measured, in brackets behind a name: 肌酐(酶法), 钾(干式), 铁蛋白(化学发光). It changes nothing of what is measured. */
const METHOD =
  /^(?:[\u4e00-\u9fffa-z0-9-]{1,8}法|干式(?:化学)?|干化学|湿化学|(?:电?化学)?发光|e?clia|cmia|ise|离子选择(?:性)?电极|(?:免疫)?(?:透射|散射)?比浊|荧光(?:免疫)?|酶免|elisa|苦味酸|钒酸盐|溴甲酚[绿紫]|双缩脲|胶乳(?:增强)?|m?ngs|tngs|(?:实时)?(?:荧光)?(?:定量)?pcr|lamp)$/i;

/** What of these words makes another thing of the name, or another kind of answer. */
const NO_METHOD = /推算|衍生|估算|换算|定性|抗原|抗体|核酸|扩增|染色|镜检|培养|药敏/;

/** True for a word that only tells how something was measured. */
export function isMethod(word: string): boolean {
  return METHOD.test(word) && !NO_METHOD.test(word);
}

interface Measured {
  readonly by: RegExp;
  readonly code: string;
}

/**
 * Names of which the method tells what is measured: a strip finds the esterase of white cells and the haem of red ones where a microscope
 * counts them; luminescence weighs the isoenzyme whose activity is measured otherwise.
 */
const MEASURES: Readonly<Record<string, Measured>> = {
  UWBC: { by: /干化学|干式|试[纸带]/, code: 'ULEU' },
  URBC: { by: /干化学|干式|试[纸带]/, code: 'UBLD' },
  'CK-MB': { by: /发光|e?clia|cmia|荧光/i, code: 'CKMBM' },
};

/** The code of what a method measures under the name of an item. */
export function codeByMethod(code: string, told: string): string {
  const measured = MEASURES[code];
  return measured?.by.test(told) === true ? measured.code : code;
}

const WITH_METHOD = /(.+?)\s*[(（[【]([^()（）[\]【】]+)[)）\]】]$/;

/** A name without the method in brackets behind it, and that method; null where it has none. */
export function withoutMethod(name: string): { readonly bare: string; readonly method: string } | null {
  const [, bare = '', inside = ''] = WITH_METHOD.exec(name.trim()) ?? [];
  const method = inside.normalize('NFKC').trim();
  return isMethod(method) ? { bare, method } : null;
}
