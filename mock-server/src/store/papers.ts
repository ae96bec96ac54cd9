import type { IssuePaperInputApiType } from '@jianwei/api-client/model';
import { paperCode } from '@jianwei/clinical-rules/paper/paper-code';
import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { SavedRecord } from './record-table.ts';
import { Command, Query } from './sql.ts';
import type { SqlTarget } from './sql.ts';
import type { World } from './world.ts';

/** What was printed of a record, without anything about the patient but the record's id. */
export interface PaperContent {
  readonly apiType: IssuePaperInputApiType;
  readonly recordId: string;
  /** Of the record as it was saved: `recordVersion`. */
  readonly recordVersion: string;
  readonly conclusion: string;
  /** Null where the conclusion is no score. */
  readonly score: number | null;
  readonly ruleVersion: string;
  readonly department: string;
  /** 评估时间 of the paper's head. */
  readonly assessedTime: string;
}

export interface IssuedPaper {
  /** 16 characters, without dashes. */
  readonly code: string;
  readonly issuedTime: string;
}

interface PaperRow {
  readonly code: string;
  readonly content: string;
  readonly issued_time: string;
}

const KEY = new Query<{ key: string }>('SELECT key FROM paper_key');
const INSERT_KEY = new Command<[string]>(
  'INSERT INTO paper_key (one, key) VALUES (1, ?) ON CONFLICT (one) DO NOTHING',
  'nothing',
);
const BY_CODE = new Query<PaperRow, [string]>('SELECT code, content, issued_time FROM paper WHERE code = ?');
const BY_CONTENT = new Query<PaperRow, [string]>(
  'SELECT code, content, issued_time FROM paper WHERE content = ? ORDER BY issued_time, code',
);
const INSERT = new Command<[string, string, string]>(
  // A row of this code that stands there already was changed by another hand.
  'INSERT OR REPLACE INTO paper (code, content, issued_time) VALUES (?, ?, ?)',
  'nothing',
);

const KEY_BYTES = 32;

/** The key of this store; it is random even in a world whose everything else is repeatable. */
function keyOf(world: SqlTarget): Buffer {
  if (!KEY.get(world)) INSERT_KEY.run(world, randomBytes(KEY_BYTES).toString('hex'));
  return Buffer.from(KEY.get(world)?.key ?? '', 'hex');
}

function signedCode(world: SqlTarget, content: string, issuedTime: string): string {
  return paperCode(createHmac('sha256', keyOf(world)).update(`${issuedTime}\n${content}`).digest());
}

/** A row that was changed in the store by another hand is none. */
function isSigned(world: SqlTarget, row: PaperRow): boolean {
  return signedCode(world, row.content, row.issued_time) === row.code;
}

/** One text, whatever order the object was written in. */
function textOf(content: PaperContent): string {
  return JSON.stringify(Object.fromEntries(Object.entries(content).toSorted(([a], [b]) => (a < b ? -1 : 1))));
}

/** Changes with every saving of a record, also with one within the same second. */
export function recordVersion({ saved_time: time, rule_version: rules, form }: SavedRecord<unknown>): string {
  return createHash('sha256')
    .update(JSON.stringify([time, rules, form]))
    .digest('hex');
}

/** Issues a code; of a content that has one already, that one with its time. */
export function issuePaper(world: World, content: PaperContent): IssuedPaper {
  const text = textOf(content);
  const known = BY_CONTENT.all(world, text).find((row) => isSigned(world, row));
  if (known) return { code: known.code, issuedTime: known.issued_time };
  const issuedTime = world.nowText();
  const code = signedCode(world, text, issuedTime);
  INSERT.run(world, code, text, issuedTime);
  return { code, issuedTime };
}

/** What was printed under a code of this store, and when it was issued first. */
export function findPaper(
  world: SqlTarget,
  code: string,
): { readonly content: PaperContent; readonly issuedTime: string } | undefined {
  const row = BY_CODE.get(world, code);
  if (!row || !isSigned(world, row)) return undefined;
  return { content: JSON.parse(row.content) as PaperContent, issuedTime: row.issued_time };
}
