import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrate } from './migrations.ts';

/** Tables of every state file ever written: other programs have an account or a counter too, none has all of these. */
const OWN_TABLES = ['meta', 'counter', 'account', 'verification_code', 'visit_log', 'licence', 'version_note'];

/** Throws, before anything is written, where the file is a database of somebody else, be it one without a table yet. */
function refuseForeign(db: DatabaseSync): void {
  const names = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  const tables = new Set(names.map(({ name }) => name));
  if (!OWN_TABLES.every((own) => tables.has(own)))
    throw new Error('这个文件是其他程序的数据库，不是模拟医院的状态文件，未作任何改动');
}

/**
 * Opens the file of the default world. A new (or replaced) file, and one without a byte, is written whole beside its place and renamed,
 * so a process that is killed while it seeds leaves no half hospital.
 *
 * WAL with synchronous=NORMAL: a commit is in the operating system's hands before the call is answered, so no
 * answered save is lost when the process is killed. A power cut may lose the last moments; FULL would not.
 */
export function openStateFile(
  file: string,
  seed: Uint8Array | (() => Uint8Array),
  mode: 'keep' | 'replace',
): DatabaseSync {
  const isThere = (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;
  if (mode === 'replace' || !isThere) {
    mkdirSync(dirname(file), { recursive: true });
    const fresh = `${file}.new`;
    writeFileSync(fresh, typeof seed === 'function' ? seed() : seed);
    for (const companion of ['-wal', '-shm']) rmSync(file + companion, { force: true });
    renameSync(fresh, file);
  }
  const db = new DatabaseSync(file);
  try {
    refuseForeign(db);
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 2000;');
    migrate(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}
