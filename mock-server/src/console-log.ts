import type { FastifyBaseLogger } from 'fastify';

function text(parts: readonly unknown[]): string {
  return parts
    .map((part) =>
      part instanceof Error ? (part.stack ?? part.message) : typeof part === 'string' ? part : JSON.stringify(part),
    )
    .join(' ');
}

/** A log for people: one line per message, warnings and errors on the error stream, nothing per call. */
export function createConsoleLog(): FastifyBaseLogger {
  const silent = (): void => undefined;
  // Fastify's own line about listening is empty here: the command line says where and how.
  const say = (...parts: unknown[]): void => {
    const line = text(parts);
    if (line !== '') process.stdout.write(`[mock] ${line}\n`);
  };
  const complain = (...parts: unknown[]): void => {
    process.stderr.write(`[mock] ${text(parts)}\n`);
  };
  const log: FastifyBaseLogger = {
    level: 'info',
    trace: silent,
    debug: silent,
    silent,
    info: say,
    warn: complain,
    error: complain,
    fatal: complain,
    child: () => log,
  };
  return log;
}
