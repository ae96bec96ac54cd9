import { expect, test } from 'vitest';
import { answerQuestion } from './answer.ts';
import { ownReportOf } from './cases.ts';
import { tellsCritical } from './critical-figure.ts';
import { clausesOf, markedByBlanks, plainText } from './question-text.ts';

const ask = (question: string) => answerQuestion(question, null);

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

test.each(['血小板 5 是啥意思', 'INR 9.5', 'ph 7.05 是什么意思', '血糖30mmol/L', '钾六点八', '肌酐 800'])(
  'a figure that the catalogue calls critical is an emergency: %s',
  (question) => {
    expect(ask(question).kind).toBe('emergency');
  },
);

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
