import { useGetPatientTimeline } from '@jianwei/api-client/analysis/analysis';
import { memo } from 'react';
import { assessmentOf } from '../../../parts/assessments/assessment-registry.ts';
import { formatDate } from '../../../kit/lib/format-date.ts';
import { patientLine } from '../../../parts/report/print-lines.ts';
import { MINUTE_PATTERN } from './assessment-texts.ts';

/** What stands at the head of each printed page. */
export interface Paper {
  apiType: number;
  patientId: string;
  /** 报告时间 where a lab report is read, 评估时间 where an assessment is made. */
  timeLabel: '报告时间' | '评估时间';
  /** Of the report, of the saved assessment, or of the one that is being made. */
  time: string | Date | undefined;
  /** Author of what is saved, 尚未保存, or the specimen. */
  notes?: readonly (string | undefined | false)[];
}

/**
 * Whose paper it is, from what the page behind the drawer already fetched; then which tool, and when. Not drawn again with
 * each key that is typed.
 */
export const PrintHeader = memo(function PrintHeader(props: Omit<Paper, 'notes'> & { notes: string | undefined }) {
  const { apiType, patientId, timeLabel, time, notes } = props;
  const { data } = useGetPatientTimeline(
    { patient_id: patientId },
    { query: { staleTime: Infinity }, request: { suppress: true } },
  );
  const patient = data?.patient.patient_id === patientId ? data.patient : undefined;
  const when = time === undefined ? undefined : `${timeLabel} ${formatDate(time, MINUTE_PATTERN)}`;
  return (
    <>
      {patient && <p>{patientLine(patient)}</p>}
      <p>{[assessmentOf(apiType)?.title, when, notes].filter(Boolean).join('\u3000')}</p>
    </>
  );
});
