import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const source = resolve(import.meta.dirname, '../..');

/** Each style sheet by its path below src, without comments. */
const sheets = globSync('**/*.css', { cwd: source })
  .sort()
  .map((path) => ({ path, css: readFileSync(join(source, path), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '') }));

/** What a style sheet may not hold, but for the one that is its home. */
const RULES: readonly { name: string; fault: RegExp; home?: string }[] = [
  {
    name: 'a size of type is one of the roles (--type-…)',
    fault: /font-size:[^;]*?\d(px|r?em|pt)|font:((?!var\()[^;/])*?\d(px|r?em|pt)/,
  },
  {
    name: 'a colour is a token',
    fault: /#[\da-f]{3,8}\b|\b(rgb|hsl|lab|lch|oklab|oklch)a?\(|:[^;{]*\b(white|black)\b(?!-)/i,
    home: 'app/theme/tokens.css',
  },
  {
    name: 'what paper looks like stands in print.css',
    fault: /@media print/,
    home: 'app/theme/print.css',
  },
  {
    name: 'a radio is drawn once',
    fault: /:checked[^{]*\{[^}]*radial-gradient/,
    home: 'kit/fields/radio.module.css',
  },
];

test.each(RULES)('$name', ({ fault, home }) => {
  const others = sheets.filter(({ path }) => path !== home);
  expect(others.length).toBeGreaterThan(100);
  expect(others.filter(({ css }) => fault.test(css)).map(({ path }) => path)).toEqual([]);
});

test('the rules see what they forbid', () => {
  const [size, colour, print, radio] = RULES.map(({ fault }) => fault);
  expect('.a { font-size: 13px; }').toMatch(size ?? /$^/);
  expect('.a { font: 12px/18px var(--sans); }').toMatch(size ?? /$^/);
  expect('.a { font-size: var(--type-note); font: inherit; }').not.toMatch(size ?? /^/);
  for (const value of ['#fff', 'rgb(0 0 0 / 8%)', 'rgba(0, 0, 0, 0.1)', 'white']) {
    expect(`.a { color: ${value}; }`).toMatch(colour ?? /$^/);
  }
  expect('.a { color: var(--ink); white-space: nowrap; }').not.toMatch(colour ?? /^/);
  expect('.a { color: color-mix(in srgb, var(--sheet) 60%, transparent); }').not.toMatch(colour ?? /^/);
  expect('@media print { .a { color: var(--ink); } }').toMatch(print ?? /$^/);
  expect('.r:checked { background: radial-gradient(circle, var(--sheet) 2px, var(--ink) 3px); }').toMatch(
    radio ?? /$^/,
  );
});
