import { expect, test } from 'vitest';
import { answerQuestion } from './answer.ts';
import { ownReportOf } from './cases.ts';
import { tellsCritical } from './critical-figure.ts';
import { homophonesAs } from './homophones.ts';
import { ITEM_SOUNDS } from './lexicon.ts';
import { clausesOf, markedByBlanks, plainText } from './question-text.ts';
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

test.each([
  ['上个月晕倒过一次 查了都没事 现在血红蛋白100', ['上个月晕倒过一次', '查了都没事', '现在血红蛋白100']],
  ['右手 抬不起来', ['右手抬不起来']],
  ['血小板 180 是不是低', ['血小板180是不是低']],
  ['my chest hurts', ['mychesthurts']],
])('blanks part clauses, not words: %s', (question, clauses) => {
  expect(clausesOf(plainText(markedByBlanks(question)))).toEqual(clauses);
});

test.each(['上个月晕倒过一次 查了都没事 现在血红蛋白100', '没有胸痛 就想问下肌钙蛋白是什么'])(
  'what is past or denied stays so where blanks stand for marks: %s',
  (question) => {
    expect(ask(question).kind).not.toBe('emergency');
  },
);

test.each(['以前没晕过 今天晕了两次', '我妈今早上洗脸的时候 半张脸木了 嘴角流口水'])(
  'what is there now is heard between blanks: %s',
  (question) => {
    expect(ask(question).kind).toBe('emergency');
  },
);

test.each([
  '我的肌酐1100 没有透析过 恶心得吃不下',
  '血小板 5 是啥意思',
  'INR 9.5',
  'ph 7.05 是什么意思',
  '血糖30mmol/L',
  '钾六点八',
  '肌酐 800',
])('a figure that the catalogue calls critical is an emergency: %s', (question) => {
  expect(ask(question).kind).toBe('emergency');
});

test.each([
  '血小板 80',
  '血红蛋白11.5',
  '血糖 95mg/dl',
  '白细胞两个加号',
  '血小板低于20会怎样',
  '血小板从20升到150',
  '尿ph 5.5',
  '透析肌酐800',
  '血钾 3.5-5.3',
])('a limit, another unit, a range, a rise and what can wait are none: %s', (question) => {
  expect(tellsCritical(plainText(question))).toBe(false);
});

test.each(['吃nmn能降血脂吗', '转氨酶高能熬夜吗'])(
  'what is swallowed is no result, and leave is not given: %s',
  (question) => {
    expect(ask(question)).toMatchObject({ kind: 'unknown', passages: [] });
  },
);

test('a value that the report does not hold is not answered by the interval', () => {
  const own = ownReportOf({
    at: '2025-11-18T09:42:00+08:00',
    sex: 'M',
    age: 62,
    results: [{ name: '钾', value: '4.2', unit: 'mmol/L', range: '3.5-5.3' }],
  });
  expect(answerQuestion('我的尿酸是多少', own)).toMatchObject({ kind: 'report', text: '这份报告里没有尿酸。' });
});

test.each([
  ['上个月查130这个月查118怎么不一样', 'lay/general/variation'],
  ['尿常规要留第几段尿', 'lay/general/urine_midstream'],
  ['接尿要接中间那段是吧', 'lay/general/urine_midstream'],
  ['一个+和三个+差别大吗', 'lay/general/plus'],
  ['mg/dL 和 mmol/L 一样吗', 'lay/general/unit'],
  ['咱们这礼拜三抽的跟前两天抽的对不上', 'lay/general/variation'],
  ['肾功三项 尿素氮偏低要紧吗', 'lay/UREA/low'],
  ['肝功能里谷氨酰高怎么办', 'lay/GGT/do_high'],
  ['尿常规亚硝酸盐高说明啥', 'lay/UNIT/high'],
  ['胃蛋白酶原1低', 'lay/PG1/low'],
  ['俺家老头子尿酸恁个高 咋弄', 'lay/UA/do_high'],
  ['早上没吃饭测的血糖6.4', 'lay/GLU/high'],
])('words made of parts carry no content, and names are known as they are written: %s', (question, passage) => {
  expect(ask(question).passages.map(({ passage_id: id }) => id)).toEqual([passage]);
});

test.each([
  ['肌酐 1.0 mg/dL', 'lay/CREA/range'],
  ['HCT 33', 'lay/HCT/low'],
  ['血糖 126 mg/dl', 'lay/GLU/high'],
])('a number is compared in the unit that is told, or in one in which it can be: %s', (question, passage) => {
  expect(ask(question).passages.map(({ passage_id: id }) => id)).toEqual([passage]);
});

test('how two items differ is told by what each of them is, of one alone nothing', () => {
  const { passages } = ask('糖化和空腹血糖有啥区别');
  expect(passages.map(({ passage_id: id }) => id)).toEqual(['lay/HBA1C/about', 'lay/GLU/about']);
  expect(ask('血糖有啥区别').passages).toEqual([]);
});

test('a clause that only tells how the asker came by it is left out', () => {
  expect(ask('女婿从深圳寄来的，转氨酶高是什么意思').passages).toMatchObject([{ passage_id: 'lay/ALT/high' }]);
});

test.each([
  '转氨酶高，想试试虫草',
  '转氨酶高怎么办，隔壁推荐的偏方行吗',
  '血脂高，准备放支架',
  '抽血前能抽烟吗',
  '幽门螺杆菌要不要全家一起治',
])('a clause that wishes, asks or treats is never left out: %s', (question) => {
  expect(ask(question).passages).toEqual([]);
});

test('who takes leave is not told of a result, and what is worse is heard', () => {
  expect(ask('转氨酶高怎么办，我先走一步了').passages).toEqual([]);
  expect(ask('转氨酶高怎么办，永别了大家').kind).toBe('emergency');
  expect(ask('血钾高是什么意思，遗书写好了').kind).toBe('emergency');
});

test('of items on different sides the first is told of, on its own side; who asks for a hospital is told of none', () => {
  expect(ask('中性粒细胞比例高 淋巴低').passages).toMatchObject([{ passage_id: 'lay/NEUT%/high' }]);
  expect(ask('哪家医院查得准').passages).toEqual([]);
});

test('a result of urine is not judged by the limits of blood', () => {
  expect(ask('小便ph 8 高么').kind).toBe('knowledge');
  expect(ask('血的ph 6.9').kind).toBe('emergency');
});

test.each(['早上醒来喝口水影响抽血结果吗', '看不懂要吐血了'])(
  'blood that is drawn, and a saying, is no bleeding: %s',
  (question) => {
    expect(ask(question).kind).not.toBe('emergency');
  },
);

test.each(['I took the whole bottle of sleeping pills', 'I have taken all my antidepressants', '遗嘱立了，药也备好了'])(
  'pills that were taken or are ready are an emergency: %s',
  (question) => {
    expect(ask(question).kind).toBe('emergency');
  },
);

test('the figure of the next sign is none of oxygen', () => {
  expect(ask('血氧97 心率80').kind).not.toBe('emergency');
  expect(ask('血氧82 心率80')).toMatchObject({ kind: 'emergency', rule_id: 'CHAT-1/breath' });
});
