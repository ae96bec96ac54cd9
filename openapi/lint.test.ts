import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folder } from './support/contract.ts';

const redocly = join(createRequire(import.meta.url).resolve('@redocly/cli/package.json'), '../bin/cli.js');

/** Lints one document with the rules of this folder. */
function lint(document: string): { code: number | null; output: string } {
  const done = spawnSync(
    process.execPath,
    [redocly, 'lint', '--config', 'redocly.yaml', '--format', 'json', document],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  );
  return { code: done.status, output: done.stdout };
}

describe('contract lint', () => {
  test('our document is clean: no error, no warning', () => {
    const { code, output } = lint('openapi.yaml');
    expect(code).toBe(0);
    expect(JSON.parse(output)).toMatchObject({ totals: { errors: 0, warnings: 0 } });
  });

  test('a success body with a top-level status is refused, also inside allOf', () => {
    const { code, output } = lint('fixtures/success-with-status.yaml');
    expect(code).toBe(1);
    expect(JSON.parse(output)).toMatchObject({
      problems: [{ ruleId: 'jianwei/no-success-status', severity: 'error' }],
    });
  });
});
