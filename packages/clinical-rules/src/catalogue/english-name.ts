// How an English report turns and clothes a name: 「Creatinine, Serum」, 「Bilirubin, Total」, 「Potassium Level」.

const LATIN = /^[\x20-\x7e]*[a-z][\x20-\x7e]*$/i;
/** That a sample was blood, or that the item was measured, says nothing of what it is. */
const SAMPLE = /^(?:(?:serum|plasma|whole blood|blood|arterial|level|measured|quant(?:itative)?|trough|stat|[/ ])+)$/i;
const LEADING = /^(?:serum|plasma)\s+(?=\S)/i;
const TRAILING = /\s+(?:level|concentration|measured)$/i;

/** Other ways to say an English name, the nearest first; none for a name that is no English. */
export function englishForms(name: string): readonly string[] {
  if (!LATIN.test(name)) return [];
  const [head = '', ...tails] = name.split(/\s*,\s*/);
  const [tail = ''] = tails;
  const plain = name.replace(LEADING, '').replace(TRAILING, '');
  const turned = tails.length !== 1 || tail === '' ? [] : [`${tail} ${head}`];
  const bare = tails.length === 1 && SAMPLE.test(tail) ? [head, head.replace(TRAILING, '')] : [];
  return [...new Set([...turned, ...bare, plain])].filter((form) => form !== '' && form !== name);
}
