import { expect, test } from 'vitest';
import { ALBUMINURIA_STAGES, cellOf, GFR_STAGES, riskAt, riskOfReport, stageText } from './ckd-stages.ts';

const at = (lab_y: string, lab_x: string, reliable_name = '') => ({ lab_x, lab_y, reliable_name });

// covers A-2.8-17
test('rows are the six GFR stages, columns the three of albuminuria, with their limits', () => {
  expect(GFR_STAGES.map(({ stage, range }) => `${stage} ${range}`)).toEqual([
    'G1 ≥ 90',
    'G2 60–89',
    'G3a 45–59',
    'G3b 30–44',
    'G4 15–29',
    'G5 < 15',
  ]);
  expect(ALBUMINURIA_STAGES.map(({ stage, range }) => `${stage} ${range}`)).toEqual([
    'A1 < 30',
    'A2 30–300',
    'A3 > 300',
  ]);
});

// covers A-4-51
test.each([
  ['G1', 'low', 'medium', 'high'],
  ['G2', 'low', 'medium', 'high'],
  ['G3a', 'medium', 'high', 'very_high'],
  ['G3b', 'high', 'very_high', 'very_high'],
  ['G4', 'very_high', 'very_high', 'very_high'],
  ['G5', 'very_high', 'very_high', 'very_high'],
] as const)('%s has the risks of the KDIGO heat map', (g, ...risks) => {
  expect((['A1', 'A2', 'A3'] as const).map((a) => riskAt(g, a))).toEqual(risks);
});

test('every stage of both axes has its cell', () => {
  const cells = GFR_STAGES.flatMap(({ stage: g }) => ALBUMINURIA_STAGES.map(({ stage: a }) => cellOf(at(g, a))));
  expect(new Set(cells.map((cell) => `${cell?.row}/${cell?.column}`)).size).toBe(18);
});

test.each([
  ['G3', 'A2'],
  ['g3a', 'A2'],
  ['G3a', 'A4'],
  ['G3a', ''],
  ['', 'A2'],
  ['A2', 'G3a'],
])('no cell is guessed for %j and %j', (g, a) => {
  expect(cellOf(at(g, a))).toBeUndefined();
});

test('the risk is that of the server, by its code or by its name', () => {
  expect(riskOfReport({ evidence_inference: at('G3b', 'A3', '极高危') })).toBe('very_high');
  expect(riskOfReport({ level: 'high', evidence_inference: at('G3b', 'A3', '很高') })).toBe('high');
  expect(riskOfReport({ evidence_inference: at('G3b', '') })).toBeUndefined();
});

test('a stage with one axis is named by it', () => {
  expect(stageText(at('G3b', 'A3'))).toBe('G3b A3');
  expect(stageText(at('G3b', ''))).toBe('G3b');
  expect(stageText(undefined)).toBe('');
});
