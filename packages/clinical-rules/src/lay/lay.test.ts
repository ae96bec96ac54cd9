import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPlainReport } from '../reading/plain-report.ts';
import { read } from '../reading/read.ts';
import { CATALOGUE } from '../catalogue/catalogue.ts';
import { ADVICE_LEVELS } from './advice.ts';
import { layReport } from './lay.ts';
import type { LayReport } from './lay.ts';
import { LAY_ANCHORS, LAY_WORDS, publicGroup } from './lay-tables.ts';
import { PASSAGES } from './passages.ts';
import { DIAGNOSIS_NAMES } from './public-name.ts';

interface Given {
  readonly name: string;
  readonly value: string | number;
  readonly unit?: string;
  readonly range?: string;
}

function layOf(results: readonly Given[], more: object = {}): LayReport {
  const input = readPlainReport({ at: '2025-11-18T09:42:00+08:00', sex: 'M', age: 62, results, ...more });
  return layReport({ ...input, reading: read(input), department: '内分泌科 0000-8120', held: new Set() });
}

const potassium = (value: string) => ({ name: '钾', value, unit: 'mmol/L', range: '3.5-5.3' });
const POTASSIUM_LIMIT = CATALOGUE.find(({ code }) => code === 'K')?.critical?.high ?? 0;

const FORBIDDEN = /确诊|正常值|异常|\d\s*%的?(?:风险|可能)/;

function textsOf(lay: LayReport): string {
  return JSON.stringify([lay.headline, lay.advice.sentence, lay.questions, lay.groups]);
}

test.each([
  ['a critical value', [potassium(String(POTASSIUM_LIMIT + 1))], 'urgent', 'LAY-1'],
  ['a result past the limit of the same day', [potassium('5.62')], 'today', 'LAY-2'],
  [
    'a result past the limit of a guideline, far from critical',
    [{ name: '钠', value: '124.6', unit: 'mmol/L', range: '137-147' }],
    'today',
    'LAY-2',
  ],
  [
    'results that carry a diagnosis',
    [
      { name: '糖化血红蛋白', value: '8.2', unit: '%', range: '4.0-6.0' },
      { name: '葡萄糖', value: '9.84', unit: 'mmol/L', range: '3.9-6.1' },
    ],
    'soon',
    'LAY-3',
  ],
  [
    'a result alone, a little beyond its interval',
    [{ name: '嗜酸性粒细胞百分比', value: '8.5', unit: '%', range: '0.4-8.0' }],
    'routine',
    'LAY-4',
  ],
  ['results within', [potassium('4.2')], 'routine', 'LAY-4'],
] as const)('the level of %s is decided by rule', (_, results, level, ruleId) => {
  expect(layOf(results).advice).toMatchObject({ level, ruleId });
});

test('a result that cannot be judged never lowers the level', () => {
  const unread = { name: '葡萄糖', value: '见附页', unit: 'mmol/L', range: '3.9-6.1' };
  fc.assert(
    fc.property(fc.double({ min: 2, max: 9, noNaN: true }), (value) => {
      const alone = layOf([potassium(value.toFixed(2))]);
      const beside = layOf([unread, potassium(value.toFixed(2))]);
      const place = ({ advice }: LayReport) => ADVICE_LEVELS.indexOf(advice.level);
      expect(place(beside)).toBeLessThanOrEqual(place(alone));
    }),
    { numRuns: 40 },
  );
});

test('an item says its plain name, its place, what it means, why it can be so and what to do', () => {
  const lay = layOf([potassium('5.62'), potassium('4.0')], {
    earlier: [{ at: '2025-11-12T08:00:00+08:00', results: [potassium('5.11')] }],
  });
  expect(lay.groups[0]?.items[0]).toMatchObject({
    plainName: '血钾',
    value: '5.62',
    direction: 'high',
    rank: 1,
    reference: '3.5-5.3',
    anchor: { value: 6, words: '6.0 起常需紧急处理', source: 'UK Kidney Association 2023' },
    previous: { value: '5.11', change: '这次高了 0.51' },
    passageId: 'lay/K/high',
  });
  expect(lay.headline).toBe('先看血钾，建议今日联系医师');
  expect(lay.advice.sentence).toContain('内分泌科 0000-8120');
  expect(lay.questions.length).toBeLessThanOrEqual(5);
  expect(lay.inRangeCount).toBe(1);
});

test.each([
  ['a liver that fails', [{ name: '谷丙转氨酶', value: '4200', unit: 'U/L', range: '9-50' }]],
  [
    'blasts',
    [
      { name: '白细胞计数', value: '86', unit: '10^9/L', range: '3.5-9.5' },
      { name: '原始细胞', value: '32%', range: '0' },
    ],
  ],
  ['a glucose of 32', [{ name: '葡萄糖', value: '32', unit: 'mmol/L', range: '3.9-6.1' }]],
  ['bacteria in the blood', [{ name: '血培养', value: '大肠埃希菌', range: '阴性' }]],
])('beside 立即就医 nothing waits for weeks or for other results: %s', (_, results) => {
  const lay = layOf(results);
  expect(lay.advice.level).toBe('urgent');
  const steps = lay.groups
    .flatMap(({ items }) => items)
    .flatMap(({ rank, nextStep }) => (rank === null ? [] : [nextStep]));
  expect(steps.length).toBe(results.length);
  expect(steps[0]).toMatch(/^不要等复查，请立即就医。/);
  expect(steps.join()).not.toMatch(/周|个月|空腹再查|单看这一项/);
});

test('first aid stays beside the call for help, and a result of the same day is not put off', () => {
  const stepOf = (given: Given): string => layOf([given]).groups[0]?.items[0]?.nextStep ?? '';
  expect(stepOf({ name: '葡萄糖', value: '1.9', unit: 'mmol/L', range: '3.9-6.1' })).toBe(
    '不要等复查，请立即就医。马上吃一点糖或喝甜饮料，并联系医师；叫不醒请拨打 120。',
  );
  expect(stepOf({ name: 'HIV抗体', value: '阳性', range: '阴性' })).toBe('请今天联系医师，不要等下次复查。');
  expect(stepOf(potassium('5.62'))).toContain('核对正在用的药');
});

test('beside 立即就医 a result of the same day is not told to wait until later today', () => {
  const lay = layOf([potassium('6.9'), { name: 'HIV抗体', value: '阳性', range: '阴性' }]);
  expect(lay.advice.level).toBe('urgent');
  const steps = lay.groups.flatMap(({ items }) => items).map(({ nextStep }) => nextStep);
  expect(steps.join()).not.toContain('今天');
  expect(steps).toContain('先按上面说的就医，这一项请医师一起看。');
});

test('a result that changes too fast inside its interval is not called all right', () => {
  const earlier = [{ hours_ago: 8, results: [potassium('4.3')] }];
  expect(layOf([potassium('5.2')], { earlier }).headline).toBe('1 项都在参考区间内，但仍要医师看，请立即就医');
});

test('results that are held are in no item, and still decide the level', () => {
  const input = readPlainReport({
    at: '2025-11-18T09:42:00+08:00',
    sex: 'M',
    age: 62,
    results: [potassium('4.0'), potassium(String(POTASSIUM_LIMIT + 1))],
  });
  const lay = layReport({ ...input, reading: read(input), department: '内科', held: new Set(['now-2']) });
  expect(lay.total).toBe(1);
  expect(lay.advice.level).toBe('urgent');
});

test('what could not be judged or read is named, without the name of a disease; what is held is not', () => {
  const unread = { name: '葡萄糖', value: '见附页', unit: 'mmol/L', range: '3.9-6.1' };
  const input = readPlainReport({
    at: '2025-11-18T09:42:00+08:00',
    sex: 'M',
    age: 62,
    results: [potassium('4.0'), unread],
  });
  const [row] = input.judged.rows.map(({ printed }) => printed);
  if (row === undefined) throw new Error('no row was read');
  const failedRow = (laboratory_id: string, name: string) => ({
    ...row,
    laboratory_id,
    code: '',
    name,
    error: '结果为文本',
  });
  const [disease = ''] = DIAGNOSIS_NAMES;
  const failed = [failedRow('f-1', '尿沉渣管型'), failedRow('f-2', `${disease}抗体`), failedRow('f-3', '梅毒初筛')];
  const judged = { ...input.judged, failed };
  const lay = layReport({ ...input, judged, reading: read(input), department: '内科', held: new Set(['f-3']) });
  expect(lay.unread).toEqual(['血糖', '尿沉渣管型', '一项检验']);
  expect(lay.headline).toMatch(/^3 项没能判定/);
  expect(layOf([potassium('4.0')]).unread).toEqual([]);
});

test('no text of the tables names a diagnosis, a share of a risk or a word that lay readers misunderstand', () => {
  const texts = [
    ...[...LAY_WORDS.values()].map(({ plain, about, high, low }) => JSON.stringify([plain, about, high, low])),
    ...[...PASSAGES.values()].map(({ text, title }) => `${title} ${text}`),
    ...LAY_ANCHORS.map(({ words, source }) => words + source),
  ];
  for (const text of texts) {
    expect(
      DIAGNOSIS_NAMES.filter((name) => text.includes(name)),
      text,
    ).toEqual([]);
    expect(text).not.toMatch(FORBIDDEN);
  }
});

test('nor does an item that the catalogue does not hold, nor a group, whatever they are called', () => {
  const [disease = ''] = DIAGNOSIS_NAMES;
  const lay = layOf([{ name: `${disease}特异抗体`, value: '阳性', range: '阴性' }]);
  expect(lay.groups[0]?.items[0]).toMatchObject({ name: '一项检验', plainName: '一项检验', direction: 'positive' });
  expect(lay.headline).toMatch(/^先看一项检验，/);
  expect(JSON.stringify(lay)).not.toContain(disease);
  expect(['肾功能', '间质性肺病', `${disease}组合`].map(publicGroup)).toEqual(['肾功能', '肺', '其他项目']);
});

test('nor does a whole report', () => {
  const results = CATALOGUE.filter(({ sensitive }) => sensitive === null).map(
    ({ name, unit, intervals, valueType }) => ({
      name,
      unit,
      value: valueType === 'qualitative' ? '阳性' : String((intervals.male?.high ?? intervals.female?.high ?? 1) * 1.5),
    }),
  );
  const text = textsOf(layOf(results));
  expect(DIAGNOSIS_NAMES.filter((name) => text.includes(name))).toEqual([]);
  expect(text).not.toMatch(FORBIDDEN);
});

test('every item of the catalogue has a plain name and an article', () => {
  for (const { code } of CATALOGUE) {
    expect(LAY_WORDS.get(code)?.plain, code).not.toBe('');
    expect(PASSAGES.has(`lay/${code}/about`), code).toBe(true);
  }
});

test('an urgent row that nobody could judge comes first and says what to do', () => {
  const lay = layOf([
    { name: '百草枯', value: '阳性' },
    { name: '钠', value: '131', unit: 'mmol/L', range: '137-147' },
  ]);
  expect(lay.advice.level).toBe('urgent');
  expect(lay.headline).toMatch(/^先看百草枯和/);
  const items = lay.groups.flatMap((group) => group.items);
  expect(items.find(({ plainName }) => plainName === '百草枯')?.nextStep).toBe('不要等复查，请立即就医。');
});

test('nothing is put off by months beside 立即就医; where nothing is urgent it may be', () => {
  const sugar = { name: '糖化血红蛋白', value: '9.5', unit: '%', range: '4.0-6.0' };
  const stepOf = (lay: LayReport) =>
    lay.groups.flatMap(({ items }) => items).find(({ code }) => code === 'HBA1C')?.nextStep;
  expect(stepOf(layOf([sugar]))).toContain('三个月后复查');
  expect(stepOf(layOf([sugar, potassium(String(POTASSIUM_LIMIT + 1))]))).toBe('先按上面说的就医，这一项请医师一起看。');
});

test('of results within their intervals of which a doctor is told something, nobody says that all is well', () => {
  const sugar = { name: '葡萄糖', value: '5.0', unit: 'mmol/L', range: '3.9-6.1' };
  expect(layOf([sugar]).headline).toBe('1 项都在参考区间内，按期复查即可');
  const flagged = layOf([{ ...sugar, source_flag: 'H' } as Given]);
  expect([flagged.advice.ruleId, flagged.headline]).toEqual([
    'LAY-3',
    '1 项都在参考区间内，但仍要医师看，建议近期复诊',
  ]);
  // A marker that rises in one who has the disease.
  const marker = { name: '前列腺特异性抗原', value: '0.35', unit: 'ng/mL', range: '0-4' };
  const earlier = [{ hours_ago: 2160, results: [{ ...marker, value: '0.08' }] }];
  expect(layOf([marker], { tags: ['前列腺癌术后'], earlier }).advice.level).toBe('soon');
  // Where it was and nothing to be done about it.
  expect(layOf([sugar], { tags: ['妊娠期糖尿病'] }).advice.level).toBe('routine');
});
