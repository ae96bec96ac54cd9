import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readDocument } from './document.ts';
import { operationsFile } from './operations-file.ts';

test('the types of the handlers are those of the contract (else: npm run generate -w mock-server)', () => {
  const written = readFileSync(new URL('../generated/operations.ts', import.meta.url), 'utf8');
  expect(written).toBe(operationsFile(readDocument()));
});
