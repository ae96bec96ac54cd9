import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isRecord } from '@jianwei/clinical-rules/core/rule';
import type { PlainInput } from '@jianwei/clinical-rules/core/rule';
import { layReport } from '@jianwei/clinical-rules/lay/lay';
import { readPlainReport } from '@jianwei/clinical-rules/reading/plain-report';
import { read } from '@jianwei/clinical-rules/reading/read';
import { PICTURE_NOW } from '../hospital/seed-calendar.ts';
import { seedWorld } from '../hospital/seed-world.ts';
import { reportView } from '../interpretation/report-view.ts';
import { layOf } from '../interpretation/shared-report.ts';
import type { World } from '../store/world.ts';
import { createWorld } from '../store/worlds.ts';
import { answerQuestion } from './answer.ts';
import type { OwnReport } from './own-item.ts';
import { STORED_PASSAGES } from './stored-passages.ts';

const USAGE =
  '用法：npm run chat -- <文件>（[{id, question, report?}] 形式的 JSON；report 同 npm run reading，或演示医院的报告编号）；npm run chat -- --passages 列出所有段落';

/** A report in plain words, as `npm run reading` takes it. */
export function ownReportOf(given: PlainInput): OwnReport {
  const input = readPlainReport(given);
  const lay = layReport({ ...input, reading: read(input), department: '开单科室', held: new Set() });
  return { lay, isVerified: true };
}

type SeededReport = (reportId: string) => OwnReport | null;

/** Reports of the seeded hospital on the day of its pictures, by their ids; it is made when one is first asked for. */
function seededReports(): SeededReport {
  let world: World | undefined;
  return (reportId) => {
    world ??= createWorld(seedWorld, PICTURE_NOW);
    const view = reportView(world, reportId);
    return view === undefined ? null : { lay: layOf({ whole: view, view, held: new Map() }), isVerified: true };
  };
}

function reportOf(given: unknown, seeded: SeededReport): OwnReport | null {
  if (typeof given === 'string') return seeded(given);
  return isRecord(given) ? ownReportOf(given) : null;
}

function answerOf(one: unknown, index: number, seeded: SeededReport): object {
  const { id, question, report } = isRecord(one) ? one : {};
  const asked = typeof question === 'string' ? question : '';
  const { kind, text, passages, near, rule_id } = answerQuestion(asked, reportOf(report, seeded));
  return { id: id ?? `#${index + 1}`, question: asked, kind, text, passages, near, rule_id };
}

/** What is printed and the exit code: 0 answered, 2 wrong use. `from` is where the user called. */
export function runCases(args: readonly string[], from: string): { readonly output: string; readonly code: 0 | 2 } {
  const [given] = args;
  if (given === '--passages') return { output: JSON.stringify([...STORED_PASSAGES.values()], null, 1), code: 0 };
  if (given === '--help') return { output: USAGE, code: 0 };
  if (given === undefined || args.length > 1) return { output: USAGE, code: 2 };
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(resolve(from, given), 'utf8'));
  } catch (error) {
    return { output: error instanceof SyntaxError ? '不是有效的 JSON' : `没有文件「${given}」。`, code: 2 };
  }
  if (!Array.isArray(content)) return { output: `不是问题文件。${USAGE}`, code: 2 };
  const seeded = seededReports();
  return {
    output: JSON.stringify(
      content.map((one, index) => answerOf(one, index, seeded)),
      null,
      1,
    ),
    code: 0,
  };
}

if (import.meta.main) {
  const { output, code } = runCases(process.argv.slice(2), process.env['INIT_CWD'] ?? process.cwd());
  console.log(output);
  process.exitCode = code;
}
