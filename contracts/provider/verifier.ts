import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { PactInteraction } from './interactions.ts';
import type { VerificationAnswer, VerificationOrder } from './verifier-process.ts';

export interface Verifier {
  /**
   * Verifies one interaction at a time.
   * @returns what does not match, in short lines; an empty list when the provider keeps the contract
   */
  verify(interaction: PactInteraction, addresses: Omit<VerificationOrder, 'pact'>): Promise<readonly string[]>;
  stop(): void;
}

interface Mismatch {
  readonly mismatch: string;
  readonly path?: string;
  readonly key?: string;
  readonly type: string;
}

/** The part of Pact's account of a failure that says why; the rest repeats it several times over. */
interface PactAccount {
  readonly errors: readonly {
    readonly mismatch: { readonly message?: string; readonly mismatches?: readonly Mismatch[] };
  }[];
}

const LONGEST_LINE = 240;
const MOST_LINES = 10;

function line({ mismatch, path, key }: Mismatch): string {
  const place = path ?? key;
  const text = place === undefined ? mismatch : `${place}: ${mismatch}`;
  return text.length > LONGEST_LINE ? `${text.slice(0, LONGEST_LINE)}…` : text;
}

function shortAccount(failure: string): string[] {
  let account: PactAccount;
  try {
    account = JSON.parse(failure) as PactAccount;
  } catch {
    return [failure];
  }
  const lines = account.errors.flatMap(({ mismatch: { message, mismatches = [] } }) => [
    ...(message === undefined ? [] : [message]),
    // The status explains the rest, so it comes first.
    ...mismatches.filter(({ type }) => type === 'StatusMismatch').map(line),
    ...mismatches.filter(({ type }) => type !== 'StatusMismatch').map(line),
  ]);
  if (lines.length === 0) return ['the verifier gives no reason'];
  const rest = lines.length - MOST_LINES;
  return rest > 0 ? [...lines.slice(0, MOST_LINES), `and ${rest} more`] : lines;
}

/** Starts Pact's verifier in a process of its own, which ends with this one. */
export function startVerifier(): Verifier {
  const child = fork(fileURLToPath(new URL('verifier-process.ts', import.meta.url)), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { ...process.env, PACT_DO_NOT_TRACK: 'true' },
  });
  const ended = once(child, 'exit').then((): VerificationAnswer => ({ failure: 'the verifier ended by itself' }));
  return {
    async verify({ pact }, addresses) {
      const waiting = new AbortController();
      const answered = once(child, 'message', { signal: waiting.signal }).then(
        ([answer]) => answer as VerificationAnswer,
        (): VerificationAnswer => ({ failure: 'the verifier gave no answer' }),
      );
      if (child.connected) child.send({ pact, ...addresses } satisfies VerificationOrder);
      const { failure } = await Promise.race([answered, ended]);
      waiting.abort();
      return failure === undefined ? [] : shortAccount(failure);
    },
    stop: () => {
      if (child.connected) child.disconnect();
    },
  };
}
