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

export function mayCall(role: number, tag: string): boolean {
  return rolesByTag[tag]?.has(role) ?? true;
}
