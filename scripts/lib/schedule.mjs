/** Stages that take the time others leave run so many at once: two find enough of it. */
const MOST_PATIENT = 2;

/**
 * Runs stages side by side: the first waiting stage whose `after` have ended and whose `cores` are free starts. A stage that takes
 * more cores than there are runs alone, but for patient ones, which take no core. What a stage gives does not matter: those after it run all the same.
 * @template {{ name: string, cores?: number, after?: string[], isPatient?: boolean }} Stage
 * @param {Stage[]} stages in the order of starting, the longest first
 * @param {number} cores
 * @param {(stage: Stage) => Promise<void>} runStage must not reject
 */
export async function schedule(stages, cores, runStage) {
  const waiting = [...stages];
  const running = new Map();
  const coresOf = ({ isPatient, cores: own = isPatient ? 0 : 1 }) => Math.min(own, cores);
  const isOpen = (name) => running.has(name) || waiting.some((stage) => stage.name === name);
  while (waiting.length > 0 || running.size > 0) {
    const taken = [...running.values()].reduce((sum, { stage }) => sum + coresOf(stage), 0);
    const patient = [...running.values()].filter(({ stage }) => stage.isPatient).length;
    const hasRoom = (stage) =>
      coresOf(stage) <= cores - taken && !(stage.isPatient === true && patient >= MOST_PATIENT);
    const next = waiting.findIndex((stage) => hasRoom(stage) && !(stage.after ?? []).some(isOpen));
    if (next === -1) {
      if (running.size === 0)
        throw new Error(`Stages wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
      await Promise.race([...running.values()].map(({ end }) => end));
      continue;
    }
    const [stage] = waiting.splice(next, 1);
    running.set(stage.name, { stage, end: runStage(stage).then(() => running.delete(stage.name)) });
  }
}
