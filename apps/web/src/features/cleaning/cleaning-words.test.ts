import type { CleaningSuggestion } from '@jianwei/api-client/model';
import { describe, expect, test } from 'vitest';
import { verdictText } from './cleaning-words.ts';

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
    ['that nothing is near', undefined, [], '检验目录中没有相近的项目。'],
  ])('%s', (_case, first, others, text) => {
    expect(verdictText(first, others)).toBe(text);
  });
});
