// npm run pact:verify: holds any back end to the contracts.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startContractProxy } from './contract-proxy.ts';
import { pactFiles, readInteractions } from './interactions.ts';
import type { PactInteraction } from './interactions.ts';
import type { Listener } from './listen.ts';
import { startVerifier } from './verifier.ts';

const help = `npm run pact:verify -- --provider-base-url URL [options]

  --provider-base-url URL    the back end, for example http://127.0.0.1:8080
  --token TOKEN              session token that replaces the pact's example tokens; the last interaction, logout, ends it
  --laboratory-token TOKEN   the same of laboratory staff (role 7), whom some of the proposed operations are for
  --provider-states-url URL  receives POST {state, params, action} before each interaction (see contracts/README.md)
  --wire encrypted|plain     how the back end expects bodies (default: encrypted)
  --key-file FILE            file with the base64 of the 32-byte wire key (needed for encrypted)
  --include-proposed         also verifies what the project proposes (default: the specified operations and fields only)
  --help                     this text

Each failed interaction is printed with its operationId; the exit code is 1 when one failed, 2 for wrong usage.`;

function usage(sentence: string): never {
  console.error(`${sentence}\n\n${help}`);
  process.exit(2);
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function readOptions() {
  try {
    return parseArgs({
      options: {
        'provider-base-url': { type: 'string' },
        token: { type: 'string' },
        'laboratory-token': { type: 'string' },
        'provider-states-url': { type: 'string' },
        wire: { type: 'string', default: 'encrypted' },
        'key-file': { type: 'string' },
        'include-proposed': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return usage(reasonOf(error));
  }
}

function readKey(file: string | undefined): string {
  if (file === undefined) usage('--wire encrypted needs --key-file.');
  try {
    // npm runs this in the workspace; a path is meant from where the command was typed.
    return readFileSync(resolve(process.env['INIT_CWD'] ?? '.', file), 'utf8').trim();
  } catch (error) {
    return usage(`--key-file: ${reasonOf(error)}`);
  }
}

function addressOf(option: string, text: string): string {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) usage(`${option} ${text} is no http address.`);
  return text.replace(/\/$/, '');
}

const options = readOptions();
if (options.help) {
  console.log(help);
  process.exit(0);
}
const target = addressOf(
  '--provider-base-url',
  options['provider-base-url'] ?? usage('--provider-base-url is missing.'),
);
const statesUrl =
  options['provider-states-url'] === undefined
    ? undefined
    : addressOf('--provider-states-url', options['provider-states-url']);
const { wire, token } = options;
if (wire !== 'encrypted' && wire !== 'plain') usage(`--wire ${wire} is neither encrypted nor plain.`);

await fetch(target).catch((error: unknown) =>
  usage(`${target} does not answer (${error instanceof Error ? reasonOf(error.cause ?? error) : String(error)}).`),
);

/** The real token in place of an example; that of a session that has ended must stay what it is. */
const tokenFor = (authorization: string) => {
  if (authorization === 'Bearer ended-session') return undefined;
  return authorization === 'Bearer laboratory' ? (options['laboratory-token'] ?? token) : token;
};

let proxy: Listener;
try {
  proxy = await startContractProxy({
    target,
    wire,
    ...(wire === 'encrypted' && { key: readKey(options['key-file']) }),
    headersFor: ({ authorization }) => {
      const real = authorization === undefined ? undefined : tokenFor(authorization);
      return real === undefined ? {} : { authorization: `Bearer ${real}` };
    },
  });
} catch (error) {
  usage(`--key-file: ${reasonOf(error)}`);
}

const files = options['include-proposed'] ? [pactFiles.specified, pactFiles.proposed] : [pactFiles.specified];
/** What reads comes first, then what is refused, then what changes something; logging out ends the one session there is. */
function turnOf({ operationId, content }: PactInteraction): number {
  if (operationId === 'logout') return 3;
  if (content.request.method === 'GET') return 0;
  return content.response.status === 200 ? 2 : 1;
}
const interactions = files.flatMap(readInteractions).toSorted((a, b) => turnOf(a) - turnOf(b));
const verifier = startVerifier();
let failed = 0;
for (const interaction of interactions) {
  const failures = await verifier.verify(interaction, {
    providerBaseUrl: proxy.address,
    ...(statesUrl === undefined ? {} : { providerStatesSetupUrl: statesUrl }),
  });
  if (failures.length === 0) continue;
  failed += 1;
  console.log([`FAILED ${interaction.description}`, ...failures].join('\n  '));
}
verifier.stop();
await proxy.close();
console.log(`${interactions.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
