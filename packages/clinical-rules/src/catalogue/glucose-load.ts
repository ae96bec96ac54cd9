/** A glucose that was drawn at a time after a load: 口服葡萄糖耐量试验2小时血糖, 葡萄糖(30min), OGTT-180min; not what was drawn after a meal. */
const GLUCOSE = /血糖|葡萄糖|glu|ogtt|糖耐量|糖负荷|服糖/i;
const NO_GLUCOSE =
  /胰岛素|高血糖素|glucagon|谷氨|gluta|肽|生长激素|尿|餐|饭|随机|糖化|平均|动态|变异|\b(?:ins|c-?p|gh)\b/i;
const TIME = /(\d+(?:\.\d+)?)\s*(min|分钟?|['′]|h(?:r|our)?s?|小时)/i;
const IN_WORDS: readonly (readonly [RegExp, number])[] = [
  [/半(?:个)?小时/, 30],
  [/[一１]小时/, 60],
  [/[二两２]小时/, 120],
  [/[三３]小时/, 180],
];

/** Times that have limits of their own; every other one has none, and says nothing of a diabetes (CDS 2020). */
const CODES: Readonly<Record<number, string>> = { 0: 'OGTT0H', 60: 'OGTT1H', 120: 'OGTT2H' };
const OTHER_TIME = 'OGTTX';

function minutesIn(name: string): number | undefined {
  const [, figure, unit = ''] = TIME.exec(name) ?? [];
  if (figure !== undefined) return Number(figure) * (/^h|小时/i.test(unit) ? 60 : 1);
  return IN_WORDS.find(([words]) => words.test(name))?.[1];
}

/** Longer after a load nobody draws: it is an hour of the day. */
const LATEST_MINUTES = 360;

/** The code of a glucose by the time after the load that its name tells; undefined for every other name. */
export function codeOfLoad(name: string): string | undefined {
  if (!GLUCOSE.test(name) || NO_GLUCOSE.test(name)) return undefined;
  const minutes = minutesIn(name);
  return minutes === undefined || minutes > LATEST_MINUTES ? undefined : (CODES[minutes] ?? OTHER_TIME);
}
