import { useGetReportAnalysis } from '@jianwei/api-client/analysis/analysis';
import { isUndetermined } from '@jianwei/api-client/transport/undetermined';
import { decisionAddress } from '../../../parts/report/decision-address.ts';
import { FindingSteps } from '../../../parts/reading/finding-steps.tsx';
import type { AssessmentViewProps } from '../../../parts/assessments/assessment-view.tsx';
import styles from './blood-gas.module.css';

const BLOOD_GAS = 3;
const MOST_STEPS = 3;

interface GasStepsProps extends Pick<AssessmentViewProps, 'patientId' | 'reportId'> {
  /** The gas that is open in the tool. */
  openId: string;
}

/**
 * 现在做什么, as the reading of the page's report says of its gas. It reads what the page has loaded and asks for nothing itself;
 * of another gas of the patient it says nothing.
 */
export function GasSteps({ patientId, reportId, openId }: GasStepsProps) {
  const { data: report } = useGetReportAnalysis(reportId, undefined, {
    query: { enabled: false },
    request: { suppress: true },
  });
  const isTheirs = openId === reportId && report?.patient?.patient_id === patientId;
  const said = isTheirs ? (report.reading?.findings ?? []) : [];
  const findings = said.filter((finding) => !isUndetermined(finding) && finding.api_type === BLOOD_GAS);
  const all = findings.flatMap(({ actions = [] }) => actions);
  const byId = new Map(all.map((action) => [action.action_id, action]));
  const diagnosisId = findings.find(({ diagnosis_id: id }) => id !== undefined)?.diagnosis_id;
  return (
    <div className={styles.steps}>
      <FindingSteps
        actions={[...byId.values()].slice(0, MOST_STEPS)}
        reportId={reportId}
        address={diagnosisId && decisionAddress(diagnosisId, reportId)}
      />
    </div>
  );
}
