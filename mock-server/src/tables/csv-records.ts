/** A text that is no CSV; the message says where. */
export class UnreadableCsv extends Error {}

export interface CsvRecord {
  /** Line of the file where the record starts, from 1. */
  readonly line: number;
  readonly fields: readonly string[];
}

const QUOTED = /"(?:[^"]|"")*"/y;
const PLAIN = /[^",\r\n]*/y;
const END = /,|\r\n|\r|\n|$/y;

function match(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

/**
 * Records of an RFC 4180 text: fields in double quotes may hold commas, quotes (doubled) and line ends; lines end with CR,
 * LF or CRLF; blank lines are no records. Throws UnreadableCsv for a quote that is not closed or stands inside a field.
 */
export function* readCsvRecords(text: string): Generator<CsvRecord> {
  let fields: string[] = [];
  let line = 1;
  let start = 1;
  let at = text.startsWith('\ufeff') ? 1 : 0;
  while (at <= text.length) {
    const quoted = text[at] === '"' ? match(QUOTED, text, at) : undefined;
    const field = quoted ?? match(PLAIN, text, at) ?? '';
    const end = match(END, text, at + field.length);
    if (end === undefined) throw new UnreadableCsv(`第 ${line} 行的引号不成对`);
    line += field.split(/\r\n|\r|\n/).length - 1;
    fields.push(quoted === undefined ? field : quoted.slice(1, -1).replaceAll('""', '"'));
    at += field.length + end.length;
    if (end === ',') continue;
    if (fields.length > 1 || fields[0] !== '') yield { line: start, fields };
    fields = [];
    line += 1;
    start = line;
    if (end === '') break;
  }
}
