import { expect, it } from 'vitest';
import { answerCerebrospinal } from './cerebrospinal-wire.ts';

const steps = (input: object) =>
  answerCerebrospinal({ ...input }).distance.map(({ item, from, to, target }) => [item, from, to, target]);

it('at the border of 5 points one share less names no kind any more', () => {
  // Bacterial: cells 100 (1), neutrophils 80 % (2), glucose below 2.2 (2).
  expect(steps({ wbc: 100, rbc: 0, neut_pct: 80, glucose: 2.1 })).toEqual([
    ['wbc', '100 ×10^6/L', '99 ×10^6/L', '非特异性炎性改变'],
    ['neut_pct', '80%', '79%', '非特异性炎性改变'],
    ['glucose', '2.1 mmol/L', '2.2 mmol/L', '非特异性炎性改变'],
  ]);
});

it('one share more names it', () => {
  expect(steps({ wbc: 99, rbc: 0, neut_pct: 80, glucose: 2.1 })).toContainEqual([
    'wbc',
    '99 ×10^6/L',
    '100 ×10^6/L',
    '细菌性脑膜炎可能',
  ]);
});

it('five cells and 0.45 g/L of protein are the last that are unremarkable', () => {
  expect(steps({ wbc: 5, rbc: 0, protein: 0.45, glucose: 3.2 })).toEqual([
    ['wbc', '5 ×10^6/L', '6 ×10^6/L', '非特异性炎性改变'],
    // Below 2.5 the glucose is low.
    ['glucose', '3.2 mmol/L', '2.49 mmol/L', '非特异性改变'],
    ['protein', '0.45 g/L', '0.46 g/L', '蛋白-细胞分离'],
  ]);
});

it('cells that came with blood are put back: the border is told as it would be counted', () => {
  // 700 red cells bring one white cell: 6 counted are 5, 7 are 6.
  expect(steps({ wbc: 6, rbc: 700, protein: 0.3, glucose: 3.2 })[0]).toEqual([
    'wbc',
    '6 ×10^6/L',
    '7 ×10^6/L',
    '非特异性炎性改变',
  ]);
});

it('the share of serum glucose moves the border of glucose', () => {
  // Half of 6.0.
  expect(steps({ wbc: 2, rbc: 0, protein: 0.3, glucose: 3.1, serum_glucose: 6 })).toContainEqual([
    'glucose',
    '3.1 mmol/L',
    '2.99 mmol/L',
    '非特异性改变',
  ]);
});

it('an organism is no number, and without a pattern there is no distance', () => {
  expect(steps({ wbc: 100, rbc: 0, neut_pct: 80, gram: true })).toEqual([]);
  expect(steps({ protein: 0.4 })).toEqual([]);
});

it('neutrophils that leave the lymphocytes go to the half where both are counted', () => {
  expect(steps({ wbc: 20, rbc: 0, neut_pct: 30, protein: 0.4, glucose: 3.5, serum_glucose: 6 })).toContainEqual([
    ...['neut_pct', '30%', '50%', '非特异性炎性改变'],
  ]);
});
