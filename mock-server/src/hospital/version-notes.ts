import { readTsv } from '../tables/read-table.ts';
import { number, record, text } from '@jianwei/clinical-rules/tables/shapes';

const NOTE = record({ version: text, daysAgo: number, title: text, content: text });

/** What the version dialog lists, newest first; the first entry names the current version. */
export const versionNotes = readTsv('version-notes.tsv', NOTE);
