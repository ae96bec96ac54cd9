import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findRule } from '../registry/registry.ts';
import type { PlainInput, Rule } from '../core/rule.ts';
import { isSame } from './compare.ts';

/** File name (without .json) of a vector file to the slug of its rule. */
const SLUG_OF_FILE: Readonly<Record<string, string>> = {
  grace: 'grace',
  lab_inference: 'lab-inference',
  blood_gas: 'blood-gas',
  ckd: 'ckd',
  pleural: 'pleural',
  gastric: 'gastric',
  thyroid_followup: 'thyroid-followup',
  covid19: 'covid19',
  adrenal: 'adrenal-cortex',
  aldosteronism: 'aldosteronism',
  thyroid_function: 'thyroid-function',
  csf: 'cerebrospinal',
  model_metrics: 'model-metrics',
};

interface VectorRow {
  readonly id: string;
  readonly input: PlainInput;
  readonly expected: PlainInput;
  readonly hand_checked: readonly string[];
}

export interface VectorOutcome {
  readonly lines: readonly string[];
  readonly passed: number;
  readonly failed: number;
}

function isRow(value: unknown): value is VectorRow {
  if (typeof value !== 'object' || value === null) return false;
  const row = value as Record<string, unknown>;
  const isObject = (part: unknown) => typeof part === 'object' && part !== null && !Array.isArray(part);
  return (
    typeof row['id'] === 'string' &&
    isObject(row['input']) &&
    isObject(row['expected']) &&
    Array.isArray(row['hand_checked'])
  );
}

function readRows(file: string): VectorRow[] | string {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(value) && value.every(isRow) ? value : '不是测试向量文件';
  } catch {
    return '不是有效的 JSON';
  }
}

function checkRow(rule: Rule, row: VectorRow): string[] {
  let actual: PlainInput;
  try {
    actual = rule.vector(row.input);
  } catch (error) {
    return [`${row.id}: 规则抛出错误 ${String(error)}`];
  }
  return row.hand_checked
    .filter((key) => !isSame(row.expected[key], actual[key]))
    .map((key) => `${row.id}: ${key} 应为 ${JSON.stringify(row.expected[key])}，实为 ${JSON.stringify(actual[key])}`);
}

/** Checks one file. A file whose rule is missing, or that cannot be read, is one failure under its own name. */
export function checkFile(file: string): VectorOutcome {
  const name = basename(file, '.json');
  const slug = SLUG_OF_FILE[name] ?? name;
  const rule = findRule(slug);
  if (rule === undefined) return { lines: [`${name}: 没有规则「${slug}」`], passed: 0, failed: 1 };
  const rows = readRows(file);
  if (typeof rows === 'string') return { lines: [`${name}: ${rows}`], passed: 0, failed: 1 };
  const differences = rows.map((row) => checkRow(rule, row));
  const failed = differences.filter((lines) => lines.length > 0).length;
  return { lines: differences.flat(), passed: rows.length - failed, failed };
}

/** Checks every vector file of a folder, or only the named ones; a named file that is not there is a failure. */
export function checkFolder(folder: string, only: readonly string[]): VectorOutcome {
  const found = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'))
    .toSorted();
  const wanted = only.length === 0 ? found : only;
  const outcomes = wanted.map((name): VectorOutcome => {
    const file = found.find((known) => known === name || SLUG_OF_FILE[known] === name);
    return file === undefined
      ? { lines: [`${name}: 文件夹中没有 ${name}.json`], passed: 0, failed: 1 }
      : checkFile(join(folder, `${file}.json`));
  });
  return {
    lines: outcomes.flatMap((outcome) => outcome.lines),
    passed: outcomes.reduce((sum, outcome) => sum + outcome.passed, 0),
    failed: outcomes.reduce((sum, outcome) => sum + outcome.failed, 0),
  };
}

const USAGE = '用法：npm run vectors -- <文件夹> [--only grace]（可重复，或用逗号分隔）';

/** Lines to print and the exit code: 0 all passed, 1 a difference, 2 wrong use. `from` is where the user called. */
export function runVectors(args: readonly string[], from: string): { lines: readonly string[]; code: 0 | 1 | 2 } {
  let folder: string | undefined;
  let only: string[];
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { only: { type: 'string', multiple: true }, help: { type: 'boolean', short: 'h' } },
    });
    if (values.help === true) return { lines: [USAGE], code: 0 };
    folder = positionals[0];
    only = (values.only ?? []).flatMap((part) => part.split(',')).filter((part) => part !== '');
  } catch {
    return { lines: [USAGE], code: 2 };
  }
  if (folder === undefined) return { lines: [USAGE], code: 2 };
  const path = resolve(from, folder);
  if (!(statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false))
    return { lines: [`没有文件夹「${folder}」。`], code: 2 };
  const { lines, passed, failed } = checkFolder(path, only);
  if (passed + failed === 0) return { lines: [`文件夹「${folder}」中没有测试向量。`, '0 passed, 0 failed'], code: 1 };
  return { lines: [...lines, `${passed} passed, ${failed} failed`], code: failed === 0 ? 0 : 1 };
}

if (import.meta.main) {
  // npm runs workspace scripts in the workspace's folder; paths are meant from where the user stands.
  const { lines, code } = runVectors(process.argv.slice(2), process.env['INIT_CWD'] ?? process.cwd());
  for (const line of lines) console.log(line);
  process.exitCode = code;
}
