import type { GraceEvidence, GraceInputSource } from '@jianwei/api-client/model';
import { intervalFor, printInterval } from '@jianwei/clinical-rules/catalogue/catalogue';
import { convert } from '@jianwei/clinical-rules/units/convert';
import { normaliseUnit } from '@jianwei/clinical-rules/units/unit';
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

/** The raised markers of cardiac necrosis of the newest report that has any marker, if it is recent enough. */
export function necrosisEvidence(record: PatientRecord, now: Date): GraceEvidence[] {
  const isMarker = (row: JudgedRow): boolean => NECROSIS_MARKERS.includes(row.code);
  const newest = record.reports.find((judged) => judged.rows.some(isMarker));
  if (!newest || Date.parse(newest.report.report_time) < now.getTime() - EVIDENCE_HOURS * HOUR_MS) return [];
  return newest.rows
    .filter((row) => isMarker(row) && row.flag.state === 'abnormal' && row.flag.abnormalType === 1)
    .toSorted((a, b) => NECROSIS_MARKERS.indexOf(a.code) - NECROSIS_MARKERS.indexOf(b.code))
    .map(evidence);
}
