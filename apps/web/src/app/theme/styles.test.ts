import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TO_CONVERT } from './styles-to-convert.test-support.ts';

const source = resolve(import.meta.dirname, '../..');

/** Each style sheet by its path below src, without comments. */
const sheets = globSync('**/*.css', { cwd: source })
  .sort()
  .map((path) => ({ path, css: readFileSync(join(source, path), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '') }));

/** What a style sheet may not hold, and the files that are not converted yet. A file that is clean leaves its list. */
const RULES: readonly { name: string; fault: RegExp; home?: string; toConvert: readonly string[] }[] = [
  {
    name: 'a size of type is one of the roles (--type-…)',
    fault: /font-size:[^;]*?\d(px|r?em|pt)|font:((?!var\()[^;/])*?\d(px|r?em|pt)/,
    toConvert: TO_CONVERT.size,
  },
  {
    name: 'a colour is a token',
    fault: /#[\da-f]{3,8}\b|\b(rgb|hsl|lab|lch|oklab|oklch)a?\(|:[^;{]*\b(white|black)\b(?!-)/i,
    home: 'app/theme/tokens.css',
    toConvert: TO_CONVERT.colour,
  },
  {
    name: 'what paper looks like stands in print.css',
    fault: /@media print/,
    home: 'app/theme/print.css',
    toConvert: TO_CONVERT.print,
  },
  {
    name: 'a radio is drawn once',
    fault: /:checked[^{]*\{[^}]*radial-gradient/,
    home: 'kit/fields/radio.module.css',
    toConvert: TO_CONVERT.radio,
  },
];

describe.each(RULES)('$name', ({ fault, home, toConvert }) => {
  test('in every style sheet but those that are still listed', () => {
    const faulty = sheets.filter(({ path, css }) => path !== home && fault.test(css)).map(({ path }) => path);
    expect(faulty).toEqual(toConvert);
  });
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
