import { randomBytes } from 'node:crypto';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startContractProxy } from './contract-proxy.ts';
import { pactFiles, readInteractions, type PactInteraction } from './interactions.ts';
import { listen, type Listener } from './listen.ts';
import { startProvider } from './mock-hospital.ts';
import { startVerifier } from './verifier.ts';

function interaction(description: string): PactInteraction {
  const found = readInteractions(pactFiles.specified).find((each) => each.description === description);
  if (!found) throw new Error(`No interaction ${description}`);
  return found;
}

const check = interaction('checkReportCollected: a favourite');

describe('verification fails', () => {
  const verifier = startVerifier();
  let provider: Awaited<ReturnType<typeof startProvider>>;
  let between: Listener | undefined;
  beforeAll(async () => {
    provider = await startProvider('encrypted');
  });
  afterAll(async () => {
    verifier.stop();
    await provider.close();
  });
  beforeEach(() => provider.renew());
  afterEach(async () => {
    await between?.close();
    between = undefined;
  });

  it('not at all while nothing is broken', async () => {
    expect(await verifier.verify(check, provider)).toEqual([]);
  });

  it.each([
    ['has another type', (text: string) => text.replace('"collected":true', '"collected":"yes"'), '$.collected'],
    ['is missing', (text: string) => text.replace('"collected":true', '"collectd":true'), 'collected'],
  ])('when a field %s', async (_case, spoil, place) => {
    // In front of the proxy, so that the wire itself stays whole.
    between = await listen(
      createServer((request, reply) => {
        void fetch(`${provider.providerBaseUrl}${request.url ?? ''}`, {
          headers: { authorization: request.headers.authorization ?? '' },
        })
          .then((answer) => answer.text())
          .then((text) => reply.setHeader('content-type', 'application/json').end(spoil(text)));
      }),
    );
    const failures = await verifier.verify(check, { ...provider, providerBaseUrl: between.address });
    expect(failures).toHaveLength(1);
    expect(failures[0]).toContain(place);
  });

  it('with another key', async () => {
    const key = randomBytes(32).toString('base64');
    between = await startContractProxy({ target: provider.target, wire: 'encrypted', key });
    const failures = await verifier.verify(interaction('login: with account and password'), {
      ...provider,
      providerBaseUrl: between.address,
    });
    expect(failures.join()).toContain('expected 200 but was');
  });

  it('when a body was tampered with', async () => {
    await provider.plan({ operationId: 'checkReportCollected', kind: 'garble', when: 'all' });
    expect((await verifier.verify(check, provider))[0]).toBe('expected 200 but was 502');
  });

  it('when a body is not sealed', async () => {
    const plain = await startProvider('plain');
    between = await startContractProxy({
      target: plain.target,
      wire: 'encrypted',
      key: randomBytes(32).toString('base64'),
      headersFor: async () => ({ authorization: `Bearer ${await plain.callerToken()}` }),
    });
    const failures = await verifier.verify(check, { ...plain, providerBaseUrl: between.address });
    expect(failures[0]).toBe('expected 200 but was 502');
    await plain.close();
  });

  it('when a state cannot be brought about', async () => {
    const failures = await verifier.verify(
      interaction('sendOperationUserCode: again too soon'),
      // A back end without that state.
      { providerBaseUrl: provider.providerBaseUrl, providerStatesSetupUrl: `${provider.target}/no-states` },
    );
    expect(failures).toEqual(['One or more of the setup state change handlers has failed']);
  });
});

describe('comparison with the contract', () => {
  const folder = mkdtempSync(join(tmpdir(), 'compare-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  function compare(...files: string[]): Promise<{ code: number; output: string }> {
    const script = fileURLToPath(new URL('compare.ts', import.meta.url));
    return new Promise((resolve) => {
      execFile(process.execPath, [script, ...files], (error, output) =>
        resolve({ code: Number(error?.code ?? 0), output }),
      );
    });
  }

  it('passes the committed files', async () => {
    const { code, output } = await compare();
    expect(output).toMatch(/^\d+ interactions fit the contract, 0 do not\n$/);
    expect(code).toBe(0);
  });

  it('names the interaction and the place of a difference', async () => {
    const file = join(folder, 'pact.json');
    const spoilt = readFileSync(pactFiles.specified, 'utf8')
      .replaceAll('"expires_in": 300', '"expires_in": "300"')
      .replaceAll('"version": "1.0.0"', '"edition": "1.0.0"');
    writeFileSync(file, spoilt);
    const { code, output } = await compare(file);
    expect(code).toBe(1);
    expect(output).toContain('FAILED sendOperationUserCode: to a phone\n  response.body.expires_in');
    expect(output).toContain('FAILED getVersionItem: before the login');
    expect(output).toMatch(/, 2 do not\n$/);
  });
});
