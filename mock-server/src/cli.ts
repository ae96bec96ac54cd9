import { enableCompileCache, flushCompileCache } from 'node:module';
import { keepHeapSmall } from './small-heap.ts';

// Reading some 400 TypeScript files is a third of a start; from the second one on they come compiled from the temporary folder.
enableCompileCache();
keepHeapSmall();
const { main } = await import('./main.ts');
await main();
flushCompileCache();
