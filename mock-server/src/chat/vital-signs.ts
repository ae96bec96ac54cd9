import { convert, number, oneOf, optional, record, text } from '@jianwei/clinical-rules/tables/shapes';
import { readTsv } from '../tables/read-table.ts';

const pattern = convert(text, (source) => new RegExp(`(?:${source})(?<between>.*)`));
const SIGNS = readTsv(
  'chat/vital-signs.tsv',
  record({
    id: text,
    label: text,
    name: pattern,
    from: number,
    below: number,
    above: number,
    to: number,
    times: optional(oneOf('yes')),
  }),
  'id',
);

const DIGITS = '零一二三四五六七八九';
const FIGURE =
  /[一二三四五六七八九]百零?[一二三四五六七八九]?(?:十[一二三四五六七八九]?)?|[一二三四五六七八九]?十[一二三四五六七八九]?/g;

/** Tens and ones of what stands behind the hundreds: 「百六」 are six tens, 「百零六」 six. */
function belowHundred(words: string, isShort: boolean): number {
  const digit = (word = '') => DIGITS.indexOf(word);
  if (!words.includes('十')) return digit(words.slice(-1)) * (isShort && !words.startsWith('零') ? 10 : 1);
  const [tens = '', ones] = words.split('十');
  return (tens === '' ? 1 : digit(tens)) * 10 + digit(ones);
}

/** 「七点一」; a time of day is none: 「七点一刻」. */
const DECIMAL = /(\d+|[零一二三四五六七八九])点([零一二三四五六七八九]+)(?![刻分半十百])/g;
const digitsOf = (words: string): string =>
  words.replaceAll(/[零一二三四五六七八九]/g, (word) => String(DIGITS.indexOf(word)));

/** Thousands and what follows them: 「一万八」 is 18000, 「三千二」 3200; 「一万两千」 is 12000. */
const THOUSANDS =
  /(?<many>[一二三四五六七八九十\d]+)(?<unit>[万千])(?<next>[一二三四五六七八九\d])?千?(?![一二三四五六七八九百十\d])/g;
const thousandsOf = (many: string, unit: string, next: string | undefined): string => {
  const numberOf = (words: string) =>
    /^\d+$/.test(words) ? Number(words) : words.includes('十') ? belowHundred(words, false) : DIGITS.indexOf(words);
  return String((numberOf(many) * 10 + (next === undefined ? 0 : numberOf(next))) * (unit === '万' ? 1000 : 100));
};

/** 「一百六」 is 160, 「三十多」 30多, 「两百二十」 220, 「七点一」 7.1: figures in words as numbers; single digits stay. */
export function figuresOf(words: string): string {
  return words
    .replaceAll(/两(?=[百千万])|(?<=[万千])两/g, '二')
    .replaceAll(THOUSANDS, (_, many: string, unit: string, next: string | undefined) => thousandsOf(many, unit, next))
    .replaceAll(/(?<=[一二三四五六七八九]百)几/g, '多')
    .replaceAll(FIGURE, (figure) => {
      const [hundreds = '', rest] = figure.split('百');
      return String(
        rest === undefined ? belowHundred(figure, false) : DIGITS.indexOf(hundreds) * 100 + belowHundred(rest, true),
      );
    })
    .replaceAll(DECIMAL, (_, whole: string, part: string) => `${digitsOf(whole)}.${digitsOf(part)}`);
}

/** A number behind the name of a sign; times, days and counts are none: 「餐后血糖 2 小时」. */
const FIGURE_OF_SIGN = /^([^\d]{0,8})\d+(?:[.点]\d+)?(?![\d.点]|min|个?(?:小时|钟头|月)|[次天周年项种型步h]|分钟内)/;

/** A figure of the body beyond what can wait: heart beats, blood pressure, oxygen, temperature, sugar. */
export function dangerousFigure(clause: string): { readonly id: string; readonly label: string } | undefined {
  return SIGNS.find(({ name, from, below, above, to, times }) => {
    const between = name.exec(clause)?.groups?.['between'] ?? '';
    const figures = figuresOf(between.replaceAll(/[一1每]分钟?/g, ''));
    const said = times === 'yes' ? figures.replaceAll(/(?<=\d{2})次/g, '') : figures;
    const [figure, before = ''] = FIGURE_OF_SIGN.exec(said) ?? [];
    if (figure === undefined || /正常|低压|舒张/.test(before)) return false;
    const value = Number.parseFloat(figure.slice(before.length).replace('点', '.'));
    return value >= from && value <= to && (value < below || value > above);
  });
}

/** What it was read from: 「手环显示」. */
const READ_FROM = /^(?:我的?|手[环表]|监测|仪器?|血压计|血氧仪|体温计|血糖仪|心跳|测出?的?|量的?|显示|说|提示)*/;
const FIGURE_ALONE =
  /^[是为只有到\s]{0,2}[\d./\s]+[次度%℃]?，?(?:刚?刚?(?:量|测)的?)?(?:(?:这?(?:算|是)?(?:正常|[高低快慢])的?)?[吗吧么呢])?$/;

/** A sign and its figure are all that is said, or asked whether it is usual: the bounds decide of it. */
export function isFigureAlone(said: string): boolean {
  return [said, said.replace(READ_FROM, '')].some((told) =>
    SIGNS.some(({ name }) => {
      const [sign, between = ''] = name.exec(told) ?? [];
      return sign !== undefined && told.startsWith(sign) && FIGURE_ALONE.test(between);
    }),
  );
}

/** A temperature of the body that is told without its name: 「39度4」, 「38.8℃」. Water, rooms and weather are as warm. */
const UNNAMED_FEVER =
  /(?<![\d.点])(?<!(?:气|水|室|油|天|空调|奶|房间|暖气).{0,5})(?:3[89]|4[0-2])(?:[.点]\d)?(?:度|℃|°)/g;

/** A question in which a temperature of fever is called one, as the tables of red flags look for it. */
export function withFeverNamed(question: string): string {
  return question.replaceAll(UNNAMED_FEVER, '发烧$&');
}
