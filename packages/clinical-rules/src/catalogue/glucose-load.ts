const GLUCOSE = /血糖|葡萄糖|glu|ogtt|糖耐量|糖负荷|服糖/i;
const TIME = /(\d+(?:\.\d+)?)\s*个?(min|分钟?|['′]|h(?:r|our)?s?|小时)/i;
const IN_WORDS: readonly (readonly [words: RegExp, minutes: number])[] = [
  [/[一1]个半小时/, 90],
  [/半个?小时/, 30],
  [/(?<!十)[一１]个?小时/, 60],
  [/(?<!十)[二两２]个?小时/, 120],
  [/(?<!十)[三３]个?小时/, 180],
];

/**
 * All that the name of such a glucose says beside its time. What says more is something else that was drawn at that time (OGTT 皮质醇
 * 60min), or the time is none after a load (凌晨2h血糖, 空腹6h血糖).
 */
const SAID =
  /口服|(?:葡萄|血)?糖|glu(?:c(?:ose)?)?|ogtt|pg|耐量|负荷|服|试验|实验|测定|检测|静脉|血[清浆]|全血|血|浆|后|第|时|点|急诊?|\d\s*[g克]|[\u4e00-\u9fff]{0,4}法/gi;
const LETTER = /\p{L}/u;

/** Times that have limits of their own; every other one has none, and says nothing of a diabetes (CDS 2020). */
const CODES: Readonly<Record<number, string>> = { 0: 'OGTT0H', 60: 'OGTT1H', 120: 'OGTT2H' };
const OTHER_TIME = 'OGTTX';

/** Later after a load nobody draws (ours: the longest that laboratories print are five hours): it is an hour of the day. */
const LATEST_MINUTES = 360;

/** The time that a name tells, with the words that tell it. */
function timeIn(name: string): { readonly minutes: number; readonly words: string } | undefined {
  const [words, figure, unit = ''] = TIME.exec(name) ?? [];
  if (words !== undefined) return { minutes: Number(figure) * (/h|小时/i.test(unit) ? 60 : 1), words };
  for (const [pattern, minutes] of IN_WORDS) {
    const found = pattern.exec(name);
    if (found !== null) return { minutes, words: found[0] };
  }
  return undefined;
}

/**
 * The code of a glucose that was drawn at a time after a load, by that time: 口服葡萄糖耐量试验2小时血糖, 葡萄糖(30min), OGTT-180min.
 * Undefined for every other name, also for what was drawn after a meal.
 */
export function codeOfLoad(name: string): string | undefined {
  const time = GLUCOSE.test(name) ? timeIn(name) : undefined;
  if (time === undefined || time.minutes > LATEST_MINUTES) return undefined;
  if (LETTER.test(name.replace(time.words, '').replaceAll(SAID, ''))) return undefined;
  return CODES[time.minutes] ?? OTHER_TIME;
}
