import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { JournalCall } from './hospital.ts';

const folder = fileURLToPath(new URL('../reports/journals/', import.meta.url));

/** What this process has written down already. */
const noted = new Set<string>();

/** The operation of an answered call; of a usage event also which: `trackAction 41`. */
function nameOf({ operationId, body }: JournalCall): string {
  const { action_id: action } = (body ?? {}) as { action_id?: unknown };
  return operationId === 'trackAction' ? `${operationId} ${String(action)}` : operationId;
}

/** Writes down which calls of a world succeeded, each once a worker; `scripts/journals` judges all of them together. */
export function noteCalls(calls: readonly JournalCall[]): void {
  const seen = new Set(calls.filter(({ status }) => status >= 200 && status < 300).map(nameOf));
  const fresh = [...seen].filter((name) => !noted.has(name));
  if (fresh.length === 0) return;
  for (const name of fresh) noted.add(name);
  mkdirSync(folder, { recursive: true });
  appendFileSync(`${folder}${process.pid}.txt`, `${fresh.join('\n')}\n`);
}

/** Before a run: what earlier runs saw is no proof of this one. */
export default function forgetCalls(): void {
  rmSync(folder, { recursive: true, force: true });
}
