// Runs one script of this checkout on the pinned Node 24, installing first where that is needed.
import { constants } from 'node:os';
import { ensureInstalled, start, stop, whenOrphaned } from './lib/workplace.mjs';

const [script, ...args] = process.argv.slice(2);
if (!script) stop('Usage: node scripts/with-node24.mjs <script> [arguments]');
ensureInstalled();
const child = start(script, args);
child.on('close', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
whenOrphaned(() => child.kill('SIGTERM'));
