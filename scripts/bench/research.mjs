// Counting over 100,000 reports (1.2 million results, 38,000 people), in a process of its own.
import { run } from '../lib/workplace.mjs';

export async function measureResearch() {
  const { code, output } = await run('scripts/bench/research-run.mjs', [], { capture: true });
  if (code !== 0) throw new Error(output);
  return JSON.parse(output.trim().split('\n').at(-1));
}

export function printResearch({ results, people, build, columnsMegabytes, peakMegabytes }) {
  console.log(
    `\nResearch: ${results} results of ${people} people; columns built in ${Math.round(build / 100) / 10} s, ${Math.round(columnsMegabytes)} MB of columns, peak of the process ${Math.round(peakMegabytes)} MB with the hospital itself`,
  );
}

/** Six conditions of which one moves, six variables; the 95th percentile. */
export function researchAims({ count, distributions, columnsMegabytes }) {
  return [
    { text: 'count of a cohort, p95 ms', value: count, limit: 100 },
    { text: 'distributions of a cohort, p95 ms', value: distributions, limit: 200 },
    { text: 'columns of 1.2 million results, MB', value: columnsMegabytes, limit: 100 },
  ];
}
