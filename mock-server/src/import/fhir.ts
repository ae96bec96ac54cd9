import { createHash } from 'node:crypto';
import { findItem, type CatalogueItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import { hospitalTime } from '../store/time.ts';
import {
  isResource,
  type BundleEntry,
  type DiagnosticReportResource,
  type ObservationResource,
  type PatientResource,
  type Quantity,
} from './fhir-resources.ts';
import { loincTerms, type LoincTerm } from './loinc.ts';
import { convertUnit } from './ucum.ts';

export interface ImportedPatient {
  readonly id: string;
  readonly name: string;
  readonly gender: '男' | '女';
  /** `YYYY-MM-DD` */
  readonly birthDate: string;
}

export interface ImportedReport {
  readonly id: string;
  readonly patientId: string;
  /** ISO with the hospital's offset. */
  readonly time: string;
}

export interface ImportedRow {
  readonly id: string;
  readonly reportId: string;
  readonly item: CatalogueItem;
  /** Name as the source prints it. */
  readonly name: string;
  /** Result in the catalogue's unit, or the source's own text for a qualitative one. */
  readonly result: string;
  readonly unit: string;
  /** The source's own interval in the catalogue's unit, '' where it has none. */
  readonly range: string;
  /** Value and unit as the source printed them. */
  readonly source: string;
}

export interface RefusedRow {
  /** Where in the file, such as `entry[35] Observation 8302-2 Body Height`. */
  readonly place: string;
  readonly reason: string;
}

export interface BundleContent {
  readonly patients: readonly ImportedPatient[];
  readonly reports: readonly ImportedReport[];
  readonly rows: readonly ImportedRow[];
  /** Observations and patients that cannot be used, each with its reason. */
  readonly refused: readonly RefusedRow[];
  /** Observations of the file: rows + refused ones. */
  readonly observations: number;
  /** Resources of other kinds, which hold no results. */
  readonly others: number;
}

const genders: Readonly<Record<string, '男' | '女'>> = { male: '男', female: '女' };
const comparators: Readonly<Record<string, string>> = { '<': '<', '<=': '≤', '>': '>', '>=': '≥' };
const unusableStatus = new Set(['entered-in-error', 'cancelled']);

/** Ids of one source are long and may hold anything: the same source id always gives the same short one. */
function shortId(prefix: string, sourceId: string): string {
  return `${prefix}${createHash('sha256').update(sourceId).digest('hex').slice(0, 12)}`;
}

// Some sources hide zero-width characters in their names, which no search would find again.
function cleanText(text: string): string {
  return text.replace(/[\u200b-\u200d\ufeff]/g, '').trim();
}

/** Four significant digits: more than any laboratory prints, and no noise of the conversion. */
function printNumber(value: number): string {
  return String(Number(value.toPrecision(4)));
}

function readPatient(entry: BundleEntry, patient: PatientResource): ImportedPatient | string {
  const name = patient.name?.[0];
  const text = cleanText(name?.text ?? [...(name?.given ?? []), name?.family ?? ''].join(' '));
  const gender = genders[patient.gender ?? ''];
  if (text === '') return '患者没有姓名';
  if (gender === undefined) return '患者没有可用的性别';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(patient.birthDate ?? '')) return '患者没有完整的出生日期';
  return {
    id: shortId('F', entry.fullUrl ?? patient.id ?? text),
    name: text,
    gender,
    birthDate: patient.birthDate ?? '',
  };
}

/** Value and unit as the source gives them, noise digits left out. */
function sourceText(comparator: string, { value, unit, code }: Quantity): string {
  return cleanText(`${comparator}${printNumber(value ?? NaN)} ${unit ?? code ?? ''}`);
}

/** A quantity in the catalogue's unit, or the reason why it has none. */
function inCatalogueUnit(quantity: Quantity, item: CatalogueItem, term: LoincTerm) {
  if (typeof quantity.value !== 'number' || !Number.isFinite(quantity.value)) return { reason: '结果不是数字' };
  const converted = convertUnit(quantity.value, quantity.code ?? quantity.unit ?? '', item.unit, term.molarMass);
  return 'reason' in converted ? converted : { text: printNumber(converted.value) };
}

/** The source's own interval in the catalogue's unit; '' where it prints none that can be read. */
function ownRange(observation: ObservationResource, item: CatalogueItem, term: LoincTerm): string {
  const range = observation.referenceRange?.[0];
  if (!range) return '';
  const [low, high] = [range.low, range.high].map((bound) => {
    const found = bound && inCatalogueUnit(bound, item, term);
    return found && 'text' in found ? found.text : undefined;
  });
  if (low !== undefined && high !== undefined) return `${low}–${high}`;
  if (high !== undefined) return `≤ ${high}`;
  if (low !== undefined) return `≥ ${low}`;
  return range.low || range.high ? '' : cleanText(range.text ?? '');
}

/** Result, unit and range of an observation as a row prints them, or the reason why it is no row. */
function readResult(observation: ObservationResource, item: CatalogueItem, term: LoincTerm) {
  const { valueQuantity: quantity } = observation;
  if (quantity) {
    const found = inCatalogueUnit(quantity, item, term);
    if ('reason' in found) return found;
    const comparator = quantity.comparator === undefined ? '' : comparators[quantity.comparator];
    if (comparator === undefined) return { reason: `不认识的比较符 ${quantity.comparator ?? ''}` };
    return {
      result: `${comparator}${found.text}`,
      unit: item.unit,
      range: ownRange(observation, item, term),
      source: sourceText(comparator, quantity),
    };
  }
  const text = cleanText(observation.valueString ?? observation.valueCodeableConcept?.text ?? '');
  if (text === '') return { reason: '没有结果' };
  return { result: text, unit: '', range: ownRange(observation, item, term), source: text };
}

/** Reads the patients, reports and laboratory rows of a FHIR R4 bundle; every observation ends as a row or as refused. */
export function readFhir(entries: readonly BundleEntry[]): BundleContent {
  const patients = new Map<string, ImportedPatient>();
  const reportOf = new Map<string, DiagnosticReportResource & { readonly key: string }>();
  const reports = new Map<string, ImportedReport>();
  const rows: ImportedRow[] = [];
  const refused: RefusedRow[] = [];
  let observations = 0;
  let others = 0;

  entries.forEach((entry, index) => {
    const { resource } = entry;
    if (isResource(resource, 'Patient')) {
      const patient = readPatient(entry, resource);
      if (typeof patient === 'string') refused.push({ place: `entry[${index}] Patient`, reason: patient });
      else for (const key of [entry.fullUrl, `Patient/${resource.id ?? ''}`]) if (key) patients.set(key, patient);
    } else if (isResource(resource, 'DiagnosticReport')) {
      const key = entry.fullUrl ?? `DiagnosticReport/${resource.id ?? index}`;
      for (const { reference } of resource.result ?? []) if (reference) reportOf.set(reference, { ...resource, key });
    } else if (!isResource(resource, 'Observation')) {
      others += 1;
    }
  });

  entries.forEach((entry, index) => {
    const { resource: observation } = entry;
    if (!isResource(observation, 'Observation')) return;
    observations += 1;
    const coding =
      observation.code?.coding?.find(({ system }) => system === 'http://loinc.org') ?? observation.code?.coding?.[0];
    const name = cleanText(observation.code?.text ?? coding?.display ?? '');
    const refuse = (reason: string) =>
      refused.push({ place: `entry[${index}] Observation ${coding?.code ?? ''} ${name}`.trimEnd(), reason });

    const category = observation.category?.flatMap(({ coding: codings }) => codings ?? []).map(({ code }) => code);
    if (category && category.length > 0 && !category.includes('laboratory')) {
      refuse(`不是检验结果（${category.join('、')}）`);
      return;
    }
    if (unusableStatus.has(observation.status ?? '')) {
      refuse(`结果已作废（${observation.status ?? ''}）`);
      return;
    }
    const term = loincTerms[coding?.code ?? ''];
    const item = term && findItem(term.item);
    if (!term || !item) {
      refuse(`检验目录中没有 LOINC ${coding?.code ?? '（无代码）'}`);
      return;
    }
    const patient = patients.get(observation.subject?.reference ?? '');
    if (!patient) {
      refuse('文件中没有该结果的患者');
      return;
    }
    const ownKey = entry.fullUrl ?? `Observation/${observation.id ?? index}`;
    const report = reportOf.get(ownKey) ?? reportOf.get(`Observation/${observation.id ?? ''}`);
    const time = new Date(
      report?.effectiveDateTime ?? report?.issued ?? observation.effectiveDateTime ?? observation.issued ?? NaN,
    );
    if (Number.isNaN(time.getTime())) {
      refuse('没有可用的时间');
      return;
    }
    const found = readResult(observation, item, term);
    if ('reason' in found) {
      refuse(found.reason);
      return;
    }
    // An observation outside any report stands with those of the same moment.
    const reportId = shortId('F', report?.key ?? `${patient.id} ${time.toISOString()}`);
    reports.set(reportId, { id: reportId, patientId: patient.id, time: hospitalTime(time) });
    rows.push({ id: shortId('F', ownKey), reportId, item, name, ...found });
  });

  return {
    patients: [...new Set(patients.values())],
    reports: [...reports.values()],
    rows,
    refused,
    observations,
    others,
  };
}
