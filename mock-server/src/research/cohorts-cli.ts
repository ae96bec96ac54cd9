import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isRecord } from '@jianwei/clinical-rules/core/rule';
import { seedWorld } from '../hospital/seed-world.ts';
import { PICTURE_NOW } from '../hospital/seed-calendar.ts';
import { createWorld } from '../store/worlds.ts';
import { countCohort } from './engine.ts';
import { researchStore, type ResearchStore } from './store.ts';
import { checkedCohort } from './vocabulary.ts';

const USAGE = '用法：npm run cohorts -- <文件>（[{id, cohort}] 形式的 JSON）';

export interface CohortTotal {
  readonly id: string;
  /** Exact, before suppression: for whoever checks the counting, never for an answer. */
  readonly patients?: number;
  readonly reports?: number;
  readonly steps?: readonly {
    readonly condition_ids: readonly string[];
    readonly patients: number;
    readonly lost: number;
  }[];
  /** Why it was not counted, in the words of the refusal. */
  readonly refused?: string;
}

function totalOf(store: ResearchStore, one: unknown, index: number): CohortTotal {
  const id =
    isRecord(one) && (typeof one['id'] === 'string' || typeof one['id'] === 'number')
      ? `${one['id']}`
      : `#${index + 1}`;
  const checked = checkedCohort(store, isRecord(one) ? one['cohort'] : undefined);
  if ('problem' in checked) return { id, refused: checked.problem };
  const { patients, reports, steps } = countCohort(store, checked);
  return {
    id,
    patients,
    reports,
    steps: steps.map(({ kind, conditions, patients: left, lost }) => ({
      condition_ids: kind === 'group' ? conditions.map((each) => each.id) : [kind],
      patients: left,
      lost,
    })),
  };
}

/** Lines to print and the exit code: 0 all were counted, 1 some were refused, 2 wrong use. `from` is where the user called. */
export function runCohorts(args: readonly string[], from: string): { lines: readonly string[]; code: 0 | 1 | 2 } {
  const [given] = args;
  if (given === '--help') return { lines: [USAGE], code: 0 };
  if (given === undefined || args.length > 1) return { lines: [USAGE], code: 2 };
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(resolve(from, given), 'utf8'));
  } catch (error) {
    return { lines: [error instanceof SyntaxError ? '不是有效的 JSON' : `没有文件「${given}」。`], code: 2 };
  }
  if (!Array.isArray(content)) return { lines: [`不是队列文件。${USAGE}`], code: 2 };
  // The seeded hospital on the day of its pictures: the same file has the same totals on every day.
  const store = researchStore(createWorld(seedWorld, PICTURE_NOW));
  const totals = content.map((one, index) => totalOf(store, one, index));
  const isRefused = totals.some(({ refused }) => refused !== undefined);
  return { lines: [JSON.stringify(totals, null, 2)], code: isRefused ? 1 : 0 };
}

if (import.meta.main) {
  const { lines, code } = runCohorts(process.argv.slice(2), process.env['INIT_CWD'] ?? process.cwd());
  for (const line of lines) console.log(line);
  process.exitCode = code;
}
