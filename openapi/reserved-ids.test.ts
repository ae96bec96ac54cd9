import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contract, folder } from './support/contract.ts';

const paths = Object.keys(contract.paths);
const isParameter = (segment: string): boolean => segment.startsWith('{');

/** The word that decides between two templates one address could match, with the template up to its place. */
function decidingWord(left: string, right: string): { at: string; word: string } | undefined {
  const [a, b] = [left.split('/'), right.split('/')];
  if (a.length !== b.length) return undefined;
  const clash = a.every((part, index) => part === b[index] || isParameter(part) || isParameter(b[index] ?? ''));
  const place = a.findIndex((part, index) => part !== b[index] && isParameter(part) !== isParameter(b[index] ?? ''));
  if (!clash || place === -1) return undefined;
  const [withParameter, withWord] = isParameter(a[place] ?? '') ? [a, b] : [b, a];
  return { at: withParameter.slice(0, place + 1).join('/'), word: withWord[place] ?? '' };
}

const pairs = paths.flatMap((left, index) =>
  paths.slice(index + 1).flatMap((right) => {
    const deciding = decidingWord(left, right);
    return deciding === undefined ? [] : [{ left, right, ...deciding }];
  }),
);

describe('addresses that two paths could match', () => {
  test('there are some, and the word that decides each is reserved', () => {
    expect(pairs.length).toBeGreaterThanOrEqual(11);
    for (const { left, right, at, word } of pairs) {
      expect(contract['x-reserved-ids'][at] ?? [], `${left} against ${right}`).toContain(word);
    }
  });

  test('a reserved word stands where the parameter stands', () => {
    expect(Object.entries(contract['x-reserved-ids']).length).toBeGreaterThan(0);
    for (const [template, words] of Object.entries(contract['x-reserved-ids'])) {
      expect(words.length, template).toBeGreaterThan(0);
      const base = template.slice(0, template.lastIndexOf('/'));
      for (const word of words) {
        const stands = paths.some((path) => path === `${base}/${word}` || path.startsWith(`${base}/${word}/`));
        expect(stands, `${base}/${word}`).toBe(true);
      }
    }
  });

  test('the README names them', () => {
    const readme = readFileSync(join(folder, 'README.md'), 'utf8');
    const words = Object.values(contract['x-reserved-ids']).flat();
    expect(words.length).toBeGreaterThan(0);
    for (const word of words) expect(readme).toContain(`\`${word}\``);
  });

  test('no parameter is named in two ways at one place without reason', () => {
    const names = new Map<string, Set<string>>();
    for (const path of paths) {
      path.split('/').forEach((part, index, all) => {
        if (!isParameter(part)) return;
        const shape = all
          .slice(0, index)
          .map((one) => (isParameter(one) ? '{}' : one))
          .join('/');
        names.set(shape, (names.get(shape) ?? new Set()).add(part));
      });
    }
    expect(names.size).toBeGreaterThan(10);
    for (const [shape, found] of names) expect([...found], shape).toHaveLength(1);
  });
});
