import { findItem, printInterval } from '../catalogue/catalogue.ts';
import { unitText } from '../units/unit-text.ts';
import { LAY_WORDS } from './lay-tables.ts';
import type { LayWords } from './lay-tables.ts';

/** Sections of a lay article, in the order in which they stand in it. */
export const PASSAGE_SECTIONS = ['about', 'high', 'low', 'do_high', 'do_low', 'eat_high', 'eat_low', 'range'] as const;
export type PassageSection = (typeof PASSAGE_SECTIONS)[number];

export const SECTION_TITLE: Readonly<Record<PassageSection, string>> = {
  about: '这是什么',
  high: '偏高或阳性说明什么',
  low: '偏低或阴性说明什么',
  do_high: '偏高或阳性怎么办',
  do_low: '偏低怎么办',
  eat_high: '偏高时的饮食',
  eat_low: '偏低时的饮食',
  range: '参考区间',
};

/** A stored paragraph of plain words: what is quoted, never rewritten. */
export interface Passage {
  readonly passageId: string;
  readonly code: string;
  readonly section: PassageSection;
  /** Place in its article, from 1. */
  readonly number: number;
  readonly title: string;
  readonly text: string;
}

export function passageIdOf(code: string, section: PassageSection): string {
  return `lay/${code}/${section}`;
}

function causesText(causes: readonly string[]): string {
  return causes.length === 0 ? '' : `可能的原因有：${causes.join('、')}。`;
}

function rangeText(code: string): string {
  const item = findItem(code);
  if (item === undefined) return '';
  if (item.valueType === 'qualitative') return `参考结果是${item.qualitativeReference}。请以报告上印的为准。`;
  const { male, female } = item.intervals;
  const [men, women] = [male === null ? '' : printInterval(male), female === null ? '' : printInterval(female)];
  const unit = item.unit === '' ? '' : ` ${unitText(item.unit)}`;
  if (men === '' && women === '') return '';
  const own = '请以报告上印的参考区间为准。';
  if (men === women) return `成人的参考区间是 ${men}${unit}。${own}`;
  const sexes = [men === '' ? '' : `男性 ${men}${unit}`, women === '' ? '' : `女性 ${women}${unit}`];
  return `成人的参考区间：${sexes.filter((text) => text !== '').join('，')}。${own}`;
}

function textOf({ code, about, high, low }: LayWords, section: PassageSection): string {
  switch (section) {
    case 'about':
      return about;
    case 'high':
      return `${high.meaning}${causesText(high.causes)}`;
    case 'low':
      return `${low.meaning}${causesText(low.causes)}`;
    case 'do_high':
      return high.next;
    case 'do_low':
      return low.next;
    case 'eat_high':
      return high.eat;
    case 'eat_low':
      return low.eat;
    case 'range':
      return rangeText(code);
  }
}

function passagesOf(words: LayWords): Passage[] {
  return PASSAGE_SECTIONS.map((section) => ({ section, text: textOf(words, section) }))
    .filter(({ text }) => text !== '')
    .map(({ section, text }, index) => ({
      passageId: passageIdOf(words.code, section),
      code: words.code,
      section,
      number: index + 1,
      title: words.plain,
      text,
    }));
}

/** Every stored paragraph, by its id. */
export const PASSAGES: ReadonlyMap<string, Passage> = new Map(
  [...LAY_WORDS.values()].flatMap(passagesOf).map((passage) => [passage.passageId, passage]),
);
