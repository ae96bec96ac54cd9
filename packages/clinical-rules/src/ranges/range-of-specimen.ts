/** What laboratories call a specimen in front of its interval or in brackets behind it, each with the words of a row that mean the same. */
const SPECIMENS: readonly { readonly words: string; readonly means: RegExp }[] = [
  { words: '血清|serum', means: /血清|serum/i },
  { words: '血浆|plasma', means: /血浆|plasma/i },
  { words: '全血|whole blood', means: /全血|whole blood/i },
  { words: '动脉血?|arterial', means: /动脉|arterial/i },
  { words: '静脉血?|venous', means: /静脉|venous/i },
  { words: '毛细血管血?|末梢血?|指尖?血|capillary', means: /毛细|末梢|指|capillary/i },
  { words: '脐带?血|cord', means: /脐|cord/i },
  { words: '随机尿|晨尿|24\\s*(?:h|小时)尿|尿液?|urine', means: /尿|urine/i },
  { words: '脑脊液|csf', means: /脑脊|csf/i },
  { words: '胸(?:腔积)?[水液]', means: /胸/ },
  { words: '腹(?:腔积)?[水液]', means: /腹/ },
];
const ANY = SPECIMENS.map(({ words }) => words).join('|');
const INTERVAL = String.raw`[<>≤≥＜＞]?\s*\d[\d.,]*(?:\s*(?:-|~|–|—|～|至)\s*\d[\d.,]*)?`;

/** 血清 3.5-5.3；血浆 3.4-4.8, and 3.5-5.3（血清）3.4-4.8（血浆）. */
const IN_FRONT = new RegExp(`(?<name>${ANY})\\s*[:：]?\\s*(?<interval>${INTERVAL})`, 'gi');
const BEHIND = new RegExp(`(?<interval>${INTERVAL})\\s*[(（]\\s*(?<name>${ANY})\\s*[)）]`, 'gi');
/** What may stand between and around the parts. */
const BETWEEN = /[\s,，;；、/。()（）]/g;

interface Part {
  readonly name: string;
  readonly interval: string;
}

function partsOf(text: string, pattern: RegExp): readonly Part[] {
  const found = [...text.matchAll(pattern)];
  if (text.replace(pattern, '').replace(BETWEEN, '') !== '') return [];
  return found.flatMap(({ groups }) => (groups === undefined ? [] : [groups as unknown as Part]));
}

/**
 * The interval of the specimen of a row, where its range prints one for each of several specimens. Where the row does not say which it is,
 * a result that lies inside all of them or outside all of them is judged by the first: it is no matter which. Else the text as it is.
 */
export function rangeOfSpecimen(
  range: string,
  specimen: string,
  isInside: (interval: string) => boolean | null,
): string {
  const parts = [IN_FRONT, BEHIND].map((pattern) => partsOf(range, pattern)).find(({ length }) => length > 1) ?? [];
  const [first] = parts;
  if (first === undefined) return range;
  const meant = parts.filter(({ name }) =>
    SPECIMENS.some(({ words, means }) => means.test(specimen) && new RegExp(`^(?:${words})$`, 'i').test(name)),
  );
  const [only] = meant;
  if (only !== undefined && meant.length === 1) return only.interval;
  if (specimen.trim() !== '') return range;
  const verdicts = new Set(parts.map(({ interval }) => isInside(interval)));
  return verdicts.size === 1 && !verdicts.has(null) ? first.interval : range;
}
