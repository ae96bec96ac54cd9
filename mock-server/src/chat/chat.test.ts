import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { LayAnswer } from '@jianwei/api-client/model';
import { DIAGNOSIS_NAMES } from '@jianwei/clinical-rules/lay/public-name';
import { answerQuestion, UNKNOWN_TEXT } from './answer.ts';
import { ownReportOf, runCases } from './cases.ts';
import { GENERAL_PASSAGES } from './general-passages.ts';
import { STORED_PASSAGES } from './stored-passages.ts';

interface Case {
  readonly id: string;
  readonly question: string;
  readonly kind: string;
  readonly passage?: string;
}

const FOLDER = join(import.meta.dirname, '../../data/chat/sets');
const casesOf = (name: string) => JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')) as readonly Case[];
const answered = new Map<string, LayAnswer>();
/** Several tests ask the same questions. */
function ask(question: string): LayAnswer {
  const answer = answered.get(question) ?? answerQuestion(question, null);
  answered.set(question, answer);
  return answer;
}

/** Of questions that a passage answers, the share that are answered with it. */
function shareOfRight(cases: readonly Case[]): number {
  const isRight = ({ question, passage }: Case) => ask(question).passages.some(({ passage_id: id }) => id === passage);
  return cases.filter(isRight).length / cases.length;
}

test('every emergency is caught, whatever else is asked', () => {
  const cases = casesOf('emergency');
  expect(cases.length).toBeGreaterThanOrEqual(200);
  expect(cases.filter(({ question }) => ask(question).kind !== 'emergency')).toEqual([]);
});

test('what is denied or long past is no emergency', () => {
  expect(casesOf('no-emergency').filter(({ question }) => ask(question).kind === 'emergency')).toEqual([]);
});

test('what is out of scope is not answered', () => {
  const cases = casesOf('out-of-scope');
  expect(cases.length).toBeGreaterThanOrEqual(100);
  expect(cases.filter(({ question }) => !['unknown', 'forbidden'].includes(ask(question).kind))).toEqual([]);
});

test('questions that nothing was learned from are told apart too', () => {
  const cases = Object.groupBy(casesOf('held-out'), ({ kind }) => kind);
  const kindsOf = (kind: string) => (cases[kind] ?? []).map(({ question }) => ask(question).kind);
  const shareOf = (kinds: readonly string[], ...wanted: string[]) =>
    kinds.filter((kind) => wanted.includes(kind)).length / kinds.length;
  expect(shareOf(kindsOf('emergency'), 'emergency')).toBeGreaterThanOrEqual(0.99);
  expect(shareOf(kindsOf('not emergency'), 'emergency')).toBeLessThanOrEqual(0.08);
  expect(kindsOf('not answered')).not.toContain('knowledge');
  expect(shareOf(kindsOf('not answered'), 'emergency')).toBeLessThanOrEqual(0.1);
  expect(shareOfRight(cases['knowledge'] ?? [])).toBeGreaterThanOrEqual(0.85);
});

test('at least 85 in 100 questions in scope are answered with the right passage', () => {
  const cases = casesOf('in-scope');
  expect(cases.length).toBeGreaterThanOrEqual(150);
  expect(shareOfRight(cases)).toBeGreaterThanOrEqual(0.85);
});

test('every quote stands in its stored passage, and none names a diagnosis', () => {
  const names = ['emergency', 'no-emergency', 'out-of-scope', 'in-scope'];
  const quoted = names.flatMap(casesOf).flatMap(({ question }) => ask(question).passages);
  expect(quoted.length).toBeGreaterThan(100);
  expect(quoted.filter(({ passage_id: id, quote }) => !STORED_PASSAGES.get(id)?.quote.includes(quote))).toEqual([]);
  const text = quoted.map(({ quote }) => quote).join('\n');
  expect(DIAGNOSIS_NAMES.filter((name) => text.includes(name))).toEqual([]);
});

test.each(['血钾高能吃榴莲冰激凌吗', '血钾高喝酒行吗', '肌酐高练气功', '虫草对血钾好吗'])(
  'content that is left over is refused: %s',
  (question) => {
    expect(ask(question)).toMatchObject({ kind: 'unknown', text: UNKNOWN_TEXT, passages: [] });
  },
);

test.each([
  ['中段尿怎么留', 'urine_midstream'],
  ['小便标本怎么取', 'urine_midstream'],
  ['24小时尿从几点开始留', 'urine_24h'],
  ['大便标本怎么留', 'stool'],
  ['空腹多久', 'fasting_hours'],
])('how a specimen is collected is quoted, from a named source: %s', (question, id) => {
  expect(ask(question).passages.map(({ passage_id: each }) => each)).toEqual([`lay/general/${id}`]);
  expect(GENERAL_PASSAGES.find(({ passageId }) => passageId === `lay/general/${id}`)?.source).toMatch(/\d{4}/);
});

test.each(['留尿前能抽烟吗', '血钾高怎么留尿', '鱼油降不降血脂'])(
  'what no paragraph speaks of is refused beside collecting and foods: %s',
  (question) => {
    expect(ask(question)).toMatchObject({ kind: 'unknown', passages: [] });
  },
);

test('beside whether to fast it is quoted what an item itself says of fasting', () => {
  const { passages } = ask('糖化血红蛋白要空腹吗');
  expect(passages).toMatchObject([{ passage_id: 'lay/general/fasting' }, { passage_id: 'lay/HBA1C/about' }]);
  expect(passages[1]?.quote).toContain('不用空腹');
});

test("a complaint that is denied stands in no answer's way", () => {
  expect(ask('没有胸痛，就是想问血钾是什么').passages[0]?.title).toBe('血钾');
  expect(ask('我没有胸痛也不喘，就是尿酸高').passages[0]?.title).toBe('尿酸');
});

test.each([
  ['血糖高能吃西瓜吗', 'GLU/eat_high'],
  ['钙低喝牛奶行不行', 'CA/eat_low'],
  ['尿酸高能不能吃猪肝', 'UA/eat_high'],
  ['大便潜血复查前能吃肉吗', 'FOBT/eat_high'],
  ['甘油三酯高能吃肥肉吗', 'TG/high'],
  ['胆红素高是啥问题', 'TBIL/high'],
  ['促甲状腺激素6.5 是啥问题', 'TSH/high'],
  ['复查尿酸还是高，为什么', 'UA/high'],
])(
  'a food is answered where a paragraph speaks of its kind, and a high result by what it means: %s',
  (question, id) => {
    expect(ask(question).passages).toMatchObject([{ passage_id: `lay/${id}` }]);
  },
);

test.each(['血钾高能吃苹果吗', '尿酸高能喝啤酒吗', '血糖高能吃榴莲吗'])(
  'a kind that is narrowed, alcohol, and what is stronger than its kind are not answered: %s',
  (question) => {
    expect(ask(question).passages).toEqual([]);
  },
);

test.each(['膝盖疼', '嗓子疼，喝水能咽', '最近总是觉得有点累'])(
  'with a complaint that can wait it is said whom to ask, and when not to wait: %s',
  (question) => {
    expect(ask(question)).toMatchObject({ kind: 'forbidden', rule_id: 'CHAT-2/complaint' });
    expect(ask(question).text).toContain('请马上拨打 120');
  },
);

test('what is known is said before a word of a complaint is heard', () => {
  expect(ask('肌酸激酶高怎么办').kind).toBe('knowledge');
});

test.each([
  ['查血脂要饿肚子不', 'fasting'],
  ['单子上往下的箭头表示什么', 'arrow'],
  ['标本溶血了是怎么回事', 'haemolysis'],
  ['空腹要饿几个小时', 'fasting_hours'],
  ['验血要空腹多久', 'fasting_hours'],
  ['血常规用不用空腹', 'fasting'],
  ['为什么隔几天查结果不一样', 'variation'],
  ['mmol/L 是什么单位', 'unit'],
  ['阳性是什么意思', 'positive'],
  ['结果后面的h是什么意思', 'arrow'],
])('of reports in general, however it is said: %s', (question, id) => {
  expect(ask(question).passages).toMatchObject([{ passage_id: `lay/general/${id}` }]);
});

test.each(['世界杯谁赢了', '下次能加号吗', '肌酐高可以怀孕吗'])(
  'nothing of the body, nothing of its dangers, and nothing that is not known: %s',
  (question) => {
    expect(ask(question).kind).toBe('unknown');
  },
);

test('made ready ahead it answers the same, and others have their turn meanwhile', async () => {
  vi.resetModules();
  const { prepareChat } = await import('./prepare.ts');
  const { answerQuestion: readyAnswer } = await import('./answer.ts');
  let turns = 0;
  const others = setInterval(() => (turns += 1), 1);
  await prepareChat(0);
  clearInterval(others);
  expect(turns).toBeGreaterThan(20);
  for (const question of ['吃虫草能降肌酐吗', '他一头栽在地上', 'ta hun dao le', '医院几点上班'])
    expect(readyAnswer(question, null)).toEqual(ask(question));
});

test.each([
  ['niaosuan高能吃什么', 'UA/eat_high'],
  ['niao suan gao zen me ban', 'UA/do_high'],
  ['单核细胞百分数偏高什么原因', 'MONO%/high'],
  ['尿酸 468 没痛过', 'UA/high'],
  ['胆固醇高又不吃肉为啥', 'TC/high'],
  ['尿酸高是不是吃肉吃多了', 'UA/high'],
  ['血钙低手会麻吗', 'CA/low'],
  ['尿酮体+ 早上没吃饭', 'UKET/high'],
])(
  'pinyin, other words of a measure, what is denied and what is asked of a cause are understood: %s',
  (question, id) => {
    expect(ask(question).passages).toMatchObject([{ passage_id: `lay/${id}` }]);
  },
);

test.each(['血钙低，手麻', '胆固醇偏高鸡蛋能吃吗', '抽血前一天能喝酒吗', '我有没有得乙肝', '转氨酶高能喝酒吗'])(
  'a complaint, a food that no paragraph names, alcohol and a diagnosis are not answered: %s',
  (question) => {
    expect(ask(question).passages).toEqual([]);
  },
);

test('results of others are nobody’s to tell, and who answers is no item', () => {
  expect(ask('我邻居的血糖帮我看下').passages).toEqual([]);
  expect(ask('你是gpt吗').passages).toEqual([]);
  expect(ask('血小板压积是什么').passages).toEqual([]);
});

test('near questions can be asked', () => {
  const { near } = ask('吃虫草能降肌酐吗');
  expect(near).toContain('肌酐高怎么办');
  expect(near).toHaveLength(3);
  for (const question of near) expect(ask(question).kind).toBe('knowledge');
});

test('where no question is near, those of the own report are offered, else those of reports', () => {
  expect(answerQuestion('医院几点上班', own).near).toEqual(['血钾高怎么办', '血红蛋白低怎么办', '参考区间是什么']);
  const { near } = ask('医院几点上班');
  expect(near).toHaveLength(3);
  for (const question of near) expect(ask(question).kind).toBe('knowledge');
});

const own = ownReportOf({
  at: '2025-11-18T09:42:00+08:00',
  sex: 'M',
  age: 62,
  results: [
    { name: '钾', value: '5.62', unit: 'mmol/L', range: '3.5-5.3' },
    { name: '血红蛋白', value: '103', unit: 'g/L', range: '130-175' },
    { name: '钠', value: '140', unit: 'mmol/L', range: '137-147' },
  ],
  earlier: [
    { at: '2025-11-12T08:00:00+08:00', results: [{ name: '钾', value: '5.11', unit: 'mmol/L', range: '3.5-5.3' }] },
  ],
});

test.each([
  ['哪些指标高', '偏高的有：血钾 5.62。'],
  ['哪些偏低', '偏低的有：血红蛋白 103。'],
  ['有没有偏高的', '偏高的有：血钾 5.62。'],
  ['我的血钠是多少', '您的血钠 140 mmol/L，在参考区间内。'],
  ['血红蛋白低还是高', '您的血红蛋白 103 g/L，偏低。'],
  ['血钾比上回高了还是低了', '血钾上次 5.11，这次 5.62，这次高了 0.51。'],
  ['血钾和上次比有变化吗', '血钾上次 5.11，这次 5.62，这次高了 0.51。'],
])('of the own report: %s', (question, text) => {
  expect(answerQuestion(question, own)).toMatchObject({ kind: 'report', text });
});

test('without the second step nothing is told of before', () => {
  const answer = answerQuestion('血钾和上次比有变化吗', { ...own, isVerified: false });
  expect(answer.text).toContain('核对手机号');
  expect(JSON.stringify(answer)).not.toContain('5.11');
});

test('the own value decides the side, and stands beside the quote', () => {
  expect(answerQuestion('血钾怎么办', own)).toMatchObject({
    kind: 'knowledge',
    text: '您的血钾 5.62 mmol/L，偏高。',
    passages: [{ passage_id: 'lay/K/do_high' }],
  });
});

test('weak limbs are an emergency where potassium is off, not by themselves', () => {
  expect(ask('手脚没力气').kind).not.toBe('emergency');
  expect(answerQuestion('手脚没力气', own)).toMatchObject({ kind: 'emergency', rule_id: 'CHAT-1/weak_potassium' });
});

test('a file of questions is answered one by one', () => {
  const { output, code } = runCases([join(FOLDER, 'in-scope.json')], '/');
  expect(code).toBe(0);
  expect(JSON.parse(output)).toHaveLength(casesOf('in-scope').length);
  expect(JSON.parse(runCases(['--passages'], '/').output)).toHaveLength(STORED_PASSAGES.size);
});

test('a question may be about a report of the seeded hospital, named by its id', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'chat-')), 'own.json');
  const question = '我的血钾是多少';
  writeFileSync(file, JSON.stringify(['R1004-01', 'R9999-99'].map((report) => ({ question, report }))));
  const [known, unknown] = JSON.parse(runCases([file], '/').output) as { kind: string; text: string }[];
  expect(known).toMatchObject({ kind: 'report', text: expect.stringContaining('5.62') as unknown });
  expect(unknown?.text).not.toContain('5.62');
});

test.each([
  [[], '用法'],
  [['none.json'], '没有文件'],
  [['a', 'b'], '用法'],
])('wrong use is said: %j', (args, said) => {
  const { output, code } = runCases(args, '/');
  expect(code).toBe(2);
  expect(output).toContain(said);
});
