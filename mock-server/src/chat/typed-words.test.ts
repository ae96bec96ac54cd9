import { expect, test } from 'vitest';
import { answerQuestion } from './answer.ts';
import { homophonesAs } from './homophones.ts';
import { ITEM_SOUNDS } from './lexicon.ts';
import { figuresOf } from './vital-signs.ts';

const ask = (question: string) => answerQuestion(question, null);

test.each([
  ['一百六', '160'],
  ['一百六十五', '165'],
  ['一百零五', '105'],
  ['两百二十', '220'],
  ['三十多', '30多'],
  ['十八', '18'],
  ['五', '五'],
])('a figure in words is a number: %s', (words, figure) => {
  expect(figuresOf(words)).toBe(figure);
});

test.each([
  ['肌肝高', '肌酐高'],
  ['转胺酶偏高', '转氨酶偏高'],
  ['吃鸡肝好吗', '吃鸡肝好吗'],
  ['肌酐高', '肌酐高'],
  ['ALT 高', 'ALT 高'],
])('a slip that sounds like an item is that item, another word stays: %s', (typed, heard) => {
  expect(homophonesAs(typed, ITEM_SOUNDS)).toBe(heard);
});

test.each([
  ['心跳一分钟一百七', 'palpitation'],
  ['心率35', 'palpitation'],
  ['血压两百二', 'pressure'],
  ['血氧85', 'breath'],
  ['一分钟呼吸四十多次', 'breathing'],
])('a figure that cannot wait is an emergency: %s', (question, flag) => {
  expect(ask(question)).toMatchObject({ kind: 'emergency', rule_id: `CHAT-1/${flag}` });
});

test.each(['心率正常是60到100吗', '血压130/80', '血氧98', '体温36.5', '血压低压80正常吗', '血糖高'])(
  'a usual figure is none: %s',
  (question) => {
    expect(ask(question).kind).not.toBe('emergency');
  },
);

test.each([
  ['两个月前做过移植，现在发烧', 'emergency'],
  ['发烧了，之前化疗过', 'emergency'],
  ['没有化疗，只是发烧', 'forbidden'],
  ['以前化疗的时候发过烧', 'forbidden'],
  ['突然头晕，现在不晕了', 'forbidden'],
])('what makes a flag together may stand in any order, and must be said, of now: %s', (question, kind) => {
  expect(ask(question).kind).toBe(kind);
});

test.each([
  ['白细胞多怎么办', 'lay/WBC/do_high'],
  ['血小板少是什么原因', 'lay/PLT/low'],
  ['CA199偏高要怎么做', 'lay/CA199/do_high'],
])('the side stands behind the item, and a number in a name is part of it: %s', (question, passage) => {
  expect(ask(question).passages.map(({ passage_id: id }) => id)).toEqual([passage]);
});
