import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PlainAnswer } from '../contract-proxy.ts';
import { pactFiles, readInteractions } from '../interactions.ts';
import { startProvider } from '../mock-hospital.ts';
import { pactFailures } from '../pact-rules.ts';
import { createVerification } from '../verification.ts';
import { startVerifier, type Verifier } from '../verifier.ts';
import { kinds, tamperingsOf, type Kind, type Tampering } from './tamperings.ts';

// Answers with all that is tampered with: enum members, dates, numbers, lists in lists, what is optional.
const rich = [
  'getReportAnalysis: a doctor opens a report',
  'listReportApplications: a report that triggers an application',
  'initThyroidFollowUp: a new follow-up of a patient',
];
const interactions = readInteractions(pactFiles.specified).filter(({ description }) => rich.includes(description));

const verifier = startVerifier();
/** What Pact's verifier alone said last. */
let byVerifier: readonly string[] = [];
const watched: Verifier = {
  ...verifier,
  verify: async (...call) => (byVerifier = await verifier.verify(...call)),
};
let tampering: Tampering | undefined;
/** The tampering proxy: between the verifier and the hospital, after the answer is opened. */
const change = (plain: PlainAnswer): PlainAnswer =>
  tampering ? { ...plain, status: tampering.answer.status, content: JSON.stringify(tampering.answer.body) } : plain;
const verification = createVerification(watched, change);
let provider: Awaited<ReturnType<typeof startProvider>>;
beforeAll(async () => {
  provider = await startProvider('encrypted', verification.passing);
  provider.renew();
});
afterAll(async () => {
  verifier.stop();
  await provider.close();
});

/** Of each kind the first, the middle and the last. */
function sampleOf(all: readonly Tampering[], kind: Kind): Tampering[] {
  const own = all.filter(
    (each) => each.kind === kind && (!kind.startsWith('dropped optional') || each.origin === 'specified'),
  );
  return [...new Set([own.at(0), own.at(Math.floor(own.length / 2)), own.at(-1)])].filter((each) => each !== undefined);
}

const found = new Set<Kind>();

it.each(interactions.map((interaction) => [interaction.description, interaction] as const))(
  'the verification finds each kind of mistake in %s, and the verifier judges as our account of the pact does',
  async (_description, interaction) => {
    tampering = undefined;
    const { failures: before, answer } = await verification.verify(interaction, provider);
    expect(before).toEqual([]);
    if (!answer) return expect.unreachable('nothing was answered');
    const all = tamperingsOf(interaction.operationId, answer);
    const sample = kinds.flatMap((kind) => sampleOf(all, kind));
    expect(sample.length).toBeGreaterThan(kinds.length);
    for (tampering of sample) {
      const { kind } = tampering;
      const { failures } = await verification.verify(interaction, provider);
      const what = `${kind} at ${tampering.place}: ${failures.join('; ')}`;
      expect(byVerifier.length > 0, what).toBe(pactFailures(interaction, tampering.answer).length > 0);
      if (kind === 'dropped optional property that no screen reads') continue;
      const places = failures.map((line) => line.split(': expected')[0]?.replaceAll(/\/\d+(?=\/|$)/g, '/-'));
      expect(places, what).toContain(tampering.place.replaceAll(/\/\d+(?=\/|$)/g, '/-'));
      expect(
        failures.filter((line) => !/^[^ ]+: expected .+, found .+/.test(line)),
        what,
      ).toEqual([]);
      found.add(kind);
    }
  },
);

it('each kind was among them', () => {
  expect([...found].toSorted()).toEqual(
    kinds.filter((kind) => kind !== 'dropped optional property that no screen reads').toSorted(),
  );
});
