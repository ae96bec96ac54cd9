import { writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { helpText, readCliOptions, UsageError } from './cli-options.ts';

test('without arguments: this machine, the default port, encrypted, a file', () => {
  expect(readCliOptions([], {})).toMatchObject({
    port: 4010,
    host: '127.0.0.1',
    wire: 'encrypted',
    allowPlain: false,
    isValidating: true,
    hasSsoDemo: true,
    imports: [],
  });
  expect(readCliOptions([], {}).state).toMatch(/\.jianwei\/hospital\.sqlite$/);
});

test('the port comes from the option, then from MOCK_PORT', () => {
  expect(readCliOptions([], { MOCK_PORT: '4020' }).port).toBe(4020);
  expect(readCliOptions(['--port', '4030'], { MOCK_PORT: '4020' }).port).toBe(4030);
});

test('latency is a number or a span, imports are one or many files', () => {
  expect(readCliOptions(['--latency', '200'], {}).latency).toEqual({ fromMs: 200, toMs: 200 });
  expect(readCliOptions(['--latency', '100-400'], {}).latency).toEqual({ fromMs: 100, toMs: 400 });
  expect(readCliOptions(['--import', '/a.json', '/b.json', '--quiet'], {}).imports).toEqual(['/a.json', '/b.json']);
});

test('file names are meant from where npm was called', () => {
  const environment = { INIT_CWD: '/ward' };
  const options = readCliOptions(['--import', 'a.json', '--state', 'data/ward.sqlite'], environment);
  expect([options.imports, options.state]).toEqual([['/ward/a.json'], '/ward/data/ward.sqlite']);
  expect(readCliOptions(['--state', 'memory'], environment).state).toBe('memory');
});

test('the key is read from its file', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'key-')), 'wire.key');
  writeFileSync(file, 'c2VjcmV0\n');
  expect(readCliOptions(['--key-file', file], {}).key).toBe('c2VjcmV0');
});

test('a session lives twelve hours and rests thirty minutes, unless told otherwise', () => {
  const limits = (...args: string[]) => readCliOptions(args, {}).sessionLimits;
  expect(limits()).toEqual({ lifetimeMinutes: 720, idleMinutes: 30 });
  expect(limits('--session-hours', '0.5', '--idle-minutes=5')).toEqual({ lifetimeMinutes: 30, idleMinutes: 5 });
});

test('a licence code is for some days, full or trial, also in the past', () => {
  const asked = (...args: string[]) => readCliOptions(args, {}).licenceCode;
  expect(asked()).toBeUndefined();
  expect(asked('--license-code', '365')).toEqual({ kind: 'valid', days: 365 });
  expect(asked('--license-code', 'trial:30')).toEqual({ kind: 'trial', days: 30 });
  expect(asked('--license-code=-1')).toEqual({ kind: 'valid', days: -1 });
});

test.each([
  [['--license-code', 'year']],
  [['--port', 'x']],
  [['--port', '70000']],
  [['--wire', 'base64']],
  [['--clock', 'yesterday']],
  [['--latency', '400-100']],
  [['--allow-origin', 'ward']],
  [['--key-file', '/nowhere/wire.key']],
  [['--session-hours', '0']],
  [['--idle-minutes', 'long']],
  [['--colour']],
  [['file.json']],
])('%j is refused with a sentence', (args) => {
  expect(() => readCliOptions(args, {})).toThrow(UsageError);
});

test('the help names every option', () => {
  const options = ['port', 'host', 'state', 'clock', 'wire', 'allow-plain', 'key-file', 'latency', 'allow-origin'];
  for (const option of [...options, 'import', 'license-code', 'no-validate', 'quiet', 'session-hours', 'idle-minutes'])
    expect(helpText).toContain(`--${option}`);
});
