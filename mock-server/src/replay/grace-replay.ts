import type { GraceEvidence, GraceInput } from '@jianwei/api-client/model';
import { creatinineInMgPerDl } from '@jianwei/clinical-rules/grace/grace';
import {
  CREATININE_UNIT,
  creatinineFacts,
  isRaisedMarker,
  isRecentMarker,
  markersIn,
} from '@jianwei/clinical-rules/record/grace-facts';
import type { HospitalRecord } from '../interpretation/patient-record.ts';
import { markerEvidence } from '../interpretation/grace-evidence.ts';
import { graceRecords } from '../store/grace-records.ts';
import type { Reading } from '../store/saved-assessments.ts';
import { ageReading } from './person-reading.ts';
import type { ReplayTool } from './replay-tool.ts';

const MARKERS = 'cardiac_enzymes_high';

function creatinineReadings(record: HospitalRecord): Reading[] {
  return creatinineFacts(record).map(({ umolPerL, report }) => ({
    item: 'serum_creatinine',
    value: umolPerL,
    source: {
      text: `${umolPerL} ${CREATININE_UNIT}`,
      report_id: report.report_id,
      report_time: report.report_time,
    },
  }));
}

/** The raised markers of each report that was recent when it was saved, or is newer; an empty list says that none is raised. */
function markerReadings(record: HospitalRecord, savedTime: string): Reading[] {
  const isMeant = ({ report }: (typeof record.reports)[number]) => isRecentMarker(report, new Date(savedTime));
  return record.reports.filter(isMeant).flatMap((judged) => {
    const rows = markersIn(judged);
    const value = rows.filter(isRaisedMarker).map(markerEvidence);
    const { report_id, report_time } = judged.report;
    const text = rows.map(({ item, printed }) => `${item?.shortName ?? printed.name} ${printed.result}`).join('、');
    return rows.length === 0 ? [] : [{ item: MARKERS, value, source: { text, report_id, report_time } }];
  });
}

const isListed = (listed: readonly GraceEvidence[], { name, result }: GraceEvidence) =>
  listed.some((row) => row.name === name && row.result === result);

export const graceReplayTool: ReplayTool<GraceInput> = {
  slug: 'grace',
  table: graceRecords,
  read: (record, { form, report_time: time, saved_time: savedTime }) => [
    ...ageReading(record, form.age, time),
    ...creatinineReadings(record),
    ...markerReadings(record, savedTime),
  ],
  isTaken: (form, { item, value }) => {
    if (item === MARKERS) {
      const raised = value as readonly GraceEvidence[];
      const { cardiac_enzymes_high: isHigh = false, evidences = [] } = form;
      return isHigh === raised.length > 0 && raised.every((row) => isListed(evidences, row));
    }
    if (item === 'age') return form.age === value;
    const { serum_creatinine: saved = null, serum_creatinine_unit: unit = CREATININE_UNIT } = form;
    // As the score uses it, so that another unit of the same value is no change.
    return saved !== null && creatinineInMgPerDl(saved, unit) === creatinineInMgPerDl(Number(value), CREATININE_UNIT);
  },
  apply: (form, { item, value }) => {
    if (item === MARKERS) {
      const evidences = [...(value as readonly GraceEvidence[])];
      return { ...form, cardiac_enzymes_high: evidences.length > 0, evidences };
    }
    if (item === 'age') return { ...form, age: value as number | null };
    return { ...form, serum_creatinine: value as number | null, serum_creatinine_unit: CREATININE_UNIT };
  },
  input: (_world, _record, { form }) => ({ ...form }),
};
