// npm run compare [-- PACT...]: is each interaction possible by the contract? Exit code 1 when one is not.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Comparator } from '@pactflow/openapi-pact-comparator';
import { documentFile } from './contract-document.ts';
import { pactFiles, readInteractions, type PactInteraction } from './interactions.ts';

/** As much of a finding of the comparator as is printed. */
interface Finding {
  readonly type: string;
  readonly message: string;
  readonly mockDetails?: { readonly location: string };
}

/**
 * A business failure travels with HTTP 200 and a top-level `status`, which the contract keeps out of success bodies and
 * describes once, as the error body. So it is compared as the answer to a refused call.
 */
function asDescribed({ pact, content }: PactInteraction): object {
  const { response } = content;
  const body = response.body?.content;
  const isBusinessFailure =
    response.status === 200 && typeof body === 'object' && body !== null && 'status' in body && 'message' in body;
  if (!isBusinessFailure) return pact;
  return { ...pact, interactions: [{ ...content, response: { ...response, status: 400 } }] };
}

const named = process.argv.slice(2);
// npm runs this in the workspace; a path is meant from where the command was typed.
const files =
  named.length > 0 ? named.map((file) => resolve(process.env['INIT_CWD'] ?? '.', file)) : Object.values(pactFiles);
// The comparator's own types are not shipped whole.
const oas: unknown = JSON.parse(readFileSync(documentFile, 'utf8'));
const comparator = new Comparator({ oas } as ConstructorParameters<typeof Comparator>[0]);

const interactions = files.flatMap(readInteractions);
const different = new Set<string>();
for (const interaction of interactions) {
  for await (const finding of comparator.compare(asDescribed(interaction)) as AsyncIterable<Finding>) {
    if (finding.type !== 'error') continue;
    const place = finding.mockDetails?.location.replace('[root].interactions[0].', '');
    console.log(`FAILED ${interaction.description}\n  ${place === undefined ? '' : `${place}: `}${finding.message}`);
    different.add(interaction.description);
  }
}
console.log(`${interactions.length - different.size} interactions fit the contract, ${different.size} do not`);
process.exitCode = different.size > 0 ? 1 : 0;
