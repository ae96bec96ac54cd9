import { Command, Query } from './sql.ts';
import type { SqlTarget } from './sql.ts';

export interface IndicatorTarget {
  readonly target: number;
  readonly shown: boolean;
}

const ALL = new Query<{ indicator_id: string; target: number; shown: number }>('SELECT * FROM indicator_target');
const SAVE = new Command<[string, number, number]>('INSERT OR REPLACE INTO indicator_target VALUES (?, ?, ?)');

/** By indicator: what was decided; none where nobody decided anything. */
export function keptTargets(world: SqlTarget): ReadonlyMap<string, IndicatorTarget> {
  return new Map(
    ALL.all(world).map(({ indicator_id: id, target, shown }) => [id, { target, shown: shown === 1 }] as const),
  );
}

export function saveTarget(world: SqlTarget, indicatorId: string, { target, shown }: IndicatorTarget): void {
  SAVE.run(world, indicatorId, target, Number(shown));
}
