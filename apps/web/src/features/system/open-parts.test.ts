import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OPEN_PARTS } from './open-parts.ts';

interface Package {
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const folder = join(import.meta.dirname, '../../..');
const places = createRequire(join(folder, 'package.json')).resolve.paths('x') ?? [];
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Package;

/** The licence that a package names itself; packages stand in this workspace or above it. */
function licenceOf(name: string): string | undefined {
  const file = places.map((place) => join(place, name, 'package.json')).find((path) => existsSync(path));
  return file === undefined ? undefined : read(file).license;
}

test('every package that the page is built from stands under the licence that it names itself', () => {
  const used = Object.keys(read(join(folder, 'package.json')).dependencies ?? {}).filter(
    (name) => !name.startsWith('@jianwei/'),
  );
  const listed = Object.entries(OPEN_PARTS).flatMap(([licence, names]) => names.map((name) => [name, licence]));
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(used.map((name) => [name, licenceOf(name)])));
});
