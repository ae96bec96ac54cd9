import { createServer } from 'node:http';
import type { PactFile } from './interactions.ts';
import { listen } from './listen.ts';

interface SentResult {
  readonly success: boolean;
  readonly providerApplicationVersion: string;
  readonly testResults: readonly object[];
}
interface SentPacts {
  readonly contracts: readonly { readonly providerName: string; readonly content: string }[];
}

/**
 * As much of a Pact broker as the commands use, in the HAL it speaks: an index, the latest pacts of a provider, results, pacts
 * to publish. With `authorization` it refuses whoever does not send this header.
 */
export async function startFakeBroker(pacts: readonly PactFile[], authorization?: string) {
  const results: SentResult[] = [];
  let published: SentPacts | undefined;
  const answer = (path: string, body: string, at: string): object | undefined => {
    const pact = pacts.find(({ provider }) => path.includes(`/provider/${provider.name}/`));
    if (path === '/') {
      const _links = {
        'pb:latest-provider-pacts': { href: `${at}/pacts/provider/{provider}/latest`, templated: true },
        'pb:publish-contracts': { href: `${at}/contracts/publish` },
      };
      return { _links };
    }
    if (path === '/contracts/publish') {
      published = JSON.parse(body) as SentPacts;
      return { notices: [] };
    }
    if (!pact) return undefined;
    const own = `${at}/pacts/provider/${pact.provider.name}/consumer/${pact.consumer.name}`;
    if (path.endsWith('/latest'))
      return { _links: { 'pb:pacts': [{ href: `${own}/version/1`, name: pact.consumer.name }] } };
    if (path.endsWith('/verification-results')) {
      results.push(JSON.parse(body) as SentResult);
      return {};
    }
    return { ...pact, _links: { 'pb:publish-verification-results': { href: `${own}/verification-results` } } };
  };
  const listener = await listen(
    createServer((request, reply) => {
      void request.toArray().then((chunks: Buffer[]) => {
        const isAllowed = authorization === undefined || request.headers.authorization === authorization;
        const at = `http://${request.headers.host ?? ''}`;
        const body = isAllowed && answer(request.url ?? '/', Buffer.concat(chunks).toString(), at);
        const refused = isAllowed ? 404 : 401;
        reply
          .writeHead(body ? 200 : refused, { 'content-type': 'application/hal+json' })
          .end(JSON.stringify(body || {}));
      });
    }),
  );
  return {
    ...listener,
    results,
    get published() {
      return published;
    },
  };
}
