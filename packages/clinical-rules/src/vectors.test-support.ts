import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import type { PlainInput, Rule } from './core/rule.ts';

interface Row {
  readonly case: string;
  readonly given: PlainInput;
  readonly expected: PlainInput;
}

/** Figures agree when they differ by less than half of a hundredth. */
function readRow(line: string): Row {
  const row = JSON.parse(line) as Row;
  const expected = JSON.parse(JSON.stringify(row.expected), (_, value: unknown) =>
    typeof value === 'number' ? (expect.closeTo(value, 2) as unknown) : value,
  ) as PlainInput;
  return { ...row, expected };
}

/**
 * Holds a rule against the rows of `vectors.jsonl` in its folder: cases worked out apart from this program.
 * @param silent keys that a row may leave out
 */
export function expectVectors(rule: Rule, folder: string, silent: readonly string[] = []): void {
  it('is found by the name of its folder, and has a title', () => {
    expect(rule.slug).toBe(basename(folder));
    expect(rule.title).not.toBe('');
  });

  const rows = readFileSync(join(folder, 'vectors.jsonl'), 'utf8').trim().split('\n').map(readRow);
  it.each(rows)('$case', ({ given, expected }) => {
    const answered = Object.entries(rule.vector(given)).filter(([key]) => key in expected || !silent.includes(key));
    expect(Object.fromEntries(answered)).toStrictEqual(expected);
  });
}

/** What the command line prints of a clinical rule ends with its words and what they are for. */
export function expectExplained(rule: Rule): void {
  it('is explained in words, with what they are for', () => {
    const answer = rule.explain(JSON.parse(rule.example) as PlainInput);
    expect(answer).toMatchObject({
      wording: expect.anything() as unknown,
      footer_text: '结果仅供临床参考，不替代医师诊断',
    });
  });
}
