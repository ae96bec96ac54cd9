import { rmSync } from 'node:fs';

/** The pact files are written anew, so that an interaction nobody tests any more leaves them. */
export default function emptyPacts(): void {
  rmSync(new URL('../pacts', import.meta.url), { recursive: true, force: true });
}
