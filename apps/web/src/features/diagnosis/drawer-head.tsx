import { useGetPatientTimeline } from '@jianwei/api-client/analysis/analysis';
import type { DiagnosisKnowledge } from '@jianwei/api-client/model';
import { memo } from 'react';
import { formatDate } from '../../kit/lib/format-date.ts';
import { ApplicationIcon } from '../../parts/applications/application-icon.tsx';
import { applicationIcon, applicationName } from '../../parts/applications/application-twins.ts';
import { InnerTestTag } from '../../parts/applications/inner-test-tag.tsx';
import { ReliabilityMark } from '../../parts/lab/reliability-mark.tsx';
import styles from './drawer-head.module.css';

interface DrawerHeadProps {
  /** The tool in the drawer, if there is one. */
  apiType: number | undefined;
  subtitle: string | undefined;
  knowledge: DiagnosisKnowledge | undefined;
  patientId: string;
  reportId: string;
  onOpenApplication: (applicationId: string) => void;
}

/**
 * Beside the title: what kind of tool, how reliable the diagnosis is, its applications, and whose drawer this is. Not drawn
 * again when something becomes unsaved.
 */
export const DrawerHead = memo(function DrawerHead(props: DrawerHeadProps) {
  const { apiType, subtitle, knowledge, patientId, reportId, onOpenApplication } = props;
  const applications = knowledge?.applications ?? [];
  return (
    <div className={`jw-row jw-gap-12 jw-grow ${styles.head}`}>
      <InnerTestTag apiType={apiType} />
      {subtitle !== undefined && <span className={`jw-table-text jw-ink-3 ${styles.subtitle}`}>{subtitle}</span>}
      {knowledge?.reliable !== undefined && (
        <span className={`jw-row jw-gap-6 jw-table-text jw-ink-3 ${styles.fixed}`}>
          可靠性 <ReliabilityMark reliable={knowledge.reliable} />
        </span>
      )}
      <span className={`jw-row jw-gap-16 jw-end ${styles.end}`}>
        {applications.length > 0 && (
          <ul className={`jw-row jw-gap-8 ${styles.chips}`} aria-label="相关应用">
            {applications.map((application) => (
              <li key={application.application_id}>
                <button
                  type="button"
                  className={`jw-row jw-gap-6 ${styles.chip}`}
                  onClick={() => onOpenApplication(application.application_id)}
                >
                  <span className={styles.tile}>
                    <ApplicationIcon apiType={application.api_type} source={applicationIcon(application)} />
                  </span>
                  {applicationName(application)}
                  <InnerTestTag apiType={application.api_type} />
                </button>
              </li>
            ))}
          </ul>
        )}
        <PatientLine patientId={patientId} reportId={reportId} isPrinted={apiType === undefined} />
      </span>
    </div>
  );
});

interface PatientLineProps {
  patientId: string;
  reportId: string;
  isPrinted: boolean;
}

/**
 * Name, sex, age and bed, and on paper the time of the report, from what the page behind the drawer already fetched. The paper of
 * a tool has a head of its own.
 */
function PatientLine({ patientId, reportId, isPrinted }: PatientLineProps) {
  const { data } = useGetPatientTimeline({ patient_id: patientId }, { query: { staleTime: Infinity } });
  const patient = data?.patient;
  if (patient?.patient_id !== patientId) return null;
  const report = data?.days.flatMap(({ reports = [] }) => reports).find(({ report_id: id }) => id === reportId);
  const place = [patient.department, patient.bed_no && bedText(patient.bed_no)].filter(Boolean).join('　');
  return (
    <span className={`jw-row jw-gap-12 jw-table-text ${styles.fixed} ${isPrinted ? '' : 'jw-no-print'}`}>
      <b>{patient.name}</b>
      <span>{patient.gender}</span>
      <span>{patient.age} 岁</span>
      {place !== '' && <span className={`jw-ink-2 ${styles.place}`}>{place}</span>}
      {report && <span className="jw-print-only">报告时间 {formatDate(report.report_time, 'yyyy-MM-dd HH:mm')}</span>}
    </span>
  );
}

const bedText = (bed: string) => (/^\d+$/.test(bed) ? `${bed} 床` : bed);
