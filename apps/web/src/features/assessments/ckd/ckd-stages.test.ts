import { expect, test } from 'vitest';
import { ALBUMINURIA_STAGES, cellOf, GFR_STAGES, riskOfReport, stageText } from './ckd-stages.ts';

const at = (lab_y: string, lab_x: string, reliable_name = '') => ({ lab_x, lab_y, reliable_name });

// Ranges and risks of the 18 cells are read from the screen in ckd-view.test.tsx.
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
