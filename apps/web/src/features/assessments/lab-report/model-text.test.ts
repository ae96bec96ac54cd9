import { expect, test } from 'vitest';
import { conclusionLines, modelRecordText, printedPowers } from './model-text.ts';

const report = { report_id: 'R9-01', report_time: '2025-11-10T08:10:00' };

test('a conclusion stands in its parts; without one it says so', () => {
  expect(conclusionLines({ ...report, conclusion: '筛查阳性；生理盐水试验：灰区' })).toEqual([
    '筛查阳性',
    '生理盐水试验：灰区',
  ]);
  expect(conclusionLines({ ...report, conclusion: '' })).toEqual(['暂无结论']);
});

test('the record says what was given, the conclusion, the review mark and the disclaimer', () => {
  const full = { ...report, conclusion: '筛查阳性', review_notes: ['规则待临床复核：切点'] };
  expect(modelRecordText(full, '原发性醛固酮增多症', '醛固酮/肾素比值 162（切点 30）')).toBe(
    '2025-11-10 08:10 原发性醛固酮增多症：醛固酮/肾素比值 162（切点 30）。筛查阳性。规则待临床复核。结果仅供临床参考，不替代医师诊断。',
  );
  expect(modelRecordText({ ...report, conclusion: '', missing: ['TSH', 'FT4'] }, '甲状腺功能辅助')).toBe(
    '2025-11-10 08:10 甲状腺功能辅助：暂无结论。缺少：TSH、FT4。结果仅供临床参考，不替代医师诊断。',
  );
});

test('powers of ten are set in print', () => {
  expect(printedPowers('619.9 ×10^6/L（按红细胞/700 校正）')).toBe('619.9 ×10⁶/L（按红细胞/700 校正）');
  expect(printedPowers('白蛋白商 QAlb（×10^-3）')).toBe('白蛋白商 QAlb（×10⁻³）');
  expect(printedPowers('升高')).toBe('升高');
});
