import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isRecord } from '@jianwei/clinical-rules/core/rule';
import { readCondition } from '@jianwei/clinical-rules/rule-condition/condition';
import { caseReport } from './case-report.ts';
import { evaluate } from './evaluate.ts';

const USAGE = '用法：npm run rules -- <文件>（[{id, condition, report, expected}] 形式的 JSON）';

function expectedOf(given: unknown): unknown {
  return given === null ? 'undetermined' : given === 'true' ? true : given === 'false' ? false : given;
}

function differenceOf(one: Readonly<Record<string, unknown>>): string | null {
  const { result, leaves } = evaluate(readCondition(one['condition']), caseReport(one['report']));
  const expected = expectedOf(one['expected']);
  if (result === expected) return null;
  const why = leaves.map(({ path, actual, result: of }) => `${path} ${actual}：${of}`).join('；');
  return `expected ${String(expected)}, got ${result}（${why}）`;
}

/** Lines to print and the exit code: 0 all passed, 1 a difference, 2 wrong use. `from` is where the user called. */
export function runCases(args: readonly string[], from: string): { lines: readonly string[]; code: 0 | 1 | 2 } {
  const [given] = args;
  if (given === '--help') return { lines: [USAGE], code: 0 };
  if (given === undefined || args.length > 1) return { lines: [USAGE], code: 2 };
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(resolve(from, given), 'utf8'));
  } catch (error) {
    return { lines: [error instanceof SyntaxError ? '不是有效的 JSON' : `没有文件「${given}」。`], code: 2 };
  }
  if (!Array.isArray(content)) return { lines: [`不是病例文件。${USAGE}`], code: 2 };
  const lines: string[] = [];
  let failed = 0;
  for (const [index, one] of content.entries()) {
    const difference = isRecord(one) ? differenceOf(one) : 'not a case';
    if (difference === null) continue;
    failed += 1;
    const id = isRecord(one) && typeof one['id'] === 'string' ? one['id'] : `#${index + 1}`;
    lines.push(`${id}: ${difference}`);
  }
  return { lines: [...lines, `${content.length - failed} passed, ${failed} failed`], code: failed === 0 ? 0 : 1 };
}

if (import.meta.main) {
  const { lines, code } = runCases(process.argv.slice(2), process.env['INIT_CWD'] ?? process.cwd());
  for (const line of lines) console.log(line);
  process.exitCode = code;
}
