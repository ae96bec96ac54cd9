import type { Changer } from '../../store/changes.ts';
import type { World } from '../../store/world.ts';
import { findAccount } from '../accounts.ts';

/** Something that was done before today. */
export interface SeededStep {
  /** As the wire writes times. */
  readonly time: string;
  readonly run: () => void;
}

/** Who did it: a seeded account at the machine of its department. */
export function changerOf(world: World, userName: string, ip: string): Changer {
  const account = findAccount(`u-${userName}`);
  if (account === undefined) throw new Error(`no account ${userName} changes anything`);
  return { world, session: account, ip };
}
