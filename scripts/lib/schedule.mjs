/**
 * Runs stages side by side: the first waiting stage whose `after` have ended starts as soon as the lanes it takes are free; none
 * overtakes it meanwhile, or one that takes several lanes would wait for all others. A stage that takes more lanes than there are
 * runs alone. What a stage gives does not matter: those after it run all the same.
 * @template {{ name: string, lanes?: number, after?: string[] }} Stage
 * @param {Stage[]} stages in the order of starting, the longest first
 * @param {number} lanes
 * @param {(stage: Stage) => Promise<void>} runStage must not reject
 */
export async function schedule(stages, lanes, runStage) {
  const waiting = [...stages];
  const running = new Map();
  const lanesOf = (stage) => Math.min(stage.lanes ?? 1, lanes);
  const isOpen = (name) => running.has(name) || waiting.some((stage) => stage.name === name);
  while (waiting.length > 0 || running.size > 0) {
    const taken = [...running.values()].reduce((sum, { stage }) => sum + lanesOf(stage), 0);
    const next = waiting.findIndex((stage) => !(stage.after ?? []).some(isOpen));
    if (next === -1 || lanesOf(waiting[next]) > lanes - taken) {
      if (running.size === 0)
        throw new Error(`Stages wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
      await Promise.race([...running.values()].map(({ end }) => end));
      continue;
    }
    const [stage] = waiting.splice(next, 1);
    running.set(stage.name, { stage, end: runStage(stage).then(() => running.delete(stage.name)) });
  }
}
