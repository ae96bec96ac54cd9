import type { PromptShow } from '@jianwei/api-client/model';
import type { Group } from '@jianwei/clinical-rules/rule-condition/condition';
import type { World } from '../store/world.ts';
import { shownOf } from './prompt-gate.ts';
import type { Shown } from './prompt-gate.ts';
import { nothingTried, runTrial } from './trial.ts';
import type { FunnelStep, Tried, TriedPlace, TriedReport, TrialSoFar } from './trial.ts';

/** A hit, with when its patient was told last. */
export interface TriedHit extends Tried {
  readonly before?: Shown | undefined;
}

/** What is tried: a condition, on which reports, and beside it the condition in use. */
export interface TrialAsked {
  readonly condition: Group;
  readonly compared: { readonly condition: Group; readonly show?: PromptShow | undefined } | undefined;
  readonly show: PromptShow | undefined;
  readonly of: number;
  readonly reports: () => Iterable<TriedReport>;
}

/** A trial that runs, or ran. */
export interface TrialRun<Asked extends TrialAsked = TrialAsked> {
  readonly id: string;
  readonly asked: Asked;
  state: 'running' | 'done' | 'cancelled';
  readonly found: TrialSoFar;
  funnel: readonly FunnelStep[];
  /** Hits of the condition in use, once they are known. */
  compared: readonly Tried[] | undefined;
  tookMs: number;
  /** Settles when nothing runs any more. */
  ended: Promise<void>;
}

/** Trials that can still be read, by world. */
const KEPT = 24;
const runs = new WeakMap<World, Map<string, TrialRun>>();

function runsOf(world: World): Map<string, TrialRun> {
  const known = runs.get(world) ?? new Map<string, TrialRun>();
  runs.set(world, known);
  return known;
}

export function findTrial(world: World, id: string): TrialRun | undefined {
  return runsOf(world).get(id);
}

/** True while somebody waits for a trial: what is only done ahead of its time waits too. */
export function isTrying(world: World): boolean {
  return [...(runs.get(world)?.values() ?? [])].some(({ state }) => state === 'running');
}

/** Reports are tried patient by patient; they are listed as everywhere. */
export function newestFirst<Of extends TriedPlace>(tried: readonly Of[]): readonly Of[] {
  const order = (a: Of, b: Of): number => {
    if (a.report.time !== b.report.time) return a.report.time < b.report.time ? 1 : -1;
    return a.reportId < b.reportId ? -1 : 1;
  };
  return tried.toSorted(order);
}

function limited(tried: readonly Tried[], condition: Group, show: PromptShow | undefined): readonly TriedHit[] {
  const hits = newestFirst(tried);
  if (show === undefined) return hits;
  return shownOf(hits, condition, show)
    .map(({ of, before }): TriedHit => ({ ...of, before }))
    .toReversed();
}

async function work(run: TrialRun, onDone: () => void): Promise<void> {
  const { condition, compared, reports } = run.asked;
  const started = performance.now();
  const isStopped = () => run.state === 'cancelled';
  const { funnel } = await runTrial(condition, reports(), { found: run.found, isStopped });
  run.funnel = funnel;
  if (compared !== undefined && !isStopped())
    run.compared = limited(
      (await runTrial(compared.condition, reports(), { isStopped })).hits,
      compared.condition,
      compared.show,
    );
  run.tookMs = Math.round(performance.now() - started);
  if (isStopped()) return;
  run.state = 'done';
  onDone();
}

/** Starts a trial; what it finds grows while it runs, and only one that was not stopped is done. */
export function startTrial<Asked extends TrialAsked>(world: World, asked: Asked, onDone: () => void): TrialRun<Asked> {
  const run: TrialRun<Asked> = {
    id: world.nextId('TR'),
    asked,
    state: 'running',
    found: nothingTried(),
    funnel: [],
    compared: undefined,
    tookMs: 0,
    ended: Promise.resolve(),
  };
  run.ended = work(run, onDone);
  const known = runsOf(world);
  known.set(run.id, run);
  for (const id of [...known.keys()].slice(0, -KEPT)) known.delete(id);
  return run;
}

/** Hits as they would have acted, newest first: of a prompt those that it would have shown. */
export function hitsOf({ asked: { condition, show }, found }: TrialRun): readonly TriedHit[] {
  return limited(found.hits, condition, show);
}
