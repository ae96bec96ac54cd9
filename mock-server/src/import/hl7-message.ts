import { charsetOf, FS, VT } from './decode.ts';
import { FileRefusal } from './source.ts';

/** One segment; `fields[n]` is SEG-n as it stands in the message, escapes included. */
export interface Hl7Segment {
  readonly name: string;
  readonly fields: readonly string[];
  /** Position in its message, from 1. */
  readonly position: number;
}

/** A message with its own delimiters. */
export interface Hl7Message {
  /** Position in the file, from 1. */
  readonly number: number;
  readonly segments: readonly Hl7Segment[];
  readonly encoding: Hl7Encoding;
}

interface Delimiters {
  readonly field: string;
  readonly component: string;
  readonly repetition: string;
  readonly escape: string;
  readonly subcomponent: string;
}

const SEGMENT_NAME = /^[A-Z][A-Z0-9]{2}$/;
/** Batch and file envelopes stand around messages and hold no results. */
const ENVELOPES = new Set(['FHS', 'BHS', 'BTS', 'FTS']);

function fromHex(hex: string, charset: string): string | undefined {
  if (!/^(?:[0-9a-f]{2})+$/i.test(hex)) return undefined;
  return new TextDecoder(charset).decode(Buffer.from(hex, 'hex'));
}

/** Reads fields by the delimiters, escapes and character set of one message. */
export class Hl7Encoding {
  readonly #delimiters: Delimiters;
  readonly #charset: string;

  constructor(delimiters: Delimiters, charset: string) {
    this.#delimiters = delimiters;
    this.#charset = charset;
  }

  repetitions(field: string): string[] {
    return field.split(this.#delimiters.repetition);
  }

  /** Component `number` from 1 of the first repetition, its first subcomponent, escapes read; '' when absent. */
  component(field: string | undefined, number = 1): string {
    const first = (field ?? '').split(this.#delimiters.repetition)[0] ?? '';
    const component = first.split(this.#delimiters.component)[number - 1] ?? '';
    const text = this.unescape(component.split(this.#delimiters.subcomponent)[0] ?? '').trim();
    // "" is HL7's word for a value that was deleted.
    return text === '""' ? '' : text;
  }

  /** A text whole: `\.br\` and its kin become line ends, highlighting is dropped, what is no escape stays as it is. */
  unescape(text: string): string {
    const { escape, field, component, subcomponent, repetition } = this.#delimiters;
    if (escape === '' || !text.includes(escape)) return text;
    const parts = text.split(escape);
    let read = parts[0] ?? '';
    for (let index = 1; index < parts.length; index += 1) {
      const code = parts[index] ?? '';
      const isClosed = index + 1 < parts.length;
      const meaning = isClosed
        ? this.#meaning(code, { F: field, S: component, T: subcomponent, R: repetition, E: escape })
        : undefined;
      if (meaning === undefined) {
        read += `${escape}${code}`;
        continue;
      }
      read += `${meaning}${parts[index + 1] ?? ''}`;
      index += 1;
    }
    return read;
  }

  #meaning(code: string, letters: Readonly<Record<'F' | 'S' | 'T' | 'R' | 'E', string>>): string | undefined {
    if (code === 'F' || code === 'S' || code === 'T' || code === 'R' || code === 'E') return letters[code];
    if (code === 'H' || code === 'N') return '';
    if (/^\.(?:br|sp\d*|ce)$/i.test(code)) return '\n';
    if (/^\.(?:in|ti|sk|fi|nf)[+-]?\d*$/i.test(code)) return '';
    return code.startsWith('X') ? fromHex(code.slice(1), this.#charset) : undefined;
  }
}

function readDelimiters(line: string): Delimiters {
  const field = line[3] ?? '';
  const [component = '', repetition = '', escape = '', subcomponent = ''] = line.slice(4).split(field)[0] ?? '';
  const all = [field, component, repetition, escape, subcomponent].filter((mark) => mark !== '');
  if (component === '' || all.some((mark) => /[\w\s]/.test(mark)) || new Set(all).size < all.length) {
    throw new FileRefusal('MSH-1、MSH-2 的分隔符不可用');
  }
  return { field, component, repetition: repetition || '~', escape, subcomponent: subcomponent || '&' };
}

/** Segment lines between CR, LF or CRLF; MLLP frames and a byte order mark around them are dropped. */
function linesOf(text: string): string[] {
  return text
    .replace(/^\ufeff/, '')
    .replaceAll(VT, '\r')
    .replaceAll(FS, '\r')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '');
}

function startMessage(
  line: string,
  number: number,
): Hl7Message & { readonly segments: Hl7Segment[]; readonly mark: string } {
  const delimiters = readDelimiters(line);
  // MSH-1 is the separator itself, which puts MSH-2 at fields[2].
  const fields = ['MSH', delimiters.field, ...line.slice(4).split(delimiters.field)];
  const plain = new Hl7Encoding(delimiters, 'utf-8');
  const encoding = new Hl7Encoding(delimiters, charsetOf(plain.component(fields[18])));
  const [type, event] = [encoding.component(fields[9]), encoding.component(fields[9], 2)];
  if (type !== 'ORU' || event !== 'R01') throw new FileRefusal(`消息 ${number} 不是 ORU^R01，而是 ${type}^${event}`);
  const version = encoding.component(fields[12]);
  if (version !== '' && !version.startsWith('2.'))
    throw new FileRefusal(`消息 ${number} 的版本 ${version} 不是 HL7 v2`);
  return { number, segments: [{ name: 'MSH', fields, position: 1 }], encoding, mark: delimiters.field };
}

/** The messages of a text, all of them ORU^R01. Throws FileRefusal when one is not, or a line is no segment. */
export function readHl7Messages(text: string): readonly Hl7Message[] {
  const messages: ReturnType<typeof startMessage>[] = [];
  linesOf(text).forEach((line, index) => {
    const name = line.slice(0, 3);
    const current = messages.at(-1);
    if (name === 'MSH') {
      messages.push(startMessage(line, messages.length + 1));
    } else if (ENVELOPES.has(name)) {
      const declared = name === 'BTS' ? Number(line.split(line[3] ?? '|')[1] || messages.length) : messages.length;
      if (declared !== messages.length)
        throw new FileRefusal(`批次声明 ${declared} 条消息，实有 ${messages.length} 条`);
    } else {
      const mark = line[3] ?? current?.mark;
      if (!current || !SEGMENT_NAME.test(name) || mark !== current.mark)
        throw new FileRefusal(`第 ${index + 1} 行不是 HL7 段`);
      current.segments.push({ name, fields: line.split(current.mark), position: current.segments.length + 1 });
    }
  });
  if (messages.length === 0) throw new FileRefusal('没有 HL7 消息');
  return messages;
}
