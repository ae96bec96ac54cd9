import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCases } from '../cli/cases.ts';

const FOLDER = join(import.meta.dirname, '../../cases');

const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));

test('cases stand in the folder', () => {
  expect(FILES.length).toBeGreaterThan(10);
});

test.each(FILES)('every case of %s reads as it should', (file) => {
  const { lines, code } = runCases([file], FOLDER);
  expect(lines.slice(0, -1)).toEqual([]);
  expect(lines.at(-1)).toMatch(/^[1-9]\d* passed, 0 failed$/);
  expect(code).toBe(0);
});

test.each([
  [[], 2, '用法'],
  [['missing.json'], 2, '没有文件「missing.json」。'],
  [['--help'], 0, '用法'],
])('%j is answered with code %i', (args, code, words) => {
  const answer = runCases(args, FOLDER);
  expect(answer.code).toBe(code);
  expect(answer.lines.join('\n')).toContain(words);
});
