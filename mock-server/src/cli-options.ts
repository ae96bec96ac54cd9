import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { LicenceKind } from './hospital/licence-code.ts';
import type { Latency } from './plugins/faults.ts';
import type { SessionLimits } from './store/sessions.ts';

export const defaultPort = 4010;

const defaultState = fileURLToPath(new URL('../../.jianwei/hospital.sqlite', import.meta.url));

export const helpText = `检微 模拟医院 / Jianwei mock hospital

npm run mock -- [options]

  --port N             port to listen on (default ${defaultPort}, or MOCK_PORT)
  --host HOST          address to listen on (default 127.0.0.1: this machine only)
  --state FILE|memory  where the default world is kept (default .jianwei/hospital.sqlite);
                       a file survives restarts and kill -9, memory forgets
  --clock ISO          stop the clock at this time, e.g. 2025-11-18T10:30:00+08:00
                       (default: real time); a new hospital is dated from it
  --wire MODE          encrypted (default) or plain bodies
  --allow-plain        a call may ask for plain bodies with the header x-wire: plain
  --key-file FILE      wire key, base64 of 32 bytes (default: the public development key)
  --latency MS|A-B     let every call wait MS, or between A and B, milliseconds
  --allow-origin URL   origin that may call from another address; may be repeated
  --import FILE...     take FHIR R4 bundles, HL7 v2 ORU^R01 messages or CSV (header: README.md) into the default
                       world, print what became of each row, then serve
  --session-hours N    how long a session lives (default 12), and
  --idle-minutes N     how long it may rest between two calls (default 30)
  --no-sso-demo        no tickets for demo accounts: /single-demo says that it is not open here
  --no-validate        do not hold answers against the contract (for measurements)
  --license-code DAYS  print a licence code that counts for DAYS from today (of --clock, if given) and stop;
                       trial:DAYS for a trial, a negative number (--license-code=-1) for an expired one
  --quiet              print nothing but errors
  --help               this text

A request names its world with x-mock-world: ID. Control calls: POST /__mock/worlds, DELETE /__mock/worlds/ID,
POST /__mock/reset, POST /__mock/clock, POST /__mock/tickets, POST /__mock/import (body: one file, as for --import),
POST|GET|DELETE /__mock/faults, GET /__mock/journal, GET /__mock/operations. In a browser, /__mock/other-hospital plays
another hospital system that opens the product in a frame.
Documentation of the interface: /docs. Accounts: README.md; the password of each is jianwei-demo.
`;

export interface CliOptions {
  readonly isHelp: boolean;
  readonly port: number;
  readonly host: string;
  readonly state: string;
  readonly clock: string | undefined;
  readonly wire: 'encrypted' | 'plain';
  readonly allowPlain: boolean;
  readonly key: string | undefined;
  readonly latency: Latency | undefined;
  readonly allowOrigins: readonly string[];
  /** Origin of the web app where it is not an allowed one: WEB_PORT of this machine. */
  readonly webAddress: string | undefined;
  readonly sessionLimits: SessionLimits;
  readonly imports: readonly string[];
  readonly isValidating: boolean;
  readonly hasSsoDemo: boolean;
  readonly isQuiet: boolean;
  /** A licence code is wanted, nothing else. */
  readonly licenceCode: { readonly kind: LicenceKind; readonly days: number } | undefined;
}

/** A command line that cannot be followed; the message says why. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

function portOf(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new UsageError(`端口应为 0 至 65535 的整数：${text}`);
  return port;
}

function positive(option: string, text: string): number {
  const value = Number(text);
  if (!(value > 0) || !Number.isFinite(value)) throw new UsageError(`${option} 应为大于 0 的数：${text}`);
  return value;
}

function clockOf(text: string | undefined): string | undefined {
  if (text !== undefined && Number.isNaN(Date.parse(text))) {
    throw new UsageError(`--clock 应为 ISO 时间，例如 2025-11-18T10:30:00+08:00：${text}`);
  }
  return text;
}

function wireOf(text: string): 'encrypted' | 'plain' {
  if (text !== 'encrypted' && text !== 'plain') throw new UsageError(`--wire 应为 encrypted 或 plain：${text}`);
  return text;
}

function latencyOf(text: string | undefined): Latency | undefined {
  if (text === undefined) return undefined;
  const match = /^(\d+)(?:-(\d+))?$/.exec(text);
  const fromMs = Number(match?.[1]);
  const toMs = Number(match?.[2] ?? match?.[1]);
  if (!match || toMs < fromMs) throw new UsageError(`--latency 应为毫秒数或区间，例如 200 或 100-400：${text}`);
  return { fromMs, toMs };
}

function originOf(text: string): string {
  if (!URL.canParse(text) || new URL(text).origin === 'null') {
    throw new UsageError(`--allow-origin 应为网址，例如 http://192.168.1.20:5173：${text}`);
  }
  return new URL(text).origin;
}

function licenceCodeOf(text: string | undefined): CliOptions['licenceCode'] {
  if (text === undefined) return undefined;
  const [, trial, days] = /^(trial:)?(-?\d{1,5})$/.exec(text) ?? [];
  if (days === undefined) throw new UsageError(`--license-code 应为天数，例如 365 或 trial:30：${text}`);
  return { kind: trial === undefined ? 'valid' : 'trial', days: Number(days) };
}

type Environment = Readonly<Record<string, string | undefined>>;

/** npm runs a script in the folder of its package, but file names are meant from where npm was called. */
function fileFrom(environment: Environment, file: string): string {
  return resolve(environment['INIT_CWD'] ?? '.', file);
}

function keyFrom(environment: Environment, file: string | undefined): string | undefined {
  if (file === undefined) return undefined;
  try {
    return readFileSync(fileFrom(environment, file), 'utf8').trim();
  } catch {
    throw new UsageError(`密钥文件无法读取：${file}`);
  }
}

/** Reads the command line. Throws UsageError. */
export function readCliOptions(args: readonly string[], environment: Environment): CliOptions {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        port: { type: 'string' },
        host: { type: 'string', default: '127.0.0.1' },
        state: { type: 'string', default: defaultState },
        clock: { type: 'string' },
        wire: { type: 'string', default: 'encrypted' },
        'allow-plain': { type: 'boolean', default: false },
        'key-file': { type: 'string' },
        latency: { type: 'string' },
        'allow-origin': { type: 'string', multiple: true, default: [] },
        import: { type: 'string', multiple: true, default: [] },
        'session-hours': { type: 'string', default: '12' },
        'idle-minutes': { type: 'string', default: '30' },
        'no-sso-demo': { type: 'boolean', default: false },
        'no-validate': { type: 'boolean', default: false },
        'license-code': { type: 'string' },
        quiet: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = parsed;
  // `--import a.json b.json`: the first file is the option's value, the others stand alone.
  if (positionals.length > 0 && values.import.length === 0) {
    throw new UsageError(`不认识的参数：${positionals.join(' ')}`);
  }
  return {
    isHelp: values.help,
    port: portOf(values.port ?? environment['MOCK_PORT'] ?? String(defaultPort)),
    host: values.host,
    state: values.state === 'memory' ? 'memory' : fileFrom(environment, values.state),
    clock: clockOf(values.clock),
    wire: wireOf(values.wire),
    allowPlain: values['allow-plain'],
    key: keyFrom(environment, values['key-file']),
    latency: latencyOf(values.latency),
    allowOrigins: values['allow-origin'].map(originOf),
    webAddress: environment['WEB_PORT'] === undefined ? undefined : `http://127.0.0.1:${environment['WEB_PORT']}`,
    sessionLimits: {
      lifetimeMinutes: 60 * positive('--session-hours', values['session-hours']),
      idleMinutes: positive('--idle-minutes', values['idle-minutes']),
    },
    imports: [...values.import, ...positionals].map((file) => fileFrom(environment, file)),
    isValidating: !values['no-validate'],
    hasSsoDemo: !values['no-sso-demo'],
    isQuiet: values.quiet,
    licenceCode: licenceCodeOf(values['license-code']),
  };
}
