import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { migrate } from './migrations.ts';
import { openStateFile } from './state-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'state-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['one table', 'CREATE TABLE account (id INTEGER); INSERT INTO account VALUES (7);'],
  [
    'tables that are called as ours are',
    'CREATE TABLE meta (a); CREATE TABLE counter (a); CREATE TABLE account (a); CREATE TABLE session (a);',
  ],
  ['a view only', 'CREATE VIEW account AS SELECT 1 AS id;'],
  ['an application id only', 'PRAGMA application_id = 12345; PRAGMA user_version = 1;'],
])('a database of another program is refused and stays as it was: %s', (what, tables) => {
  const file = join(folder, `${what}.sqlite`);
  const foreign = new DatabaseSync(file);
  foreign.exec(tables);
  foreign.close();
  const before = readFileSync(file);
  expect(() => openStateFile(file, new Uint8Array(), 'keep')).toThrow('这个文件是其他程序的数据库');
  expect(readFileSync(file)).toEqual(before);
});

test('a file without a byte becomes a new hospital, as one that is not there does', () => {
  const sound = join(folder, 'seed.sqlite');
  const seed = new DatabaseSync(sound);
  migrate(seed);
  seed.exec("INSERT INTO meta (name, value) VALUES ('of', 'the seed')");
  seed.close();
  const empty = join(folder, 'empty.sqlite');
  new DatabaseSync(empty).close();
  for (const file of [empty, join(folder, 'new.sqlite')]) {
    const db = openStateFile(file, readFileSync(sound), 'keep');
    expect(db.prepare("SELECT value FROM meta WHERE name = 'of'").get()).toEqual({ value: 'the seed' });
    db.close();
  }
  // Opened again it is kept, and seeded by nobody.
  const again = openStateFile(empty, new Uint8Array(), 'keep');
  expect(again.prepare('SELECT count(*) AS rows FROM meta').get()).toEqual({ rows: 1 });
  again.close();
});
