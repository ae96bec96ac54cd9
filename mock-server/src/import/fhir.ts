import {
  isResource,
  readBundle,
  type CodeableConcept,
  type DiagnosticReportResource,
  type ObservationPart,
  type ObservationResource,
  type PatientResource,
  type PlacedResource,
  type SpecimenResource,
} from './fhir-resources.ts';
import { conceptText, readFhirFlag, readFhirRange, readFhirValue } from './fhir-values.ts';
import { cleanText, isSamePerson, readPatientParts, rowIdIn, shortId } from './source-text.ts';
import { FileRefusal } from './source.ts';
import type { ImportNote, RefusedRow, SourceContent, SourcePatient, SourceRow, SourceStatus } from './source.ts';
import { readDate, readFhirTime } from './times.ts';

const LOINC = 'http://loinc.org';

const statuses = new Map<string, SourceStatus>([
  ['', 'final'],
  ['final', 'final'],
  ['unknown', 'final'],
  ['preliminary', 'preliminary'],
  ['amended', 'corrected'],
  ['corrected', 'corrected'],
  ['entered-in-error', 'withdrawn'],
  ['cancelled', 'withdrawn'],
]);

function readPatient({ key, names }: PlacedResource, patient: PatientResource): SourcePatient | string {
  const numbers = patient.identifier ?? [];
  const medical = numbers.find(({ type }) => type?.coding?.some(({ code }) => code === 'MR')) ?? numbers[0];
  const name = patient.name?.[0];
  // A relative id is one server's own; an identifier with its system says more.
  const isAbsolute = key.includes(':');
  const identifier = [medical?.system ?? '', medical?.value ?? ''];
  const source = isAbsolute || !medical?.value ? [key === '' ? (names[0] ?? JSON.stringify(name)) : key] : identifier;
  return readPatientParts({
    id: shortId('fhir patient', ...source),
    number: medical?.value ?? '',
    name: name?.text ?? [...(name?.given ?? []), name?.family ?? ''].join(' '),
    gender: patient.gender ?? '',
    birthDate: readDate(patient.birthDate ?? ''),
  });
}

function isSame(one: SourcePatient | string, other: SourcePatient | string): boolean {
  return typeof one === 'string' || typeof other === 'string' ? one === other : isSamePerson(one, other);
}

/** Everything observations refer to, by the names they use. */
interface Index {
  readonly patients: ReadonlyMap<string, SourcePatient | string>;
  readonly reports: ReadonlyMap<string, { readonly key: string; readonly resource: DiagnosticReportResource }>;
  readonly specimens: ReadonlyMap<string, SpecimenResource>;
}

/** `#id` starts from the resource that holds the reference. */
function resolve(reference: string | undefined, container: string): string {
  return reference?.startsWith('#') === true ? `${container}${reference}` : (reference ?? '');
}

function buildIndex(resources: readonly PlacedResource[], notes: ImportNote[]): Index {
  const patients = new Map<string, SourcePatient | string>();
  const reports = new Map<string, { key: string; resource: DiagnosticReportResource }>();
  const specimens = new Map<string, SpecimenResource>();
  for (const placed of resources) {
    const { resource, names, place } = placed;
    if (isResource(resource, 'Patient')) {
      const patient = readPatient(placed, resource);
      if (typeof patient === 'string') notes.push({ place: `${place} Patient`, note: `患者不能导入：${patient}` });
      for (const name of names) {
        const other = patients.get(name);
        patients.set(name, other === undefined || isSame(other, patient) ? patient : `不同的患者同用编号 ${name}`);
      }
    } else if (isResource(resource, 'DiagnosticReport')) {
      const key = placed.key === '' ? place : placed.key;
      for (const { reference } of resource.result ?? []) {
        const name = resolve(reference, placed.container);
        if (name !== '' && !reports.has(name)) reports.set(name, { key, resource });
      }
    } else if (isResource(resource, 'Specimen')) {
      for (const name of names) specimens.set(name, resource);
    }
  }
  return { patients, reports, specimens };
}

function codesOf(concept: CodeableConcept | undefined) {
  const codings = concept?.coding ?? [];
  const loinc = codings.find(({ system }) => system === LOINC);
  return {
    loinc: loinc?.code?.trim() ?? '',
    code: (loinc ?? codings[0])?.code?.trim() ?? '',
    name: cleanText(concept?.text ?? (loinc ?? codings[0])?.display ?? ''),
    localNames: [concept?.text, ...codings.flatMap(({ display, code }) => [display, code])]
      .map((text) => cleanText(text ?? ''))
      .filter((text) => text !== ''),
  };
}

/** Panels and components: each part with a result of its own is one row; a mere heading is none. */
function partsOf(observation: ObservationResource): readonly ObservationPart[] {
  const components = observation.component ?? [];
  const hasOwn = Object.keys(observation).some((key) => /^value[A-Z]/.test(key)) || observation.dataAbsentReason;
  return components.length === 0 || hasOwn ? [observation, ...components] : components;
}

function timeOf(
  observation: ObservationResource,
  report: DiagnosticReportResource | undefined,
  specimen?: SpecimenResource,
) {
  const times = [
    observation.effectiveDateTime ?? observation.effectiveInstant ?? observation.effectivePeriod?.start,
    report?.effectiveDateTime ?? report?.effectivePeriod?.start,
    specimen?.collection?.collectedDateTime,
    observation.issued,
    report?.issued,
  ];
  // The first one given decides: a time that cannot be read is not replaced by a later one of another meaning.
  const given = times.find((time) => time !== undefined);
  return given === undefined ? undefined : readFhirTime(given);
}

/** What all parts of one observation share. */
interface Common {
  readonly observation: ObservationResource;
  readonly patient: SourcePatient;
  readonly time: string;
  readonly reportId: string;
  readonly key: string;
  readonly specimen: SpecimenResource | undefined;
  readonly status: SourceStatus;
  readonly statusText: string;
}

interface Reason {
  readonly reason: string;
}

class FhirReader {
  readonly rows: (SourceRow | RefusedRow)[] = [];
  readonly notes: ImportNote[] = [];
  readonly #index: Index;
  readonly #occurrences = new Map<string, number>();

  constructor(resources: readonly PlacedResource[]) {
    this.#index = buildIndex(resources, this.notes);
  }

  get patients(): readonly SourcePatient[] {
    return [...new Set(this.#index.patients.values())].filter((patient) => typeof patient !== 'string');
  }

  /** Every part of an observation ends in `rows`, with its result or with the reason why it has none. */
  read(placed: PlacedResource, observation: ObservationResource): void {
    const { place } = placed;
    const categories = (observation.category ?? []).flatMap(({ coding }) => coding ?? []).map(({ code }) => code);
    if (categories.length > 0 && !categories.includes('laboratory')) {
      const { code, name } = codesOf(observation.code);
      const at = `${place} Observation ${code} ${name}`.trimEnd();
      this.rows.push({ place: at, reason: `不是检验结果（${categories.join('、')}）` });
      return;
    }
    const common = this.#common(placed, observation);
    partsOf(observation).forEach((part) => {
      const { code, name } = codesOf(part.code);
      const isComponent = part !== observation;
      const at = `${place} Observation${isComponent ? ' component' : ''} ${code} ${name}`.trimEnd();
      const row: SourceRow | Reason =
        'reason' in common ? common : this.#row(common, part, at, isComponent ? code : '');
      this.rows.push('reason' in row ? { place: at, reason: row.reason } : row);
      if (isComponent) return;
      for (const { text } of observation.note ?? [])
        if (text) this.notes.push({ place: at, note: `附注：${cleanText(text)}` });
    });
  }

  /** What all parts of an observation share, or the reason why none of them is a row. */
  #common({ key, container }: PlacedResource, observation: ObservationResource): Common | Reason {
    const { patients, reports, specimens } = this.#index;
    const statusText = observation.status ?? '';
    const status = statuses.get(statusText);
    if (status === undefined) return { reason: `尚无结果（${statusText}）` };
    const ownNames = [key, `Observation/${observation.id ?? ''}`, `${container}#${observation.id ?? ''}`];
    const report = ownNames.map((name) => reports.get(name)).find((found) => found !== undefined);
    const specimenOf = observation.specimen ?? report?.resource.specimen?.[0];
    const specimen = specimens.get(resolve(specimenOf?.reference, container));
    const patient = patients.get(resolve(observation.subject?.reference, container));
    if (patient === undefined) return { reason: '文件中没有该结果的患者' };
    if (typeof patient === 'string') return { reason: `该结果的患者不能导入：${patient}` };
    const time = timeOf(observation, report?.resource, specimen);
    if (time === undefined) return { reason: '没有可用的时间' };
    // An observation outside any report stands with those of the same moment.
    const reportId = shortId('fhir report', patient.id, report?.key ?? '', time);
    return { observation, patient, time, reportId, key, specimen, status, statusText };
  }

  #row(common: Common, part: ObservationPart, place: string, componentCode: string): SourceRow | Reason {
    const { observation, patient, time, reportId, key, specimen, status, statusText } = common;
    const { loinc, code, name, localNames } = codesOf(part.code);
    const rowId = this.#rowId(reportId, [key === '' ? code || name : key, componentCode]);
    const base = { place, patient, reportId, rowId, time, loinc, itemCode: '', localNames, name, status, statusText };
    const coded = (specimen?.type?.coding ?? []).flatMap((coding) =>
      coding.code === undefined ? [] : [cleanText(coding.code)],
    );
    const unread = {
      specimen: { codes: coded, text: conceptText(specimen?.type) },
      flag: readFhirFlag(part.interpretation),
    };
    if (status === 'withdrawn') {
      const value = { kind: 'text', text: '' } as const;
      return { ...base, ...unread, value, units: [], printedUnit: '', range: { kind: 'text', text: '' } };
    }
    const found = readFhirValue(part);
    if ('reason' in found) {
      const isPanel = part === observation && (observation.hasMember ?? []).length > 0;
      return isPanel ? { reason: '组合项目，结果在其成员中' } : found;
    }
    return { ...base, ...unread, ...found, range: readFhirRange(part.referenceRange ?? [], patient, time) };
  }

  /** Observations without an id of their own are told apart by their order among equals. */
  #rowId(reportId: string, parts: readonly string[]): string {
    const id = rowIdIn(reportId, ...parts);
    const before = this.#occurrences.get(id) ?? 0;
    this.#occurrences.set(id, before + 1);
    return before === 0 ? id : rowIdIn(reportId, ...parts, String(before));
  }
}

/** Reads a FHIR R4 bundle. Throws FileRefusal when the text is none, or holds fields that R4 does not have so. */
export function readFhir(text: string): SourceContent {
  const { resources, empty } = readBundle(text);
  try {
    const reader = new FhirReader(resources);
    let others = empty;
    for (const placed of resources) {
      if (isResource(placed.resource, 'Observation')) reader.read(placed, placed.resource);
      else if (!['Patient', 'DiagnosticReport', 'Specimen'].includes(placed.resource.resourceType ?? '')) others += 1;
    }
    const { patients, rows, notes } = reader;
    return { format: 'FHIR R4', patients, rows, count: rows.length, notes, others };
  } catch (error) {
    // A field of another type than FHIR R4 gives it: nothing of such a file can be trusted.
    throw error instanceof FileRefusal ? error : new FileRefusal('结构不符合 FHIR R4', { cause: error });
  }
}
