import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { RULES } from '../registry/registry.ts';
import { RULE_INPUTS } from './inputs.ts';
import { isSame } from './compare.ts';
import { runRule } from './rule.ts';
import { runVectors } from './vectors.ts';

describe('npm run rule', () => {
  it('prints a result with its wording', () => {
    const grace = RULES.find((rule) => rule.slug === 'grace');
    const outcome = runRule(['grace', grace?.example ?? '']);
    expect(outcome.code).toBe(0);
    const answer = JSON.parse(outcome.text) as {
      score: number;
      footer_text: string;
      wording: { result: { judgment: string } };
    };
    expect(answer.score).toBe(181);
    expect(answer.wording.result.judgment).toContain('GRACE评分181分');
    expect(answer.footer_text).toBe('结果仅供临床参考，不替代医师诊断');
  });

  it('answers the example of every rule', () => {
    for (const rule of RULES) expect(runRule([rule.slug, rule.example]).code, rule.slug).toBe(0);
  });

  it('prints what is missing instead of a score', () => {
    const answer = JSON.parse(runRule(['grace', '{"age":65}']).text) as Record<string, unknown>;
    expect(answer).toMatchObject({
      status: 'incomplete',
      missing: ['heart_rate', 'blood_pressure', 'serum_creatinine', 'kill_ip_rank'],
    });
  });

  it.each([
    [['foo', '{}'], '没有名为「foo」的规则'],
    [['grace', '{bad'], '输入不是 JSON 对象'],
    [['grace', '[1]'], '输入不是 JSON 对象'],
    [['grace', 'null'], '输入不是 JSON 对象'],
    [['grace'], '请在规则名后给出 JSON 输入'],
    [[], '用法'],
  ])('%j ends with 2 and a sentence', (args, sentence) => {
    const outcome = runRule(args);
    expect(outcome.code).toBe(2);
    expect(outcome.text).toContain(sentence);
  });

  it('refuses names that the rule does not read, and lists those that it does', () => {
    const outcome = runRule(['ckd', '{"egfr":50,"eGFR":40,"uacr":30}']);
    expect(outcome.code).toBe(2);
    expect(outcome.text).toContain('规则「ckd」没有输入「eGFR」「uacr」');
    expect(outcome.text).toContain('acr_unit');
  });

  it('knows every name that a rule reads', () => {
    for (const rule of RULES) {
      const read = new Set<string>();
      const watch = new Proxy(JSON.parse(rule.example) as Record<string, unknown>, {
        get: (input, name) => {
          if (typeof name === 'string') read.add(name);
          return Reflect.get(input, name) as unknown;
        },
      });
      rule.explain(watch);
      expect(RULE_INPUTS[rule.slug], rule.slug).toEqual(expect.arrayContaining([...read]));
    }
  });

  it('lists the rules', () => {
    expect(runRule(['--help'])).toMatchObject({ code: 0 });
    for (const rule of RULES) expect(runRule(['--help']).text).toContain(rule.slug);
  });
});

describe('npm run vectors', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vectors-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });
  const input = { age: 65, heart_rate: 70, blood_pressure: 120, serum_creatinine: 71, kill_ip_rank: 1 };
  const write = (name: string, rows: unknown) => {
    writeFileSync(join(folder, name), JSON.stringify(rows));
  };
  write('grace.json', [
    {
      id: 'g-1',
      input,
      expected: { score: 108, level: 'low', death_percent: 1.045 },
      hand_checked: ['score', 'level', 'death_percent'],
    },
    { id: 'g-2', input, expected: { score: 110, level: 'high' }, hand_checked: ['score'] },
    {
      id: 'g-3',
      input: { ...input, age: null },
      expected: { error: 'missing', missing: ['age'] },
      hand_checked: ['error', 'missing'],
    },
  ]);
  write('lab_inference.json', [
    {
      id: 'l-1',
      input: { sex: '男', age: 70, labs: { CREA: 126.5, CREA_48H: 100 } },
      expected: { ids: ['AKI'], reliable: { AKI: 1 } },
      hand_checked: ['ids', 'reliable'],
    },
    {
      id: 'l-2',
      input: { sex: '女', age: 32, labs: { HGB: 85, MCV: 70, FER: 6 } },
      expected: { ids: ['IDA'] },
      hand_checked: ['ids'],
    },
  ]);
  write('palmistry.json', []);

  it('prints each difference, counts rows, and fails', () => {
    const { lines, code } = runVectors(['.', '--only', 'grace'], folder);
    expect(lines).toEqual(['g-2: score 应为 110，实为 108', '2 passed, 1 failed']);
    expect(code).toBe(1);
  });

  it('passes a file whose rows agree', () => {
    expect(runVectors([folder, '--only', 'lab_inference'], '/')).toEqual({ lines: ['2 passed, 0 failed'], code: 0 });
    expect(runVectors([folder, '--only', 'lab-inference'], '/').code).toBe(0);
  });

  it('counts a file whose rule is missing as failed, by name', () => {
    const { lines, code } = runVectors([folder], '/');
    expect(lines).toContain('palmistry: 没有规则「palmistry」');
    expect(lines.at(-1)).toBe('4 passed, 2 failed');
    expect(code).toBe(1);
  });

  it('counts a named file that is not there', () => {
    expect(runVectors([folder, '--only', 'ckd,grace'], '/').lines).toContain('ckd: 文件夹中没有 ckd.json');
  });

  it('finds the folder from where the user stands', () => {
    expect(runVectors([basename(folder), '--only', 'lab_inference'], dirname(folder)).code).toBe(0);
  });

  it('refuses wrong use with a sentence', () => {
    expect(runVectors([], folder)).toMatchObject({ code: 2 });
    expect(runVectors(['nowhere'], folder)).toEqual({ lines: ['没有文件夹「nowhere」。'], code: 2 });
    expect(runVectors([folder, '--never'], folder).code).toBe(2);
  });

  it('counts an unreadable file as failed', () => {
    const other = mkdtempSync(join(tmpdir(), 'vectors-'));
    writeFileSync(join(other, 'grace.json'), '{');
    expect(runVectors([other], '/')).toEqual({ lines: ['grace: 不是有效的 JSON', '0 passed, 1 failed'], code: 1 });
    rmSync(other, { recursive: true });
  });
});

it.each([
  [1, 1.01, true],
  [1, 1.011, false],
  ['a', 'a', true],
  [[1, 2], [1, 2], true],
  [[1, 2], [2, 1], false],
  [{ a: 1 }, { a: 1.005 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [null, null, true],
  [null, 0, false],
  [undefined, null, false],
])('%j and %j agree: %s', (expected, actual, agrees) => {
  expect(isSame(expected, actual)).toBe(agrees);
});
