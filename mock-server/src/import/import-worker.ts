import { parentPort, workerData } from 'node:worker_threads';
import { partsOf } from './file-parts.ts';

// The thread that reads a large file: a part each time it is asked for, undefined after the last.
const parts = partsOf(workerData as Uint8Array);
parentPort?.on('message', () => {
  const next = parts.next();
  parentPort?.postMessage(next.done === true ? undefined : next.value);
});
