import { isIPv6 } from 'node:net';
import { createHospital, type Hospital } from './app.ts';
import type { CliOptions } from './cli-options.ts';
import { createConsoleLog } from './console-log.ts';
import { concludeAll, concludeBeforeOpening } from './interpretation/conclusions.ts';
import { reportSummary } from './interpretation/report-summaries.ts';
import { isTrying } from './rules/trial-runs.ts';
import { listReportRows, listReportsOfDays, newestReportTime } from './store/clinical-reports.ts';
import type { World } from './store/world.ts';

export interface RunningHospital extends Hospital {
  /** Where it answers: `http://127.0.0.1:4010`. */
  readonly address: string;
}

/** A server that cannot start; the message is one sentence for the person who started it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

function startError(error: unknown, { port, host, state }: CliOptions): Error {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return new StartError(`端口 ${port} 已被占用：请停止占用它的程序，或用 --port（MOCK_PORT）换一个端口`);
    case 'EACCES':
      return new StartError(`没有权限使用端口 ${port} 或写入 ${state}`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`本机没有这个地址：${host}`);
    case 'ERR_SQLITE_ERROR':
      return new StartError(`状态文件无法使用：${state}（${(error as Error).message}）`);
    default:
      return error instanceof Error ? new StartError(error.message, { cause: error }) : new StartError(String(error));
  }
}

async function importInto({ worlds }: Hospital, files: readonly string[], isQuiet: boolean): Promise<void> {
  const { importFileAccounts } = await import('./import/import.ts');
  const { changedReports, printAccount } = await import('./import/account.ts');
  const { applyRules } = await import('./rules/apply.ts');
  const { deliver } = await import('./rules/push-deliver.ts');
  const accounts = importFileAccounts(worlds.default, files);
  const changed = changedReports(accounts);
  await applyRules(worlds.default, changed);
  await deliver(worlds.default, changed.reportIds);
  const isRefused = accounts.some(({ reason }) => reason !== undefined);
  if (!isQuiet || isRefused) process.stdout.write(`${accounts.map(printAccount).join('\n')}\n`);
}

const TRIAL_PAUSE_MS = 50;
/** What changed is looked through again when nothing has changed for so long: an import does not take turns with this. */
const QUIET_MS = 3000;

/** The newest day, whose list comes first, then what rules are tried on. */
function* changed(world: World): Generator<void> {
  const day = newestReportTime(world)?.slice(0, 10) ?? '';
  for (const report of listReportsOfDays(world, day, day)) {
    reportSummary(world, report);
    yield;
  }
  yield* concludeAll(world);
}

/** What changes, and then all other reports. */
function* unread(world: World): Generator<void> {
  yield* changed(world);
  for (const report of listReportRows(world)) {
    reportSummary(world, report);
    yield;
  }
}

/**
 * Interprets the reports one by one while nobody asks: whoever starts the hospital does not wait for it, nor does the first list, nor a
 * trial of a rule, which goes through as many reports and would take its turns with this one. What reports that come or change later say is
 * worked out when it is quiet.
 * @returns ends it
 */
function readAhead({ default: world }: Hospital['worlds']): () => void {
  let work = unread(world);
  let seen = world.dataVersion;
  let done = seen;
  let next: NodeJS.Immediate | undefined;
  let pause: NodeJS.Timeout | undefined;
  const rest = (then: () => void, forMs: number): void => {
    pause = setTimeout(then, forMs);
    pause.unref();
  };
  const look = (): void => {
    const isQuiet = seen === world.dataVersion;
    seen = world.dataVersion;
    if (!isQuiet || done === seen) {
      rest(look, QUIET_MS);
      return;
    }
    done = seen;
    work = changed(world);
    step();
  };
  const step = (): void => {
    if (isTrying(world)) rest(step, TRIAL_PAUSE_MS);
    else if (work.next().done === true) rest(look, QUIET_MS);
    else next = setImmediate(step);
  };
  next = setImmediate(step);
  return () => {
    clearImmediate(next);
    clearTimeout(pause);
  };
}

/** Builds the hospital, imports what was asked for, and listens. Throws StartError. */
export async function startServer(options: CliOptions): Promise<RunningHospital> {
  let hospital: Hospital | undefined;
  try {
    hospital = await createHospital({
      state: options.state,
      clock: options.clock,
      wire: options.wire,
      allowPlain: options.allowPlain,
      ...(options.key === undefined ? {} : { key: options.key }),
      latency: options.latency,
      allowOrigins: options.allowOrigins,
      webAddress: options.webAddress,
      validateResponses: options.isValidating,
      ssoDemo: options.hasSsoDemo,
      sessionLimits: options.sessionLimits,
      logger: options.isQuiet ? undefined : createConsoleLog(),
    });
    if (options.imports.length > 0) await importInto(hospital, options.imports, options.isQuiet);
    // A hospital in memory begins as the seed: what its trials read is worked out while it answers.
    if (options.state !== 'memory') concludeBeforeOpening(hospital.worlds.default);
    await hospital.app.listen({ port: options.port, host: options.host, listenTextResolver: () => '' });
  } catch (error) {
    await hospital?.close();
    throw startError(error, options);
  }
  const { app, worlds } = hospital;
  const endReading = readAhead(worlds);
  const bound = app.server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : options.port;
  const host = isIPv6(options.host) ? `[${options.host}]` : options.host;
  const close = (): Promise<void> => {
    endReading();
    return app.close();
  };
  return { app, worlds, close, address: `http://${host}:${port}` };
}
