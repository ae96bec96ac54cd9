import { keptTargets } from '../store/indicator-targets.ts';
import type { SqlTarget } from '../store/sql.ts';

/** Id of 可解读率 among the indicators of the laboratory. */
export const READABLE = 'readable';
/** What the hospital aims at until somebody decides otherwise, in percent. */
export const READABLE_TARGET = 95;

/** The target of 可解读率 as it is set now, in percent: the board and the screen of the rate draw the one that 检验科管理 sets. */
export function readableTarget(world: SqlTarget): number {
  return keptTargets(world).get(READABLE)?.target ?? READABLE_TARGET;
}
