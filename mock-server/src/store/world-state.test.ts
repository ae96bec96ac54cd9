import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ClinicalMemo } from './clinical-memo.ts';
import { Command, inTransaction, Query } from './sql.ts';
import { WorldState } from './world-state.ts';

const insert = new Command<[number]>('INSERT OR IGNORE INTO thing (id) VALUES (?)');
const insertClinical = new Command<[number]>('INSERT INTO thing (id) VALUES (?)', 'clinical');
const insertLog = new Command<[number]>('INSERT INTO thing (id) VALUES (?)', 'nothing');
const count = new Query<{ total: number }>('SELECT count(*) AS total FROM thing');

let world: WorldState;
beforeEach(() => {
  const db = new DatabaseSync(':memory:');
  db.exec(
    'CREATE TABLE thing (id INTEGER PRIMARY KEY, name TEXT); CREATE TABLE counter (prefix TEXT PRIMARY KEY, value INTEGER);',
  );
  world = new WorldState('test', db, new Date('2025-11-18T02:30:00Z'));
});
afterEach(() => world.close());

test('the version moves with a change, not with a command that changes nothing, not with a log', () => {
  insert.run(world, 1);
  const version = world.dataVersion;
  insert.run(world, 1);
  insertLog.run(world, 2);
  expect(world.dataVersion).toBe(version);
  insert.run(world, 3);
  expect(world.dataVersion).not.toBe(version);
});

test('what was computed is kept until what it rests on changes', () => {
  let computed = 0;
  const answer = () => world.memo('answer', () => ++computed);
  const clinical = () => world.memoClinical('clinical', () => ++computed);
  expect([answer(), clinical(), answer(), clinical()]).toEqual([1, 2, 1, 2]);
  insert.run(world, 1);
  expect([answer(), clinical()]).toEqual([3, 2]);
  insertClinical.run(world, 2);
  expect([answer(), clinical()]).toEqual([4, 5]);
  world.setClock(new Date('2025-11-19T02:30:00Z'));
  expect([answer(), clinical()]).toEqual([6, 5]);
});

test('copies share what was derived from clinical rows until one of them changes such a row', () => {
  const shared = new ClinicalMemo();
  world.shareClinicalMemo(shared);
  world.memoClinical('key', () => 'old');
  world.memoPatient('P1', 'key', () => 'old');
  insertClinical.run(world, 1);
  expect(world.memoClinical('key', () => 'new')).toBe('new');
  expect(world.memoPatient('P1', 'key', () => 'new')).toBe('new');
  expect(shared.get('key', () => 'lost')).toBe('old');
  expect(shared.ofPatient('P1', 'key', () => 'lost')).toBe('old');
});

const touch = new Command<[number, string]>(
  'INSERT INTO thing (id, name) VALUES (?, ?)',
  'clinical',
  (_id, patientId) => ({
    patientId,
  }),
);
const touchReport = new Command<[number, string]>(
  'INSERT INTO thing (id, name) VALUES (?, ?)',
  'clinical',
  (_id, reportId) => ({
    reportId,
  }),
);

test.each([
  ['patient', touch, 'P1'],
  ['report', touchReport, 'R1'],
] as const)('a change of one %s leaves what was derived of others', (_what, command, id) => {
  const shared = new ClinicalMemo();
  world.shareClinicalMemo(shared);
  world.db.exec(`CREATE TABLE report (report_id TEXT, patient_id TEXT); INSERT INTO report VALUES ('R1', 'P1')`);
  const derived = (value: string) => [
    world.memoClinical('key', () => value),
    ...['P1', 'P2'].flatMap((patient) => [
      world.memoBriefOf(patient, 'key', () => value),
      world.memoPatient(patient, 'key', () => value),
    ]),
  ];
  expect(derived('old')).toEqual(['old', 'old', 'old', 'old', 'old']);
  command.run(world, 1, id);
  expect(derived('new')).toEqual(['new', 'new', 'new', 'old', 'old']);
  // The other copies of the template keep all of theirs.
  expect(shared.briefOf('P1', 'key', () => 'lost')).toBe('old');
  insertClinical.run(world, 2);
  expect(derived('newest')).toEqual(Array.from({ length: 5 }, () => 'newest'));
});

test('a change of very many reports leaves nothing that was derived of any of them', () => {
  world.db.exec('CREATE TABLE report (report_id TEXT, patient_id TEXT)');
  const many = 1500;
  for (let index = 0; index < many; index += 1)
    world.db.prepare('INSERT INTO report VALUES (?, ?)').run(`R${index}`, `P${index}`);
  const derived = (value: string) => ['P0', `P${many - 1}`].map((id) => world.memoPatient(id, 'key', () => value));
  expect(derived('old')).toEqual(['old', 'old']);
  for (let index = 0; index < many; index += 1) touchReport.run(world, index, `R${index}`);
  expect(derived('new')).toEqual(['new', 'new']);
});

test('what was worked out in a transaction that failed is worked out again', () => {
  expect(() =>
    inTransaction(world, () => {
      insert.run(world, 1);
      expect(world.memo('count', () => count.get(world)?.total)).toBe(1);
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(world.memo('count', () => count.get(world)?.total)).toBe(0);
});

test('what was derived of a patient in a transaction that failed is derived again', () => {
  expect(() =>
    inTransaction(world, () => {
      touch.run(world, 1, 'P1');
      expect(world.memoPatient('P1', 'key', () => 'of rows that go again')).toBe('of rows that go again');
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(world.memoPatient('P1', 'key', () => 'right')).toBe('right');
});

test('large values stay for the patients asked for last', () => {
  const ask = (patientId: string, value: string) => world.memoPatient(patientId, 'record', () => value);
  ask('first', 'once');
  ask('second', 'once');
  for (let number = 0; number < 398; number += 1) ask(`P${number}`, 'once');
  expect(ask('first', 'again')).toBe('once');
  ask('one more', 'once');
  expect([ask('first', 'again'), ask('second', 'again')]).toEqual(['once', 'again']);
});

test('cached answers belong to an account and to a day', () => {
  world.cachedAnswers('one').set('/x', { plain: Buffer.from('{}') });
  expect(world.cachedAnswers('one').has('/x')).toBe(true);
  expect(world.cachedAnswers('two').has('/x')).toBe(false);
  world.setClock(undefined);
  expect(world.cachedAnswers('one').has('/x')).toBe(false);
});

test('ids are counted per prefix and never twice', () => {
  expect([world.nextId('GR'), world.nextId('GR'), world.nextId('FB')]).toEqual(['GR000001', 'GR000002', 'FB000001']);
});

test('a transaction that throws leaves nothing; one inside another joins it', () => {
  expect(() =>
    inTransaction(world, () => {
      insert.run(world, 1);
      inTransaction(world, () => insert.run(world, 2));
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(count.get(world)?.total).toBe(0);
});

test('times are written in the hospital’s zone', () => {
  expect(world.nowText()).toBe('2025-11-18T10:30:00+08:00');
});
