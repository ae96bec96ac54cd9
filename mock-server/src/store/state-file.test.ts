import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { openStateFile } from './state-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'state-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['one table', 'CREATE TABLE account (id INTEGER); INSERT INTO account VALUES (7);'],
  [
    'tables that are called as ours are',
    'CREATE TABLE meta (a); CREATE TABLE counter (a); CREATE TABLE account (a); CREATE TABLE session (a);',
  ],
])('a database of another program is refused and stays as it was: %s', (what, tables) => {
  const file = join(folder, `${what}.sqlite`);
  const foreign = new DatabaseSync(file);
  foreign.exec(tables);
  foreign.close();
  const before = readFileSync(file);
  expect(() => openStateFile(file, new Uint8Array(), 'keep')).toThrow('这个文件是其他程序的数据库');
  expect(readFileSync(file)).toEqual(before);
});

test('an empty file becomes a state file', () => {
  const file = join(folder, 'empty.sqlite');
  new DatabaseSync(file).close();
  const db = openStateFile(file, new Uint8Array(), 'keep');
  expect(db.prepare('SELECT count(*) AS accounts FROM account').get()).toEqual({ accounts: 0 });
  db.close();
});
