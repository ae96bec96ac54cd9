import { describe, expect, test } from 'vitest';
import { actionsFor } from './actions.ts';
import type { PlainRow } from './reading.test-support.ts';
import { findingsOf, keysOf } from './contradicting.test-support.ts';

const potassium = (value: string, more = {}): PlainRow => ['K', value, 'mmol/L', '3.5-5.3', more];

const glucose = (code: string, value: string): PlainRow => [code, value, 'mmol/L', '3.9-6.1'];

const word = (value: string, more: object = {}): PlainRow => ['HBSAG', value, '', '阴性', more];

const CL: PlainRow = ['CL', '105', 'mmol/L', '99-110'];

test('a contradiction stands beside its rows, of no danger of its own', () => {
  const title = '同一标本两个结果：4.0、5.9，请核对';
  expect(findingsOf([CL, potassium('4.0'), potassium('5.9')])).toMatchObject([
    {
      findingId: 'contradiction:twice:K',
      kind: 'suspect',
      title,
      text: `${title}（血钾 4.0 mmol/L，血钾 5.9 mmol/L）`,
      urgency: 2,
      evidences: ['now-2', 'now-3'],
      valueText: '4.0 mmol/L',
      actions: actionsFor('suspect'),
      copyText: `2025-11-18 10:26 ${title}（血钾 4.0 mmol/L，血钾 5.9 mmol/L）。`,
      words: { lead: `血钾${title}` },
      rank: { harm: 'E', organ: 'contradiction:K', rowOrder: 1 },
    },
  ]);
  const [found] = findingsOf([CL, potassium('4.0'), potassium('5.9')]);
  expect(found?.rank.catalogueOrder).toBeGreaterThan(0);
});

describe('two results of one item', () => {
  test.each<[string, readonly PlainRow[], readonly string[]]>([
    ['as far apart as chance goes', [potassium('4.0'), potassium('4.5')], ['twice:K']],
    ['less far apart', [potassium('4.0'), potassium('4.4')], []],
    ['the other way round', [potassium('5.9'), potassium('4.0')], ['twice:K']],
    ['of two specimens', [potassium('4.0'), potassium('5.9', { specimen: '全血' })], []],
    [
      'of two hours',
      [
        ['CTNI', '10', 'ng/L', '', { name: '肌钙蛋白I(0h)' }],
        ['CTNI', '90', 'ng/L', '', { name: '肌钙蛋白I(3h)' }],
      ],
      [],
    ],
    ['one unreadable', [potassium('溶血'), potassium('5.9')], []],
    ['one of three unreadable', [potassium('溶血'), potassium('4.0'), potassium('5.9')], ['twice:K']],
    [
      'of an item nobody knows',
      [
        ['XYZ', '1', 'U', ''],
        ['XYZ', '9', 'U', ''],
      ],
      [],
    ],
    ['one alone', [potassium('5.9')], []],
  ])('%s', (_what, rows, keys) => {
    expect(keysOf(rows)).toEqual(keys);
  });

  test('are six at most, then their number', () => {
    const of = (count: number) => findingsOf(Array.from({ length: count }, (_, at) => potassium(`${4 + at}.0`)))[0];
    expect(of(6)?.title).toBe('同一标本两个结果：4.0、5.0、6.0、7.0、8.0、9.0，请核对');
    expect(of(7)?.title).toBe('同一标本两个结果：4.0、5.0、6.0、7.0、8.0、9.0等 7 个，请核对');
    expect(of(7)?.text).toMatch(/血钾 9.0 mmol\/L等 7 个）$/);
    expect(of(7)?.evidences).toHaveLength(7);
  });
});

describe('two words of one item', () => {
  test('of which one is as it should be and the other is not', () => {
    const title = '同一标本两个结果：阳性、阴性，请核对';
    expect(findingsOf([CL, word('阳性'), word('阴性')])).toMatchObject([
      {
        findingId: 'contradiction:twice:HBSAG',
        title,
        words: { lead: expect.stringMatching(new RegExp(`.${title}$`)) as string },
        evidences: ['now-2', 'now-3'],
      },
    ]);
    expect(findingsOf([word('阴性'), word('阳性')])[0]?.title).toContain('阴性、阳性');
  });

  test.each<[string, readonly PlainRow[]]>([
    ['alike', [word('阳性'), word('阳性')]],
    ['alone', [word('阳性')]],
    ['of two specimens', [word('阳性'), word('阴性', { specimen: '血浆' })]],
    [
      'by two methods',
      [word('阳性', { name: '乙肝表面抗原(胶体金)' }), word('阴性', { name: '乙肝表面抗原(化学发光法)' })],
    ],
    [
      'by a method and a first turn',
      [word('阳性', { name: '乙肝表面抗原 初筛' }), word('阴性', { name: '乙肝表面抗原 复检' })],
    ],
    [
      'in brackets of full width',
      [word('阳性', { name: '乙肝表面抗原（甲法）' }), word('阴性', { name: '乙肝表面抗原（乙法）' })],
    ],
    [
      'in square brackets',
      [word('阳性', { name: '乙肝表面抗原[甲法]' }), word('阴性', { name: '乙肝表面抗原[乙法]' })],
    ],
    [
      'in two cultures',
      [
        ['BC', '阳性', '', '阴性'],
        ['BC', '阴性', '', '阴性'],
      ],
    ],
    [
      'in occult blood of two days',
      [
        ['FOBT', '阳性', '', '阴性'],
        ['FOBT', '阴性', '', '阴性'],
      ],
    ],
    [
      'of an item nobody knows',
      [
        ['XYZ', '阳性', '', '阴性'],
        ['XYZ', '阴性', '', '阴性'],
      ],
    ],
  ])('not where they are %s', (_what, rows) => {
    expect(keysOf(rows)).toEqual([]);
  });

  test('whatever the brackets say that is another name of the item, or nothing', () => {
    const named = (one: string, other: string) => keysOf([word('阳性', { name: one }), word('阴性', { name: other })]);
    expect(named('乙肝表面抗原(HBsAg)', '乙肝表面抗原')).toEqual(['twice:HBSAG']);
    expect(named('乙肝表面抗原(HBSAG)', '乙肝表面抗原()')).toEqual(['twice:HBSAG']);
    expect(named('乙肝表面抗原( )', '乙肝表面抗原')).toEqual(['twice:HBSAG']);
    expect(named('乙肝表面抗原() 初检', '乙肝表面抗原 初检')).toEqual(['twice:HBSAG']);
    expect(named('乙肝表面抗原 elisa', '乙肝表面抗原 ELISA')).toEqual(['twice:HBSAG']);
    expect(named('乙肝表面抗原( 甲法 )', '乙肝表面抗原(甲法)')).toEqual(['twice:HBSAG']);
  });

  test('a word and a figure, not two figures', () => {
    const urine = (value: string): PlainRow => ['UPRO', value, 'g/L', '阴性', { specimen: '尿' }];
    expect(keysOf([urine('3+'), urine('阴性')])).toEqual(['twice:UPRO']);
    expect(keysOf([potassium('4.0'), potassium('溶血')])).toEqual([]);
  });
});

describe('a fasting and a random glucose', () => {
  test.each<[string, string, readonly string[]]>([
    ['5.0', '30', ['glucose']],
    ['5.0', '2.0', ['glucose']],
    ['8.0', '30', []],
    ['30', '8.0', ['glucose']],
    ['30', '3.9', ['glucose']],
    ['30', '3.8', []],
    ['30', '11.0', ['glucose']],
    ['30', '11.1', []],
    ['30', '溶血', []],
    ['5.0', '8.0', []],
  ])('of %s and %s: %j', (fasting, random, keys) => {
    expect(keysOf([glucose('GLU', fasting), glucose('GLU-R', random)])).toEqual(keys);
  });

  test('are told by both figures, the random one first among the rows', () => {
    expect(findingsOf([glucose('GLU', '5.0'), glucose('GLU-R', '30')])).toMatchObject([
      {
        title: '空腹与随机血糖不符：5.0、30，请核对标本与采血时间',
        evidences: ['now-2', 'now-1'],
        text: expect.stringMatching(/30 mmol\/L，血糖 5.0 mmol\/L）$/) as string,
      },
    ]);
    expect([keysOf([glucose('GLU', '30')]), keysOf([glucose('GLU-R', '30')])]).toEqual([[], []]);
  });
});
