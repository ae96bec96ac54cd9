import { UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import type { BloodGasReportType } from '@jianwei/api-client/model';
import { expect, test } from 'vitest';
import { acute, chronic, earlier, rows, unchosen } from './blood-gas-reports.test-support.ts';
import {
  analysisItems,
  caseOf,
  compensationRange,
  gasName,
  isSameReading,
  judgmentLines,
  judgmentText,
  unchosenLines,
  unchosenText,
} from './blood-gas-text.ts';

const END =
  '本结果仅在体温正常时有效；氧合分析仅适用于未吸氧的动脉血标本。规则待临床复核。结果仅供临床参考，不替代医师诊断。';
const item = (name: string, report: typeof unchosen) => analysisItems(report, 1).find(({ label }) => label === name);

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
    '2025-11-17 21:40 动脉血 血气分析，按慢性判读：失代偿性慢性呼吸性酸中毒；Ⅱ型呼吸衰竭，中度低氧血症。' + END,
  );
});

test('a copy of a gas that both case types read alike names no type that nobody chose', () => {
  const alike = { ...unchosen, chronic: { ...chronic, group_result: acute.group_result } };
  expect(judgmentText(alike, 1, false)).toContain(' 动脉血 血气分析，病例类型不影响本次判断：');
  expect(judgmentText(alike, 1, false)).not.toContain('急性判读');
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

test.each([
  ['ions beside ions that are not used', ['低氯血症'], ['离子钙单位不符，未采用'], '低氯血症、离子钙未采用', 'unknown'],
  ['nothing but ions that are not used', [], ['钾单位不符', '钠单位不符'], '钾、钠未采用，其余未见异常', 'unknown'],
  ['nothing, and other results that are not used', [], ['白蛋白单位不符'], '未见异常', 'normal'],
])('electrolytes: %s', (_what, electrolyte, notUsed, value, tone) => {
  const report = { ...unchosen, acute: { ...acute, electrolyte }, not_used: notUsed };
  expect(item('电解质', report)).toMatchObject({ value, tone });
});

test('without the list of results nobody can tell that ions were not measured', () => {
  const { laboratories: _, ...report } = unchosen;
  const none = { ...report, acute: { ...acute, electrolyte: [] } };
  expect(item('电解质', none)).toMatchObject({ value: '未见异常', figures: '' });
  expect(item('酸碱平衡', none)).toMatchObject({ figures: '', detail: '预计代偿范围 HCO₃⁻ 23.84–29.84 mmol/L' });
});

test.each([
  ['K', '低钾血症'],
  ['NA', '低钠血症'],
  ['CL', '低氯血症'],
  ['ICA', '低离子钙'],
])('%s is an electrolyte that stands beside what it is found to be', (code, found) => {
  const row = { ...unchosen.laboratories?.[0], code, short_name: `离子${code}`, abnormal: true, original_result: '1' };
  const report = { ...unchosen, laboratories: [row] as typeof rows, acute: { ...acute, electrolyte: [found] } };
  expect(item('电解质', report)).toMatchObject({ figures: `离子${code} 1`, tone: 'found' });
  const inside = { ...report, laboratories: [{ ...row, abnormal: false }] as typeof rows };
  expect(item('电解质', inside)).toMatchObject({ figures: '' });
  const quiet = { ...inside, acute: { ...acute, electrolyte: [] } };
  expect(item('电解质', quiet)).toMatchObject({ value: '未见异常' });
});

test.each([
  ['pH正常', 'normal'],
  ['酸血症', 'found'],
  ['无法判定', 'unknown'],
  ['无法判读', 'unknown'],
  ['缺少pH，无法判读', 'unknown'],
  ['不适用', 'unknown'],
  ['未注明吸氧，无法分级', 'unknown'],
  ['单位不符，未采用', 'unknown'],
  ['', 'unknown'],
])('what is found to be %s is %s', (ph_balance, tone) => {
  expect(item('酸碱平衡', { ...unchosen, acute: { ...acute, ph_balance } })?.tone).toBe(tone);
});

test('what was reckoned stands beside: the gap as it was corrected, where it was', () => {
  const gap = (entry: string, value: string) => ({
    item: entry,
    label: '校正阴离子间隙',
    value,
    points: 0,
    source: '',
  });
  const corrected = [...(acute.contributions ?? []), gap('anion_gap_corrected', '12.0 mmol/L')];
  const detailOf = (name: string, contributions: typeof corrected) =>
    item(name, { ...unchosen, acute: { ...acute, contributions } })?.detail;
  expect(detailOf('电解质', corrected)).toBe('校正阴离子间隙 12.0 mmol/L');
  expect(detailOf('电解质', [])).toBe('');
  expect(detailOf('酸碱平衡', [])).toBe('');
  const nameless = [{ item: 'compensation', value: 'PaCO₂ 30.0–34.0 mmHg', points: 1, source: '' }];
  expect(detailOf('酸碱平衡', nameless)).toBe('compensation PaCO₂ 30.0–34.0 mmHg，实测 68.4');
});

test('the range that compensation explains, beside what was measured', () => {
  const rangeOf = (value: unknown, laboratories = unchosen.laboratories) =>
    compensationRange(
      { ...acute, contributions: [{ item: 'compensation', value: value as string, points: 1, source: '' }] },
      { ...unchosen, ...(laboratories !== undefined && { laboratories }) },
    );
  expect(compensationRange(acute, unchosen)).toEqual({
    name: 'HCO₃⁻',
    low: 23.84,
    high: 29.84,
    measured: 33.5,
    text: '33.5',
  });
  expect(rangeOf('PaCO₂ 30.0–34.0 mmHg')).toMatchObject({ name: 'PaCO₂', low: 30, high: 34, measured: 68.4 });
  for (const text of ['无法判定', 'HCO₃⁻ 23.84 mmol/L', 'pH 7.1–7.2', '约 HCO₃⁻ 23.84–29.84'])
    expect(rangeOf(text), text).toBeUndefined();
  expect(rangeOf('HCO₃⁻ 23.84–29.84', [])).toBeUndefined();
  const unread = rows.map((row) => (row.code === 'HCO3' ? { ...row, original_result: UNDETERMINED } : row));
  expect(rangeOf('HCO₃⁻ 23.84–29.84', unread)).toBeUndefined();
  const { contributions: _, ...bare } = acute;
  expect(compensationRange(bare, unchosen)).toBeUndefined();
  const { laboratories: __, ...noRows } = unchosen;
  expect(compensationRange(acute, noRows)).toBeUndefined();
});

test('ions carry their charge, what has one already is as it is', () => {
  const named = (short: string) => gasName({ laboratory_name: '', short_name: short });
  expect(['Na', 'K', 'Cl', 'PaCO₂', 'HCO₃⁻'].map(named)).toEqual(['Na⁺', 'K⁺', 'Cl⁻', 'PaCO₂', 'HCO₃⁻']);
});

test('a case type that nobody can read is judged as neither', () => {
  const unread = UNDETERMINED as unknown as BloodGasReportType;
  expect([caseOf(unchosen, 1), caseOf(unchosen, 2)]).toEqual([acute, chronic]);
  expect(caseOf(unchosen, unread)).toMatchObject({ group_result: UNDETERMINED, ph_balance: UNDETERMINED, tips: [] });
  expect(analysisItems(unchosen, unread).map(({ value, tone }) => [value, tone])).toEqual(
    ['', '', '', ''].map(() => [UNDETERMINED, 'unknown']),
  );
  expect(judgmentText(unchosen, unread)).toContain(`，按${UNDETERMINED}判读：`);
});

test('of two judgments that begin alike the longer one is cut from the conclusion', () => {
  const [short, long] = ['呼吸性酸中毒', '呼吸性酸中毒合并代谢性碱中毒'];
  const report = {
    ...unchosen,
    acute: { ...acute, group_result: short },
    chronic: { ...chronic, group_result: long },
    natural_conclusion: ` ${long}；中度低氧血症 `,
  };
  expect(judgmentLines(report, 1)).toEqual([`${short}；`, '中度低氧血症']);
  expect(judgmentLines({ ...report, natural_conclusion: long }, 2)).toEqual([long]);
});

test('where one case type finds nothing the conclusion says what goes beyond it, for both', () => {
  const beyond = { ...unchosen, natural_conclusion: '轻度低氧血症' };
  const found = ['考虑代谢性酸中毒', '暂未发现酸碱失衡', ''].map((group_result) => ({ ...acute, group_result }));
  const [some = acute, nothing = acute, empty = acute] = found;
  const shown = (one: typeof acute, other: typeof acute) =>
    judgmentLines({ ...beyond, acute: one, chronic: other }, 2).slice(1);
  expect([shown(nothing, some), shown(some, nothing), shown(empty, some), shown(some, empty)]).toEqual(
    [1, 2, 3, 4].map(() => ['轻度低氧血症']),
  );
  expect(shown(some, some)).toEqual([]);
  // What is empty begins no conclusion.
  const words = { ...beyond, acute: empty, chronic: empty, natural_conclusion: '；考虑代偿' };
  expect(judgmentLines(words, 1)).toEqual(['暂未发现酸碱失衡；', '；考虑代偿']);
});

test('a conclusion keeps what stands within it', () => {
  const report = { ...unchosen, natural_conclusion: `${acute.group_result}合并；中度低氧血症` };
  expect(judgmentLines(report, 1)).toEqual([`${acute.group_result}；`, '合并；中度低氧血症']);
});

test('before anybody chose a conclusion in words of its own belongs to the acute case', () => {
  const report = { ...unchosen, natural_conclusion: '考虑急性失代偿' };
  expect(judgmentLines(report, 1)).toEqual([`${acute.group_result}；`, '考虑急性失代偿']);
  expect(judgmentLines(report, 2)).toEqual([chronic.group_result]);
});

test('before anybody chose what holds either way is said, or nothing', () => {
  expect(unchosenLines(unchosen)).toEqual(['呼吸性酸中毒，失代偿，急慢性待选；', 'Ⅱ型呼吸衰竭，中度低氧血症']);
  expect(unchosenLines({ ...unchosen, common_result: '代谢性酸中毒' })).toEqual(['代谢性酸中毒']);
  expect(unchosenText(unchosen)).toBe(
    `2025-11-18 10:08 动脉血 血气分析，病例类型未选择：${unchosen.common_result}。${END}`,
  );
  const { common_result: _, specimen: __, ...bare } = unchosen;
  expect([unchosenLines(bare), unchosenText(bare)]).toEqual([[], undefined]);
  expect(unchosenText({ ...bare, common_result: '正常' })).toContain('10:08 血气分析，');
  expect(judgmentText(bare, 1)).toContain('10:08 血气分析，按急性判读');
});

test('a choice decides nothing where both case types are read alike', () => {
  expect(isSameReading(unchosen)).toBe(false);
  expect(isSameReading({ ...unchosen, chronic: acute })).toBe(true);
});
