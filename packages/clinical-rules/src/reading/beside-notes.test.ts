import { describe, expect, test } from 'vitest';
import { readingOf } from './reading.test-support.ts';
import type { PlainRow } from './reading.test-support.ts';

/** What the report says of its rows. */
const said = (rows: readonly PlainRow[]): string =>
  readingOf(rows)
    .findings.map(({ text }) => text)
    .join('\n');

const GLUCOSE: PlainRow = ['GLU', '1.4', 'mmol/L', '3.9-6.1'];
const IGA: PlainRow = ['IGA', '<0.07', 'g/L', '0.82-4.53'];
const POTASSIUM: PlainRow = ['K', '2.9', 'mmol/L', '3.5-5.3'];
const HAEMOLYSED: PlainRow = ['HEMOLI', '2+', '', '阴性'];
const CALCIUM: PlainRow = ['CA', '2.96', 'mmol/L', '2.11-2.52'];

describe('what another result means beside one that is told', () => {
  test.each<[string, readonly PlainRow[], string]>([
    ['insulin within its interval', [GLUCOSE, ['INS', '18.2', 'mU/L', '2.6-24.9']], '低血糖时未受抑制，查 C 肽'],
    ['IgA that is not made', [IGA, ['TTGA', '<1', 'U/mL', '<20']], '抗组织转谷氨酰胺酶IgA阴性不能采信'],
    [
      'potassium of any urine',
      [POTASSIUM, ['UK', '45', 'mmol/L'], ['UCREA', '9', 'mmol/L']],
      '尿钾/肌酐 5.0 mmol/mmol',
    ],
    ['red cells', [HAEMOLYSED, ['LDH', '486', 'U/L', '120-250']], '可致乳酸脱氢酶假性升高'],
    ['citrate', [CALCIUM, ['ICA', '0.9', 'mmol/L', '1.15-1.29']], '总钙/离子钙 3.3（> 2.5），见于枸橼酸蓄积'],
    [
      'copper',
      [
        ['CUS', '2.1', 'μmol/L', '11-22'],
        ['HGB', '88', 'g/L', '130-175'],
      ],
      '铜缺乏可致贫血',
    ],
  ])('%s', (_what, rows, words) => {
    expect(said(rows)).toContain(words);
  });

  test.each<[string, readonly PlainRow[], string]>([
    ['insulin that is pressed down', [GLUCOSE, ['INS', '1.2', 'mU/L', '2.6-24.9']], '未受抑制'],
    [
      'a glucose of 3.2',
      [
        ['GLU', '3.2', 'mmol/L', '3.9-6.1'],
        ['INS', '18', 'mU/L', '2.6-24.9'],
      ],
      '未受抑制',
    ],
    [
      'IgA of 0.5',
      [
        ['IGA', '0.5', 'g/L', '0.82-4.53'],
        ['TTGA', '1', 'U/mL', '<20'],
      ],
      '不能采信',
    ],
    ['an antibody that is raised', [IGA, ['TTGA', '86', 'U/mL', '<20']], '不能采信'],
    ['a ratio of 2', [POTASSIUM, ['UK', '18', 'mmol/L'], ['UCREA', '9', 'mmol/L']], '经肾丢失'],
    ['a urine without its creatinine', [POTASSIUM, ['UK', '45', 'mmol/L']], '经肾丢失'],
    ['nothing that red cells raise', [HAEMOLYSED, ['NA', '150', 'mmol/L', '137-147']], '假性升高'],
    ['a free calcium that is not low', [CALCIUM, ['ICA', '1.2', 'mmol/L', '1.15-1.29']], '枸橼酸'],
    [
      'copper alone',
      [
        ['CUS', '2.1', 'μmol/L', '11-22'],
        ['HGB', '148', 'g/L', '130-175'],
      ],
      '铜缺乏',
    ],
  ])('says nothing of %s', (_what, rows, words) => {
    expect(said(rows)).not.toContain(words);
  });

  test('a calcium of which the free part is low has no name of its own', () => {
    const found = readingOf([CALCIUM, ['ICA', '0.9', 'mmol/L', '1.15-1.29']]).findings;
    expect(found.map(({ title }) => title)).toContain('血钙高于区间（离子钙 0.9 mmol/L，反低）');
    expect(found.every(({ title }) => title !== '高钙血症')).toBe(true);
  });
});
