import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCondition } from '@jianwei/clinical-rules/rule-condition/condition';
import { caseReport } from './case-report.ts';
import { runCases } from './cases.ts';
import { evaluate } from './evaluate.ts';
import cases from './rule-cases.json' with { type: 'json' };

function fileOf(content: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'rules-')), 'cases.json');
  writeFileSync(file, content);
  return file;
}

describe('the grammar of rules', () => {
  it.each(cases.map((one) => [one.id, one] as const))('%s', (_, one) => {
    const { result } = evaluate(readCondition(one.condition), caseReport(one.report));
    expect(result).toBe(one.expected);
  });
});

describe('npm run rules', () => {
  it('counts what passed', () => {
    const file = new URL('rule-cases.json', import.meta.url).pathname;
    expect(runCases([file], '/')).toEqual({ lines: [`${cases.length} passed, 0 failed`], code: 0 });
  });

  it('prints each difference with what every leaf found', () => {
    const one = {
      id: 'K-1',
      condition: { all: [{ fact: 'lab', op: 'at_least', value: 5.5, unit: 'mmol/L', code: 'K' }] },
      report: { time: '2025-11-18T10:00:00+08:00', rows: [{ code: 'K', value: '<5.6', unit: 'mmol/L' }] },
      expected: true,
    };
    expect(runCases([fileOf(JSON.stringify([one, 7]))], '/')).toEqual({
      lines: [
        'K-1: expected true, got undetermined（0 <5.6 mmol/L：undetermined）',
        '#2: not a case',
        '0 passed, 2 failed',
      ],
      code: 1,
    });
  });

  it.each([
    ['no file', [], 2],
    ['help', ['--help'], 0],
    ['a file that is not there', ['nowhere.json'], 2],
    ['a file that is no JSON', [fileOf('{')], 2],
    ['a file without cases', [fileOf('{}')], 2],
  ] as const)('answers %s', (_, args, code) => {
    expect(runCases(args, '/').code).toBe(code);
  });
});
