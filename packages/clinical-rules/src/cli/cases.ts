import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { isRecord } from '../core/rule.ts';
import type { PlainInput } from '../core/rule.ts';
import { checkJudgementCase, checkPublishedCase } from './case-checks.ts';

const USAGE = '用法：npm run cases -- <文件或文件夹>（judgement-cases 或 published-cases 形式的 JSON）';

/** Cases of one file with the check of their form; a reason where it is none. */
function casesIn(file: string): { cases: PlainInput[]; check: (one: PlainInput) => string[] } | string {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return '不是有效的 JSON';
  }
  if (isRecord(content) && Array.isArray(content['cases']))
    return { cases: content['cases'].filter(isRecord), check: checkJudgementCase };
  if (!Array.isArray(content)) return '不是病例文件';
  const cases = content.filter(isRecord);
  const isJudgement = cases.every((one) => isRecord(one['report']));
  return { cases, check: isJudgement ? checkJudgementCase : checkPublishedCase };
}

function checkOne(one: PlainInput, check: (one: PlainInput) => string[]): string[] {
  try {
    return check(one);
  } catch (error) {
    return [`判读抛出错误 ${String(error)}`];
  }
}

/** Lines to print and the exit code: 0 all passed, 1 a difference, 2 wrong use. `from` is where the user called. */
export function runCases(args: readonly string[], from: string): { lines: readonly string[]; code: 0 | 1 | 2 } {
  const [given] = args;
  if (given === '--help') return { lines: [USAGE], code: 0 };
  if (given === undefined || args.length > 1) return { lines: [USAGE], code: 2 };
  const path = resolve(from, given);
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return { lines: [`没有文件「${given}」。`], code: 2 };
  const files = stat.isDirectory()
    ? readdirSync(path)
        .filter((name) => name.endsWith('.json'))
        .toSorted()
        .map((name) => join(path, name))
    : [path];
  const lines: string[] = [];
  let passed = 0;
  let failed = 0;
  for (const file of files) {
    const found = casesIn(file);
    if (typeof found === 'string') {
      // Of a folder, what is no file of cases is passed over.
      if (!stat.isDirectory()) return { lines: [`${basename(file)}: ${found}`], code: 2 };
      continue;
    }
    for (const one of found.cases) {
      const differences = checkOne(one, found.check);
      if (differences.length === 0) passed += 1;
      else failed += 1;
      lines.push(
        ...differences.map(
          (difference) => `${typeof one['id'] === 'string' ? one['id'] : '（无编号）'}: ${difference}`,
        ),
      );
    }
  }
  return { lines: [...lines, `${passed} passed, ${failed} failed`], code: failed === 0 && passed > 0 ? 0 : 1 };
}

if (import.meta.main) {
  const { lines, code } = runCases(process.argv.slice(2), process.env['INIT_CWD'] ?? process.cwd());
  for (const line of lines) console.log(line);
  process.exitCode = code;
}
