import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync, mkdirSync } from 'node:fs';

/** Importing this file writes each answer that a test meets, once a process, into `reports/answers-met.tsv` of its workspace. */
const FOLDER = 'reports';

/** Survives the fresh modules of each test file. */
const recorder = globalThis as { jianweiAnswersMet?: Set<string> };

if (!recorder.jianweiAnswersMet) {
  const met = (recorder.jianweiAnswersMet = new Set<string>());
  mkdirSync(FOLDER, { recursive: true });
  subscribe('jianwei:answered', (message) => {
    const { operation, status } = message as { operation: string; status: number };
    const line = `${operation}\t${status}\n`;
    if (met.has(line)) return;
    met.add(line);
    appendFileSync(`${FOLDER}/answers-met.tsv`, line);
  });
}
