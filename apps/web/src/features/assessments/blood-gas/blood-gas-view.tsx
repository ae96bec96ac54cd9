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
  NeedFocusItem,
} from '@jianwei/api-client/model';
import { NOTHING_FOUND_TEXT } from '@jianwei/clinical-rules/blood-gas/wording';
import { TriangleAlert } from 'lucide-react';
import { SectionHeading } from '../../../kit/ui/section-heading.tsx';
import { VisuallyHidden } from '../../../kit/ui/visually-hidden.tsx';
import type { AssessmentViewProps } from '../../../parts/assessments/assessment-view.tsx';
import { AbnormalValue } from '../../../parts/lab/abnormal-value.tsx';
import { labShortName } from '../../../parts/lab/lab-text.ts';
import { ReviewNotes } from '../../../parts/result/review-notes.tsx';
import { Conclusion, ReferenceOnly, Remarks } from '../shared/result-parts.tsx';
import { LabResults } from '../lab-report/lab-results.tsx';
import { Why } from '../shared/explained.tsx';
import { LabReportView } from '../lab-report/lab-report-view.tsx';
import { SavedChoice } from '../lab-report/saved-choice.tsx';
import { useLabReports } from '../lab-report/use-lab-reports.ts';
import { useSavedChoice } from '../lab-report/use-saved-choice.ts';
import { minuteText } from '../shared/assessment.ts';
import { analysisItems, CASE_TYPE_LABEL, caseOf, judgmentLines, judgmentText, WARNING_TEXT } from './blood-gas-text.ts';
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
  const reports = useLabReports<Entry, BloodGasReport>(
    {
      apiType: 3,
      timelineTitle: '血气报告',
      useReports: (patientId) => useListBloodGasReports({ patient_id: patientId }, { query: { select: namedAlike } }),
      useReport: useGetBloodGasReport,
    },
    props,
  );
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
  /** Acute as long as nobody chose. */
  const displayed = value ?? 1;
  return (
    <LabReportView
      {...reports}
      report={{ ...reports.report, refetch }}
      timelineNote="右侧数值为 pH。"
      describe={describe}
      paperNote={opened?.specimen}
      judgment={(report) => (
        <>
          <SavedChoice
            label="病例类型"
            options={OPTIONS}
            value={displayed}
            onChange={choose}
            state={state}
            origin={chosenText(report)}
          />
          <CaseJudgment report={report} displayed={displayed} />
        </>
      )}
      evidence={(report) => <CaseEvidence report={report} displayed={displayed} onOpenTrend={props.onOpenTrend} />}
    />
  );
}

/** Who chose the case type, and when. */
function chosenText({ type, type_user_name: name, type_time: time }: BloodGasReport): string {
  if (type === undefined) return '尚未选择，按急性显示';
  return [name, time && minuteText(time), '已选择'].filter(Boolean).join(' ');
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

interface CasePartProps {
  report: BloodGasReport;
  displayed: BloodGasReportType;
}

/** The combined judgment of the displayed case type, its four parts, risk tips and further hints. */
function CaseJudgment({ report, displayed }: CasePartProps) {
  const { tips, hints } = caseOf(report, displayed);
  const { missing = [], not_used: notUsed = [] } = report;
  const items = analysisItems(report, displayed);
  const limits = [missing.length > 0 ? `本报告没有：${missing.join('、')}` : '', notUsed.join('；')].filter(Boolean);
  return (
    <>
      <Conclusion text={judgmentText(report, displayed)} lines={judgmentLines(report, displayed)}>
        <p className={`jw-row jw-start jw-gap-8 jw-table-text jw-caution ${styles.warning}`}>
          <TriangleAlert size={16} strokeWidth={1.6} aria-hidden />
          <span>{WARNING_TEXT}</span>
        </p>
      </Conclusion>
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
                {detail !== '' && <div className="jw-note jw-ink-2">{detail}</div>}
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
      <Remarks title="风险提示" texts={tips} none="暂无风险提示" />
      <Remarks title="更多提示" texts={hints} none="暂无更多提示" />
      <ReferenceOnly />
    </>
  );
}

/** What needs attention, all results of the sample, and why the judgment is what it is. */
function CaseEvidence({ report, displayed, onOpenTrend }: CasePartProps & Pick<AssessmentViewProps, 'onOpenTrend'>) {
  const { need_focus: focus, laboratories: rows = [] } = report;
  const entry = caseOf(report, displayed);
  return (
    <>
      <section className="jw-below-20">
        <SectionHeading
          level={3}
          title="需重点关注的项目"
          aside={focus.length > 0 ? `${focus.length} 项` : undefined}
        />
        {focus.length === 0 ? (
          <p className="jw-table-text jw-ink-3">没有需重点关注的项目</p>
        ) : (
          <FocusTable items={focus} />
        )}
      </section>
      {rows.length > 0 && (
        <LabResults
          key={report.bga_report_id}
          of="血气分析"
          report={report}
          caption="血气检验结果"
          showCode
          onOpenTrend={onOpenTrend}
        />
      )}
      <Why title={`为什么是「${entry.group_result || NOTHING_FOUND_TEXT}」`} rows={entry.contributions} hidesPoints />
      <ReviewNotes className="jw-above-20" notes={report.review_notes} ruleVersion={report.rule_version} />
    </>
  );
}

function FocusTable({ items }: { items: readonly NeedFocusItem[] }) {
  return (
    <table className={styles.focus}>
      <caption className="jw-visually-hidden">需重点关注的项目</caption>
      <thead className="jw-visually-hidden">
        <tr>
          <th scope="col">项目</th>
          <th scope="col">结果</th>
          <th scope="col">说明</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.laboratory_id}>
            <th scope="row">{labShortName(item)}</th>
            <td className="jw-nowrap">
              <AbnormalValue
                value={item.original_result}
                abnormalType={item.abnormal_type}
                critical={item.critical}
                showCriticalTag
              />
            </td>
            <td className={`jw-note jw-ink-2 ${styles.note}`}>{item.note}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
