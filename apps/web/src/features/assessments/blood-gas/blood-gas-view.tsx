import { useGetBloodGasReport, useListBloodGasReports } from '@jianwei/api-client/blood-gas/blood-gas';
import type { BloodGasListEntry, BloodGasReport, BloodGasReportList } from '@jianwei/api-client/model';
import { formatDate } from '../../../kit/lib/format-date.ts';
import { VisuallyHidden } from '../../../kit/ui/visually-hidden.tsx';
import type { AssessmentViewProps } from '../../../parts/assessments/assessment-view.tsx';
import { AbnormalValue } from '../../../parts/lab/abnormal-value.tsx';
import { LabReportView } from '../lab-report/lab-report-view.tsx';
import { SavedChoice } from '../lab-report/saved-choice.tsx';
import { useLabReports, type LabReportTool } from '../lab-report/use-lab-reports.ts';
import { assessmentRequest } from '../shared/assessment-requests.ts';
import { MINUTE_PATTERN } from '../shared/assessment-texts.ts';
import { BloodGasEvidence } from './blood-gas-evidence.tsx';
import { BloodGasJudgment } from './blood-gas-judgment.tsx';
import { CASE_TYPE_LABEL } from './blood-gas-text.ts';
import { useCaseType } from './use-case-type.ts';

interface Entry extends BloodGasListEntry {
  report_id: string;
}

const BLOOD_GAS: LabReportTool<Entry, BloodGasReport> = {
  apiType: 3,
  timelineTitle: '血气报告',
  useReports: (patientId) =>
    useListBloodGasReports({ patient_id: patientId }, { query: { select: namedAlike }, request: assessmentRequest }),
  useReport: (id, options) => useGetBloodGasReport(id, options),
};

/** The list of blood gases has a name of its own for the id of a report. */
function namedAlike({ data }: BloodGasReportList): { data: Entry[] } {
  return { data: data.map((entry) => ({ ...entry, report_id: entry.bga_report_id })) };
}

const OPTIONS = [
  { value: '1', label: CASE_TYPE_LABEL[1] },
  { value: '2', label: CASE_TYPE_LABEL[2] },
] as const;

/** The blood gas tool: reports, the judgment under a case type, and the results it rests on. */
export function BloodGasView(props: AssessmentViewProps) {
  const { patientId, reportId, onSaved, onOpenTrend } = props;
  const reports = useLabReports(BLOOD_GAS, props);
  const opened = reports.report.data;
  const { displayed, state, choose, flush } = useCaseType({
    patientId,
    pageReportId: reportId,
    report: opened,
    onSaved,
  });
  return (
    <LabReportView
      {...reports}
      onSelect={(id) => {
        // What was chosen for the report that is left is saved now.
        flush();
        reports.onSelect(id);
      }}
      timelineNote="右侧数值为 pH。"
      describe={describe}
      paperNote={opened?.specimen}
      judgment={(report) => (
        <>
          <SavedChoice
            label="病例类型"
            options={OPTIONS}
            value={displayed === 2 ? '2' : '1'}
            onChange={(value) => choose(value === '2' ? 2 : 1)}
            state={state}
            origin={chosenText(report)}
          />
          <BloodGasJudgment report={report} displayed={displayed} />
        </>
      )}
      evidence={(report) => <BloodGasEvidence report={report} displayed={displayed} onOpenTrend={onOpenTrend} />}
    />
  );
}

/** Who chose the case type, and when. */
function chosenText({ type, type_user_name: name, type_time: time }: BloodGasReport): string {
  if (type === undefined) return '尚未选择，按急性显示';
  return [name, time && formatDate(time, MINUTE_PATTERN), '已选择'].filter(Boolean).join(' ');
}

/** Specimen and case type below the time, pH beside it. */
function describe({ specimen, type, ph, ph_abnormal_type: abnormalType }: Entry) {
  const caseType = type === undefined ? '未选择病例类型' : CASE_TYPE_LABEL[type];
  const figure = ph !== undefined && (
    <>
      <VisuallyHidden>pH </VisuallyHidden>
      <AbnormalValue value={ph} abnormalType={abnormalType} />
    </>
  );
  return { by: [specimen, caseType].filter(Boolean).join('\u3000'), ...(figure && { figure }) };
}
