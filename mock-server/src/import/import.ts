import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { inTransaction } from '../store/sql.ts';
import type { World } from '../store/world.ts';
import { printAccount, refusedFile, type FileAccount } from './account.ts';
import { looksLikeCsv, readCsv } from './csv.ts';
import { decodeFile, looksLikeHl7 } from './decode.ts';
import { readFhir } from './fhir.ts';
import { readHl7 } from './hl7.ts';
import { FileRefusal, type SourceContent } from './source.ts';
import { storeContent } from './store-content.ts';

/** What a text is follows from its beginning, never from the name of its file. */
function readText(text: string): SourceContent {
  if (/^\s*[{[]/.test(text)) return readFhir(text);
  if (looksLikeHl7(text)) return readHl7(text);
  if (looksLikeCsv(text)) return readCsv(text);
  throw new FileRefusal('不认识的格式：应为 FHIR R4 Bundle（JSON）、HL7 v2 ORU^R01 或带表头的 CSV');
}

function readUsable(text: string): SourceContent {
  const content = readText(text);
  if (content.patients.length > 0) return content;
  const why =
    content.notes.find(({ note }) => note.startsWith('患者不能导入'))?.note ??
    content.rows.find((row) => 'reason' in row)?.reason;
  throw new FileRefusal(why ?? '没有患者');
}

function orRefused(file: string, work: () => FileAccount): FileAccount {
  try {
    return work();
  } catch (error) {
    if (error instanceof FileRefusal) return refusedFile(file, error.message);
    throw error;
  }
}

/**
 * Takes one file into the world in one transaction: a FHIR R4 bundle, HL7 v2 ORU^R01 messages or a CSV. A file that is
 * not what it says leaves the world as it was, and the account says why.
 */
export function importText(world: World, file: string, text: string): FileAccount {
  return orRefused(file, () => {
    const content = readUsable(text.startsWith('\ufeff') ? text.slice(1) : text);
    const { format, rows, others } = content;
    const stored = inTransaction(world, () => storeContent(world, content));
    return { file, format, ...stored, rows: rows.length, others };
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
