// npm run pact:verify: holds any back end to the contracts.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brokerAuthorization, fetchPacts, publishResult } from './broker.ts';
import { startContractProxy } from './contract-proxy.ts';
import { interactionsOf, pactFiles, readPact, type PactInteraction } from './interactions.ts';
import type { Listener } from './listen.ts';
import { addressOf, readOptions, reasonOf, usage } from './options.ts';
import { writeReports, type Result } from './reports.ts';
import { createVerification } from './verification.ts';
import { ADMINISTRATORS } from './staff.ts';
import { startVerifier } from './verifier.ts';

const help = `npm run pact:verify -- --provider-base-url URL [options]

  --provider-base-url URL    the back end, for example http://127.0.0.1:8080
  --token TOKEN              session token that replaces the pact's example tokens; the last interaction, logout, ends it
  --laboratory-token TOKEN   the same of laboratory staff (role 7), whom some of the proposed operations are for
  --staff-token NAME=TOKEN   the same of an administrator, once each: ${ADMINISTRATORS.join(', ')}
  --provider-states-url URL  receives POST {state, params, action} before each interaction (see contracts/README.md)
  --wire encrypted|plain     how the back end expects bodies (default: encrypted)
  --key-file FILE            file with the base64 of the 32-byte wire key (needed for encrypted)
  --include-proposed         also verifies what the project proposes (default: the specified operations and fields only)
  --reports DIR              writes verification.html and verification.xml (JUnit) there, by operation and status
  --broker-url URL           takes the latest pacts from this Pact broker instead of the files of the project
  --broker-token TOKEN       bearer token of the broker, or
  --broker-username NAME, --broker-password PASSWORD
  --provider-version VERSION tells the broker the results, as those of this version of the back end
  --help                     this text

Each answer is held to its pact and to the OpenAPI document. A failed interaction is printed with its operationId and, for each
place of the answer, what was expected and found; the exit code is 1 when one failed, 2 for wrong usage.`;

function fail(sentence: string): never {
  return usage(sentence, help);
}
// npm runs this in the workspace; a path is meant from where the command was typed.
const fromCaller = (path: string) => resolve(process.env['INIT_CWD'] ?? '.', path);

function readKey(file: string | undefined): string {
  if (file === undefined) return fail('--wire encrypted needs --key-file.');
  try {
    return readFileSync(fromCaller(file), 'utf8').trim();
  } catch (error) {
    return fail(`--key-file: ${reasonOf(error)}`);
  }
}

const text = { type: 'string' } as const;
const options = readOptions(
  {
    'provider-base-url': text,
    token: text,
    'laboratory-token': text,
    'staff-token': { type: 'string', multiple: true, default: [] },
    'provider-states-url': text,
    wire: { type: 'string', default: 'encrypted' },
    'key-file': text,
    'include-proposed': { type: 'boolean', default: false },
    reports: text,
    'broker-url': text,
    'broker-token': text,
    'broker-username': text,
    'broker-password': text,
    'provider-version': text,
  },
  help,
);
const target = addressOf(
  '--provider-base-url',
  options['provider-base-url'] ?? fail('--provider-base-url is missing.'),
  help,
);
/** An address that may be left out. */
function optionalAddress(option: 'provider-states-url' | 'broker-url'): string | undefined {
  const given = options[option];
  return given === undefined ? undefined : addressOf(`--${option}`, given, help);
}
const statesUrl = optionalAddress('provider-states-url');
const brokerUrl = optionalAddress('broker-url');
const { wire, token, 'provider-version': providerVersion } = options;
if (wire !== 'encrypted' && wire !== 'plain') fail(`--wire ${wire} is neither encrypted nor plain.`);
if (providerVersion !== undefined && brokerUrl === undefined) fail('--provider-version needs --broker-url.');

await fetch(target).catch((error: unknown) =>
  fail(`${target} does not answer (${error instanceof Error ? reasonOf(error.cause ?? error) : String(error)}).`),
);

/** Tokens of others than the doctor, by the names of the pacts. */
const staffTokens = new Map<string, string | undefined>([['laboratory', options['laboratory-token']]]);
for (const given of options['staff-token']) {
  const [, name = '', staffToken = ''] = /^(\w+)=(.+)$/.exec(given) ?? [];
  if (!ADMINISTRATORS.some((known) => known === name))
    fail(`--staff-token ${given} is not NAME=TOKEN of ${ADMINISTRATORS.join(', ')}.`);
  staffTokens.set(name, staffToken);
}

/** The real token in place of an example; that of a session that has ended must stay what it is. */
const tokenFor = (authorization: string) => {
  if (authorization === 'Bearer ended-session') return undefined;
  return staffTokens.get(authorization.replace('Bearer ', '')) ?? token;
};

const verifier = startVerifier();
const verification = createVerification(verifier);
let proxy: Listener;
try {
  proxy = await startContractProxy({
    target,
    wire: wire === 'plain' ? 'plain' : 'encrypted',
    passing: verification.passing,
    ...(wire === 'encrypted' && { key: readKey(options['key-file']) }),
    headersFor: ({ authorization }) => {
      const real = authorization === undefined ? undefined : tokenFor(authorization);
      return real === undefined ? {} : { authorization: `Bearer ${real}` };
    },
  });
} catch (error) {
  fail(`--key-file: ${reasonOf(error)}`);
}

const broker = brokerUrl === undefined ? undefined : brokerAccess(brokerUrl);
function brokerAccess(url: string) {
  const authorization = brokerAuthorization(
    options['broker-token'],
    options['broker-username'],
    options['broker-password'],
  );
  return { url, ...(authorization !== undefined && { authorization }) };
}

const files = (['specified', 'proposed'] as const)
  .filter((name) => name === 'specified' || options['include-proposed'])
  .map((name) => readPact(pactFiles[name]));
const pacts = broker
  ? await Promise.all(files.map(({ provider }) => fetchPacts(broker, provider.name))).then(
      (fetched) => fetched.flat(),
      (error: unknown) => fail(reasonOf(error)),
    )
  : files;

/** What reads comes first, then what is refused, then what changes something; logging out ends the one session there is. */
function turnOf({ operationId, content }: PactInteraction): number {
  if (operationId === 'logout') return 3;
  if (content.request.method === 'GET') return 0;
  return content.response.status === 200 ? 2 : 1;
}
const results: Result[] = [];
for (const interaction of pacts.flatMap(interactionsOf).toSorted((a, b) => turnOf(a) - turnOf(b))) {
  const start = performance.now();
  const { failures } = await verification.verify(interaction, {
    providerBaseUrl: proxy.address,
    ...(statesUrl === undefined ? {} : { providerStatesSetupUrl: statesUrl }),
  });
  results.push({ interaction, failures, seconds: (performance.now() - start) / 1000 });
  if (failures.length > 0) console.log([`FAILED ${interaction.description}`, ...failures].join('\n  '));
}
verifier.stop();
await proxy.close();

const failed = results.filter(({ failures }) => failures.length > 0).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
if (options.reports !== undefined) writeReports(fromCaller(options.reports), results, target);
if (broker && providerVersion !== undefined) {
  for (const pact of pacts) {
    const tests = results
      .filter(({ interaction }) => interaction.pact.provider.name === pact.provider.name)
      .map(({ interaction: { description }, failures }) => ({ description, failures }));
    const isSuccess = tests.every(({ failures }) => failures.length === 0);
    await publishResult(broker, pact, { providerVersion, isSuccess, tests });
  }
}
