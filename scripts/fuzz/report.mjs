const columns = ['2xx', '400', '401', '403', '404', '500', '501', 'none'];

/** Prints what a run found; a long run must have had a success of every operation. @returns {boolean} whether everything held */
export function printReport({ figures, violations, storeProblems, seconds, slowest, seed, isLong }) {
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
  if (slowest.request) {
    console.log(
      `Slowest: ${Math.round(slowest.milliseconds)} ms, ${slowest.request.operationId} (request ${slowest.index})`,
    );
  }
  for (const { operationId, problem, request, index, times, file } of violations) {
    console.log(`\n${operationId}: ${problem}${times > 1 ? ` (${times} times)` : ''}`);
    console.log(`   request ${index} of seed ${seed}: ${request}\n   whole: ${file}`);
  }
  console.log(
    storeProblems.length === 0
      ? '\nThe store is intact: integrity, foreign keys, clinical rows, the saved assessment.'
      : `\nThe store is damaged:\n${storeProblems.join('\n')}`,
  );
  const times = violations.reduce((sum, violation) => sum + violation.times, 0);
  const isReached = !isLong || unanswered.length === 0;
  const isRight = violations.length === 0 && storeProblems.length === 0 && isReached;
  const verdict = isRight
    ? 'everything held'
    : `${times} violations${isReached ? '' : ', operations without a success'}`;
  console.log(`${seconds.toFixed(1)} s, seed ${seed}: ${verdict}`);
  return isRight;
}
