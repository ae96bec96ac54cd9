import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pactFiles, readInteractions } from './interactions.ts';
import { startProvider } from './mock-hospital.ts';
import { outcomesOf, type Recorded } from './tamper/outcome.ts';
import { missedOf } from './tamper/table.ts';
import { excused, unansweredIn } from './tamper/unanswered.ts';
import { kinds } from './tamper/tamperings.ts';
import { createVerification } from './verification.ts';
import { startVerifier } from './verifier.ts';

const interactions = (['specified', 'proposed'] as const).flatMap((file) =>
  readInteractions(pactFiles[file]).map((interaction) => ({ file, interaction })),
);

// In plain bodies; verify-cli.test.ts asks all of it once more in encrypted ones, as a back-end team does.
describe('the mock hospital keeps the contract', () => {
  const verifier = startVerifier();
  const verification = createVerification(verifier);
  const recorded: Recorded[] = [];
  let provider: Awaited<ReturnType<typeof startProvider>>;
  beforeAll(async () => {
    provider = await startProvider('plain', verification.passing);
  });
  afterAll(async () => {
    verifier.stop();
    await provider.close();
  });
  beforeEach(() => provider.renew());

  it.each(interactions.map((each) => [each.interaction.description, each] as const))(
    '%s',
    async (_description, { file, interaction }) => {
      const { failures, answer } = await verification.verify(interaction, provider);
      expect(failures).toEqual([]);
      if (answer) recorded.push({ interaction, file, answer });
    },
  );

  it('and no tampering with its answers goes unseen where a screen reads', () => {
    expect(recorded).toHaveLength(interactions.length);
    const outcomes = outcomesOf(recorded);
    expect(kinds.length).toBeGreaterThan(0);
    for (const kind of kinds)
      expect(outcomes.filter((outcome) => outcome.kind === kind).length, kind).toBeGreaterThan(20);
    expect(missedOf(outcomes)).toEqual([]);
  });
  it('and every optional property that a screen reads is answered in some state, or excused', () => {
    expect(unansweredIn(recorded).toSorted()).toEqual(Object.keys(excused).toSorted());
  });
});
