import { Command } from '../store/sql.ts';
import { hospitalDate, hospitalTime } from '../store/time.ts';
import type { World } from '../store/world.ts';
import { accounts, hashPassword, demoPassword } from './accounts.ts';
import { staff } from './staff.ts';
import { seedHospital } from './seed.ts';
import { seedChanges } from './seeded-records/changes.ts';
import { seedUsage } from './seeded-records/usage.ts';
import { versionNotes } from './version-notes.ts';

const insertAccount = new Command<
  [string, string, string, string, number, string, string, string, string, string, string, string, string]
>(`INSERT INTO account (user_id, user_name, password_salt, password_hash, role, nickname, department, title, phone,
  permission_column, state, lock_reason, seen_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
const insertLicence = new Command<[string, string]>('INSERT INTO licence (id, kind, ends_on) VALUES (1, ?, ?)');
const insertNote = new Command<[number, string, string, string, string]>(
  'INSERT INTO version_note (position, version, title, content, date) VALUES (?, ?, ?, ?, ?)',
);

const DAY_MS = 86_400_000;
const LICENCE_DAYS = 180;

function daysFrom(world: World, days: number): string {
  return hospitalDate(new Date(world.now().getTime() + days * DAY_MS));
}

/** The time so many days and minutes before the hospital's now. */
const daysBefore = (world: World, days: number, minutes = 0): string =>
  hospitalTime(new Date(world.now().getTime() - days * DAY_MS - minutes * 60_000));

/** One salt for all of them, so that one hash is enough: their password is public. */
const STAFF_SALT = 'jianwei:staff';

function seedStaff(world: World): void {
  const hash = hashPassword(demoPassword, STAFF_SALT);
  for (const [index, account] of staff.entries()) {
    const { seenDaysAgo: days } = account;
    const seen =
      days === undefined ? '' : hospitalTime(new Date(world.now().getTime() - days * DAY_MS - index * 60_000));
    insertAccount.run(
      world,
      account.userId,
      account.userName,
      STAFF_SALT,
      hash,
      account.role,
      account.nickname,
      account.department,
      account.title,
      account.phone,
      JSON.stringify(account.permissionColumn),
      account.state,
      account.lockReason,
      seen,
    );
  }
}

/** Accounts, licence and version notes of a new hospital, dated from its clock. */
function seedBase(world: World): void {
  for (const account of accounts) {
    const salt = `jianwei:${account.userName}`;
    insertAccount.run(
      world,
      account.userId,
      account.userName,
      salt,
      hashPassword(demoPassword, salt),
      account.role,
      account.nickname,
      account.department,
      account.title,
      account.phone,
      JSON.stringify(account.permissionColumn),
      account.state,
      account.state === 'locked' ? '离职' : '',
      daysBefore(world, 1),
    );
  }
  insertLicence.run(world, 'valid', daysFrom(world, LICENCE_DAYS));
  for (const [position, note] of versionNotes.entries()) {
    insertNote.run(world, position, note.version, note.title, note.content, daysFrom(world, -note.daysAgo));
  }
}

/** Fills an empty world with everything the demonstration hospital starts with. */
export function seedWorld(world: World): void {
  seedBase(world);
  seedHospital(world);
  // After the hospital: who came later has read nothing.
  seedStaff(world);
  seedChanges(world);
  seedUsage(world);
}
