import { writeFileSync } from 'node:fs';
import { readDocument } from './document.ts';
import { operationsFile } from './operations-file.ts';
import { rightsTable } from './rights-table.ts';

const document = readDocument();
writeFileSync(new URL('../generated/operations.ts', import.meta.url), operationsFile(document));
writeFileSync(new URL('../../../docs/rights.md', import.meta.url), rightsTable(document));
