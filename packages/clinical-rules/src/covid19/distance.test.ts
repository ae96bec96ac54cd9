import { expect, it } from 'vitest';
import { answerCovid19 } from './covid19-wire.ts';

const moderate = { pul_ct_abnormality: true, illness_factor: [], severe_factor: [], fiO2: 30 };
const steps = (input: object) =>
  answerCovid19({ ...moderate, ...input }).distance.map(({ item, from, to, target }) => [item, from, to, target]);

it.each([
  // PaO2 / 0.30: above, at and below 300 mmHg, which itself is 重型.
  [100, '333.33 mmHg', '300 mmHg', '重型'],
  [90.3, '301 mmHg', '300 mmHg', '重型'],
  [90, '300 mmHg', '301 mmHg', '中型'],
  [60, '200 mmHg', '301 mmHg', '中型'],
])('PaO2 %d mmHg', (paO2, from, to, target) => {
  expect(steps({ paO2 })).toEqual([['pCF', from, to, target]]);
});

it('above 1000 m the border lies where the corrected ratio is 300', () => {
  // 300 × 600 / 760 = 236.84: 236 is corrected to 298.9, 237 to 300.2.
  expect(steps({ paO2: 90, altitude: 2000, atmospheric_pressure: 600 })).toEqual([
    ['pCF', '300 mmHg', '236 mmHg', '重型'],
  ]);
});

it('breathing rate and saturation have theirs at 30 and 93', () => {
  expect(steps({ rr: 29 })).toEqual([['respiratory_rate', '29 次/分', '30 次/分', '重型']]);
  expect(steps({ rr: 30 })).toEqual([['respiratory_rate', '30 次/分', '29 次/分', '中型']]);
  expect(steps({ spo2: 94 })).toEqual([['spo2', '94%', '93%', '重型']]);
  expect(steps({ spo2: 93 })).toEqual([['spo2', '93%', '94%', '中型']]);
});

it('there is none where the ratio does not decide', () => {
  expect(steps({ paO2: 100, illness_factor: [1] })).toEqual([]);
  expect(steps({ paO2: 100, severe_factor: [1] })).toEqual([]);
  expect(steps({ paO2: 100, fiO2: 15 })).toEqual([]);
  expect(steps({})).toEqual([]);
});
