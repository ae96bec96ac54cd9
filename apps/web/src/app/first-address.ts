import { loginPath, getSession } from '../parts/session/session-store.ts';
import { judgeNavigation } from './guard.ts';
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

/**
 * Follows the guard from the address the page was opened with to the screen it ends at, before anything is painted.
 * @returns that address, with a message to show when a link could not be read
 */
export async function settleFirstAddress(opened: string): Promise<FirstAddress> {
  let settled: FirstAddress = { address: opened };
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const verdict = await judgeNavigation({
      address: settled.address,
      session: getSession(),
      loginPath: loginPath(),
      isFirstLoad: true,
      routes: ROUTES,
      decrypt: openLinkText,
    });
    if (verdict.kind !== 'redirect') return settled;
    const message = verdict.message ?? settled.message;
    settled = { address: verdict.to, ...(message === undefined ? {} : { message }) };
  }
  return { ...settled, address: loginPath() };
}
