import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pactFiles, readInteractions } from './interactions.ts';
import { startProvider } from './mock-hospital.ts';
import { createVerification } from './verification.ts';
import { startVerifier } from './verifier.ts';

const interactions = [...readInteractions(pactFiles.specified), ...readInteractions(pactFiles.proposed)];

describe.each(['plain', 'encrypted'] as const)('the mock hospital keeps the contract, bodies %s', (wire) => {
  const verifier = startVerifier();
  const verification = createVerification(verifier);
  let provider: Awaited<ReturnType<typeof startProvider>>;
  beforeAll(async () => {
    provider = await startProvider(wire, verification.passing);
  });
  afterAll(async () => {
    verifier.stop();
    await provider.close();
  });
  beforeEach(() => provider.renew());

  it.each(interactions.map((interaction) => [interaction.description, interaction] as const))(
    '%s',
    async (_description, interaction) => {
      const { failures } = await verification.verify(interaction, provider);
      expect(failures).toEqual([]);
    },
  );
});
