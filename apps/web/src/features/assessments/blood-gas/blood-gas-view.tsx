import { isUndetermined, sayOf, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import {
  getGetBloodGasReportQueryKey,
  getListBloodGasReportsQueryKey,
  saveBloodGasCaseType,
  useGetBloodGasReport,
  useListBloodGasReports,
} from '@jianwei/api-client/blood-gas/blood-gas';
import type {
  BloodGasListEntry,
  BloodGasReport,
  BloodGasReportList,
  BloodGasReportType,
} from '@jianwei/api-client/model';
import { NOTHING_FOUND_TEXT } from '@jianwei/clinical-rules/blood-gas/wording';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useShortcut } from '../../../kit/lib/use-shortcut.ts';
import { useHasSingleKeys } from '../../../parts/session/single-keys.ts';
import { SectionHeading } from '../../../kit/ui/section-heading.tsx';
import { VisuallyHidden } from '../../../kit/ui/visually-hidden.tsx';
import { withRead } from '../../../kit/query/query-state.tsx';
import type { AssessmentViewProps } from '../../../parts/assessments/assessment-view.tsx';
import { AbnormalValue } from '../../../parts/lab/abnormal-value.tsx';
import { Conclusion, ReferenceOnly, Remarks } from '../shared/result-parts.tsx';
import { LabReportView } from '../lab-report/lab-report-view.tsx';
import { SavedChoice } from '../lab-report/saved-choice.tsx';
import { useLabReports } from '../lab-report/use-lab-reports.ts';
import { useSavedChoice } from '../lab-report/use-saved-choice.ts';
import { minuteText } from '../shared/assessment.ts';
import {
  analysisItems,
  CASE_TYPE_LABEL,
  caseOf,
  EITHER_WAY_TEXT,
  isSameReading,
  judgmentLines,
  judgmentText,
  unchosenLines,
  unchosenText,
  WARNING_TEXT,
} from './blood-gas-text.ts';
import { CaseEvidence } from './case-evidence.tsx';
import { GasSteps } from './gas-steps.tsx';
import { sharedTips, Suggested, SuggestionGrounds, TwoReadings } from './two-readings.tsx';
import styles from './blood-gas.module.css';

/** A chosen case type is saved this long after the last change, in milliseconds. */
const SAVE_DELAY_MS = 600;

interface Entry extends BloodGasListEntry {
  report_id: string;
}

/** The list of blood gases has a name of its own for the id of a report. */
function namedAlike({ data }: BloodGasReportList): { data: Entry[] } {
  return { data: data.map((entry) => ({ ...entry, report_id: entry.bga_report_id })) };
}

const OPTIONS = [
  { value: 1, label: CASE_TYPE_LABEL[1] },
  { value: 2, label: CASE_TYPE_LABEL[2] },
] as const;

/** The blood gas tool: reports, the judgment under a case type, and the results it rests on. */
export function BloodGasView(props: AssessmentViewProps) {
  const { patientId } = props;
  const reports = useLabReports<Entry, BloodGasReport>(props, {
    apiType: 3,
    timelineTitle: '血气报告',
    useReports: (patientId) => useListBloodGasReports({ patient_id: patientId }, { query: { select: namedAlike } }),
    useReport: useGetBloodGasReport,
  });
  const opened = reports.report.data;
  const { value, state, choose, refetch } = useSavedChoice<BloodGasReportType>({
    ...props,
    openId: reports.selectedId,
    served: opened?.type,
    save: (id, type) => saveBloodGasCaseType(id, patientId, type, { keepalive: true }),
    delayMs: SAVE_DELAY_MS,
    keyOf: getGetBloodGasReportQueryKey,
    listKey: getListBloodGasReportsQueryKey({ patient_id: patientId }),
  });
  const stepsOf = ({ bga_report_id: openId }: BloodGasReport) => (
    <GasSteps patientId={patientId} reportId={props.reportId} openId={openId} />
  );
  const root = useRef<HTMLDivElement>(null);
  const [keysOn] = useHasSingleKeys();
  const hasKeys = keysOn && choose !== undefined && opened !== undefined;
  useShortcut(hasKeys ? '1' : undefined, () => choose?.(1), { inside: root });
  useShortcut(hasKeys ? '2' : undefined, () => choose?.(2), { inside: root });
  return (
    <div ref={root} className={styles.root}>
      <LabReportView
        {...reports}
        report={withRead(reports.report, { data: opened, refetch })}
        timelineNote="右侧数值为 pH。"
        describe={describe}
        paperNote={opened?.specimen}
        judgment={(report) => (
          <>
            <SavedChoice
              label="病例类型"
              options={OPTIONS.map((option) => ({ ...option, shortcut: hasKeys ? `${option.value}` : undefined }))}
              value={isUndetermined(value) ? undefined : value}
              onChange={choose}
              state={state}
              origin={chosenText(report)}
              note={value === undefined && <SuggestedType report={report} />}
            />
            {isOpen(report, value) ? (
              <UnchosenJudgment report={report} onChoose={choose} hasKeys={hasKeys} steps={stepsOf(report)} />
            ) : (
              <CaseJudgment
                report={report}
                displayed={value ?? 1}
                isChosen={value !== undefined}
                onChoose={choose}
                steps={stepsOf(report)}
              />
            )}
          </>
        )}
        evidence={(report) => (
          <CaseEvidence
            report={report}
            displayed={value ?? 1}
            isOpen={isOpen(report, value)}
            onOpenTrend={props.onOpenTrend}
          />
        )}
      />
    </div>
  );
}

/** Nobody chose, and the choice decides what is read. */
function isOpen(report: BloodGasReport, value: BloodGasReportType | undefined): boolean {
  return value === undefined && !isSameReading(report);
}

/** 建议：慢性, beside the choice; never chosen for anybody. */
function SuggestedType({ report: { suggested_type: suggested } }: { report: BloodGasReport }) {
  if (suggested === undefined) return null;
  return <Suggested text={`建议：${sayOf(suggested.type, CASE_TYPE_LABEL[suggested.type])}`} />;
}

/** Who chose the case type, and when. */
function chosenText({ type, type_user_name: name, type_time: time }: BloodGasReport): string {
  if (type === undefined) return '选定即保存';
  if (isUndetermined(type)) return UNDETERMINED;
  return [name, time && minuteText(time), '已选择'].filter(Boolean).join(' ');
}

/** Specimen and case type below the time, pH beside it. */
function describe({ specimen, type, ph, ph_abnormal_type: abnormalType }: Entry) {
  const caseType = type === undefined ? '未选择病例类型' : sayOf(type, CASE_TYPE_LABEL[type]);
  const figure = ph !== undefined && (
    <>
      <VisuallyHidden>pH </VisuallyHidden>
      <AbnormalValue value={ph} abnormalType={abnormalType} />
    </>
  );
  return { by: [specimen, caseType].filter(Boolean).join('\u3000'), ...(figure && { figure }) };
}

interface CasePartProps {
  report: BloodGasReport;
  displayed: BloodGasReportType;
}

/** Before the choice: what holds either way, both readings side by side, and what speaks for one of them. */
function UnchosenJudgment({
  report,
  onChoose,
  hasKeys,
  steps,
}: { report: BloodGasReport } & ChoiceProps & { hasKeys: boolean }) {
  const { hints } = caseOf(report, 1);
  const others = new Set(caseOf(report, 2).hints);
  return (
    <>
      <Conclusion text={unchosenText(report)} lines={unchosenLines(report)}>
        <p className="jw-note">
          {[report.common_result && '两种类型下都成立的部分', report.since_last].filter(Boolean).join('。')}
        </p>
        <TwoReadings report={report} onChoose={onChoose} hasKeys={hasKeys} />
        <div className={`jw-stack ${styles.below}`}>
          <SuggestionGrounds report={report} />
          {steps}
        </div>
        <Caution />
      </Conclusion>
      <Analysis report={report} displayed={1} isOpen />
      <Remarks title="风险提示" texts={sharedTips(report)} />
      <Remarks title="更多提示" texts={hints.filter((hint) => others.has(hint))} none="暂无更多提示" />
      <ReferenceOnly />
    </>
  );
}

interface ChoiceProps {
  onChoose: ((type: BloodGasReportType) => void) | undefined;
  /** What to do now. */
  steps: ReactNode;
}

function Caution() {
  return (
    <p className={`jw-row jw-start jw-gap-8 jw-table-text jw-caution ${styles.warning}`}>
      <TriangleAlert size={16} />
      <span>{WARNING_TEXT}</span>
    </p>
  );
}

interface CaseJudgmentProps extends CasePartProps, ChoiceProps {
  isChosen: boolean;
}

/** The combined judgment of the displayed case type, its four parts, risk tips and further hints. */
function CaseJudgment({ report, displayed, isChosen, onChoose, steps }: CaseJudgmentProps) {
  const { tips, hints } = caseOf(report, displayed);
  const other = displayed === 2 ? 1 : 2;
  return (
    <>
      <Conclusion text={judgmentText(report, displayed, isChosen)} lines={judgmentLines(report, displayed)}>
        {report.since_last && <p className="jw-note">{report.since_last}</p>}
        {isSameReading(report) && <p className="jw-note">{EITHER_WAY_TEXT}</p>}
        {isChosen && !isSameReading(report) && (
          <p className="jw-row jw-wrap jw-gap-6 jw-note jw-no-print">
            若为{CASE_TYPE_LABEL[other]}：{caseOf(report, other).group_result || NOTHING_FOUND_TEXT}
            {onChoose && (
              <button
                type="button"
                className={`jw-button jw-button-text jw-button-small ${styles.other}`}
                onClick={() => onChoose(other)}
              >
                改为{CASE_TYPE_LABEL[other]}
              </button>
            )}
          </p>
        )}
        {report.baseline && <p className="jw-table-text">{report.baseline.text}</p>}
        {steps}
        <Caution />
      </Conclusion>
      <Analysis report={report} displayed={displayed} />
      <Remarks title="风险提示" texts={tips} none="暂无风险提示" />
      <Remarks title="更多提示" texts={hints} none="暂无更多提示" />
      <ReferenceOnly />
    </>
  );
}

/** The four parts of the analysis; what only one case type reckons is left out before the choice. */
function Analysis({ report, displayed, isOpen = false }: CasePartProps & { isOpen?: boolean }) {
  const { missing = [], not_used: notUsed = [] } = report;
  const items = analysisItems(report, displayed);
  const limits = [missing.length > 0 ? `本报告没有：${missing.join('、')}` : '', notUsed.join('；')].filter(Boolean);
  return (
    <section className="jw-below-20">
      <SectionHeading level={3} title="分项分析" aside={`${items.length} 项`} />
      <dl className={`jw-ruled ${styles.items}`}>
        {items.map(({ label, tone, value, figures, detail }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span className="jw-row jw-wrap jw-baseline">
                <span data-tone={tone}>{value}</span>
                <span className="jw-note jw-end">{figures}</span>
              </span>
              {detail !== '' && !isOpen && <div className="jw-note jw-ink-2">{detail}</div>}
            </dd>
          </div>
        ))}
      </dl>
      {limits.map((text) => (
        <p key={text} className="jw-note jw-above-6">
          {text}
        </p>
      ))}
    </section>
  );
}
