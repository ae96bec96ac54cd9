import type { DatabaseSync } from 'node:sqlite';
import { baseSchema } from './base-schema.ts';
import { clinicalSchema } from './clinical-schema.ts';

/** Append only: a state file remembers in `user_version` how many of these it has seen. */
const migrations: readonly string[] = [baseSchema, clinicalSchema];

/**
 * Brings a database to the newest schema, each step in its own transaction.
 * Throws when the file was written by a newer version of the mock hospital.
 */
export function migrate(db: DatabaseSync): void {
  const version = Number(db.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);
  if (version > migrations.length) {
    throw new Error(`状态文件的版本（${version}）高于本程序（${migrations.length}），请删除该文件或升级程序`);
  }
  for (const [index, sql] of migrations.entries()) {
    if (index < version) continue;
    db.exec(`BEGIN; ${sql} PRAGMA user_version = ${index + 1}; COMMIT;`);
  }
}
