/** What an antiglobulin test looks for, each part with its own sign: IgG(+) C3d(-), 抗-IgG 阴性，抗-C3 阳性. */
const PART = String.raw`(?:抗[-‐–]?)?(?:IgG|IgA|IgM|C3[bcd]?|C4|多特异性|多抗|单抗|直接|间接)\s*[:：]?\s*`;
const SIGN = String.raw`(?:\(?(?:\+[1-4]|[1-4]?\+{1,4}|±|-)\)?|(?:弱阳性|阳性|阴性)(?:\([^()]*\))?)`;
const PARTS = new RegExp(`^(?:${PART}${SIGN}[\\s,，、;；/+]*)+$`, 'i');
const EACH = new RegExp(`${PART}(${SIGN})`, 'gi');

/** The signs of the parts of one test; null for any other text. */
export function partSigns(text: string): readonly string[] | null {
  if (!PARTS.test(text)) return null;
  return [...text.matchAll(EACH)].map(([, sign = '']) => sign);
}
