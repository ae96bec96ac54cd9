import type { GraceEvidence, GraceInput, GraceInputSource, NewerEvidence } from '@jianwei/api-client/model';
import { intervalFor, printInterval } from '@jianwei/clinical-rules/catalogue/catalogue';
import { creatinineInMgPerDl } from '@jianwei/clinical-rules/grace/grace';
import { GRACE_ITEM_TEXT } from '@jianwei/clinical-rules/grace/wording';
import { convert } from '@jianwei/clinical-rules/units/convert';
import { normaliseUnit } from '@jianwei/clinical-rules/units/unit';
import { evidenceOf } from './newest-result.ts';
import type { JudgedReport, JudgedRow, PatientRecord } from './patient-record.ts';

/** Codes of the markers of cardiac necrosis, in the order in which the evidence lists them. */
const NECROSIS_MARKERS = ['CTNI', 'CTNT', 'CKMBM', 'CK-MB', 'MYO'];

/** Markers older than this say nothing about the present event. */
const EVIDENCE_HOURS = 72;
const HOUR_MS = 3_600_000;
const CREATININE_UNIT = 'μmol/L';

/** Creatinine of a report in μmol/L, with the report it comes from and its printed range. */
export interface CreatinineFact {
  readonly umolPerL: number;
  readonly reference: string;
  readonly source: GraceInputSource;
}

/** The range in μmol/L: the printed one, or the catalogue's where the report has none or another unit. */
function creatinineReference(row: JudgedRow, { person }: JudgedReport): string {
  if (row.store.range_text !== '' && normaliseUnit(row.store.unit) === CREATININE_UNIT) return row.store.range_text;
  const found = row.item && intervalFor(row.item, person.sex, person.ageYears);
  return found?.status === 'found' ? printInterval(found.interval) : '';
}

function creatinineIn(judged: JudgedReport): CreatinineFact[] {
  const { report, rows } = judged;
  return rows.flatMap((row) => {
    const { parsed } = row.flag;
    if (row.code !== 'CREA' || parsed.kind !== 'number' || parsed.comparator !== undefined) return [];
    const converted = convert(parsed.value, row.store.unit, CREATININE_UNIT, 'CREA');
    if (!converted.ok) return [];
    const time = report.report_time;
    return [
      {
        umolPerL: Math.round(converted.value * 100) / 100,
        reference: creatinineReference(row, judged),
        source: {
          report_id: report.report_id,
          report_time: time,
          text: `${time.slice(5, 10)} ${report.report_name} ${time.slice(11, 16)}`,
        },
      },
    ];
  });
}

/** The patient's creatinine values, newest first. */
export function creatinineFacts(record: PatientRecord): CreatinineFact[] {
  return record.reports.flatMap(creatinineIn);
}

function referenceText(row: JudgedRow): string {
  if (row.store.range_text !== '') return row.store.range_text;
  return row.flag.interval === undefined ? '' : printInterval(row.flag.interval);
}

function evidence(row: JudgedRow): GraceEvidence {
  const { store, item } = row;
  return {
    name: item?.name ?? store.name,
    specimen: store.specimen === '' ? (item?.specimen ?? '') : store.specimen,
    result: store.result,
    unit: store.unit === '' ? (item?.unit ?? '') : store.unit,
    reference: referenceText(row),
  };
}

const isMarker = (row: JudgedRow): boolean => NECROSIS_MARKERS.includes(row.code);
const isRaised = ({ flag }: JudgedRow): boolean => flag.state === 'abnormal' && flag.abnormalType === 1;

/** The newest report that holds a marker of cardiac necrosis. */
function newestMarkers(record: PatientRecord): JudgedReport | undefined {
  return record.reports.find((judged) => judged.rows.some(isMarker));
}

function markerRows({ rows }: JudgedReport): JudgedRow[] {
  return rows.filter(isMarker).toSorted((a, b) => NECROSIS_MARKERS.indexOf(a.code) - NECROSIS_MARKERS.indexOf(b.code));
}

/** The raised markers of cardiac necrosis of the newest report that has any marker, if it is recent enough. */
export function necrosisEvidence(record: PatientRecord, now: Date): GraceEvidence[] {
  const newest = newestMarkers(record);
  if (!newest || Date.parse(newest.report.report_time) < now.getTime() - EVIDENCE_HOURS * HOUR_MS) return [];
  return markerRows(newest).filter(isRaised).map(evidence);
}

function newerCreatinine(record: PatientRecord, input: GraceInput, savedTime: string): NewerEvidence[] {
  const [newest] = creatinineFacts(record);
  const { serum_creatinine: saved = null, serum_creatinine_unit: unit = CREATININE_UNIT } = input;
  const { report_id: reportId = '', report_time: time = '' } = newest?.source ?? {};
  if (newest === undefined || time <= savedTime) return [];
  // Compared as the score uses it, so that another unit of the same value is no news.
  const used = creatinineInMgPerDl(newest.umolPerL, CREATININE_UNIT);
  if (saved !== null && creatinineInMgPerDl(saved, unit) === used) return [];
  return [
    {
      item: 'serum_creatinine',
      label: GRACE_ITEM_TEXT.serum_creatinine,
      value: `${newest.umolPerL} ${CREATININE_UNIT}`,
      report_id: reportId,
      report_time: time,
    },
  ];
}

const sameEvidence = (a: GraceEvidence, b: GraceEvidence): boolean => a.name === b.name && a.result === b.result;

/** Raised markers that the record does not list; where none is raised any more, those that say so. */
function newerMarkers(record: PatientRecord, input: GraceInput, savedTime: string): NewerEvidence[] {
  const newest = newestMarkers(record);
  if (!newest || newest.report.report_time <= savedTime) return [];
  const rows = markerRows(newest);
  const raised = rows.filter(isRaised);
  const { cardiac_enzymes_high: isSavedRaised = false, evidences = [] } = input;
  const changed =
    raised.length > 0
      ? raised.filter((row) => !isSavedRaised || !evidences.some((known) => sameEvidence(known, evidence(row))))
      : rows.filter((row) => isSavedRaised && row.flag.state === 'normal');
  return changed.map((row) => ({
    ...evidenceOf('cardiac_enzymes_high', { row, report: newest.report }),
    label: row.item?.name ?? row.store.name,
  }));
}

/** Results reported after `savedTime` that would change creatinine, the check for raised markers or its evidence. */
export function newerGraceEvidence(record: PatientRecord, input: GraceInput, savedTime: string): NewerEvidence[] {
  return [...newerCreatinine(record, input, savedTime), ...newerMarkers(record, input, savedTime)];
}
