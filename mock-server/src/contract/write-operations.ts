import { writeFileSync } from 'node:fs';
import { readDocument } from './document.ts';
import { operationsFile } from './operations-file.ts';

writeFileSync(new URL('../generated/operations.ts', import.meta.url), operationsFile(readDocument()));
