import type { AssistDiagnosis, AssistItem, AssistResult } from '@jianwei/api-client/model';
import { expect, test } from 'vitest';
import type { Draft } from './assist-draft.ts';
import { matchesOf, resultText, scoreText } from './result-text.ts';

const ckd = {
  diagnosis_id: 'CKD',
  diagnosis_name: '慢性肾脏病',
  score: 7,
  amber_from: 3,
  red_from: 6,
  reliable: 2,
  contributions: [
    { item: 'EGFR', label: '肾小球滤过率', value: 39 },
    { item: 'UACR', value: '126' },
  ],
} as unknown as AssistDiagnosis;
const findings = [
  { finding: '水肿', diagnoses: [{ diagnosis_id: 'CKD' }, { diagnosis_id: 'NEPH' }] },
  { finding: '乏力', diagnoses: [{ diagnosis_id: 'IDA' }] },
] as AssistResult['findings'];
const result = {
  diagnoses: [ckd],
  findings,
  uninterpreted: [{ laboratory_name: '外观', reason: '不是数值' }],
  rule_version: '1.0',
  knowledge_version: '2.0',
} as unknown as AssistResult;
const draft: Draft = {
  age: '62',
  gender: '男',
  rows: [{ item: { laboratory_name: '肌酐' } as AssistItem, result: '168', unit: 'μmol/L', reference_interval: '' }],
  findings: ['水肿', '乏力'],
  source: { reportId: 'R1', title: '顾怀远 生化', left: [] },
};

test('the score stands with its limits, findings with the diagnoses that name them', () => {
  expect(scoreText(ckd)).toBe('得分 7（≥ 6 为高，≥ 3 为中）');
  expect(matchesOf(findings, 'CKD')).toEqual(['水肿']);
  expect(matchesOf(findings, 'DM')).toEqual([]);
});

test('what is pasted into the record says all that was entered and found', () => {
  expect(resultText(draft, result).split('\n')).toEqual([
    '辅助诊断（男，62 岁）',
    '取自报告：顾怀远 生化',
    '检验：肌酐 168 μmol/L。',
    '表现：水肿、乏力（仅与知识库文字对照，不计分）。',
    expect.stringMatching(
      /^1\. 慢性肾脏病：可靠性\S+，得分 7（≥ 6 为高，≥ 3 为中）；依据 肾小球滤过率 39、UACR 126；对照表现 水肿。$/,
    ),
    '未能解读：外观（不是数值）。',
    expect.stringMatching(/^规则版本 1\.0，知识库 2\.0。规则待临床复核.*。结果仅供临床参考，不替代医师诊断。$/),
  ]);
});

test('and leaves out what is not there', () => {
  const { source: _, ...rest } = draft;
  const text = resultText({ ...rest, rows: [], findings: [] }, { ...result, diagnoses: [], uninterpreted: [] });
  expect(text.split('\n').slice(0, 2)).toEqual(['辅助诊断（男，62 岁）', '没有规则支持的诊断。']);
  expect(text.split('\n')).toHaveLength(3);
  const bare = { ...ckd, contributions: [] };
  const [, , , , line] = resultText(draft, { ...result, diagnoses: [bare], findings: [] }).split('\n');
  expect(line).toMatch(/为中）。$/);
});
