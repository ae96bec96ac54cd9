import { prepareChat } from './chat/prepare.ts';
import { helpText, readCliOptions, UsageError, type CliOptions } from './cli-options.ts';
import { dayAfter, writeLicenceCode } from './hospital/licence-code.ts';
import { startServer, StartError } from './server.ts';
import { hospitalDate } from './store/time.ts';

const loopback = new Set(['127.0.0.1', 'localhost', '::1']);

function announce(options: CliOptions, address: string): void {
  if (options.isQuiet) return;
  const state = options.state === 'memory' ? '内存（停止后即清空）' : options.state;
  const wire = options.wire === 'plain' ? '明文' : options.allowPlain ? '加密，允许 x-wire: plain' : '加密';
  process.stdout.write(`模拟医院 ${address}\n接口文档 ${address}/docs\n数据 ${state}\n报文 ${wire}\n`);
  if (!loopback.has(options.host)) {
    process.stdout.write(`注意：${options.host} 可被其他机器访问；这里的账号密码是公开的，请勿放入真实数据\n`);
  }
}

async function run(): Promise<void> {
  const options = readCliOptions(process.argv.slice(2), process.env);
  if (options.isHelp) {
    process.stdout.write(helpText);
    return;
  }
  if (options.licenceCode) {
    const today = hospitalDate(options.clock === undefined ? new Date() : new Date(options.clock));
    const endsOn = dayAfter(today, options.licenceCode.days);
    process.stdout.write(`${writeLicenceCode({ kind: options.licenceCode.kind, endsOn })}\n`);
    return;
  }
  const server = await startServer(options);
  const stop = (): void => {
    void server.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  announce(options, server.address);
  void prepareChat();
}

/** Reads the command line, starts the hospital and lets it run. A mistake is one sentence and an exit code. */
export async function main(): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}
