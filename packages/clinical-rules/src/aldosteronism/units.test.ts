import { describe, expect, it } from 'vitest';
import { answerAldosteronism } from './aldosteronism-wire.ts';

const PMOL = { pac: 500, pac_unit: 'pmol/L', renin: 0.5, k: 4 };
const tipsOf = (confirm: object) =>
  answerAldosteronism({ ...PMOL, confirm }).tips.filter((tip) => tip.startsWith('醛固酮界值'));

// 1 ng/dL is 27.7 pmol/L; 10 ng/dL has a published figure of its own, 277 pmol/L.
it.each([
  [{ type: 'SIT', post_pac: 200 }, '15、5', '415.5、138.5'],
  [{ type: 'SIT', post_pac: 200, seated: true }, '15、6、5', '415.5、166.2、138.5'],
  [{ type: 'CCT', pre_pac: 500, post_pac: 200 }, '15、11', '415.5、304.7'],
  [{ type: 'FST', post_pac: 200 }, '15、6', '415.5、166.2'],
  [{ type: 'ORAL_NA', urine_na: 210, urine_aldo: 11 }, '15', '415.5'],
])('limits that %j uses are told as they were converted', (confirm, own, converted) => {
  expect(tipsOf(confirm)).toEqual([`醛固酮界值 ${own} ng/dL 换算为 ${converted} pmol/L`]);
});

it('a distance is told in the unit that aldosterone was reported in', () => {
  // 15 ng/dL are 415.5 pmol/L: positive only above.
  const pac = answerAldosteronism(PMOL).distance.find(({ item }) => item === 'pac');
  expect(pac).toMatchObject({ from: '500 pmol/L', to: '415.5 pmol/L', target: '筛查可疑' });
});

it('a unit and a kind of renin that are null are not told', () => {
  expect(answerAldosteronism({ pac: 18, renin: 0.5, k: 4, renin_unit: null, renin_type: null }).arr).toBe(36);
});

describe('a bound that does not say on which side it lies', () => {
  const test = (confirm: object) =>
    answerAldosteronism({ pac: 18, renin: 0.5, k: 4, confirm }).findings.filter(({ code }) => code === 'confirm');
  it.each([
    [{ type: 'SIT', post_pac: '<8' }],
    [{ type: 'SIT', post_pac: '>8' }],
    [{ type: 'ORAL_NA', urine_na: 210, urine_aldo: '<11' }],
    [{ type: 'ORAL_NA', urine_na: 210, urine_aldo: '>11' }],
    [{ type: 'CCT', pre_pac: 10, post_pac: '<10' }],
    [{ type: 'CCT', pre_pac: '>10', post_pac: 8 }],
  ])('%j decides nothing', (confirm) => {
    expect(test(confirm)).toEqual([]);
  });
});
