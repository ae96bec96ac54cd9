import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readDocument } from './document.ts';
import { operationsFile } from './operations-file.ts';
import { rightsTable } from './rights-table.ts';

test('docs/rights.md is what the contract says (else: npm run generate)', () => {
  const written = readFileSync(new URL('../../../docs/rights.md', import.meta.url), 'utf8');
  expect(written).toBe(rightsTable(readDocument()));
});

test('the types of the handlers are those of the contract (else: npm run generate -w mock-server)', () => {
  const written = readFileSync(new URL('../generated/operations.ts', import.meta.url), 'utf8');
  expect(written).toBe(operationsFile(readDocument()));
});
