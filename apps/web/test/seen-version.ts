import { SEED_USER_IDS, SEED_VERSION } from '@jianwei/mock-server/hospital/seed-ids';

/** Every account has closed the notes of the current version. */
export function storeSeenVersion(version = SEED_VERSION): void {
  for (const id of SEED_USER_IDS) window.localStorage.setItem(`cdss:${id}:seen-version`, JSON.stringify(version));
}
