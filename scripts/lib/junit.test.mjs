import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { countStage } from './junit.mjs';

const folder = mkdtempSync(join(tmpdir(), 'junit-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(name, text) {
  const file = join(folder, name);
  writeFileSync(file, `<testsuites><testsuite name="a.test.ts">${text}</testsuite></testsuites>`);
  return file;
}

const passed = '<testcase name="one"/><testcase name="two"></testcase>';

test('each case counts once, as what became of it', () => {
  const file = report('mixed.xml', `${passed}<testcase><failure/></testcase><testcase><skipped/></testcase>`);
  expect(countStage([file], 1)).toEqual({ passed: 2, failed: 1, skipped: 1 });
});

test('a stage that fails with every case green is a failure, and so is a missing report', () => {
  expect(countStage([report('green.xml', passed)], 1)).toEqual({ passed: 2, failed: 1, skipped: 0 });
  expect(countStage([join(folder, 'missing.xml')], 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('a stage without a report is one test', () => {
  expect(countStage(undefined, 0)).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(countStage(undefined, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});
