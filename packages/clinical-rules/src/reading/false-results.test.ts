import { describe, expect, test } from 'vitest';
import { readingOf } from './reading.test-support.ts';
import type { PlainRow } from './reading.test-support.ts';

// Results that a tube, a line or another specimen makes false, and rows that cannot all be right.

const said = (rows: readonly PlainRow[]): string =>
  readingOf(rows)
    .findings.map(({ title, text }) => `${title} ${text}`)
    .join('\n');

const APTT: PlainRow = ['APTT', '>180', 's', '25-36.5'];
const named = (code: string, name: string, value: string, unit: string, range: string): PlainRow => [
  code,
  value,
  unit,
  range,
  { name },
];
const SERUM = named('K', '钾(血清)', '6.4', 'mmol/L', '3.5-5.3');

describe('results that are false', () => {
  test.each<[string, readonly PlainRow[], string]>([
    ['heparin of a line', [APTT, ['TT', '>240', 's', '14-21'], ['FIB', '3.1', 'g/L', '2-4']], '疑肝素影响或管路污染'],
    ['a serum of cells', [SERUM, named('K', '钾(血浆)', '4.1', 'mmol/L', '3.5-5.3')], '血浆钾 4.1 未升，疑假性高钾'],
    [
      'sugar that cells ate',
      [
        ['GLU', '1.6', 'mmol/L', '3.9-6.1'],
        ['WBC', '386', '10^9/L', '3.5-9.5'],
      ],
      '假性低血糖',
    ],
    [
      'the salt of a tube',
      [
        ['K', '14.2', 'mmol/L', '3.5-5.3'],
        ['CA', '0.6', 'mmol/L', '2.11-2.52'],
        ['ALP', '12', 'U/L', '50-135'],
      ],
      '钾 14.2 mmol/L 结果可疑，疑 EDTA 污染，请重采',
    ],
  ])('by %s', (_what, rows, words) => {
    expect(said(rows)).toContain(words);
  });

  test.each<[string, readonly PlainRow[], string]>([
    ['a fibrinogen that is gone', [APTT, ['TT', '>240', 's', '14-21'], ['FIB', '0.6', 'g/L', '2-4']], '肝素'],
    ['a thrombin time of 30', [APTT, ['TT', '30', 's', '14-21'], ['FIB', '3.1', 'g/L', '2-4']], '肝素'],
    ['a plasma as high', [SERUM, named('K', '钾(血浆)', '6.2', 'mmol/L', '3.5-5.3')], '假性高钾'],
    [
      'fewer cells',
      [
        ['GLU', '1.6', 'mmol/L', '3.9-6.1'],
        ['WBC', '46', '10^9/L', '3.5-9.5'],
      ],
      '假性低血糖',
    ],
    ['a potassium alone', [['K', '14.2', 'mmol/L', '3.5-5.3']], 'EDTA'],
  ])('not of %s', (_what, rows, words) => {
    expect(said(rows)).not.toContain(words);
  });

  test('a critical APTT of heparin is drawn again first', () => {
    const { actions } = readingOf([APTT, ['TT', '>240', 's', '14-21'], ['FIB', '3.1', 'g/L', '2-4']]);
    expect(actions[0]?.text).toBe('另侧静脉重采复测，查出血');
  });

  test('two samples that differ are told by their names', () => {
    const text = said([
      named('NA', '钠(血清)', '141', 'mmol/L', '137-147'),
      named('NA', '钠(血气)', '122', 'mmol/L', '136-146'),
    ]);
    expect(text).toContain('两种标本结果不符：141、122，请核对（钠(血清) 141 mmol/L，钠(血气) 122 mmol/L）');
    expect(text).not.toContain('同一标本');
  });

  test('an anion gap below nothing is told with its figure', () => {
    const rows = (chloride: string): readonly PlainRow[] => [
      ['NA', '140', 'mmol/L', '137-147'],
      ['CL', chloride, 'mmol/L', '99-110'],
      ['HCO3', '24', 'mmol/L', '22-27'],
    ];
    expect(said(rows('138'))).toContain('阴离子间隙 −22.0 mmol/L');
    expect(said(rows('112'))).not.toContain('阴离子间隙为负');
  });
});
