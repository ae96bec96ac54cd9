import { expect, test } from 'vitest';
import { acute, chronic, earlier, rows, unchosen } from './blood-gas.test-support.tsx';
import { analysisItems, judgmentLines, judgmentText } from './blood-gas-text.ts';

test('respiratory failure and hypoxia stand behind the judgment of either case type', () => {
  const breathing = 'Ⅱ型呼吸衰竭，中度低氧血症';
  expect(judgmentLines(unchosen, 1)).toEqual([`${acute.group_result}；`, breathing]);
  expect(judgmentLines(unchosen, 2)).toEqual([`${chronic.group_result}；`, breathing]);
  // Chosen on the screen, not yet in the conclusion of the server.
  expect(judgmentLines({ ...unchosen, type: 2 }, 2)).toEqual([`${chronic.group_result}；`, breathing]);
});

// covers A-2.8-15
test.each(['', '暂未发现酸碱失衡'])('nothing found is said, also when %j is what the server says', (nothing) => {
  const none = { ...acute, group_result: nothing };
  const report = { ...unchosen, natural_conclusion: '', acute: none, chronic: none };
  expect(judgmentLines(report, 1)).toEqual(['暂未发现酸碱失衡']);
  const hypoxic = { ...report, natural_conclusion: '轻度低氧血症' };
  expect(judgmentLines(hypoxic, 1)).toEqual(['暂未发现酸碱失衡；', '轻度低氧血症']);
});

test('a conclusion in words of its own is shown with its own case type only', () => {
  const report = { ...earlier, natural_conclusion: '考虑慢性失代偿' };
  expect(judgmentLines(report, 2)).toEqual([`${chronic.group_result}；`, '考虑慢性失代偿']);
  expect(judgmentLines(report, 1)).toEqual([acute.group_result]);
});

test('a copy names sample, case type, limits of the judgment and what is to be reviewed', () => {
  expect(judgmentText(earlier, 2)).toBe(
    '2025-11-17 21:40 动脉血 血气分析，按慢性判读：失代偿性慢性呼吸性酸中毒；Ⅱ型呼吸衰竭，中度低氧血症。' +
      '本结果仅在体温正常时有效；氧合分析仅适用于未吸氧的动脉血标本。规则待临床复核。结果仅供临床参考，不替代医师诊断。',
  );
});

test('four items with the results they rest on and what the rule reckoned', () => {
  expect(analysisItems(unchosen, 1)).toEqual([
    {
      label: '酸碱平衡',
      value: '酸血症',
      tone: 'found',
      figures: 'pH 7.312，PaCO₂ 68.4',
      detail: '预计代偿范围 HCO₃⁻ 23.84–29.84 mmol/L，实测 33.5',
    },
    { label: '电解质', value: '低氯血症', tone: 'found', figures: 'Cl⁻ 96', detail: '阴离子间隙 9.5 mmol/L' },
    { label: '乳酸', value: '乳酸正常', tone: 'normal', figures: 'Lac 1.6', detail: '' },
    { label: '缺氧', value: '中度低氧血症', tone: 'found', figures: 'PaO₂ 54.6，SaO₂ 85.2', detail: '' },
  ]);
});

test('electrolytes are called inconspicuous only where they were measured and judged', () => {
  const none = { ...acute, electrolyte: [] };
  const electrolyte = (report: typeof unchosen) => analysisItems(report, 1)[1];
  expect(electrolyte({ ...unchosen, acute: none })).toMatchObject({ value: '未见异常', tone: 'normal' });
  const gasesOnly = rows.filter(({ code }) => code !== 'CL');
  expect(electrolyte({ ...unchosen, acute: none, laboratories: gasesOnly })).toMatchObject({
    value: '缺少电解质，无法判读',
    tone: 'unknown',
  });
  const unusable = { ...none, contributions: [] };
  expect(electrolyte({ ...unchosen, acute: unusable })).toMatchObject({ value: '无法判读', tone: 'unknown' });
});
