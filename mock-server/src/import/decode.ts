import { FileRefusal } from './source.ts';

const BOM = '\u00ef\u00bb\u00bf';
/** MLLP frames: start and end of a block. */
export const VT = '\u000b';
export const FS = '\u001c';

/** HL7 table 0211: character sets of MSH-18, by the names TextDecoder gives them. */
const hl7Charsets: readonly (readonly [RegExp, string])[] = [
  [/^(?:|ASCII|UNICODE|UNICODE UTF-8|UTF-?8)$/i, 'utf-8'],
  [/^(?:GB ?18030(?:-\d{4})?|GBK|GB ?2312(?:-\d{2,4})?)$/i, 'gb18030'],
  [/^BIG-?5$/i, 'big5'],
  [/^8859\/1$/, 'iso-8859-1'],
  [/^8859\/15$/, 'iso-8859-15'],
];

/** The decoder name of an MSH-18 value. Throws FileRefusal for one that is not supported. */
export function charsetOf(msh18: string): string {
  const name = msh18.trim();
  const found = hl7Charsets.find(([pattern]) => pattern.test(name))?.[1];
  if (found === undefined) throw new FileRefusal(`不支持的字符集 ${name}（MSH-18）`);
  return found;
}

function decodeAs(bytes: Buffer, charset: string): string {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    throw new FileRefusal(`内容不是 ${charset.toUpperCase()} 编码`);
  }
}

/** MSH-18 of one message. GB18030 may hold a field separator inside a character, so the header is read both ways. */
function charsetOfMessage(header: Buffer): string {
  const separator = String.fromCharCode(header[3] ?? 0x7c);
  const read = (charset: string) => {
    const fields = new TextDecoder(charset).decode(header).split(separator);
    return (fields[17] ?? '').split(/[~^]/)[0] ?? '';
  };
  const asGb = read('gb18030');
  return /^GB/i.test(asGb.trim()) ? charsetOf(asGb) : charsetOf(read('utf-8'));
}

/** Messages of one file may have character sets of their own; line ends and MLLP frames are single bytes in all of them. */
function decodeHl7(bytes: Buffer): string {
  const raw = bytes.toString('latin1');
  const framesOpen = raw.split(VT).length;
  const framesClosed = raw.split(FS).length;
  if (framesOpen !== framesClosed) throw new FileRefusal('MLLP 帧不完整');
  const starts = [...raw.replaceAll(VT, '\r').matchAll(/(?<=^|[\r\n])MSH/g)].map(({ index }) => index);
  const parts = starts.map((start, position) => {
    const message = bytes.subarray(start, starts[position + 1] ?? bytes.length);
    const end = message.findIndex((byte) => byte === 0x0d || byte === 0x0a);
    return decodeAs(message, charsetOfMessage(end < 0 ? message : message.subarray(0, end)));
  });
  return raw.slice(0, starts[0] ?? raw.length) + parts.join('');
}

/** Whether a text starts like HL7 v2: a message, a batch or a file header, possibly framed. */
export function looksLikeHl7(text: string): boolean {
  return /^\s*(?:MSH|FHS|BHS)[^\w\s]/.test(text.replaceAll(VT, ''));
}

/** The text of a file: UTF-8, or for HL7 v2 what MSH-18 says. Throws FileRefusal when the bytes are no such text. */
export function decodeFile(bytes: Uint8Array): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isMarked = buffer.subarray(0, BOM.length).toString('latin1') === BOM;
  const content = isMarked ? buffer.subarray(BOM.length) : buffer;
  const start = content.subarray(0, 64).toString('latin1');
  return looksLikeHl7(start) ? decodeHl7(content) : decodeAs(content, 'utf-8');
}
