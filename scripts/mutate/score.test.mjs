import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/workplace.mjs';
import { areas, isWording, unitsOf } from './areas.mjs';
import { equivalents } from './equivalents.mjs';
import { scoreOf, sumOf } from './score.mjs';
import { rowsOf, writeScore } from './table.mjs';

const source = 'const a = 1;\nif (a > 0) {\n  use(a);\n}\n';
const place = (line, column, endLine, endColumn) => ({
  start: { line, column },
  end: { line: endLine, column: endColumn },
});
const condition = { location: place(2, 5, 2, 10), replacement: 'true', mutatorName: 'ConditionalExpression' };
const block = { location: place(2, 12, 4, 2), replacement: '{}', mutatorName: 'BlockStatement' };
const report = (...mutants) => ({ files: { 'src/a.ts': { source, mutants } } });

test('the score is the share of what was caught; what could not run does not count', () => {
  const { killed, survived, score } = scoreOf(
    report(
      { ...condition, status: 'Killed' },
      { ...condition, status: 'Timeout' },
      { ...condition, status: 'RuntimeError' },
      { ...condition, status: 'Ignored' },
      { ...condition, status: 'Survived' },
      { ...block, status: 'NoCoverage' },
    ),
    [],
  );
  expect([killed, survived.length, score]).toEqual([2, 2, 50]);
  expect(survived.map(({ at, original }) => [at, original])).toEqual([
    [2, 'a > 0'],
    [2, '{\n  use(a);\n}'],
  ]);
});

test.each([
  ['as it stands', {}, 1],
  ['of another file', { file: 'src/b.ts' }, 0],
  ['of another change', { replacement: 'false' }, 0],
  ['on its line', { line: 'if (a' }, 1],
  ['on another line', { line: 'while' }, 0],
])('a listed survivor %s is left out of the score: %j', (_name, change, count) => {
  const row = { file: 'src/a.ts', original: 'a > 0', replacement: 'true', reason: 'r', ...change };
  const { equivalent, score } = scoreOf(report({ ...condition, status: 'Survived' }), [row]);
  expect(equivalent).toHaveLength(count);
  expect(score).toBe(count === 1 ? 100 : 0);
});

test('scores of several units are one by their mutants, not by their percent', () => {
  const one = scoreOf(
    report({ ...condition, status: 'Killed' }, { ...block, status: 'Killed' }, { ...block, status: 'Killed' }),
    [],
  );
  const other = scoreOf(report({ ...condition, status: 'Survived' }), []);
  expect(sumOf([one, other]).score).toBe(75);
  expect(sumOf([]).score).toBe(100);
});

test.each(areas.map((area) => [area.name, area]))(
  '%s has product files that exist, none of them a test',
  (_name, area) => {
    const files = [...unitsOf(area).values()].flat();
    expect(files.length).toBeGreaterThan(4);
    expect(new Set(files).size).toBe(files.length);
    expect(files.filter((file) => /\.test(-support)?\.ts$/.test(file) || !existsSync(join(root, file)))).toEqual([]);
  },
);

test('modules stay loaded only where nothing is remembered by its text', () => {
  const units = areas.flatMap((area) =>
    [...unitsOf(area)].map(([unit, files]) => ({ unit, files, plan: { ...area, ...area.planOf?.(unit) } })),
  );
  const kept = units.filter(({ plan }) => plan.keepsModules && !plan.ignoresLoading).flatMap(({ files }) => files);
  expect(kept.length).toBeGreaterThan(50);
  const remembering = kept.filter((file) => /memoizeByText\(/.test(readFileSync(join(root, file), 'utf8')));
  expect(remembering).toEqual([]);
});

test('texts of wording are left alone, numbers of a rule are not', () => {
  expect(isWording('packages/clinical-rules/src/grace/wording.ts')).toBe(true);
  expect(isWording('packages/clinical-rules/src/grace/grace-table.ts')).toBe(false);
});

test('every equivalent survivor stands in its file, with a reason', () => {
  expect(equivalents.length).toBeGreaterThan(0);
  const gone = equivalents.filter(
    ({ file, original, reason }) => reason.length < 10 || !readFileSync(join(root, file), 'utf8').includes(original),
  );
  expect(gone).toEqual([]);
});

test('the table of scores gets a row for each unit that ran, and keeps the others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'scores-'));
  const file = join(folder, 'mutation.md');
  writeScore(
    file,
    'clinical-rules-grace',
    { killed: 9, survived: [{}], equivalent: [{}, {}], score: 90 },
    '2026-01-01',
  );
  writeScore(file, 'clinical-rules-ckd', { killed: 1, survived: [], equivalent: [], score: 100 }, '2026-01-02');
  writeScore(file, 'clinical-rules-grace', { killed: 10, survived: [], equivalent: [{}], score: 100 }, '2026-01-03');
  const text = readFileSync(file, 'utf8');
  rmSync(folder, { recursive: true });
  expect([...rowsOf(text).values()]).toEqual([
    ['clinical-rules-ckd', '100.0', '1', '0', '0', '2026-01-02'],
    ['clinical-rules-grace', '100.0', '11', '0', '1', '2026-01-03'],
  ]);
  expect(text).toContain('## clinical-rules, at least 95 %');
});
