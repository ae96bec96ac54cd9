import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkImports } from './check-imports.mjs';

const web = 'apps/web/src';
let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'imports-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** What the rules say of a workspace of just these files. */
function check(files) {
  const workspace = {
    'package.json': JSON.stringify({ workspaces: ['packages/*', 'apps/*'] }),
    ...files,
  };
  for (const [path, text] of Object.entries(workspace)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return checkImports(root);
}

test('imports that point down keep the rules', () => {
  const messages = check({
    [`${web}/app/routes.ts`]: "export const page = () => import('../features/plans/plan-page');",
    [`${web}/features/plans/plan-page.tsx`]: "import { Trend } from '../../parts/trend/trend.tsx';\nexport { Trend };",
    [`${web}/parts/trend/trend.tsx`]: "export { row as Trend } from '../../kit/table/row';",
    [`${web}/kit/table/row.ts`]:
      "import { join } from 'node:path';\nimport './row.css';\nexport const row = join('a');",
    [`${web}/kit/table/row.css`]: '.row {}',
  });
  expect(messages).toEqual([]);
});

test.each([
  ['kit', 'parts', 'static', "import { above } from '../parts/above';\nexport const below = above;"],
  ['kit', 'parts', 'type-only', "import type { above } from '../parts/above';\nexport type Below = typeof above;"],
  ['parts', 'features/plans', 'dynamic', "export const below = () => import('../features/plans/above');"],
  ['kit', 'parts', 'written as a type', "export type Below = typeof import('../parts/above').above;"],
  ['parts', 'app', 're-exported', "export * from '../app/above';"],
])('an upward import from %s to %s fails: %s', (lower, upper, _kind, text) => {
  const [message, ...more] = check({
    [`${web}/${lower}/below.ts`]: text,
    [`${web}/${upper}/above.ts`]: 'export const above = 1;',
  });
  expect(more).toEqual([]);
  expect(message).toContain(`${web}/${lower}/below.ts:1`);
  expect(message).toContain(`${web}/${upper}/above.ts`);
});

test('a feature that imports another feature fails, a tool of the assessments that imports another too', () => {
  const messages = check({
    [`${web}/features/plans/plan.ts`]: "export * from '../warnings/warning';",
    [`${web}/features/warnings/warning.ts`]: 'export const warning = 1;',
    [`${web}/features/assessments/grace/grace.ts`]: "export * from '../record/open';\nexport * from '../ckd/ckd';",
    [`${web}/features/assessments/ckd/ckd.ts`]: 'export const ckd = 1;',
    [`${web}/features/assessments/record/open.ts`]: 'export const open = 1;',
  });
  expect(messages.map((message) => message.split(' (')[0])).toEqual([
    `assessment-tools: ${web}/features/assessments/grace/grace.ts:2 imports ${web}/features/assessments/ckd/ckd.ts`,
    `web-features: ${web}/features/plans/plan.ts:1 imports ${web}/features/warnings/warning.ts`,
  ]);
});

test.each([
  ['by import()', "export const other = () => import('./second');"],
  ['of types only', "import type { Second } from './second';\nexport type First = Second;"],
  ['of types written with import()', "export type First = import('./second').Second;"],
])('a circle %s fails and names both files', (_kind, first) => {
  const [message, ...more] = check({
    [`${web}/kit/first.ts`]: first,
    [`${web}/kit/second.ts`]: "import type * as first from './first';\nexport type Second = typeof first;",
  });
  expect(more).toEqual([]);
  expect(message).toMatch(/^circle of 2 files/);
  expect(message).toContain(`${web}/kit/first.ts`);
  expect(message).toContain(`${web}/kit/second.ts`);
});

test('a circle through a workspace package fails', () => {
  const messages = check({
    'packages/wire-cipher/package.json': JSON.stringify({
      name: '@jianwei/wire-cipher',
      exports: { './*': './src/*.ts' },
    }),
    'packages/wire-cipher/src/one.ts': "export * from '@jianwei/wire-cipher/two';",
    'packages/wire-cipher/src/two.ts': "export * from './one';",
  });
  expect(messages).toHaveLength(1);
  expect(messages[0]).toContain('packages/wire-cipher/src/two.ts');
});

test('an import that leads to nothing fails', () => {
  const messages = check({
    [`${web}/kit/first.ts`]: "import './nowhere';\nimport 'no-such-package';",
  });
  expect(messages).toEqual([
    `lost: ${web}/kit/first.ts:1 imports './nowhere', which is not there`,
    `lost: ${web}/kit/first.ts:2 imports 'no-such-package', which is not there`,
  ]);
});
