import { expect, test } from 'vitest';
import { quietHeadline } from './headline.ts';
import { clausesOf, critical, finding, plain, wide } from './headline.test-support.ts';
import { plainReading } from './plain-reading.ts';
import type { Said } from './headline.test-support.ts';

test('the second loses words before it is left away', () => {
  const phrase = '自发性细菌性腹膜炎可能（腹水中性粒细胞 1517 ×10⁶/L（1850 × 82%））';
  const beside = (width: number, more: Partial<Said> = {}) =>
    clausesOf(finding('A', { lead: wide('甲', width), ...more }), finding('B', { lead: '', phrase }));
  expect(beside(20)).toEqual([wide('甲', 20), phrase]);
  const brief = '自发性细菌性腹膜炎可能（1517 ×10⁶/L）';
  expect(beside(40)).toEqual([wide('甲', 40), brief]);
  // A second danger before how far the first one moved.
  expect(beside(40, { change: '升 0.70' })).toEqual([wide('甲', 40), brief]);
  expect(beside(50)).toEqual([wide('甲', 50)]);
  // What stands before a remark may be the value itself.
  const stage = finding('B', { lead: '', phrase: '已知 CKD，G3b A2 → G3b A3（变化在波动范围内），极高危' });
  expect(clausesOf(plain('A', 40), stage)).toEqual([wide('A', 40), '已知 CKD，G3b A2 → G3b A3，极高危']);
  // Words are no value: the name says what was found.
  const clone = finding('B', { lead: '', phrase: '多发性骨髓瘤待排（M蛋白 IgG κ 型单克隆条带）' });
  expect(clausesOf(plain('A', 45), clone)).toEqual([wide('A', 45), '多发性骨髓瘤待排']);
});

test('many further critical values are named by the first of them where a danger has no room else', () => {
  const other = (name: string) => critical(name, `${name} 9，危急`, { value: '9' });
  const danger = finding('Z', { lead: wide('戊', 20), urgency: 1 });
  expect(clausesOf(critical('A', wide('甲', 22)), other(wide('乙', 6)), other(wide('丙', 6)), danger)).toEqual([
    ...[wide('甲', 22), `另有危急值 2 项：${wide('乙', 6)}等`, wide('戊', 20)],
  ]);
});

test('what asks for the check of a unit has no step behind it', () => {
  const suspect = { lead: '血红蛋白 13.2 g/L 结果可疑，请核对单位', does: ['核对单位与标本'] };
  expect(clausesOf(finding('A', suspect))).toEqual([suspect.lead]);
});

// J-24: the paper prints another interval beside a result that only the one of pregnancy holds.
test.each<[readonly string[], string]>([
  [[], '本次 4 项检验结果均在各自参考区间内'],
  [['碱性磷酸酶'], '本次 4 项检验结果均在各自参考区间内（碱性磷酸酶按孕期区间）'],
  [['血红蛋白', 'TSH'], '本次 4 项检验结果均在各自参考区间内（血红蛋白、TSH 按孕期区间）'],
  [['甲', '乙', '丙', '丁'], '本次 4 项检验结果均在各自参考区间内（甲、乙、丙等 4 项按孕期区间）'],
])('of %j nothing is said beyond what was read', (names, text) => {
  expect(quietHeadline(4, [], names).map(({ text: said }) => said)).toEqual([text]);
});

test('a pregnant woman whose enzyme rose by the pregnancy is told by which interval it was read', () => {
  const headline = (tags: readonly string[], range: string) =>
    plainReading({
      at: '2025-11-18T10:00:00+08:00',
      sex: '女',
      age: 30,
      tags,
      results: [{ code: 'ALP', value: '186', unit: 'U/L', range }],
    })['headline'];
  expect(headline(['妊娠 36 周'], '35-100')).toBe('本次 1 项检验结果均在各自参考区间内（碱性磷酸酶按孕期区间）');
  expect(headline(['妊娠 36 周'], '')).toBe('本次 1 项检验结果均在各自参考区间内');
  expect(headline([], '35-100')).toContain('碱性磷酸酶 186 U/L');
});
