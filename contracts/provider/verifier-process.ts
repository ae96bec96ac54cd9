// Runs Pact's verifier. Its native part writes to the standard output, which nobody can turn off: hence a process of its own.
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Verifier } from '@pact-foundation/pact';
import type { PactInteraction } from './interactions.ts';

/** What the process is asked: one interaction, and where provider and provider states answer. */
export interface VerificationOrder {
  readonly pact: PactInteraction['pact'];
  readonly providerBaseUrl: string;
  readonly providerStatesSetupUrl?: string;
}

/** What it answers: nothing but an account of the failure, if there is one. */
export interface VerificationAnswer {
  readonly failure?: string;
}

const file = join(tmpdir(), `pact-${process.pid}.json`);
process.on('exit', () => rmSync(file, { force: true }));
process.on('disconnect', () => process.exit());

async function verify({ pact, ...addresses }: VerificationOrder): Promise<VerificationAnswer> {
  writeFileSync(file, JSON.stringify(pact));
  try {
    await new Verifier({
      ...addresses,
      provider: pact.provider.name,
      pactUrls: [file],
      logLevel: 'error',
      timeout: 20_000,
    }).verifyProvider();
    return {};
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', (order: VerificationOrder) => {
  void verify(order).then((answer) => process.send?.(answer));
});
