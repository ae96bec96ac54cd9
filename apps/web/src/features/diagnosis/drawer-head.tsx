import { useGetPatientTimeline } from '@jianwei/api-client/analysis/analysis';
import type { DiagnosisKnowledge } from '@jianwei/api-client/model';
import { classNames } from '../../kit/lib/class-names.ts';
import { formatDate } from '../../kit/lib/format-date.ts';
import { ApplicationIcon, applicationName, InnerTestTag } from '../../parts/applications/application.tsx';
import type { AssessmentEntry } from '../../parts/assessments/assessment-registry.ts';
import { ReliabilityMark } from '../../parts/lab/reliability-mark.tsx';
import type { DetailPanelProps } from '../../parts/report/detail-slots.ts';
import { bedText } from '../../parts/report/print-lines.ts';
import styles from './drawer-head.module.css';

interface DrawerHeadProps extends Pick<DetailPanelProps, 'patientId' | 'reportId' | 'onOpenApplication'> {
  tool: AssessmentEntry | undefined;
  knowledge: DiagnosisKnowledge | undefined;
}

/** Beside the title: what kind of tool, how reliable the diagnosis is, its applications, and whose drawer this is. */
export function DrawerHead({ tool, knowledge, patientId, reportId, onOpenApplication }: DrawerHeadProps) {
  const applications = knowledge?.applications ?? [];
  return (
    <div className="jw-row jw-gap-12 jw-grow jw-nowrap">
      <InnerTestTag apiType={tool?.apiType} />
      {tool && <span className={`jw-table-text jw-ink-3 jw-ellipsis ${styles.subtitle}`}>{tool.subtitle}</span>}
      {knowledge?.reliable !== undefined && (
        <span className="jw-row jw-gap-6 jw-table-text jw-ink-3 jw-fixed">
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
                  className={`jw-button jw-button-small ${styles.chip}`}
                  onClick={() => onOpenApplication(application.application_id)}
                >
                  <span className={styles.tile}>
                    <ApplicationIcon of={application} />
                  </span>
                  {applicationName(application)}
                  <InnerTestTag apiType={application.api_type} />
                </button>
              </li>
            ))}
          </ul>
        )}
        <PatientLine patientId={patientId} reportId={reportId} isPrinted={tool === undefined} />
      </span>
    </div>
  );
}

/**
 * Name, sex, age and bed, and on paper the time of the report, from what the page behind the drawer already fetched. The paper of
 * a tool has a head of its own.
 */
function PatientLine({ patientId, reportId, isPrinted }: { patientId: string; reportId: string; isPrinted: boolean }) {
  const { data } = useGetPatientTimeline({ patient_id: patientId }, { query: { staleTime: Infinity } });
  if (data?.patient.patient_id !== patientId) return null;
  const { name, gender, age, department, bed_no: bed } = data.patient;
  const report = data.days.flatMap(({ reports = [] }) => reports).find(({ report_id: id }) => id === reportId);
  const place = [department, bedText(bed)].filter(Boolean).join('　');
  return (
    <span className={classNames('jw-row jw-gap-12 jw-table-text jw-fixed', !isPrinted && 'jw-no-print')}>
      <b>{name}</b>
      <span>{gender}</span>
      <span>{age} 岁</span>
      {place !== '' && <span className={`jw-ink-2 ${styles.place}`}>{place}</span>}
      {report && <span className="jw-print-only">报告时间 {formatDate(report.report_time, 'yyyy-MM-dd HH:mm')}</span>}
    </span>
  );
}
