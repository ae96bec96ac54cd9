import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { developmentKey } from '@jianwei/wire-cipher/development-key';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { pactFiles, readInteractions } from './interactions.ts';
import { listen } from './listen.ts';
import { startProvider } from './mock-hospital.ts';

const script = fileURLToPath(new URL('verify-cli.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'verify-'));
const keyFile = join(folder, 'wire.key');
writeFileSync(keyFile, `${developmentKey}\n`);
afterAll(() => rmSync(folder, { recursive: true }));

function run(...options: string[]): Promise<{ code: number; output: string; errors: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...options], (error, output, errors) =>
      resolve({ code: Number(error?.code ?? 0), output, errors }),
    );
  });
}

const specified = readInteractions(pactFiles.specified).length;
const proposed = readInteractions(pactFiles.proposed).length;

describe('a back end', () => {
  let provider: Awaited<ReturnType<typeof startProvider>> | undefined;
  afterEach(() => provider?.close());

  /** Starts the mock hospital and gives the options with which a back-end team would verify it. */
  async function start(wire: 'encrypted' | 'plain') {
    provider = await startProvider(wire);
    const [token, laboratory] = [await provider.callerToken(), await provider.laboratoryToken()];
    const addresses = [
      '--provider-base-url',
      provider.target,
      '--provider-states-url',
      provider.providerStatesSetupUrl,
    ];
    return { provider, addresses, token: ['--token', token, '--laboratory-token', laboratory] };
  }

  it('that keeps the contract passes, encrypted, with what is proposed', async () => {
    const { addresses, token } = await start('encrypted');
    const { code, output } = await run(...addresses, ...token, '--key-file', keyFile, '--include-proposed');
    expect(output).toBe(`${specified + proposed} passed, 0 failed\n`);
    expect(code).toBe(0);
  });

  it('that breaks it fails by the name of each operation, plain, in what is specified', async () => {
    const { provider: hospital, addresses } = await start('plain');
    await hospital.plan({ operationId: 'getVersionItem', kind: 'http', status: 503, when: 'all' });
    // Without a token, everything that needs one is refused.
    const { code, output } = await run(...addresses, '--wire', 'plain');
    expect(output).toContain('FAILED getVersionItem: before the login\n  expected 200 but was 503\n');
    expect(output).toContain('FAILED getLicense: a valid one\n  expected 200 but was 401\n');
    expect(output).not.toContain('FAILED login');
    expect(output).not.toContain('FAILED listPatientReports: with a session that has ended');
    expect(output).not.toContain('getHomeSummary');
    const [, passed, failed] = /\n(\d+) passed, (\d+) failed\n$/.exec(output) ?? [];
    expect(Number(passed) + Number(failed)).toBe(specified);
    expect(code).toBe(1);
  });
});

describe('wrong usage', () => {
  it.each([
    ['no address', [], '--provider-base-url is missing.'],
    ['an address that is none', ['--provider-base-url', 'backend'], '--provider-base-url backend is no http address.'],
    ['an unknown option', ['--provider', 'x'], "Unknown option '--provider'"],
    [
      'an unknown wire',
      ['--provider-base-url', 'http://127.0.0.1:9', '--wire', 'sealed'],
      '--wire sealed is neither encrypted nor plain.',
    ],
  ])('%s: exit code 2 and a sentence', async (_case, options, sentence) => {
    const { code, errors } = await run(...options);
    expect(errors.startsWith(sentence)).toBe(true);
    expect(errors).toContain('--include-proposed');
    expect(code).toBe(2);
  });

  it('a back end that is not there', async () => {
    const gone = await listen(createServer());
    await gone.close();
    const { code, errors } = await run('--provider-base-url', gone.address);
    expect(errors).toContain(`${gone.address} does not answer (connect ECONNREFUSED`);
    expect(code).toBe(2);
  });

  it('a key that is missing, cannot be read or has another length', async () => {
    const provider = await startProvider('encrypted');
    const address = ['--provider-base-url', provider.target];
    const short = join(folder, 'short.key');
    writeFileSync(short, 'c2hvcnQ=');
    const runs = await Promise.all([
      run(...address),
      run(...address, '--key-file', join(folder, 'none.key')),
      run(...address, '--key-file', short),
    ]);
    await provider.close();
    expect(runs.map(({ code }) => code)).toEqual([2, 2, 2]);
    expect(runs.map(({ errors }) => errors.split('\n')[0])).toEqual([
      '--wire encrypted needs --key-file.',
      expect.stringMatching(/^--key-file: ENOENT/),
      expect.stringMatching(/^--key-file: .*32/),
    ]);
  });

  it('--help tells every option and is no mistake', async () => {
    const { code, output } = await run('--help');
    expect(output).toContain('--provider-states-url URL');
    expect(code).toBe(0);
  });
});
