import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import plugin from './assertions.mjs';

RuleTester.describe = describe;
RuleTester.it = it;

const inTest = (...lines) => `test('a', async () => {\n${lines.join('\n')}\n});`;
const loop = (list) => `for (const one of ${list}) expect(one).toBe(1);`;
const every = (list) => `expect(${list}.every((one) => one > 0)).toBe(true);`;
const guarded = (...guards) => guards.map((guard) => inTest('const rows = read();', guard, loop('rows')));
const found = (code, ...lists) => ({
  code,
  errors: lists.map((list) => ({ message: `${list} may be empty: assert its length before` })),
});

new RuleTester({ languageOptions: { parserOptions: { lang: 'ts' } } }).run(
  'no-empty-loop',
  plugin.rules['no-empty-loop'],
  {
    valid: [
      ...guarded(
        'expect(rows).toHaveLength(3);',
        'expect(rows.length).toBeGreaterThan(0);',
        'expect(rows?.length, "rows").toBeGreaterThanOrEqual(1);',
        'expect(rows).not.toHaveLength(0);',
        'expect(rows).not.toEqual([]);',
        'expect(rows.map((one) => one.name)).toEqual(["a"]);',
        'expect(new Set(rows).size).toBe(2);',
        'await expect(rows).toHaveCount(2);',
        'await expect.poll(() => rows.length).toBe(2);',
        'await waitFor(() => expect(rows).toHaveLength(2));',
        'expect((await rows).length).toBeGreaterThan(0);',
      ),
      inTest('const rows = read();', 'expect(rows).toHaveLength(1);', every('rows')),
      inTest('const rows = read();', 'expect(rows).toHaveLength(1);', 'if (x) {', loop('rows ?? []'), '}'),
      // What is written down here, or derived from it so that no element is lost, needs no word.
      inTest(
        loop('[1, 2]'),
        loop("['a', ...read()]"),
        loop('Object.keys({ a: 1 })'),
        loop('Array.from({ length: 3 })'),
      ),
      inTest('const rows = [1, 2] as const;', 'const twice = rows.map((one) => one * 2);', every('twice')),
      `const CASES = { a: [1] };\n${inTest(loop('Object.entries(CASES)'), loop('CASES.a'))}`,
      `import { DIAGNOSES } from './rules.ts';\n${inTest(loop('DIAGNOSES'), every('DIAGNOSES.map((one) => one.id)'))}`,
      `test.each([['a', [1]]])('%s', (_name, rows) => { ${loop('rows')} });`,
      inTest('for (const rows of [[1], [2]]) {', loop('rows'), '}'),
      // A loop that asserts nothing, and a property that draws another case.
      inTest('for (const one of read()) rows.push(one);'),
      inTest(
        'fc.assert(fc.property(a, (one) => {',
        'const steps = stepsOf(one);',
        'fc.pre(steps.length > 0);',
        loop('steps'),
        '}));',
      ),
    ],
    invalid: [
      found(inTest('const rows = read();', loop('rows')), 'rows'),
      found(inTest(loop('read().data ?? []')), 'read().data'),
      found(inTest('const rows = read();', every('rows')), 'rows'),
      found(inTest('const isGood = read().every((one) => one > 0);', 'expect(isGood).toBe(true);'), 'read()'),
      found(inTest('read().forEach((one) => expect(one).toBe(1));'), 'read()'),
      found(inTest('await Promise.all(read().map(async (one) => expect(await one).toBe(1)));'), 'read()'),
      // These hold for an empty list as well, or come too late, or speak of another list, or stand in another test.
      ...guarded(
        'expect(rows).toEqual([]);',
        'expect(rows).toHaveLength(0);',
        'expect(rows.length).toBeGreaterThanOrEqual(0);',
        'expect(others).toHaveLength(3);',
        'expect(arrows.length).toBeGreaterThan(0);',
        'expect(page.rows.length).toBeGreaterThan(0);',
        'expect(rowsOf.length).toBeGreaterThan(0);',
        'expect(rows.length).toBeGreaterThan(-1);',
        'expect(rows.length).toBeGreaterThanOrEqual(-1);',
        'if (isWanted) expect(rows).toHaveLength(3);',
        'if (!isWanted) return; else expect(rows).toHaveLength(3);',
        'isWanted && expect(rows).toHaveLength(3);',
        'const prove = () => expect(rows).toHaveLength(3);',
        'function prove() { expect(rows).toHaveLength(3); }',
        'expect(rows.every((one) => one > 0)).toBe(true);',
      ).map((code) => found(code, ...(code.includes('every') ? ['rows', 'rows'] : ['rows']))),
      found(inTest('const rows = read();', loop('rows'), 'expect(rows).toHaveLength(3);'), 'rows'),
      found(`const rows = read();\ntest('b', () => expect(rows).toHaveLength(1));\n${inTest(loop('rows'))}`, 'rows'),
      found(inTest('const rows = [1, 2].filter((one) => one > 3);', loop('rows')), 'rows'),
      found(inTest('const rows = [];', loop('rows')), 'rows'),
      // As many as somebody else says.
      found(inTest(loop('Array.from({ length: count })')), 'Array.from({length:count})'),
      // Other loops, and an assertion that is known by its name only.
      found(inTest('for (const key in read()) expect(key).toBe("a");'), 'read()'),
      found(inTest('const rows = read();', 'for (let at = 0; at < rows.length; at += 1) expect(at).toBe(1);'), 'rows'),
      found(`import { expectRow } from './rows.ts';\n${inTest('for (const one of read()) expectRow(one);')}`, 'read()'),
      // What is asserted holds more than the word of `.every()`.
      found(inTest('const isGood = read().every((one) => one > 0);', 'expect([isGood]).toEqual([true]);'), 'read()'),
      found(inTest('const isGood = read().every((one) => one > 0);', 'expect(isGood && isNew).toBe(true);'), 'read()'),
      // An assertion in a function of the file; a loop that makes tests.
      found(
        `const check = (one) => expect(one).toBe(1);\n${inTest('for (const one of read()) check(one);')}`,
        'read()',
      ),
      found(
        `import { screens } from './screens.ts';\nfor (const one of screens) {\n${inTest('expect(one).toBe(1);')}\n}`,
        'screens',
      ),
    ],
  },
);
