const columns = ['2xx', '400', '401', '403', '404', '500', '501', 'none'];

/** The most frequent of some messages. @param {Map<string, number> | undefined} messages */
export const frequent = (messages, most) => [...(messages ?? [])].toSorted((a, b) => b[1] - a[1]).slice(0, most);

const SHOWN_SLOW = 12;

/** Where the time of the run went: the operations whose answers took longest in sum, in milliseconds. */
function printSlowest(times) {
  const all = [...times.values()].reduce((sum, time) => sum + time.all, 0);
  const longest = [...times].toSorted(([, a], [, b]) => b.all - a.all).slice(0, SHOWN_SLOW);
  const rows = longest.map(([operationId, { calls, all: sum, most, at }]) => [
    operationId,
    { calls, sum: Math.round(sum), mean: Number((sum / calls).toFixed(1)), longest: Math.round(most), request: at },
  ]);
  console.log(`Answers took ${(all / 1000).toFixed(1)} s; the operations that took most of it (ms):`);
  console.table(Object.fromEntries(rows));
}

/** Prints what a run found; a long run must have had a success of every operation. @returns {boolean} whether everything held */
export function printReport({ figures, violations, storeProblems, seconds, times, told, seed, isLong }) {
  const total = {};
  const rows = {};
  for (const [operationId, counts] of figures) {
    const broken = violations
      .filter((violation) => violation.operationId === operationId)
      .reduce((sum, { times }) => sum + times, 0);
    const groups = [...columns, ...Object.keys(counts).filter((group) => !columns.includes(group))];
    rows[operationId] = Object.fromEntries(groups.map((group) => [group, counts[group] ?? 0]));
    rows[operationId].violations = broken;
    for (const [group, value] of Object.entries(rows[operationId])) total[group] = (total[group] ?? 0) + value;
  }
  const used = Object.keys(total).filter((group) => total[group] > 0 || group === 'violations');
  console.table({ ...rows, total }, used);

  const unanswered = [...figures].filter(([, counts]) => !counts['2xx'] && !counts['501']).map(([id]) => id);
  if (unanswered.length > 0)
    console.log(`Never answered 2xx${isLong ? ', which so long a run must reach' : ''}: ${unanswered.join(', ')}`);
  for (const id of isLong ? unanswered : [])
    console.log(
      `   ${id}: ${frequent(told.get(id), 3)
        .map(([message, often]) => `${often} × ${message}`)
        .join('; ')}`,
    );
  printSlowest(times);
  for (const { operationId, problem, request, index, times, file } of violations) {
    console.log(`\n${operationId}: ${problem}${times > 1 ? ` (${times} times)` : ''}`);
    console.log(`   request ${index} of seed ${seed}: ${request}\n   whole: ${file}`);
  }
  console.log(
    storeProblems.length === 0
      ? '\nThe store is intact: integrity, foreign keys, clinical rows, the saved assessment.'
      : `\nThe store is damaged:\n${storeProblems.join('\n')}`,
  );
  const broken = violations.reduce((sum, violation) => sum + violation.times, 0);
  const isReached = !isLong || unanswered.length === 0;
  const isRight = violations.length === 0 && storeProblems.length === 0 && isReached;
  const verdict = isRight
    ? 'everything held'
    : `${broken} violations${isReached ? '' : ', operations without a success'}`;
  const { user, system } = process.cpuUsage();
  const busy = ((user + system) / 1e6).toFixed(1);
  console.log(`${seconds.toFixed(1)} s (${busy} s of a processor, start included), seed ${seed}: ${verdict}`);
  return isRight;
}
