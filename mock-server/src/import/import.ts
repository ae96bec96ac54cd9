import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { inTransaction } from '../store/sql.ts';
import type { World } from '../store/world.ts';
import { printAccount, refusedFile, type FileAccount } from './account.ts';
import { decodeFile } from './decode.ts';
import { readFileText, readRows } from './read-file.ts';
import type { RunOptions } from './run-account.ts';
import { FileRefusal } from './source.ts';
import { ContentStore } from './store-content.ts';

function orRefused(file: string, work: () => FileAccount): FileAccount {
  try {
    return work();
  } catch (error) {
    if (error instanceof FileRefusal) return refusedFile(file, error.message);
    throw error;
  }
}

/** The account of a text that is refused for what it is, without looking at the hospital; undefined for one that can be read. */
export function refusedText(file: string, text: string): FileAccount | undefined {
  try {
    readFileText(text);
    return undefined;
  } catch (error) {
    if (error instanceof FileRefusal) return refusedFile(file, error.message);
    throw error;
  }
}

/**
 * Takes one file into the world in one transaction: a FHIR R4 bundle, HL7 v2 ORU^R01 messages or a CSV. A file that is
 * not what it says leaves the world as it was, and the account says why.
 */
export function importText(world: World, file: string, text: string, run: RunOptions = {}): FileAccount {
  return orRefused(file, () => {
    const content = readFileText(text);
    const { format, rows, count, others } = content;
    const stored = inTransaction(world, () => {
      const store = new ContentStore(world, content, { ...run, fileName: file });
      store.add(readRows(rows));
      return store.finish();
    });
    return { file, format, ...stored, rows: count, others };
  });
}

/** As `importText`, for the bytes of a file: UTF-8, or for HL7 v2 what MSH-18 says. */
export function importBytes(world: World, file: string, bytes: Uint8Array): FileAccount {
  return orRefused(file, () => importText(world, file, decodeFile(bytes)));
}

/** Takes files into the world one after the other. */
export function importFileAccounts(world: World, files: readonly string[]): readonly FileAccount[] {
  return files.map((path) => {
    const file = basename(path);
    let bytes: Uint8Array;
    try {
      bytes = readFileSync(path);
    } catch {
      return refusedFile(file, '文件不能读取');
    }
    return importBytes(world, file, bytes);
  });
}

/** Takes files into the world and tells what became of each row. `refused` says that some file was refused whole. */
export function importFiles(
  world: World,
  files: readonly string[],
): { readonly text: string; readonly refused: boolean } {
  const accounts = importFileAccounts(world, files);
  return { text: accounts.map(printAccount).join('\n'), refused: accounts.some(({ reason }) => reason !== undefined) };
}
