import { expect, test } from 'vitest';
import { past, readingOf } from './reading.test-support.ts';
import type { PlainRow } from './reading.test-support.ts';

interface Told {
  readonly what: string;
  readonly rows: readonly PlainRow[];
  readonly of?: object;
  /** Each line with how urgent it is, and the diagnosis that its clause names. */
  readonly lines: readonly string[];
}

const GLU: PlainRow = ['GLU', '28.4', 'mmol/L', '3.9-6.1'];
const GAS: readonly PlainRow[] = [
  ['PH', '7.08', '', '7.35-7.45'],
  ['PCO2', '18', 'mmHg', '35-45'],
  ['HCO3', '5.3', 'mmol/L', '22-27'],
  ['BHB', '6.2', 'mmol/L', '0-0.3'],
  ['NA', '131', 'mmol/L', '137-147'],
  ['CL', '96', 'mmol/L', '99-110'],
];

const linesOf = (rows: readonly PlainRow[], more: object = {}) =>
  readingOf(rows, more).findings.map(
    ({ findingId, urgency, words: { picture } }) =>
      `${findingId} ${urgency}${picture === undefined ? '' : ` ${picture.of}`}`,
  );

// Reports of the published cases (cases/), by what stands beside what.
test.each<Told>([
  {
    what: 'a ketoacidosis: each critical result keeps its line, the diagnosis that rests on several of them its own',
    rows: [GLU, ...GAS],
    of: { sex: '女', age: 24 },
    lines: [
      'row:now-2 1 diagnosis:DKA',
      'row:now-3 1',
      'row:now-1 1 diagnosis:DKA',
      'row:now-5 1 diagnosis:DKA',
      'row:now-4 1 diagnosis:DKA',
      'tool:3:acid-base 1 diagnosis:DKA',
      'diagnosis:DKA 1',
      'diagnosis:NONHYPO 2',
    ],
  },
  {
    what: 'kidneys that worsen: a creatinine whose rise the diagnosis tells has no line of its own (J-14)',
    rows: [
      ['CREA', '320', 'μmol/L', '57-111'],
      ['EGFR', '17', 'mL/min/1.73m²', '≥90'],
    ],
    of: {
      ...{ age: 64, tags: ['慢性肾脏病'] },
      earlier: [past(144, ['CREA', '190', 'μmol/L'], ['EGFR', '33', 'mL/min/1.73m²'])],
    },
    lines: ['diagnosis:AKI 2', 'tool:4:stage 2'],
  },
  {
    what: 'blood beside an infusion: what moved fast and nobody else tells keeps its line (J-56)',
    rows: [
      ['GLU', '46', 'mmol/L', '3.9-6.1'],
      ['K', '2.6', 'mmol/L', '3.5-5.3'],
      ['NA', '108', 'mmol/L', '137-147'],
      ['CA', '1.5', 'mmol/L', '2.11-2.52'],
      ['ALB', '22', 'g/L', '40-55'],
    ],
    of: {
      ...{ sex: '女', age: 53 },
      earlier: [
        past(
          10,
          ['GLU', '6.0', 'mmol/L'],
          ['K', '4.1', 'mmol/L'],
          ['NA', '139', 'mmol/L'],
          ['CA', '2.3', 'mmol/L'],
          ['ALB', '40', 'g/L'],
        ),
      ],
    },
    lines: [
      'row:now-2 1 diagnosis:QTELEC',
      'row:now-1 1',
      'row:now-3 1',
      'row:now-4 1 diagnosis:QTELEC',
      'diagnosis:QTELEC 1',
      'diagnosis:HYPOCAS 1',
      'row:now-5 2 diagnosis:QTELEC',
    ],
  },
  {
    what: 'a hypophysitis: a tool is told by a cause that is as urgent, not by one that can wait longer',
    rows: [
      ['NA', '128', 'mmol/L', '137-147'],
      ['GLU', '3.0', 'mmol/L', '3.9-6.1'],
      ['COR8', '38', 'nmol/L', '133-537'],
      ['ACTH', '2.0', 'pg/mL', '7.2-63.3'],
      ['TSH', '0.3', 'mIU/L', '0.27-4.2'],
      ['FT4', '8.0', 'pmol/L', '12-22'],
    ],
    of: { tags: ['肺癌免疫治疗'] },
    lines: [
      'tool:11:adrenal 1',
      'row:now-1 2 diagnosis:HYPOPIT',
      'tool:14:thyroid 2 diagnosis:HYPOPIT',
      'diagnosis:HYPOPIT 2',
    ],
  },
  {
    what: 'a gas that no cause explains is told by itself',
    rows: [
      ['PH', '7.28', '', '7.35-7.45'],
      ['PCO2', '64', 'mmHg', '35-45'],
      ['PO2', '70', 'mmHg', '80-100'],
      ['HCO3', '29.2', 'mmol/L', '22-27'],
    ],
    lines: ['tool:3:acid-base 2', 'tool:3:oxygen 3'],
  },
  {
    what: 'a pancreatitis: a result of the day that only supports it keeps its line, for its figure is looked for (J-12)',
    rows: [
      ['LPS', '1900', 'U/L', '13-60'],
      ['AMY', '1100', 'U/L', '35-135'],
      ['CRP', '240', 'mg/L', '0-8'],
      ['LDH', '520', 'U/L', '120-250'],
    ],
    of: { age: 40 },
    lines: [
      'row:now-1 1 diagnosis:PANCR',
      'row:now-2 1 diagnosis:PANCR',
      'diagnosis:PANCR 1',
      'row:now-3 2 diagnosis:PANCR',
      'row:now-4 3',
    ],
  },
])('$what', ({ rows, of, lines }) => {
  expect(linesOf(rows, of)).toEqual(lines);
});

test('the step that tells the cause comes before what looks for one, and each is asked for once', () => {
  const { findings } = readingOf([GLU, ...GAS], { sex: '女', age: 24 });
  const stepsOf = (id: string) => findings.find(({ findingId }) => findingId === id)?.actions.map((step) => step.id);
  expect(stepsOf('tool:3:acid-base')).toEqual(['A-GLU-H:1', 'D-MACHAG:1', 'A-GLU-H:2']);
});

test('a tool that asks for nothing asks for nothing, whatever its cause would', () => {
  const rows = (filtration: string, albumin: string): PlainRow[] => [
    ['EGFR', filtration, 'mL/min/1.73m²', '≥90'],
    ['UACR', albumin, 'mg/g', '0-30'],
  ];
  const { findings } = readingOf([...rows('48', '180'), ['HBA1C', '8.4', '%', '4-6']], {
    ...{ age: 70, tags: ['2型糖尿病'] },
    earlier: [past(2900, ...rows('52', '150'))],
  });
  expect(findings.find(({ findingId }) => findingId === 'tool:4:stage')).toMatchObject({
    ...{ status: 'same', actions: [], words: { picture: { of: 'diagnosis:DKD' } } },
  });
});

test('no state explains a row that it does not rest on', () => {
  const { findings } = readingOf([
    ['K', '6.9', 'mmol/L', '3.5-5.3'],
    ['LAC', '5.2', 'mmol/L', '0.5-2.2'],
    ['PH', '7.30', '', '7.35-7.45'],
  ]);
  expect(findings.map(({ text }) => text)).toEqual([
    '血钾 6.9 mmol/L（3.5-5.3），高于本报告区间；重度高钾血症（心律失常风险）',
    '血乳酸 5.2 mmol/L（0.5-2.2），高于本报告区间；重度高乳酸血症/乳酸酸中毒',
    '动脉血 pH 7.30（7.35-7.45），低于本报告区间',
  ]);
});

test('a newborn is told by the limits of its hours', () => {
  const reading = readingOf([['TBIL', '120', 'μmol/L', '']], { sex: '女', age: undefined, birth: '2025-11-18' });
  expect(reading.urgency).toBe(2);
  expect(reading.findings.map(({ text }) => text).join()).toContain('病理性');
});
