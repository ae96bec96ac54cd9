import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { countStage, failuresOf } from './junit.mjs';
import SecondTries, { secondTriesIn } from './second-tries.mjs';

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

test('a failed case is named with its file and the first line of what it met', () => {
  const failed =
    '<testcase classname="a.test.ts" name="K &amp; Na &gt; 6.5"><failure message="expected &apos;a&apos;&#10;at b" type="AssertionError">…</failure></testcase>';
  expect(failuresOf([report('failed.xml', passed + failed), join(folder, 'missing.xml')])).toEqual([
    "a.test.ts > K & Na > 6.5: expected 'a'",
  ]);
  expect(failuresOf(undefined)).toEqual([]);
});

test('a test that passed at its second try is told once, by either runner, with what it first met', () => {
  const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const reporter = new SecondTries();
  const vitestCase = (flaky) => ({
    module: { relativeModuleId: 'a.test.ts' },
    fullName: 'list > sorts',
    diagnostic: () => ({ flaky }),
    result: () => ({ errors: [{ message: 'Unable to find\nthe rest' }] }),
  });
  reporter.onTestCaseResult(vitestCase(true));
  reporter.onTestCaseResult(vitestCase(false));
  const results = [{ error: { message: 'strict mode violation' } }];
  const playwrightTest = { titlePath: () => ['', '', 'b.spec.ts', 'opens'], results };
  reporter.onTestEnd(playwrightTest, { status: 'failed', retry: 0 });
  reporter.onTestEnd(playwrightTest, { status: 'passed', retry: 1 });
  const output = printed.mock.calls.join('');
  printed.mockRestore();
  expect(secondTriesIn(`dots ···\n${output}`)).toEqual([
    'a.test.ts > list > sorts: Unable to find',
    'b.spec.ts > opens: strict mode violation',
  ]);
});
