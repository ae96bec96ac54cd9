import type { GraceEvidence, GraceInput, GraceInputSource, NewerEvidence } from '@jianwei/api-client/model';
import { printInterval } from '@jianwei/clinical-rules/catalogue/catalogue';
import { creatinineInMgPerDl } from '@jianwei/clinical-rules/grace/grace';
import { GRACE_ITEM_TEXT } from '@jianwei/clinical-rules/grace/wording';
import {
  CREATININE_UNIT,
  creatinineFacts,
  isRaisedMarker,
  newestMarkers,
  raisedMarkers,
} from '@jianwei/clinical-rules/record/grace-facts';
import type { CreatinineFact } from '@jianwei/clinical-rules/record/grace-facts';
import type { PatientRecord } from '@jianwei/clinical-rules/record/judged';
import type { JudgedRow } from '@jianwei/clinical-rules/record/judged-row';
import { evidenceOf } from './newer-evidence.ts';

/** Where a creatinine value comes from. */
export function creatinineSource({ report }: CreatinineFact): GraceInputSource {
  const { report_id, report_name: name, report_time: time } = report;
  return { report_id, report_time: time, text: `${time.slice(5, 10)} ${name} ${time.slice(11, 16)}` };
}

function referenceText({ printed, flag }: JudgedRow): string {
  if (printed.range_text !== '') return printed.range_text;
  return flag.interval === undefined ? '' : printInterval(flag.interval);
}

/** A marker as a line of the evidence. */
export function markerEvidence(row: JudgedRow): GraceEvidence {
  const { printed, item } = row;
  return {
    name: item?.name ?? printed.name,
    specimen: printed.specimen === '' ? (item?.specimen ?? '') : printed.specimen,
    result: printed.result,
    unit: printed.unit === '' ? (item?.unit ?? '') : printed.unit,
    reference: referenceText(row),
  };
}

/** The raised markers of cardiac necrosis of the newest report that has any marker, if it is recent enough. */
export function necrosisEvidence(record: PatientRecord, now: Date): GraceEvidence[] {
  return raisedMarkers(record, now).map(markerEvidence);
}

function newerCreatinine(record: PatientRecord, input: GraceInput, savedTime: string): NewerEvidence[] {
  const [newest] = creatinineFacts(record);
  const { serum_creatinine: saved = null, serum_creatinine_unit: unit = CREATININE_UNIT } = input;
  if (newest === undefined || newest.report.report_time <= savedTime) return [];
  // Compared as the score uses it, so that another unit of the same value is no news.
  const used = creatinineInMgPerDl(newest.umolPerL, CREATININE_UNIT);
  if (saved !== null && creatinineInMgPerDl(saved, unit) === used) return [];
  return [
    {
      item: 'serum_creatinine',
      label: GRACE_ITEM_TEXT.serum_creatinine,
      value: `${newest.umolPerL} ${CREATININE_UNIT}`,
      report_id: newest.report.report_id,
      report_time: newest.report.report_time,
    },
  ];
}

const sameEvidence = (a: GraceEvidence, b: GraceEvidence): boolean => a.name === b.name && a.result === b.result;

/** Raised markers that the record does not list; where none is raised any more, those that say so. */
function newerMarkers(record: PatientRecord, input: GraceInput, savedTime: string): NewerEvidence[] {
  const newest = newestMarkers(record);
  if (!newest || newest.report.report_time <= savedTime) return [];
  const { report, rows } = newest;
  const raised = rows.filter(isRaisedMarker);
  const { cardiac_enzymes_high: isSavedRaised = false, evidences = [] } = input;
  const changed =
    raised.length > 0
      ? raised.filter((row) => !isSavedRaised || !evidences.some((known) => sameEvidence(known, markerEvidence(row))))
      : rows.filter((row) => isSavedRaised && row.flag.state === 'normal');
  return changed.map((row) => ({
    ...evidenceOf('cardiac_enzymes_high', { row, report }),
    label: row.item?.name ?? row.printed.name,
  }));
}

/** Results reported after `savedTime` that would change creatinine, the check for raised markers or its evidence. */
export function newerGraceEvidence(record: PatientRecord, input: GraceInput, savedTime: string): NewerEvidence[] {
  return [...newerCreatinine(record, input, savedTime), ...newerMarkers(record, input, savedTime)];
}
