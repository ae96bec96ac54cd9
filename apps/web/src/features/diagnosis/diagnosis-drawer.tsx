import { useGetDiagnosisKnowledge } from '@jianwei/api-client/knowledge/knowledge';
import { isTrue } from '@jianwei/api-client/transport/undetermined';
import { TriangleAlert } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useGetPatientTimeline } from '@jianwei/api-client/analysis/analysis';
import type { DiagnosisKnowledge } from '@jianwei/api-client/model';
import {
  type AssessmentEntry,
  assessmentOf,
  drawerTitle,
  emptyTextOf,
} from '../../parts/assessments/assessment-registry.ts';
import { type AssessmentUnsaved, AssessmentView, ToolLockContext } from '../../parts/assessments/assessment-view.tsx';
import { CLOSE_QUESTION, useLeaveGuard } from '../../parts/session/use-leave-guard.ts';
import type { DetailPanelProps, DiagnosisSlotProps } from '../../parts/report/detail-slots.ts';
import { lazyPart } from '../../kit/lib/lazy-part.tsx';
import { ageText } from '../../parts/report/age-text.ts';
import { bedText, DISCLAIMER } from '../../parts/report/print-lines.ts';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { Panel } from '../../kit/overlay/overlay.tsx';
import { QueryState } from '../../kit/query/query-state.tsx';
import { DiagnosisBody } from './diagnosis-body.tsx';
import { DiagnosisFinding, KnownTag } from './diagnosis-finding.tsx';
import styles from './diagnosis-drawer.module.css';
import { HintsList } from './hints-list.tsx';
import { ShownThen } from './shown-then.tsx';
import { pageNavigator, RELOAD_DELAY_MS } from '../../kit/lib/page-navigator.ts';
import { classNames } from '../../kit/lib/class-names.ts';
import { formatDate } from '../../kit/lib/format-date.ts';
import {
  ApplicationIcon,
  applicationName,
  ApplicationTags,
  InnerTestTag,
} from '../../parts/applications/application.tsx';
import { useToolStop } from '../../parts/applications/use-doctor-applications.ts';
import { ReliabilityMark } from '../../parts/lab/reliability-mark.tsx';

/** api_type of a diagnosis with a risk model. */
const RISK_MODEL = 2;

// With its chart: loaded for the diagnoses that have a model.
const RiskBody = lazyPart('RiskBody', () => import('./risk/risk-body.tsx'));

/**
 * Everything about one suspected diagnosis, or the assessment tool of an application; 80 % wide. Without a diagnosis, by id or
 * by name, it holds just the tool of `apiType`.
 */
export function DiagnosisDrawer(props: DiagnosisSlotProps) {
  const { reportId, patientId, diagnosisId, diagnosisName, onClose, onOpenApplication, onOpenTool, onOpenTrend } =
    props;
  const hasDiagnosis = diagnosisId !== undefined || diagnosisName !== undefined;
  const query = useGetDiagnosisKnowledge(
    {
      report_id: reportId,
      patient_id: patientId,
      ...(diagnosisId !== undefined && { diagnosis_id: diagnosisId }),
      ...(diagnosisName !== undefined && { diagnosis_name: diagnosisName }),
    },
    { query: { enabled: hasDiagnosis } },
  );
  // An answer that speaks about another patient is never painted.
  const knowledge = [undefined, patientId].includes(query.data?.patient_id) ? query.data : undefined;
  const apiType = props.apiType ?? knowledge?.api_type;
  const tool = assessmentOf(apiType);
  const Body = apiType === RISK_MODEL ? RiskBody : DiagnosisBody;
  const shown = knowledge?.diagnosis_id !== undefined && reportId !== '' && (
    <ShownThen reportId={reportId} patientId={patientId} diagnosisId={knowledge.diagnosis_id} />
  );
  const hints = knowledge && (
    <HintsList
      {...{ patientId, reportId, onOpenApplication, onOpenTool }}
      hints={knowledge.hints}
      applications={knowledge.applications}
      diagnosisId={knowledge.diagnosis_id}
      shownApiType={tool?.apiType}
    />
  );
  const first = knowledge && (
    <>
      {shown}
      <DiagnosisFinding knowledge={knowledge} hints={hints} />
    </>
  );

  // Not a state: that something became unsaved, which a key may do, does not draw the drawer again.
  const unsaved = useRef<AssessmentUnsaved>({ isDirty: false, hasReports: false, holdsResult: false });
  const noteUnsaved = useCallback((state: AssessmentUnsaved) => {
    unsaved.current = state;
  }, []);
  // A key or the back button takes the report away under the drawer: whatever is typed is asked for, more than closing asks.
  const guards = useCallback(() => unsaved.current.isDirty, []);
  const passUnasked = useLeaveGuard(guards);
  const markSaved = useReloadAfterSave();
  const stop = useToolStop(tool?.apiType, { patient_id: patientId, report_id: reportId });
  // What is typed when the tool is stopped stays on the screen.
  const [lock, setLock] = useState(stop);
  useEffect(() => {
    if (!unsaved.current.isDirty) setLock(stop);
  }, [stop]);
  // The same as long as the page is, so that the tool is not drawn again.
  const close = useCallback(() => {
    passUnasked();
    onClose();
  }, [passUnasked, onClose]);

  const nothing = <EmptyState title={emptyTextOf(apiType)} />;

  return (
    <Panel
      width="80%"
      flush
      // A diagnosis asked for by its id has no name where its answer does not come.
      title={drawerTitle(knowledge?.diagnosis_display_name ?? diagnosisName, apiType) || (query.isError ? '诊断' : '')}
      extra={<DrawerHead tool={tool} knowledge={knowledge} {...{ patientId, reportId, onOpenApplication }} />}
      onClose={close}
      unsavedText={() => (asksBeforeClosing(apiType, unsaved.current) ? CLOSE_QUESTION : undefined)}
    >
      {tool ? (
        <div className={`jw-stack jw-print-flow ${styles.tool}`}>
          <div className={`jw-print-flow ${styles.hints}`}>
            {stop !== undefined && (
              <p className="jw-row jw-gap-8 jw-table-text jw-caution" role="status">
                <TriangleAlert size={16} />
                {stop}
              </p>
            )}
            {shown}
            {hints}
          </div>
          <div className={styles.view}>
            <ToolLockContext value={lock}>
              <AssessmentView
                slug={tool.slug}
                key={patientId}
                patientId={patientId}
                reportId={reportId}
                onUnsavedChange={noteUnsaved}
                onSaved={markSaved}
                onOpenTrend={onOpenTrend}
                onClose={close}
              />
            </ToolLockContext>
          </div>
        </div>
      ) : knowledge ? (
        <>
          <Body
            // The choices of one diagnosis, such as the view of its evidence, are not those of the next.
            key={`${patientId} ${knowledge.diagnosis_id}`}
            knowledge={knowledge}
            reportId={reportId}
            hints={first}
            onOpenTrend={onOpenTrend}
          />
          <p className="jw-print-only jw-print-small jw-print-foot">{DISCLAIMER}</p>
        </>
      ) : (
        <div className={styles.empty}>
          {hasDiagnosis ? (
            <QueryState query={query} lines={8}>
              {() => nothing}
            </QueryState>
          ) : (
            nothing
          )}
        </div>
      )}
    </Panel>
  );
}

const [GRACE, PLEURAL, THYROID_FOLLOW_UP, ADRENAL_CORTEX] = [5, 6, 8, 11];

/**
 * Does closing the drawer need a question? Only when something would be lost: types 8 and 11 always then, types 5 and 6 when
 * records exist, or may, or a result is on the screen. Type 9 asks in its own editor, the others have nothing to lose.
 */
export function asksBeforeClosing(apiType: number | undefined, unsaved: AssessmentUnsaved): boolean {
  if (!unsaved.isDirty) return false;
  if (apiType === THYROID_FOLLOW_UP || apiType === ADRENAL_CORTEX) return true;
  return (apiType === GRACE || apiType === PLEURAL) && (unsaved.hasReports || unsaved.holdsResult);
}

const reloadSoon = () => setTimeout(() => pageNavigator.reload(), RELOAD_DELAY_MS);

/**
 * Loads the page again once the drawer is gone, however it was closed, if something was saved in it. A save that closing
 * the drawer sent out counts when it is done, as long as the page is still the same.
 * @returns call it when something was saved
 */
export function useReloadAfterSave(): () => void {
  const wasSaved = useRef(false);
  /** Address of the page behind, once the drawer is gone. */
  const leftAt = useRef<string | null>(null);
  useEffect(() => {
    leftAt.current = null;
    return () => {
      leftAt.current = window.location.pathname;
      if (!wasSaved.current) return;
      wasSaved.current = false;
      reloadSoon();
    };
  }, []);
  return useCallback(() => {
    if (leftAt.current === null) wasSaved.current = true;
    else if (leftAt.current === window.location.pathname) reloadSoon();
  }, []);
}

interface DrawerHeadProps extends Pick<DetailPanelProps, 'patientId' | 'reportId' | 'onOpenApplication'> {
  tool: AssessmentEntry | undefined;
  knowledge: DiagnosisKnowledge | undefined;
}

/** Beside the title: what kind of tool, how reliable the diagnosis is, its applications, and whose drawer this is. */
function DrawerHead({ tool, knowledge, patientId, reportId, onOpenApplication }: DrawerHeadProps) {
  const applications = knowledge?.applications ?? [];
  return (
    <div className="jw-row jw-gap-12 jw-grow jw-nowrap">
      <InnerTestTag apiType={tool?.apiType} />
      {tool && <span className={`jw-table-text jw-ink-3 jw-ellipsis ${styles.subtitle}`}>{tool.subtitle}</span>}
      <KnownTag finding={knowledge?.finding} />
      {knowledge?.reliable !== undefined && !isTrue(knowledge.finding?.known) && (
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
                  <ApplicationTags of={application} />
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
  const { name, gender, department, bed_no: bed } = data.patient;
  const report = data.days.flatMap(({ reports = [] }) => reports).find(({ report_id: id }) => id === reportId);
  const place = [department, bedText(bed)].filter(Boolean).join('　');
  return (
    <span
      className={classNames(
        'jw-row jw-gap-12 jw-table-text jw-print-wrap',
        styles.patient,
        !isPrinted && 'jw-no-print',
      )}
    >
      <b className="jw-ellipsis jw-print-wrap" title={name}>
        {name}
      </b>
      <span className="jw-fixed">{gender}</span>
      <span className="jw-fixed">{ageText(data.patient, report?.report_time)}</span>
      {place !== '' && (
        <span className={`jw-ink-2 jw-ellipsis jw-print-wrap ${styles.place}`} title={place}>
          {place}
        </span>
      )}
      {report && <span className="jw-print-only">报告时间 {formatDate(report.report_time, 'yyyy-MM-dd HH:mm')}</span>}
    </span>
  );
}
