import { describe, expect, test } from 'vitest';
import { cordBlood } from './cord-blood.ts';
import { by, placed } from './finders.test-support.ts';
import { fluidLimits } from './fluid-limits.ts';
import { fluidSugar } from './fluid-sugar.ts';
import { heartEnzyme } from './heart-enzyme.ts';
import { hyperviscosity } from './hyperviscosity.ts';
import { knownActivity } from './known-activity.ts';
import { outsideRows } from './outside-rows.ts';
import type { Finding } from './reading.ts';
import { contextOf } from './reading.test-support.ts';
import type { PlainRow } from './reading.test-support.ts';
import { tumourLysis } from './tumour-lysis.ts';
import { xanthochromia } from './xanthochromia.ts';

/** What a line says, how urgent it is, what it rests on and what it asks for. */
const lineOf = (found: Finding) => [
  ...[found.findingId, found.title, found.text, found.words.lead, found.urgency, found.evidences],
  ...[found.actions[0]?.id, found.valueText, found.rank.harm, found.rank.organ, found.kind],
];
const linesOf = (found: readonly Finding[]) => found.map(lineOf);
const OTHER: PlainRow = ['CL', '105', 'mmol/L', '99-110'];

// BTS 2023; AASLD 2021.
describe('fluids past limits of publications', () => {
  const of = by(fluidLimits);
  const PH: PlainRow = ['PF-PH', '7.05'];

  test('are one line of an organ', () => {
    const title = '胸水酸化，复杂性胸腔积液可能';
    const found = of([PH, ['PF-GLU', '1.1', 'mmol/L']]);
    expect(linesOf(found)).toEqual([
      [
        ...['fluid:now-2', title, `胸水pH 7.05（≤ 7.2），胸水葡萄糖 1.1 mmol/L（< 3.4 mmol/L），${title}`],
        ...[`胸水pH 7.05，${title}`, 2, ['now-2', 'now-3'], 'A-PLA:1', '7.05', 'B', 'pleura', 'row'],
      ],
    ]);
    expect(placed(found[0])).toBe(true);
    const cells = of([['PF-WBC', '10000', '10^6/L']]);
    expect(cells[0]?.text).toContain('（≥ 10000 ×10⁶/L）');
  });

  test('are a line of each organ; one without steps asks for nothing', () => {
    const found = of([['ASC-GLU', '2.0', 'mmol/L'], ['ASC-AMY', '1500', 'U/L'], PH]);
    expect(found.map(({ title, text, actions }) => [title, text.includes('（> 1000 U/L）'), actions.length])).toEqual([
      ['胸水酸化，复杂性胸腔积液可能', false, 3],
      ['腹水糖低，继发性腹膜炎待排', false, 3],
      ['腹水淀粉酶升高，胰源性腹水可能', true, 0],
    ]);
  });

  test('are silent where a diagnosis explains them, or tells the row as urgently', () => {
    const context = contextOf([OTHER, PH]);
    const beside = (diagnosis: object) => {
      const inference = { ...context.judged.inference, diagnoses: [diagnosis] } as typeof context.judged.inference;
      return fluidLimits(context.rows, { ...context.judged, inference }, new Set()).length;
    };
    const rests = ['now-2'];
    expect([
      beside({ id: 'RA', urgency: 3, evidences: [] }),
      beside({ id: 'X', urgency: 2, evidences: rests }),
      beside({ id: 'X', urgency: 1, evidences: rests }),
      beside({ id: 'X', urgency: 3, evidences: rests }),
      beside({ id: 'X', urgency: 1, evidences: ['now-1'] }),
    ]).toEqual([0, 0, 0, 1, 1]);
    expect([of([PH], ['TBPE']).length, of([PH], ['DM']).length]).toEqual([0, 1]);
  });
});

describe('rows outside the catalogue that are acted on where they are raised', () => {
  const of = by(outsideRows);
  const row = (name: string, value: string, unit = '', range = ''): PlainRow => ['', value, unit, range, { name }];

  test('are a line with their steps', () => {
    const title = '急性早幼粒细胞白血病待排';
    const text = `早幼粒细胞 20 %，${title}`;
    expect(linesOf(of([row('早幼粒细胞', '20', '%')]))).toEqual([
      [
        ...['outside-row:promyelocytes:now-2', title, text, text, 1, ['now-2'], 'A-BLAST:1', '20 %', 'B'],
        ...['outside-row:promyelocytes:now-2', 'row'],
      ],
    ]);
    expect(of([row('早幼粒细胞', '20', '%')])[0]?.rank.rowOrder).toBe(1);
  });

  test.each<[string, PlainRow, string | undefined]>([
    ['promyelocytes of 25 without a unit', row('早幼粒细胞', '25', ' '), 'A-BLAST:1'],
    ['promyelocytes below 20 %', row('早幼粒细胞', '19', '%'), undefined],
    ['promyelocytes that are counted', row('早幼粒细胞', '25', '10^9/L'), undefined],
    ['promyelocytes in a word', row('早幼粒细胞', '阳性'), undefined],
    ['porphobilinogen', row('尿卟胆原', '阳性', '', '阴性'), 'A-PBG:1'],
    ['an activity beyond its interval', row('抗Xa活性', '2.1', 'IU/mL', '0.5-1.0'), 'A-XA:1'],
    ['an activity within it', row('抗Xa活性', '0.8', 'IU/mL', '0.5-1.0'), undefined],
    ['an activity below it', row('抗Xa活性', '0.2', 'IU/mL', '0.5-1.0'), undefined],
    ['an item, whatever its name', ['K', '6', 'mmol/L', '3.5-5.3', { name: '卟胆原' }], undefined],
  ])('%s: %#', (_what, given, steps) => {
    expect(of([given])[0]?.actions[0]?.id).toBe(steps);
  });
});

// Cairo and Bishop 2004: two of four.
describe('a tumour that dissolves in one who is known to have it', () => {
  const of = by(tumourLysis);
  const [URATE, POTASSIUM, PHOSPHATE, CALCIUM] = [
    ['UA', '476', 'μmol/L', '208-428'],
    ['K', '6.0', 'mmol/L', '3.5-5.3'],
    ['P', '1.45', 'mmol/L', '0.85-1.51'],
    ['CA', '1.75', 'mmol/L', '2.11-2.52'],
  ] as const;
  const known = ['bloodTumour'];

  test('is told with what it is seen by', () => {
    const lead = '肿瘤溶解综合征可能（4/4 项）';
    const text = `${lead}，血尿酸 476 μmol/L，血钾 6.0 mmol/L，血磷 1.45 mmol/L，血钙 1.75 mmol/L`;
    const found = of([URATE, POTASSIUM, PHOSPHATE, CALCIUM], known);
    expect(linesOf(found)).toEqual([
      [
        ...['tumour-lysis', '肿瘤溶解综合征可能', text, lead, 1, ['now-2', 'now-3', 'now-4', 'now-5'], 'D-TLS:1'],
        ...['476 μmol/L', 'C', 'tumour-lysis', 'row'],
      ],
    ]);
    expect(placed(found[0])).toBe(true);
    expect(of([PHOSPHATE, CALCIUM], known)[0]?.words.lead).toBe('肿瘤溶解综合征可能（2/4 项）');
  });

  test.each<[string, readonly PlainRow[], readonly string[]]>([
    ['one alone', [URATE], known],
    ['urate below its limit', [['UA', '475', 'μmol/L', '208-428'], CALCIUM], known],
    ['potassium below its limit', [['K', '5.9', 'mmol/L', '3.5-5.3'], CALCIUM], known],
    ['phosphate below its limit', [['P', '1.44', 'mmol/L', '0.85-1.51'], CALCIUM], known],
    ['calcium above its limit', [['CA', '1.76', 'mmol/L', '2.11-2.52'], URATE], known],
    ['of nobody with a tumour', [URATE, POTASSIUM], []],
    ['of kidneys that failed', [URATE, POTASSIUM], [...known, 'CKD']],
    ['of kidneys on dialysis', [URATE, POTASSIUM], [...known, 'dialysis']],
  ])('is none: %s', (_what, rows, whose) => {
    expect(of(rows, whose)).toEqual([]);
  });
});

// UK NEQAS 2008; Perry 2015.
describe('a yellow spinal fluid', () => {
  const of = by(xanthochromia);
  const YELLOW: PlainRow = ['CSF-XAN', '阳性', '', '阴性'];
  const red = (value: string): PlainRow => ['CSF-RBC', value, '10^6/L'];

  test('is an old bleeding until that is refuted', () => {
    const title = '不能除外蛛网膜下腔出血（脑脊液黄变）';
    const found = of([YELLOW]);
    expect(linesOf(found)).toEqual([
      [
        ...['xanthochromia:now-2', title, `脑脊液黄变 阳性，${title}`, title, 1, ['now-2'], 'A-SAH:1', '阳性'],
        ...['B', 'csf', 'row'],
      ],
    ]);
    expect([found[0]?.rank.isLifeThreatening, placed(found[0])]).toEqual([true, true]);
  });

  test.each<[string, readonly PlainRow[], number]>([
    ['few red cells', [YELLOW, red('1999')], 1],
    ['red cells that the tool tells', [YELLOW, red('2000')], 0],
    ['protein that is yellow by itself', [YELLOW, ['CSF-TP', '1.1', 'g/L']], 0],
    ['bilirubin that is', [YELLOW, ['TBIL', '172', 'μmol/L']], 0],
    ['as much of both as is not', [YELLOW, ['TBIL', '171', 'μmol/L'], ['CSF-TP', '1', 'g/L'], red('5')], 1],
    ['a fluid that is not', [['CSF-XAN', '阴性', '', '阴性'], red('5')], 0],
    ['no look at it', [red('5')], 0],
  ])('beside %s: %#', (_what, rows, lines) => {
    expect(of(rows)).toHaveLength(lines);
  });
});

// ACOG/AAP 2014.
describe('blood of the cord', () => {
  const of = by(cordBlood);
  const cord = (value: string, name = 'pH', specimen = '脐动脉血', code = 'PH'): PlainRow => [
    ...([code, value, '', ''] as const),
    { name, specimen },
  ];

  test('that is acid is that of the child', () => {
    const text = 'pH（脐动脉血） 6.95，< 7.0，新生儿缺氧缺血风险';
    const found = of([cord('6.95')]);
    expect(linesOf(found)).toEqual([
      [
        ...['cord:now-2', '脐血酸中毒，新生儿缺氧缺血风险', text, text, 1, ['now-2'], 'A-CORD:1', '6.95', 'A'],
        ...['cord:now-2', 'row'],
      ],
    ]);
    expect(found[0]?.rank.rowOrder).toBe(1);
  });

  test.each<[string, PlainRow, number]>([
    ['named by itself', cord('6.9', '脐血酸碱度', '血', ''), 1],
    ['of 7.0', cord('7.0'), 0],
    ['of a donor', cord('6.9', 'pH', '供者血'), 0],
    ['of the scalp', cord('6.9', '胎儿头皮血pH', '', ''), 0],
    ['of an artery', cord('6.9', 'pH', '动脉血'), 0],
    ['unreadable', cord('溶血'), 0],
    ['in another figure', cord('2', '乳酸', '脐动脉血', ''), 0],
  ])('%s: %#', (_what, row, lines) => {
    expect(of([row])).toHaveLength(lines);
  });
});

test('a heart enzyme far above its bound asks for the troponin, in whatever unit', () => {
  const of = by(heartEnzyme);
  const text = '肌酸激酶同工酶质量 10.1 ng/mL，超过上限 2 倍，未查肌钙蛋白';
  const found = of([['CKMBM', '10.1', 'ng/mL', '0-5']]);
  expect(linesOf(found)).toEqual([
    [
      ...['heart:now-2', '心肌酶升高，未查肌钙蛋白', `${text}，心肌损伤待排`, text, 2, ['now-2'], 'A-CKMB:1'],
      ...['10.1 ng/mL', 'B', 'heart', 'row'],
    ],
  ]);
  expect(placed(found[0])).toBe(true);
  const count = (...rows: readonly PlainRow[]) => of(rows).length;
  expect([
    count(['CKMBM', '10', 'ng/mL', '0-5']),
    count(['CK-MB', '60', 'U/L', '0-25']),
    count(['CKMBM', '11000', 'ng/L', '0-5000']),
    count(['CKMBM', '9000', 'ng/L', '0-5000']),
    count(['MYO', '900', 'ng/mL', '28-72']),
    count(['CKMBM', '50', 'ng/mL', '0-5'], ['CTNT', '5', 'ng/L', '0-14']),
  ]).toEqual([0, 1, 1, 0, 0, 0]);
});

test('immunoglobulins thicken the blood from their limits on (Mehta 2003; Stone 2012)', () => {
  const of = by(hyperviscosity);
  const globulins = (...values: readonly string[]): PlainRow[] =>
    ['IGM', 'IGA', 'IGG'].map((code, at) => [code, values[at] ?? '', 'g/L', '']);
  const found = of(globulins('40', '70', '100'));
  const text = '免疫球蛋白M 40 g/L，高黏滞血症风险';
  expect(linesOf(found)[0]).toEqual([
    ...[
      'viscosity:now-2',
      '高黏滞血症风险',
      text,
      text,
      2,
      ['now-2'],
      'A-VISC:1',
      '40 g/L',
      'B',
      'viscosity:now-2',
      'row',
    ],
  ]);
  expect([found.map(({ evidences }) => evidences[0]), placed(found[0])]).toEqual([['now-2', 'now-3', 'now-4'], true]);
  expect(of(globulins('39', '69', '99'))).toEqual([]);
});

// McGill 2016: 0.4 of the blood.
describe('a low share of sugar in a spinal fluid whose cells nobody counted', () => {
  const of = (...rows: readonly PlainRow[]) => {
    const { rows: all, judged, record } = contextOf([OTHER, ...rows]);
    return fluidSugar(all, judged, record);
  };
  const fluid = (value: string): PlainRow => ['CSF-GLU', value, 'mmol/L', '2.5-4.5'];
  const blood = (value: string): PlainRow => ['GLU', value, 'mmol/L', '3.9-6.1'];

  test('is told by both figures', () => {
    const lead = '脑脊液糖比 0.37（2.6 ÷ 7 mmol/L），< 0.4，未见细胞数';
    const found = of(fluid('2.6'), blood('7'));
    expect(linesOf(found)).toEqual([
      [
        ...['fluid-sugar:now-2', '脑脊液糖比低，细菌性未除外', `${lead}，细菌性未除外`, lead, 2, ['now-2']],
        ...['A-CSFG:1', '2.6 mmol/L', 'B', 'csf', 'row'],
      ],
    ]);
    expect(placed(found[0])).toBe(true);
  });

  test.each<[string, readonly PlainRow[]]>([
    ['a share of 0.4', [fluid('2.8'), blood('7')]],
    ['a sugar below its own limit', [fluid('2.1'), blood('7')]],
    ['no blood', [fluid('2.6')]],
    ['no fluid', [blood('7')]],
    ['a bound of the fluid', [fluid('>2.6'), blood('7')]],
    ['a bound of the blood', [fluid('2.6'), blood('>7')]],
  ])('is none with %s', (_what, rows) => {
    expect(of(...rows)).toEqual([]);
  });
});

test('a known disease is seen by two abnormal results of its activity (J-31)', () => {
  const of = (rows: readonly PlainRow[], ...known: readonly string[]) => {
    const { judged, rows: all } = contextOf(rows, { sex: '女', age: 30 });
    return knownActivity(judged, all, new Set(known)).map(({ id }) => id);
  };
  const complement = (value: string): PlainRow => ['C3', value, 'g/L', '0.7-1.4'];
  const ANTIBODY: PlainRow = ['DSDNA', '阳性', '', '阴性'];
  expect([
    of([complement('0.3'), ANTIBODY], 'SLE'),
    of([complement('1.0'), ANTIBODY], 'SLE'),
    of([complement('0.3')], 'SLE'),
    of([complement('0.3'), ANTIBODY], 'DM'),
    of([complement('0.3'), ANTIBODY]),
  ]).toEqual([['SLE'], [], [], [], []]);
});
