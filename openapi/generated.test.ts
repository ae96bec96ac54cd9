import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contract, folder, operations } from './support/contract.ts';

const root = join(folder, '..');
const generated = join(root, 'packages/api-client/src/generated');
const read = (file: string): string => readFileSync(join(generated, file), 'utf8');
const files = readdirSync(generated, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

describe('generated client', () => {
  test('every tag has its module with a function and a hook per operation', () => {
    expect(contract.tags.length).toBeGreaterThan(25);
    for (const { name } of contract.tags) {
      const module = read(`${name}/${name}.ts`);
      const own = operations.filter((one) => one.tags.includes(name));
      expect(own.length, name).toBeGreaterThan(0);
      for (const { operationId } of own) {
        const hook = `use${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}`;
        expect(module).toMatch(new RegExp(`export const ${operationId} =`));
        expect(module).toMatch(new RegExp(`export (const|function) ${hook}\\b`));
      }
    }
  });

  test.each([
    ['favourites', 'collectReport'],
    ['favourites', 'cancelReportCollection'],
    ['session', 'sendOperationUserCode'],
    ['grace', 'measureGrace'],
    ['plans', 'listPlanHistory'],
  ])('%s: %s acts, so it is a mutation', (tag, operationId) => {
    const name = `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}`;
    expect(read(`${tag}/${tag}.ts`)).toContain(`get${name}MutationOptions`);
    expect(read(`${tag}/${tag}.ts`)).not.toContain(`get${name}QueryOptions`);
  });

  test('calls go through our transport with encoded identifiers and the signal', () => {
    const grace = read('grace/grace.ts');
    expect(grace).toContain("import { request } from '.././calls/grace.ts';");
    expect(read('calls/grace.ts')).toContain("from '../../transport/request.ts';");
    expect(read('calls/grace.ts')).toContain("import('../checks/grace.ts')");
    expect(grace).toContain('url: `/api/v2/model/grace/${encodeURIComponent(String(id))}/history`');
    expect(grace).toContain('...(signal ? { signal }: {})');
  });

  test('no file names a date, a machine or a version of the generator', () => {
    expect(files.length).toBeGreaterThan(100);
    for (const file of files) {
      const text = read(file);
      expect(text.startsWith('/**\n * Generated from openapi/dist/openapi.json'), file).toBe(
        !file.startsWith('index.ts'),
      );
      expect(text, file).not.toContain(root);
      expect(text, file).not.toMatch(/\b20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d|orval v/);
    }
  });
});
