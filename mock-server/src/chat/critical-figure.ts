import { findItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import type { CatalogueItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import { judgeCriticalValue } from '@jianwei/clinical-rules/flags/critical';
import { FIGURE, inItsUnit } from './figure.ts';
import { fluidBefore } from './fluid.ts';
import { cutQuestion } from './lexicon.ts';
import type { Word } from './lexicon.ts';
import { figuresOf } from './vital-signs.ts';

/** Words behind a number that make it a count or a time, and between an item and a number that ask for a limit. */
const COUNTED =
  /^(?:个|次|项|天|周|年|月|岁|倍|小时|钟头|管|片|颗|粒|度|个月|几|多|以上|以下|到|之间|一个|两个|加号|加)/;
const OF_LIMIT = /^(?:低于|高于|小于|大于|超过|不足|超出|正常|范围|多少|标准|上限|下限|几)/;

/** Who is known to live with such a figure is not sent for it. */
const KNOWN_WITH_IT = /(?<!没有?|没做过?|没有做过?|未|不)(?:透析|血透|腹透)|老样子|长期|多年/;

/**
 * A number that other units in use would make harmless says nothing without its unit: haemoglobin 11 may be g/dL. One that cannot be in the
 * catalogue's unit is read in the others: 3.9 is 39 g/L.
 */
function isCritical(item: CatalogueItem, value: number, unit: string): boolean {
  const own = inItsUnit(item, value, unit);
  const inOthers = unit === '' ? item.slips.flatMap((slip) => [value * slip, value / slip]) : [];
  if (own === null) {
    const possible = inOthers.filter((other) => inItsUnit(item, other, '') !== null);
    return possible.some((other) => judgeCriticalValue(item, other) !== undefined);
  }
  const side = judgeCriticalValue(item, own);
  if (side === undefined) return false;
  const { low = -Infinity, high = Infinity } = item.intervals.male ?? item.intervals.female ?? {};
  return !(side === 'low' && inOthers.some((other) => other >= low && other <= high));
}

/** The last number that is told of an item, before the next item is named. */
function numberBehind(words: readonly Word[], place: number): Word | undefined {
  const next = words.findIndex(({ kind }, at) => at > place && kind === 'item');
  const own = words.slice(place + 1, next < 0 ? undefined : next);
  const first = own.findIndex(({ kind }) => kind === 'number');
  if (first < 0 || first > 3 || own.slice(0, first).some(({ text }) => OF_LIMIT.test(text))) return undefined;
  const last = own.findLastIndex(({ kind }) => kind === 'number');
  return COUNTED.test(own[last + 1]?.text ?? '') ? undefined : own[last];
}

const DIGITS = '零一二三四五六七八九';
const THOUSANDS = /(\d+(?:\.\d+)?|[一二两三四五六七八九])([万千])(?![\d一二三四五六七八九])/g;

/** 「血小板两万」, 「1.5万」: cells in a microlitre, as people still count them. */
function inFull(said: string): string {
  return said.replaceAll(THOUSANDS, (_, figure: string, unit: string) => {
    const value = DIGITS.indexOf(figure.replace('两', '二'));
    return String(
      Math.round((value < 0 || /\d/.test(figure) ? Number(figure) : value) * (unit === '万' ? 10_000 : 1000)),
    );
  });
}

/** A sign of the body and its figure: 「血氧98心率72」 tells no oxygen of 72. */
const SIGN_TOLD = /(?:心率|心跳|脉搏|脉率|血压|高压|低压|呼吸|体温)[^，。\d]{0,3}\d+(?:[./]\d+)*/g;

/** Whether a clause tells of a result that the catalogue calls critical: 「血小板 5 是啥意思」, 「INR 9.5」. */
export function tellsCritical(clause: string): boolean {
  const said = inFull(figuresOf(clause)).replaceAll(SIGN_TOLD, '，');
  if (!/\d/.test(said)) return false;
  const { words } = cutQuestion(said);
  return words.some(({ kind, codes }, place) => {
    // pH 8 of urine is none of blood.
    if (kind !== 'item' || fluidBefore(words, place) !== null) return false;
    const { value, unit = '' } = FIGURE.exec(numberBehind(words, place)?.text ?? '')?.groups ?? {};
    const item = findItem(codes[0] ?? '');
    if (value === undefined || item?.critical === undefined || item.critical === null) return false;
    if (item.critical.when === 'pregnancy' || (item.critical.when === 'first' && KNOWN_WITH_IT.test(clause)))
      return false;
    return isCritical(item, Number(value), unit);
  });
}
