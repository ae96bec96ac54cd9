import { loginPath, getSession } from '../parts/session/session-store.ts';
import { judgeNavigation, type Verdict } from './guard.ts';
import { ROUTES } from './route-table.ts';
import { pageCipher } from './transport-setup.ts';

/** More redirects than the rules can chain; a loop would be a fault of the program. */
const MAX_STEPS = 5;

export interface FirstAddress {
  readonly address: string;
  readonly message?: string;
}

/** Decrypts an `encrypt` parameter with the page's cipher. */
export async function openLinkText(text: string): Promise<string> {
  return (await pageCipher()).open(text);
}

/** What the guard says of an address, for who is signed in now. */
export function judgeAddress(address: string, isFirstLoad: boolean): Promise<Verdict> {
  const who = { session: getSession(), loginPath: loginPath() };
  return judgeNavigation({ ...who, address, isFirstLoad, routes: ROUTES, decrypt: openLinkText });
}

/**
 * Follows the guard from the address the page was opened with to the screen it ends at, before anything is painted.
 * @returns that address, with a message to show when a link could not be read
 */
export async function settleFirstAddress(opened: string): Promise<FirstAddress> {
  let settled: FirstAddress = { address: opened };
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const verdict = await judgeAddress(settled.address, true);
    if (verdict.kind !== 'redirect') return settled;
    const message = verdict.message ?? settled.message;
    settled = { address: verdict.to, ...(message === undefined ? {} : { message }) };
  }
  return { ...settled, address: loginPath() };
}
