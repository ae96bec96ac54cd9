import { verifyArr } from '../hospital/accounts.ts';
import type { Session } from '../store/session.ts';

/** Doctors (1, 4) and laboratory staff (7) read reports and assess; the others administer the product. */
const clinicians: ReadonlySet<number> = new Set([1, 4, 7]);

/** Roles that may call the operations of a tag; a tag that is not named is open to every signed-in account. */
const rolesByTag: Readonly<Record<string, ReadonlySet<number>>> = {
  reports: clinicians,
  analysis: clinicians,
  knowledge: clinicians,
  favourites: clinicians,
  home: clinicians,
  ckd: clinicians,
  'blood-gas': clinicians,
  grace: clinicians,
  pleural: clinicians,
  gastric: clinicians,
  'thyroid-followup': clinicians,
  covid19: clinicians,
  plans: clinicians,
  warnings: clinicians,
  'adrenal-cortex': clinicians,
  aldosteronism: clinicians,
  'thyroid-function': clinicians,
  cerebrospinal: clinicians,
  assist: new Set([1, 4]),
  shares: new Set([1, 4]),
  // The app store of role 11 and the application management of role 2 read the same calls.
  applications: new Set([1, 2, 4, 7, 11]),
};

/** Tags whose operations are those of one screen: whoever may open it may call them. */
const screenByTag: Readonly<Record<string, string>> = { 'custom-texts': '/user-defined-text' };

export function mayCall({ role, permissionColumn }: Pick<Session, 'role' | 'permissionColumn'>, tag: string): boolean {
  const screen = screenByTag[tag];
  if (screen !== undefined) return verifyArr(role, permissionColumn).includes(screen);
  return rolesByTag[tag]?.has(role) ?? true;
}
