import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { developmentKey } from '@jianwei/wire-cipher/development-key';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { startFakeBroker } from './fake-broker.test-support.ts';
import { pactFiles, readInteractions, readPact, type PactFile } from './interactions.ts';
import { listen } from './listen.ts';
import { ADMINISTRATORS } from './staff.ts';
import { startProvider } from './mock-hospital.ts';

const script = fileURLToPath(new URL('verify-cli.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'verify-'));
const keyFile = join(folder, 'wire.key');
writeFileSync(keyFile, `${developmentKey}\n`);
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...options: string[]) => runScript(script, ...options);

function runScript(...command: string[]): Promise<{ code: number; output: string; errors: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, command, (error, output, errors) =>
      resolve({ code: Number(error?.code ?? 0), output, errors }),
    );
  });
}

/** The pact with one interaction of each state: mock-hospital.test.ts runs them all. */
function onceByState(pact: PactFile): PactFile {
  const byStates = Map.groupBy(pact.interactions, ({ providerStates }) =>
    JSON.stringify(providerStates?.map(({ name }) => name)),
  );
  return { ...pact, interactions: [...byStates.values()].flatMap(([first]) => first ?? []) };
}

const specified = readInteractions(pactFiles.specified).length;
const proposed = readInteractions(pactFiles.proposed).length;

describe('a back end', () => {
  let provider: Awaited<ReturnType<typeof startProvider>> | undefined;
  afterEach(() => provider?.close());

  /** Starts the mock hospital and gives the options with which a back-end team would verify it. */
  async function start(wire: 'encrypted' | 'plain') {
    provider = await startProvider(wire);
    const { staffToken } = provider;
    const [token, laboratory] = [await staffToken('doctor'), await staffToken('laboratory')];
    const others = await Promise.all(
      ADMINISTRATORS.map(async (name) => ['--staff-token', `${name}=${await staffToken(name)}`]),
    );
    const addresses = [
      '--provider-base-url',
      provider.target,
      '--provider-states-url',
      provider.providerStatesSetupUrl,
    ];
    return { provider, addresses, token: ['--token', token, '--laboratory-token', laboratory, ...others.flat()] };
  }

  it('that keeps the contract passes, encrypted, with what is proposed and the states of the example', async () => {
    const { provider: hospital, token } = await start('encrypted');
    const pacts = Object.values(pactFiles).map((file) => onceByState(readPact(file)));
    const broker = await startFakeBroker(pacts);
    const example = fileURLToPath(new URL('../examples/provider-states.mjs', import.meta.url));
    const states = spawn(process.execPath, [example, hospital.target, '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [started] = (await once(states.stdout, 'data')) as [Buffer];
    const statesUrl = /http:\S+$/.exec(String(started).trim())?.[0] ?? '';
    const { code, output } = await run(
      ...['--provider-base-url', hospital.target, '--provider-states-url', statesUrl],
      ...[...token, '--key-file', keyFile, '--include-proposed', '--broker-url', broker.address],
    );
    states.kill();
    await broker.close();
    expect(pacts.map(({ interactions }) => interactions.length > 50)).toEqual([true, true]);
    expect(output).toBe(`${pacts.flatMap(({ interactions }) => interactions).length} passed, 0 failed\n`);
    expect(code).toBe(0);
  });

  it('that breaks it fails by the name of each operation, plain, in what is specified', async () => {
    const { provider: hospital, addresses } = await start('plain');
    await hospital.plan({ operationId: 'getVersionItem', kind: 'http', status: 503, when: 'all' });
    const broker = await startFakeBroker([readPact(pactFiles.specified)], 'Bearer -open');
    const reports = join(folder, 'reports');
    // Without a token, everything that needs one is refused.
    const { code, output } = await run(
      ...[...addresses, '--wire', 'plain', '--reports', reports],
      ...['--broker-url', broker.address, '--broker-token', '-open', '--provider-version', '1.4.2'],
    );
    await broker.close();
    expect(output).toContain(
      'FAILED getVersionItem: before the login\n  status: expected 200, found 503\n  status: expected one of 200, 400, 500, found 503\n',
    );
    expect(output).toContain('FAILED getLicense: a valid one\n  status: expected 200, found 401\n');
    expect(output).not.toContain('FAILED login');
    expect(output).not.toContain('FAILED listPatientReports: with a session that has ended');
    expect(output).not.toContain('getHomeSummary');
    const [, passed, failed] = /\n(\d+) passed, (\d+) failed\n$/.exec(output) ?? [];
    expect(Number(passed) + Number(failed)).toBe(specified);
    expect(code).toBe(1);

    const page = readFileSync(join(reports, 'verification.html'), 'utf8');
    expect(page).toContain(`${passed} passed, ${failed} failed`);
    expect(page).toMatch(/<tr><th>getVersionItem<\/th>(<td><\/td>)*<td class="failed">0\/1<\/td>/);
    expect(page).toContain('<li>status: expected 200, found 503</li>');
    const junit = readFileSync(join(reports, 'verification.xml'), 'utf8');
    expect(junit).toContain(`<testsuites tests="${specified}" failures="${failed}">`);
    expect(junit).toMatch(
      /name="getVersionItem: before the login \(200\)" time="[\d.]+"><failure message="status: expected/,
    );

    const [result] = broker.results;
    expect(result).toMatchObject({ success: false, providerApplicationVersion: '1.4.2' });
    expect(result?.testResults).toHaveLength(specified);
    expect(result?.testResults).toContainEqual({
      interactionDescription: 'login: with account and password',
      success: true,
      mismatches: [],
    });
  });
});

describe('a token that begins with a hyphen', () => {
  const [whole] = [readPact(pactFiles.specified)];
  const check = whole.interactions.filter(({ description }) => description === 'checkReportCollected: a favourite');

  it.each([[['--token', '-abc']], [['--token=-abc']]])('is sent as it is: %j', async (option) => {
    const sent: (string | undefined)[] = [];
    const backend = await listen(
      createServer((request, reply) => {
        sent.push(request.headers.authorization);
        reply.setHeader('content-type', 'application/json').end('{"collected":true}');
      }),
    );
    const broker = await startFakeBroker([{ ...whole, interactions: check }]);
    const { output } = await run(
      ...['--provider-base-url', backend.address, '--wire', 'plain', '--broker-url', broker.address],
      ...option,
    );
    await Promise.all([backend.close(), broker.close()]);
    expect(output).toBe('1 passed, 0 failed\n');
    expect(sent).toContain('Bearer -abc');
  });
});

describe('the broker', () => {
  it('that refuses or is none: exit code 2 and the reason', async () => {
    const broker = await startFakeBroker([], 'Bearer other');
    const address = ['--provider-base-url', broker.address, '--wire', 'plain', '--broker-url', broker.address];
    const { code, errors } = await run(...address, '--broker-token', '-wrong');
    await broker.close();
    expect(errors).toContain(`the broker answers 401 to ${broker.address}/`);
    expect(code).toBe(2);
  });

  it('takes both pacts of a version of the web app, by name and password', async () => {
    const broker = await startFakeBroker([], `Basic ${Buffer.from('team:-secret').toString('base64')}`);
    const publish = fileURLToPath(new URL('publish-cli.ts', import.meta.url));
    const { code, output } = await runScript(
      publish,
      ...['--broker-url', broker.address, '--consumer-version', 'a1b2c3', '--branch', 'main'],
      ...['--broker-username', 'team', '--broker-password', '-secret'],
    );
    await broker.close();
    expect(output).toBe('published both pacts as version a1b2c3\n');
    expect(code).toBe(0);
    expect(broker.published).toMatchObject({
      pacticipantName: 'jianwei-web',
      pacticipantVersionNumber: 'a1b2c3',
      branch: 'main',
    });
    const contents = broker.published?.contracts.map(({ providerName, content }) => {
      const pact = JSON.parse(Buffer.from(content, 'base64').toString()) as { interactions: unknown[] };
      return [providerName, pact.interactions.length];
    });
    expect(contents).toEqual([
      ['jianwei-backend', specified],
      ['jianwei-backend-proposed', proposed],
    ]);
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
