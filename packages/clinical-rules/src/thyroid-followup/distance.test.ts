import { expect, it } from 'vitest';
import { answerThyroidFollowUp } from './thyroid-followup-wire.ts';

const woman = {
  age: 38,
  lymph_metastasis: 3,
  capsular_invasion: '无',
  palpitation: '无',
  insomnia: '无',
  flushing: '无',
  diarrhea: '无',
  anxiety: '无',
  months_since_surgery: 20,
};
const steps = (input: object) =>
  answerThyroidFollowUp({ ...woman, ...input }).distance.map(({ item, from, to, target }) => [item, from, to, target]);

it.each([
  // Target <0.1: 0.1 itself is too high.
  [0.06, '0.06 mU/L', '0.1 mU/L', '未达标（偏高）'],
  [0.1, '0.1 mU/L', '0.09 mU/L', '达标'],
  [1.2, '1.2 mU/L', '0.09 mU/L', '达标'],
])('TSH %d against a target below 0.1', (tsh, from, to, target) => {
  expect(steps({ tsh })).toEqual([['tsh', from, to, target]]);
});

it.each([
  // With a symptom in the follow-up phase 0.1 to 0.5, both on target.
  [0.05, '0.05 mU/L', '0.1 mU/L', '达标'],
  [0.1, '0.1 mU/L', '0.09 mU/L', '抑制过度（偏低）'],
  [0.4, '0.4 mU/L', '0.51 mU/L', '未达标（偏高）'],
  [0.5, '0.5 mU/L', '0.51 mU/L', '未达标（偏高）'],
  [0.6, '0.6 mU/L', '0.5 mU/L', '达标'],
])('TSH %d against a target of 0.1 to 0.5', (tsh, from, to, target) => {
  expect(steps({ tsh, palpitation: '有' })).toEqual([['tsh', from, to, target]]);
});

it.each([
  // Low risk, follow-up phase: 0.5 to 2.0; the laboratory's lower limit is 0.27.
  [0.2, '0.2 mU/L', '0.27 mU/L', '低于随访目标（在参考区间内）'],
  [0.3, '0.3 mU/L', '0.26 mU/L', '抑制过度（偏低）'],
  [0.45, '0.45 mU/L', '0.5 mU/L', '达标'],
])('TSH %d against a target of 0.5 to 2.0', (tsh, from, to, target) => {
  expect(steps({ tsh, lymph_metastasis: 0 })).toEqual([['tsh', from, to, target]]);
});

it('there is none without TSH, with an impossible one, and without a target', () => {
  expect(steps({})).toEqual([]);
  expect(steps({ tsh: -1 })).toEqual([]);
  expect(answerThyroidFollowUp({ ...woman, tsh: 0.3 }, { guideline: '2023' }).distance).toEqual([]);
});
