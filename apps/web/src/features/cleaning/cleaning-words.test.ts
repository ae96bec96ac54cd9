import type { CleaningItem, CleaningPreview, CleaningSuggestion } from '@jianwei/api-client/model';
import { UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { describe, expect, test } from 'vitest';
import {
  countsText,
  decidedText,
  formulaText,
  lastText,
  numberOf,
  percentText,
  scoreText,
  specimenWord,
  unitWord,
  verdictText,
} from './cleaning-words.ts';

const suggestion = (short_name: string, name_score: number, overlap?: number): CleaningSuggestion => ({
  code: 'BNP',
  name: short_name,
  short_name,
  specimen: '血清',
  unit: 'pg/mL',
  name_score,
  specimen_match: 'same',
  unit_match: 'same',
  known: 40,
  bins: [],
  score: name_score,
  ...(overlap === undefined ? {} : { overlap }),
});

describe('what name and values say', () => {
  test('is told where they do not say the same', () => {
    const others = [suggestion('BNP', 0.8, 0.12), suggestion('LAC', 0.1, 0.3)];
    expect(verdictText(suggestion('NT-proBNP', 0.6, 0.94), others)).toBe(
      '名称更像 BNP，数值不像：与它的分布只重合 12.0%。按名称与数值合计取 NT-proBNP。',
    );
  });

  test.each([
    ['nothing where both say the first', suggestion('NT-proBNP', 0.9, 0.94), [suggestion('BNP', 0.8, 0.12)], ''],
    [
      'that there are few values',
      suggestion('NT-proBNP', 0.9),
      [],
      '样本少：不足 20 个数值，只按名称、标本与单位比较。',
    ],
    ['nothing where the names are equally near', suggestion('A', 0.8, 0.9), [suggestion('B', 0.8, 0.1)], ''],
    ['nothing where the other has too few values', suggestion('A', 0.6, 0.9), [suggestion('B', 0.8)], ''],
    ['nothing where there is no other', suggestion('A', 0.6, 0.9), [], ''],
    ['that nothing is near', undefined, [], '检验目录中没有相近的项目。'],
  ])('%s', (_case, first, others, text) => {
    expect(verdictText(first, others)).toBe(text);
  });
});

test('of several the one that is nearest by its name is spoken of', () => {
  const others = [suggestion('LAC', 0.7, 0.3), suggestion('BNP', 0.8, 0.12)];
  expect(verdictText(suggestion('NT-proBNP', 0.6, 0.94), others)).toContain('名称更像 BNP，');
});

test('a match that nobody knows cannot be determined', () => {
  const own = suggestion('BNP', 1);
  expect([specimenWord(own), unitWord(own)]).toEqual(['相同', '相同']);
  const other = { ...own, specimen_match: 'new', unit_match: 'new' } as unknown as CleaningSuggestion;
  expect([specimenWord(other), unitWord(other)]).toEqual([UNDETERMINED, UNDETERMINED]);
  expect(unitWord({ ...own, unit_match: 'formula' })).toBe('须换算');
});

test('figures stand with their decimals; what is none is 0 for drawing and said to be none', () => {
  expect([numberOf(3), numberOf(UNDETERMINED)]).toEqual([3, 0]);
  expect([scoreText(0.814), scoreText(UNDETERMINED)]).toEqual(['0.81', UNDETERMINED]);
  expect([percentText(0.9634), percentText(undefined)]).toEqual(['96.3%', UNDETERMINED]);
});

test('the last time of today stands by its hour, an earlier one by its day', () => {
  const now = new Date();
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((each) => String(each).padStart(2, '0'));
  expect(lastText(`${now.getFullYear()}-${month}-${day}T09:41:00`)).toBe('今天 09:41');
  expect(lastText('2024-11-15T09:41:00')).toBe('11-15');
});

test.each([
  [{}, ''],
  [{ factor: 0.0915 }, '× 0.0915'],
  [{ factor: 0.0915, addend: 2.15 }, '× 0.0915 + 2.15'],
  [{ factor: 2, addend: -2.15 }, '× 2 − 2.15'],
  [{ factor: UNDETERMINED }, UNDETERMINED],
  [{ factor: 2, addend: UNDETERMINED }, UNDETERMINED],
])('a unit is converted by %j: %s', (by, text) => {
  expect(formulaText(by as Parameters<typeof formulaText>[0])).toBe(text);
});

test.each([
  ['nothing', {}, ''],
  ['that it is left out', { dismissed: '目录未收录', decided: { code: 'K' } }, '目录未收录'],
  ['its item', { decided: { name: '钾', code: 'K' } }, '钾 K'],
  ['its item and how it is converted', { decided: { name: '钾', code: 'K', factor: 2 } }, '钾 K，× 2'],
  ['how it is converted alone', { decided: { factor: 2 } }, '× 2'],
  ['its code alone', { decided: { code: 'K' } }, 'K'],
  ['how a value is read', { decided: { reading: '阴性' } }, '读作 阴性'],
  ['that a value is none', { decided: { reading: '' } }, '没有结果'],
])('what was decided about an item says %s', (_what, item, text) => {
  expect(decidedText(item as CleaningItem)).toBe(text);
});

test('of the counts normal ones are always told, others where there are some', () => {
  const told = (counts: object) => countsText({ counts } as CleaningPreview);
  expect(told({ normal: 0, high: 0, low: 0, undetermined: 0, critical: 0 })).toBe('正常 0');
  expect(told({ normal: 61, high: 149, low: 2, undetermined: 4, critical: 1 })).toBe(
    '正常 61　升高 149　降低 2　无法判定 4　危急值 1',
  );
});
