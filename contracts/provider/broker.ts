import type { PactFile } from './interactions.ts';

/** How a Pact broker is reached: its address without a trailing slash, and the header that lets one in. */
export interface BrokerAccess {
  readonly url: string;
  readonly authorization?: string;
}

/** The header of a bearer token, or of name and password; undefined for a broker that is open. */
export function brokerAuthorization(token?: string, name?: string, password = ''): string | undefined {
  if (token !== undefined) return `Bearer ${token}`;
  return name === undefined ? undefined : `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;
}

interface Link {
  readonly href: string;
}
/** A page of the broker: HAL, whose links lead on. */
interface Page {
  readonly _links?: Readonly<Record<string, Link | readonly Link[] | undefined>>;
}
/** A pact as a broker gives it, with the link that takes results. */
export type BrokerPact = PactFile & Page;

async function ask<Answer>(broker: BrokerAccess, address: string, body?: object): Promise<Answer> {
  const answer = await fetch(address, {
    method: body ? 'POST' : 'GET',
    headers: {
      accept: 'application/hal+json, application/json',
      ...(body && { 'content-type': 'application/json' }),
      ...(broker.authorization !== undefined && { authorization: broker.authorization }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`the broker answers ${answer.status} to ${address}: ${text.slice(0, 200)}`);
  return (text === '' ? {} : JSON.parse(text)) as Answer;
}

function linksOf({ _links = {} }: Page, relation: string): string[] {
  return [_links[relation] ?? []].flat().map(({ href }) => href);
}

/** The address behind a relation of the broker's index, its `{provider}` filled in. */
async function entry(broker: BrokerAccess, relation: string, provider = ''): Promise<string> {
  const [address] = linksOf(await ask<Page>(broker, `${broker.url}/`), relation);
  if (address === undefined) throw new Error(`the broker at ${broker.url} offers no ${relation}`);
  return address.replace('{provider}', encodeURIComponent(provider));
}

/** The latest pacts with a provider. @throws when the broker refuses, is none, or has no pact */
export async function fetchPacts(broker: BrokerAccess, provider: string): Promise<BrokerPact[]> {
  const list = await ask<Page>(broker, await entry(broker, 'pb:latest-provider-pacts', provider));
  const addresses = [...linksOf(list, 'pb:pacts'), ...linksOf(list, 'pacts')];
  if (addresses.length === 0) throw new Error(`the broker at ${broker.url} has no pact with ${provider}`);
  return Promise.all([...new Set(addresses)].map((address) => ask<BrokerPact>(broker, address)));
}

export interface PublishedResult {
  readonly providerVersion: string;
  readonly isSuccess: boolean;
  readonly tests: readonly { readonly description: string; readonly failures: readonly string[] }[];
}

/** Tells the broker what came of a pact that was fetched from it. */
export async function publishResult(broker: BrokerAccess, pact: BrokerPact, result: PublishedResult): Promise<void> {
  const [address] = linksOf(pact, 'pb:publish-verification-results');
  if (address === undefined) throw new Error(`the broker takes no results of the pact with ${pact.provider.name}`);
  await ask(broker, address, {
    success: result.isSuccess,
    providerApplicationVersion: result.providerVersion,
    verifiedBy: { implementation: 'jianwei pact:verify' },
    testResults: result.tests.map(({ description, failures }) => ({
      interactionDescription: description,
      success: failures.length === 0,
      mismatches: failures,
    })),
  });
}

/** Publishes pact files as those of one version of the consumer. */
export async function publishPacts(
  broker: BrokerAccess,
  pacts: readonly PactFile[],
  version: { readonly number: string; readonly branch?: string },
): Promise<void> {
  const consumer = pacts[0]?.consumer.name ?? '';
  await ask(broker, await entry(broker, 'pb:publish-contracts'), {
    pacticipantName: consumer,
    pacticipantVersionNumber: version.number,
    ...(version.branch !== undefined && { branch: version.branch }),
    contracts: pacts.map((pact) => ({
      consumerName: consumer,
      providerName: pact.provider.name,
      specification: 'pact',
      contentType: 'application/json',
      content: Buffer.from(JSON.stringify(pact)).toString('base64'),
    })),
  });
}
