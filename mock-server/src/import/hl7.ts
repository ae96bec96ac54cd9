import { readHl7Messages, type Hl7Encoding, type Hl7Message, type Hl7Segment } from './hl7-message.ts';
import { readHl7Status, readHl7Value } from './hl7-values.ts';
import { isKnownLoinc } from './loinc.ts';
import { cleanText, readPatientParts, rowIdIn, shortId } from './source-text.ts';
import type { ImportNote, RefusedRow, SourceContent, SourcePatient, SourceRow, SourceSpecimen } from './source.ts';
import { readDate, readHl7Time, zoneOfHl7Time } from './times.ts';

const READ = new Set(['MSH', 'PID', 'OBR', 'OBX', 'NTE', 'SPM', 'ORC']);

/** One order of a message: OBR and its specimen, which may follow the results. */
interface Order {
  readonly obr: Hl7Segment;
  readonly patient: SourcePatient | string;
  specimen: Hl7Segment | undefined;
}

interface Reason {
  readonly reason: string;
}

/** What one message has to say, in the order of its segments. */
interface MessageContent {
  readonly patients: SourcePatient[];
  readonly rows: (SourceRow | RefusedRow)[];
  readonly notes: ImportNote[];
}

function codeOf(encoding: Hl7Encoding, field: string | undefined) {
  const part = (number: number) => cleanText(encoding.component(field, number));
  const isLoinc = (code: string, system: string) =>
    /^(?:LN|LOINC)$/i.test(system) || (system === '' && isKnownLoinc(code));
  const loinc = isLoinc(part(1), part(3)) ? part(1) : isLoinc(part(4), part(6)) ? part(4) : '';
  const localNames = [part(2), part(1), part(5), part(4)].filter((text) => text !== '');
  return { loinc, code: part(1) || part(4), name: part(2) || part(5) || part(1), localNames };
}

function placeOf(message: Hl7Message, segment: Hl7Segment): string {
  const { encoding, number } = message;
  const { code, name } = codeOf(encoding, segment.fields[segment.name === 'OBX' ? 3 : 4]);
  const what = segment.name === 'OBX' || segment.name === 'OBR' ? ` ${code}${name === code ? '' : ` ${name}`}` : '';
  return `消息 ${number} 第 ${segment.position} 段 ${segment.name}${what}`.trimEnd();
}

/** The patient of a PID segment: the medical record number before other numbers, within who gave it. */
function readPid(message: Hl7Message, pid: Hl7Segment): SourcePatient | string {
  const { encoding, segments } = message;
  const numbers = encoding.repetitions(pid.fields[3] ?? '').filter((field) => encoding.component(field) !== '');
  const typed = (type: string) => numbers.find((field) => encoding.component(field, 5) === type);
  const number = typed('MR') ?? typed('PI') ?? numbers[0];
  if (number === undefined) return '患者没有编号（PID-3）';
  const authority = encoding.component(number, 4) || encoding.component(segments[0]?.fields[4]);
  // In Chinese messages the family name often is the whole name; others put the given name first.
  const family = encoding.component(pid.fields[5], 1);
  const given = encoding.component(pid.fields[5], 2);
  const isChinese = /\p{Script=Han}/u.test(`${family}${given}`);
  return readPatientParts({
    id: shortId('hl7 patient', authority, encoding.component(number)),
    number: encoding.component(number),
    name: isChinese ? `${family}${given}` : `${given} ${family}`,
    gender: encoding.component(pid.fields[8]),
    birthDate: readDate(encoding.component(pid.fields[7])),
  });
}

function readSpecimen({ encoding }: Hl7Message, order: Order): SourceSpecimen {
  // SPM-4 since version 2.5, OBR-15 before.
  const field = order.specimen?.fields[4] ?? order.obr.fields[15];
  const part = (number: number) => cleanText(encoding.component(field, number));
  return { codes: [part(1), part(4)].filter((code) => code !== ''), text: part(2) || part(5) || part(1) };
}

/** The time of a result: its own, that of its order, of its specimen, or of the report; undefined when none is given. */
function timeOf(message: Hl7Message, order: Order, obx: Hl7Segment): string | undefined {
  const { encoding, segments } = message;
  const zone = zoneOfHl7Time(encoding.component(segments[0]?.fields[7]));
  const fields = [obx.fields[14], order.obr.fields[7], order.specimen?.fields[17], order.obr.fields[22]];
  const given = fields.map((field) => encoding.component(field)).find((text) => text !== '');
  return given === undefined ? undefined : readHl7Time(given, zone);
}

/** Code or else text of OBX-6. Many senders leave the `^` of `10^9/L` unescaped, which cuts the unit in two. */
function readUnit(encoding: Hl7Encoding, field: string | undefined): string {
  const parts = [1, 2, 3].map((number) => cleanText(encoding.component(field, number)));
  const ten = parts.findIndex((part, index) => /^[×x*]?10$/i.test(part) && /^\d+(?:\/|$)/.test(parts[index + 1] ?? ''));
  if (ten >= 0) return `10^${parts[ten + 1] ?? ''}`;
  return parts[0] || (parts[1] ?? '');
}

function reportIdOf({ encoding }: Hl7Message, { obr }: Order, patient: SourcePatient, time: string): string {
  // The laboratory's number names the report, else the one of who ordered it; both with who gave them.
  const field = encoding.component(obr.fields[3]) === '' ? obr.fields[2] : obr.fields[3];
  const number = [encoding.component(field), encoding.component(field, 2)];
  return shortId('hl7 report', patient.id, ...number, codeOf(encoding, obr.fields[4]).code, time);
}

function readObx(message: Hl7Message, order: Order, obx: Hl7Segment): SourceRow | Reason {
  const { encoding } = message;
  const { patient } = order;
  const statusText = encoding.component(obx.fields[11]);
  const status = readHl7Status(statusText);
  if (typeof status !== 'string') return status;
  if (typeof patient === 'string') return { reason: `该结果的患者不能导入：${patient}` };
  const { loinc, code, name, localNames } = codeOf(encoding, obx.fields[3]);
  if (localNames.length === 0) return { reason: '没有项目（OBX-3）' };
  const time = timeOf(message, order, obx);
  if (time === undefined) return { reason: '没有可用的时间' };
  const isWithdrawn = status === 'withdrawn';
  const value = isWithdrawn
    ? ({ kind: 'text', text: '' } as const)
    : readHl7Value(encoding.component(obx.fields[2]), obx.fields[5] ?? '', encoding);
  if ('reason' in value) return value;
  const unit = readUnit(encoding, obx.fields[6]);
  const flags = encoding.repetitions(obx.fields[8] ?? '').map((field) => encoding.component(field));
  const reportId = reportIdOf(message, order, patient, time);
  return {
    place: placeOf(message, obx),
    patient,
    reportId,
    rowId: rowIdIn(reportId, code || name, encoding.component(obx.fields[4])),
    time,
    loinc,
    itemCode: '',
    localNames,
    name,
    specimen: readSpecimen(message, order),
    value,
    units: unit === '' ? [] : [unit],
    printedUnit: unit,
    range: { kind: 'text', text: cleanText(encoding.unescape(obx.fields[7] ?? '')) },
    flag: flags.filter((flag) => flag !== '').join(','),
    status,
    statusText,
  };
}

function readMessage(message: Hl7Message, content: MessageContent): void {
  const { encoding } = message;
  let patient: SourcePatient | string = '消息中没有 PID';
  let order: Order | undefined;
  let previous: Hl7Segment | undefined;
  const results: { readonly obx: Hl7Segment; readonly order: Order | undefined }[] = [];
  for (const segment of message.segments) {
    switch (segment.name) {
      case 'PID':
        patient = readPid(message, segment);
        order = undefined;
        if (typeof patient === 'string')
          content.notes.push({ place: placeOf(message, segment), note: `患者不能导入：${patient}` });
        else content.patients.push(patient);
        break;
      case 'ORC':
        order = undefined;
        break;
      case 'OBR':
        order = { obr: segment, patient, specimen: undefined };
        break;
      case 'SPM':
        if (order) order.specimen ??= segment;
        break;
      case 'OBX':
        results.push({ obx: segment, order });
        break;
      case 'NTE': {
        const text = cleanText(
          encoding
            .repetitions(segment.fields[3] ?? '')
            .map((part) => encoding.unescape(part))
            .join('\n'),
        );
        if (text !== '' && previous) content.notes.push({ place: placeOf(message, previous), note: `附注：${text}` });
        continue;
      }
    }
    if (READ.has(segment.name)) previous = segment;
  }
  for (const { obx, order: own } of results) {
    const row = own ? readObx(message, own, obx) : { reason: '不在任何 OBR 之下' };
    content.rows.push('reason' in row ? { place: placeOf(message, obx), reason: row.reason } : row);
  }
}

/** Reads a file of HL7 v2 ORU^R01 messages: every OBX ends as a row or as refused. Throws FileRefusal. */
export function readHl7(text: string): SourceContent {
  const messages = readHl7Messages(text);
  const content: MessageContent = { patients: [], rows: [], notes: [] };
  for (const message of messages) readMessage(message, content);
  const others = messages.flatMap(({ segments }) => segments).filter(({ name }) => !READ.has(name)).length;
  const [first] = messages;
  const sender = first?.encoding.component(first.segments[0]?.fields[4]) ?? '';
  return {
    format: 'HL7 v2 ORU^R01',
    ...content,
    count: content.rows.length,
    others,
    sender,
    messages: messages.length,
  };
}
