/** What laboratories call the phases of a woman's cycle, and the years after it, in front of their intervals. */
const PHASE = String.raw`(?:女性?)?[:：]?\s*(?:早|中|晚)?(?:卵泡(?:中?期)?|滤泡期|排卵(?:期|高?峰期?)?|月经中期|黄体(?:中?期)?|绝经[后期]*(?:期)?|更年期后)`;
const MALE = String.raw`男性?`;
const INTERVAL = String.raw`[<>≤≥＜＞]?\s*\d[\d.]*(?:\s*(?:-|~|–|—|～|至)\s*\d[\d.]*)?`;
const PART = new RegExp(`(?<name>${PHASE}|${MALE})\\s*[:：]?\\s*(?<interval>${INTERVAL})`, 'g');
const BETWEEN = /[\s,，;；、/。()（）]|女性?[:：]?/g;

const AFTER = /绝经|更年期后/;
/** From so old a woman's ovaries have stopped (中国绝经管理与激素治疗指南 2023: median 50; the age is ours). */
const AFTER_FROM_YEARS = 55;

/** Whose interval it is. */
export interface OfWhom {
  readonly sex: string | null;
  readonly ageYears: number | null;
}

interface Part {
  readonly name: string;
  readonly interval: string;
}

function partsOf(text: string): readonly Part[] {
  const found = [...text.matchAll(PART)];
  if (text.replace(PART, '').replace(BETWEEN, '') !== '') return [];
  return found.flatMap(({ groups }) => (groups === undefined ? [] : [groups as unknown as Part]));
}

/**
 * The interval of a man, or of a woman whose cycle is over, where a range prints one for each phase. Nobody knows the phase of all others:
 * a result that lies inside all of them or outside all of them is judged by the first, for it is no matter which. Else the text as it is.
 */
export function rangeOfPhase(
  range: string,
  { sex, ageYears }: OfWhom,
  isInside: (interval: string) => boolean | null,
): string {
  const parts = partsOf(range);
  const ofMen = parts.find(({ name }) => name.startsWith('男'));
  const phases = parts.filter((part) => part !== ofMen);
  if (phases.length === 0) return range;
  if (sex === 'male') return ofMen?.interval ?? range;
  if (sex !== 'female') return range;
  const isAfter = (ageYears ?? 0) >= AFTER_FROM_YEARS;
  const after = phases.find(({ name }) => AFTER.test(name));
  if (isAfter && after !== undefined) return after.interval;
  const [first] = phases;
  if (first === undefined || phases.length < 2) return range;
  const verdicts = new Set(phases.map(({ interval }) => isInside(interval)));
  return verdicts.size === 1 && !verdicts.has(null) ? first.interval : range;
}
