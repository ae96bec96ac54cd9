import { describe, expect, test } from 'vitest';
import { actionsFor } from './actions.ts';
import { contradictionFindings } from './contradicting-rows.ts';
import { readPlainReport } from './plain-report.ts';
import { AT, past, plainRow } from './reading.test-support.ts';
import type { PlainRow } from './reading.test-support.ts';
import { rowsOf } from './rows.ts';

function findingsOf(rows: readonly PlainRow[], more: object = {}) {
  const report = { at: AT, sex: '男', age: 62, results: rows.map(plainRow), ...more };
  const { record, judged } = readPlainReport(report);
  return contradictionFindings(rowsOf(record, judged), judged, record);
}

const keysOf = (rows: readonly PlainRow[], more: object = {}) =>
  findingsOf(rows, more).map(({ findingId }) => findingId.replace('contradiction:', ''));
const textsOf = (rows: readonly PlainRow[], more: object = {}) => findingsOf(rows, more).map(({ text }) => text);

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

describe('sums and quotients', () => {
  const bile = (direct: string, total: string): PlainRow[] => [
    ['DBIL', direct, 'μmol/L', '0-6.8'],
    ['TBIL', total, 'μmol/L', '0-23'],
  ];
  const protein = (total: string, albumin: string, globulin: string): PlainRow[] => [
    ['TP', total, 'g/L', '65-85'],
    ['ALB', albumin, 'g/L', '40-55'],
    ['GLO', globulin, 'g/L', '20-40'],
  ];
  const cells = (neutrophils: string, ...beside: readonly PlainRow[]): PlainRow[] => [
    ['NEUT%', neutrophils, '%', '40-75'],
    ['LYM%', '30', '%', '20-50'],
    ['MONO%', '5', '%', '3-10'],
    ['EO%', '2', '%', '0.4-8'],
    ['BASO%', '1', '%', '0-1'],
    ...beside,
  ];
  const blood = (haemoglobin: string, haematocrit: string): PlainRow[] => [
    ['HGB', haemoglobin, 'g/L', '130-175'],
    ['HCT', haematocrit, 'L/L', '0.40-0.50'],
  ];

  test.each<[string, readonly PlainRow[], readonly string[]]>([
    ['more direct bilirubin than there is', bile('30', '20'), ['bilirubin']],
    ['as much', bile('20', '20'), []],
    ['no total', bile('30', '20').slice(0, 1), []],
    ['proteins that do not add up', protein('75', '40', '29.9'), ['protein']],
    ['proteins that are too many', protein('70', '45', '30.1'), ['protein']],
    ['proteins that nearly add up', protein('75', '40', '30'), []],
    ['no globulin', protein('75', '40', '20').slice(0, 2), []],
    ['cells above 103 %', cells('65.1'), ['differential']],
    ['cells of 103 %', cells('65'), []],
    ['cells of 97 %', cells('59'), []],
    ['cells below 97 %', cells('58.9'), ['differential']],
    ['cells that lack a kind', cells('30').slice(0, 4), []],
    ['blasts that make them whole', cells('48.9', ['BLAST', '10.1', '%', '0']), []],
    ['myelocytes that make them whole', cells('48.9', ['MYELO', '10.1', '%', '0']), []],
    ['atypical lymphocytes that make them whole', cells('48.9', ['ALYM', '10.1', '%', '0-2']), []],
    ['blasts that are not enough', cells('48.9', ['BLAST', '1', '%', '0']), ['differential']],
    ['blasts in a word', cells('48.9', ['BLAST', '见到', '%', '0']), ['differential']],
    ['blasts beside a whole', cells('62', ['BLAST', '10', '%', '0']), []],
    ['red cells with too much in them', blood('153', '0.40'), ['red-cells']],
    ['red cells with as much as they hold', blood('152', '0.40'), []],
    ['red cells with as little', blood('112', '0.40'), []],
    ['red cells with too little', blood('111', '0.40'), ['red-cells']],
    ['no haematocrit', blood('153', '0.40').slice(0, 1), []],
  ])('%s', (_what, rows, keys) => {
    expect(keysOf(rows)).toEqual(keys);
  });

  test('say what is wrong', () => {
    expect(textsOf(bile('30', '20'))).toEqual([
      '直接胆红素高于总胆红素，请核对（直接胆红素 30 μmol/L，总胆红素 20 μmol/L）',
    ]);
    expect(textsOf(protein('75', '40', '20'))[0]).toMatch(
      /^总蛋白与白蛋白、球蛋白之和不符，请核对（总蛋白 75 g\/L，白蛋白 40 g\/L，/,
    );
    expect(textsOf(cells('70'))[0]).toMatch(/^白细胞分类之和不为 100%，请核对（.*，合计 108.0 %）$/);
    expect(textsOf(blood('153', '0.40'))[0]).toMatch(
      /^血红蛋白与红细胞比容不符，请核对标本（血红蛋白 153 g\/L，红细胞比容 0.40/,
    );
  });
});

describe('a gas whose three figures do not agree (J-55)', () => {
  const gas = (ph: string, paco2: string, hco3: string): PlainRow[] => [
    ['PH', ph, '', '7.35-7.45'],
    ['PCO2', paco2, 'mmHg', '35-45'],
    ['HCO3', hco3, 'mmol/L', '22-27'],
  ];

  test.each([
    // Henderson: 24 × 40 / 24 = 40 nmol/L; pH 7.40 is 39.8, 7.36 is 43.7, 7.35 is 44.7.
    ['7.40', '40', '24', []],
    ['7.36', '40', '24', []],
    ['7.35', '40', '24', ['gas']],
    ['7.43', '40', '24', []],
    ['7.45', '40', '24', ['gas']],
  ])('%s, %s, %s: %j', (ph, paco2, hco3, keys) => {
    expect(keysOf(gas(ph, paco2, hco3))).toEqual(keys);
  });

  test('is told in the hydrogen of both ways; two figures are none', () => {
    const [found] = findingsOf(gas('7.20', '40', '24'));
    const title = '血气数据内部一致性欠佳，请核对标本及结果';
    expect(found).toMatchObject({
      title,
      text: `${title}（[H⁺] 由 pH 得 63.1，由 PaCO₂ 与 HCO₃⁻ 得 40.0 nmol/L）`,
      evidences: ['now-1', 'now-2', 'now-3'],
    });
    const three = gas('7.20', '40', '24');
    expect([0, 1, 2].map((at) => keysOf(three.filter((_, each) => each !== at)))).toEqual([[], [], []]);
  });
});

describe('a printed filtration that its creatinine does not give (J-55)', () => {
  const kidney = (egfr: string, creatinine = '88.4'): PlainRow[] => [
    ['EGFR', egfr, 'mL/min/1.73m²', '≥90'],
    ['CREA', creatinine, 'μmol/L', '57-111'],
  ];

  test.each<[string, object, readonly string[]]>([
    // CKD-EPI of a man of 62 with 1.00 mg/dL: 2021 142 × 1.111^-1.2 × 0.9938^62 = 85, 2009 141 × 1.111^-1.209 × 0.993^62 = 80.
    ['85', {}, []],
    ['75', {}, []],
    ['69', {}, ['filtration']],
    ['101', {}, ['filtration']],
    ['95', {}, []],
    ['30', { sex: '' }, []],
    ['30', { age: 17 }, []],
    ['30', { age: 18 }, ['filtration']],
    ['30', { age: null }, []],
  ])('%s of %j: %j', (egfr, person, keys) => {
    expect(keysOf(kidney(egfr), person)).toEqual(keys);
  });

  test('is told with what the creatinine gives; either alone is none', () => {
    expect(textsOf(kidney('30'))).toEqual(['eGFR 与肌酐不符，请核对（印示 30，按肌酐 88.4 μmol/L 自算 85）']);
    expect([keysOf(kidney('30').slice(0, 1)), keysOf(kidney('30').slice(1)), keysOf(kidney('30', '0'))]).toEqual([
      ...[[], [], []],
    ]);
  });
});

describe('a patient who is another one (J-57)', () => {
  const ROWS: Readonly<Record<string, readonly [unit: string, range: string]>> = {
    CREA: ['μmol/L', '57-111'],
    HGB: ['g/L', '130-175'],
    ALB: ['g/L', '40-55'],
    MCV: ['fL', '82-100'],
    NA: ['mmol/L', '137-147'],
  };
  const row = ([code, value]: readonly [string, string]): PlainRow => {
    const [unit = '', range = ''] = ROWS[code] ?? [];
    return [code, value, unit, range];
  };
  const of = (
    hours: number,
    now: readonly (readonly [string, string])[],
    then: readonly (readonly [string, string])[],
    tags: readonly string[] = [],
  ) => keysOf(now.map(row), { earlier: [past(hours, ...then.map(row))], tags });

  test('two steady items moved far in opposite directions, within two days', () => {
    const [up, down] = [
      [
        ['CREA', '300'],
        ['HGB', '80'],
      ],
      [
        ['CREA', '90'],
        ['HGB', '140'],
      ],
    ] as const;
    expect([of(48, up, down), of(49, up, down), of(48, down, up)]).toEqual([['identity'], [], ['identity']]);
    expect(
      of(
        48,
        [
          ['CREA', '200'],
          ['HGB', '140'],
        ],
        [
          ['CREA', '90'],
          ['HGB', '80'],
        ],
      ),
    ).toEqual([]);
    expect(of(48, [['CREA', '200']], [['CREA', '90']])).toEqual([]);
    expect(
      of(
        48,
        [
          ['CREA', '90'],
          ['ALB', '45'],
        ],
        [
          ['CREA', '300'],
          ['ALB', '20'],
        ],
      ),
    ).toEqual(['identity']);
    expect(
      of(
        48,
        [
          ['CREA', '200'],
          ['NA', '120'],
        ],
        [
          ['CREA', '90'],
          ['NA', '150'],
        ],
      ),
    ).toEqual([]);
    // Four times what chance moves: 32 % of a haemoglobin.
    expect(
      of(
        48,
        [
          ['CREA', '200'],
          ['HGB', '100'],
        ],
        [
          ['CREA', '90'],
          ['HGB', '140'],
        ],
      ),
    ).toEqual([]);
  });

  test('is told with what moved', () => {
    const earlier = [past(24, row(['CREA', '90']), row(['HGB', '140']))];
    expect(textsOf([row(['CREA', '200']), row(['HGB', '80'])], { earlier })).toEqual([
      '与上次差异过大，请核对标本身份（肌酐 200 μmol/L，24 小时升 110，血红蛋白 80 g/L，24 小时降 60）',
    ]);
  });

  test('red cells that change their size within a week, without a transfusion', () => {
    const sizes = (hours: number, now: string, tags: readonly string[] = []) =>
      of(hours, [['MCV', now]], [['MCV', '90']], tags);
    expect([sizes(168, '95.1'), sizes(168, '84.9'), sizes(168, '95'), sizes(169, '96')]).toEqual([
      ...[['identity'], ['identity'], [], []],
    ]);
    expect([sizes(100, '96', ['昨日输血']), sizes(100, '96', ['红细胞输注后']), sizes(100, '96', ['高血压'])]).toEqual([
      ...[[], [], ['identity']],
    ]);
    expect(of(100, [['HGB', '100']], [['HGB', '90']])).toEqual([]);
    expect(keysOf([row(['MCV', '96'])])).toEqual([]);
  });

  const group = (result: string, name = 'ABO血型'): PlainRow => ['', result, '', '', { name }];

  test.each<[string, PlainRow, PlainRow, object, readonly string[]]>([
    ['another group', group('A型'), group('B型'), {}, ['group:ABO血型']],
    ['the same group', group('A型'), group('a'), {}, []],
    ['the same in other signs', group('Rh（+）'), group('RH 阳(+)'), {}, ['group:ABO血型']],
    ['the same in brackets', group('Rh阳性'), group('(RH) 阳'), {}, []],
    ['full widths', group('Ａ 型'), group('A'), {}, []],
    ['a transplant', group('A型'), group('B型'), { tags: ['骨髓移植后'] }, []],
    ['a titre', group('A', '血型抗体效价'), group('B', '血型抗体效价'), {}, []],
    ['an antibody', group('A', '血型抗体'), group('B', '血型抗体'), {}, []],
    ['a titre of no antibody', group('A', '血型效价'), group('B', '血型效价'), {}, []],
    ['another row', group('A', '指标'), group('B', '指标'), {}, []],
    ['none now', group(' '), group('B'), {}, []],
    ['none then', group('A'), group(' '), {}, []],
    ['another name then', group('A'), group('B', '血型'), {}, []],
  ])('a blood group beside that of before: %s', (_what, now, then, more, keys) => {
    expect(keysOf([now], { earlier: [past(1000, then)], ...more })).toEqual(keys);
  });

  test('is told with both groups, and the last of before', () => {
    const earlier = [past(1000, group('B型')), past(2000, group('A型')), past(500, CL)];
    const [found] = findingsOf([group('A型')], { earlier });
    expect(found).toMatchObject({
      title: '与上次差异过大，请核对标本身份',
      text: '与上次差异过大，请核对标本身份（ABO血型 A型，上次 B型）',
      words: { lead: 'ABO血型 A型，上次 B型，请核对标本身份' },
    });
  });

  test('a specimen that nobody of the sex has', () => {
    const semen: PlainRow = ['SPCONC', '20', '10^6/mL', '≥15', { specimen: '精液' }];
    const vaginal: PlainRow = ['', '阳性', '', '阴性', { name: '白带清洁度', specimen: '阴道分泌物' }];
    const of1 = (row: PlainRow, sex: string) => findingsOf([row], { sex }).map(({ title }) => title);
    const all = [of1(semen, '女'), of1(semen, '男'), of1(vaginal, '女')];
    expect(all).toEqual([['标本与性别（女）不符，请核对标本身份'], [], []]);
  });
});
