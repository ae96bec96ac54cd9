import type { KidneyReport } from '@jianwei/api-client/model';
import { expect, test } from 'vitest';
import {
  ALBUMINURIA_STAGES,
  cellOf,
  GFR_STAGES,
  riskOfName,
  riskOfReport,
  stageText,
  ungradedText,
} from './ckd-stages.ts';

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

// KDIGO, as specification A-9 prints it.
test('the grid names the ranges of each stage', () => {
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
  expect(GFR_STAGES.map(({ meaning }) => meaning)).toEqual([
    '正常或增高',
    '轻度下降',
    '轻至中度下降',
    '中至重度下降',
    '重度下降',
    '肾衰竭',
  ]);
  expect(ALBUMINURIA_STAGES.map(({ meaning }) => meaning)).toEqual(['正常至轻度增高', '中度增高', '重度增高']);
});

test.each([
  ['低危', 'low'],
  ['中危', 'medium'],
  ['高危', 'high'],
  ['极高危', 'very_high'],
  ['', undefined],
])('the name %s is the risk %s', (name, risk) => {
  expect(riskOfName(name)).toBe(risk);
});

test.each([
  [at('G3b', 'A3'), undefined, ''],
  [at('', 'A3'), undefined, '缺少GFR 分期，本次不能定位到分期格'],
  [at('G3b', ''), undefined, '缺少白蛋白尿分级，本次不能定位到分期格'],
  [at('', ''), [], '缺少GFR 分期、白蛋白尿分级，本次不能定位到分期格'],
  [at('', ''), ['肌酐'], '缺少肌酐，本次不能定位到分期格'],
  [at('G3', 'A2'), undefined, '「G3 A2」不是本表的分期，未作标记'],
])('%j without %j: %s', (evidence_inference, missing, text) => {
  const report = { evidence_inference, ...(missing !== undefined && { missing }) };
  expect(ungradedText(report as unknown as KidneyReport)).toBe(text);
});
