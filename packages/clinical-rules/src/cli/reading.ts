import { isRecord } from '../core/rule.ts';
import { plainReading } from '../reading/plain-reading.ts';

const USAGE = `用法：npm run reading -- '{"at":"2025-11-18T10:26:00+08:00","sex":"男","age":74,"results":[{"code":"K","value":"6.82","unit":"mmol/L"}]}'`;

/** What to print and the exit code: 0 read, 2 wrong use. */
export function runReading(args: readonly string[]): { text: string; code: 0 | 2 } {
  const [given] = args;
  if (given === undefined || args.length > 1 || given === '--help')
    return { text: USAGE, code: given === '--help' ? 0 : 2 };
  try {
    const report: unknown = JSON.parse(given);
    if (!isRecord(report) || !Array.isArray(report['results']))
      return { text: `不是一份报告（缺少 results）。\n${USAGE}`, code: 2 };
    return { text: JSON.stringify(plainReading(report), null, 1), code: 0 };
  } catch (error) {
    return { text: error instanceof SyntaxError ? `不是有效的 JSON。\n${USAGE}` : String(error), code: 2 };
  }
}

if (import.meta.main) {
  const { text, code } = runReading(process.argv.slice(2));
  console.log(text);
  process.exitCode = code;
}
