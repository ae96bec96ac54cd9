import { looksLikeCsv, readCsv } from './csv.ts';
import { looksLikeHl7 } from './decode.ts';
import { readFhir } from './fhir.ts';
import { readHl7 } from './hl7.ts';
import { mapRow, type RowReading } from './map-row.ts';
import { FileRefusal, type RefusedRow, type SourceContent, type SourceRow } from './source.ts';

/** A row with what it means in the catalogue, or why it means nothing there. */
export interface ReadRow {
  readonly row: SourceRow;
  readonly reading: RowReading;
}

/** What a text is follows from its beginning, never from the name of its file. */
function readText(text: string): SourceContent {
  if (/^\s*[{[]/.test(text)) return readFhir(text);
  if (looksLikeHl7(text)) return readHl7(text);
  if (looksLikeCsv(text)) return readCsv(text);
  throw new FileRefusal('不认识的格式：应为 FHIR R4 Bundle（JSON）、HL7 v2 ORU^R01 或带表头的 CSV');
}

/** Reads a file's text. Throws FileRefusal for one of another kind, and for one without a patient. */
export function readFileText(text: string): SourceContent {
  const content = readText(text.startsWith('\ufeff') ? text.slice(1) : text);
  if (content.patients.length > 0) return content;
  const why =
    content.notes.find(({ note }) => note.startsWith('患者不能导入'))?.note ??
    Iterator.from(content.rows).find((row) => 'reason' in row)?.reason;
  throw new FileRefusal(why ?? '没有患者');
}

/** Looks rows up in the catalogue: the slowest part of an import. */
export function readRows(rows: SourceContent['rows']): IteratorObject<ReadRow | RefusedRow> {
  return Iterator.from(rows).map((row) => ('reason' in row ? row : { row, reading: mapRow(row) }));
}
