// What is asked in words that no table has is read by its likeness to known questions, and what is like none of them stays unanswered.
import { expect, test } from 'vitest';
import { answerQuestion } from './answer.ts';
import { askedLike, NOTHING, knownOf } from './asked-like.ts';
import { learningKinds } from './asked-model.ts';
import { ownReportOf } from './cases.ts';
import { finished } from './likeness.ts';

const ask = (question: string) => answerQuestion(question, null);
const idsOf = (question: string) => ask(question).passages.map(({ passage_id: id }) => id);

test('the same examples teach the same, and shares sum to 1', () => {
  const taught = [
    { traits: ['a', 'b'], kind: 'one' },
    { traits: ['a', 'c'], kind: 'two' },
    { traits: ['d'], kind: 'three' },
  ];
  const [first, second] = [finished(learningKinds(taught)), finished(learningKinds(taught))];
  const shares = first(['a', 'c']);
  expect([...second(['a', 'c'])]).toEqual([...shares]);
  expect([...shares.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  expect(shares.get('two')).toBeGreaterThan(shares.get('one') ?? 1);
  expect(first(['d']).get('three')).toBeGreaterThan(0.5);
});

test('of questions that nothing was learned from, what is asked is told apart', () => {
  const every = knownOf('held-out', ['knowledge', 'not answered']).filter((_, at) => at % 3 === 0);
  const told = every.map(({ question, kind }) => {
    const asked = askedLike(question);
    const [likeliest] = [...(asked?.shares ?? [])].toSorted(([, a], [, b]) => b - a);
    return { kind, told: likeliest?.[0], nothing: asked?.nothing ?? 1 };
  });
  const [answered, refused] = [
    told.filter(({ kind }) => kind !== NOTHING),
    told.filter(({ kind }) => kind === NOTHING),
  ];
  expect(answered.length).toBeGreaterThan(150);
  expect(refused.length).toBeGreaterThan(150);
  expect(answered.filter(({ kind, told: is }) => kind === is).length / answered.length).toBeGreaterThanOrEqual(0.85);
  expect(refused.filter(({ nothing }) => nothing < 0.3).length / refused.length).toBeLessThanOrEqual(0.03);
});

test('of those that it learned from, none that is not answered is read as one that is', () => {
  const refused = knownOf('asked', ['not answered']);
  expect(refused.length).toBeGreaterThan(150);
  expect(refused.filter(({ question }) => idsOf(question).length > 0)).toEqual([]);
});

test.each([
  ['血小板噌地蹿到六百多，作何解', 'PLT/high'],
  ['尿酸又冒头了，下一步棋咋走', 'UA/do_high'],
  ['姥姥铁蛋白见底，怎么往上补', 'FER/do_low'],
  ['ALT AST 都冒高了，啥说法', 'ALT/high'],
  ['白蛋白低是缺什么营养', 'ALB/low'],
])('words that no table has stand in no answer’s way: %s', (question, id) => {
  expect(idsOf(question)).toContain(`lay/${id}`);
});

test.each([
  '肌酐高敲胆经行吗',
  '血糖高嚼槟榔要紧吗',
  '甲状腺囊肿要紧吗',
  '血糖监测仪误差正常吗',
  '胰岛素泵怎么回事',
  '颈动脉斑块偏高怎么办',
  '智商偏低怎么办',
  '干细胞高说明什么',
  '血压偏高是怎么回事',
])('a character of no answered question, and a name that is part of another word, mean refusal: %s', (question) => {
  expect(ask(question).passages).toEqual([]);
});

test.each([
  ['管凝血的那个数长了', 'PT/high'],
  ['幽门那项超了说明什么', 'HPBT/high'],
  ['肾的过滤数偏低是什么意思', 'EGFR/low'],
  ['坏油的值高了怎么办', 'LDL-C/do_high'],
])('an item is known by what it is about: %s', (question, id) => {
  expect(idsOf(question)).toEqual([`lay/${id}`]);
});

test.each(['血小板 320 高不高', '血钾 3.6 低不低'])(
  'a figure on no side is answered by the interval: %s',
  (question) => {
    expect(idsOf(question)[0]).toMatch(/\/range$/);
  },
);

test.each([
  ['两家医院查的不一样信谁', 'hospitals'],
  ['备注里写着脂血', 'lipaemia'],
  ['标本凝块是什么意思', 'clotted'],
  ['报告备注已复核是什么意思', 'rechecked'],
  ['采样时间和报告时间有什么区别', 'times'],
  ['这一项没有参考范围怎么看', 'no_range'],
])('why two hospitals differ and what else a report prints: %s', (question, id) => {
  expect(idsOf(question)).toEqual([`lay/general/${id}`]);
});

test('an item alone is asked for its own value', () => {
  const own = ownReportOf({
    at: '2025-11-18T09:42:00+08:00',
    sex: 'M',
    age: 58,
    results: [{ name: '肌酐', value: '101', unit: 'μmol/L', range: '57-111' }],
  });
  expect(answerQuestion('肌酐呢', own)).toMatchObject({ kind: 'report', text: '您的肌酐 101 μmol/L，在参考区间内。' });
  expect(idsOf('肌酐呢')).toEqual(['lay/CREA/about']);
});
