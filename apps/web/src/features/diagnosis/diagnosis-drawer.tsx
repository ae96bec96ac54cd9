import { useGetDiagnosisKnowledge } from '@jianwei/api-client/knowledge/knowledge';
import type { DiagnosisKnowledge } from '@jianwei/api-client/model';
import { useCallback, useMemo, useRef } from 'react';
import { assessmentOf, drawerTitle, emptyTextOf } from '../../parts/assessments/assessment-registry.ts';
import { AssessmentView, type AssessmentUnsaved } from '../../parts/assessments/assessment-view.tsx';
import { CLOSE_QUESTION, useLeaveGuard } from '../../parts/session/use-leave-guard.ts';
import type { DetailPanelProps } from '../../parts/report/detail-slots.ts';
import { lazyPart } from '../../kit/lib/lazy-part.tsx';
import { DISCLAIMER } from '../../parts/report/print-lines.ts';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { Panel } from '../../kit/overlay/panel.tsx';
import { QueryState } from '../../kit/query/query-state.tsx';
import { BlockSkeleton } from '../../kit/ui/skeleton.tsx';
import { asksBeforeClosing } from './closing.ts';
import { DiagnosisBody } from './diagnosis-body.tsx';
import styles from './diagnosis-drawer.module.css';
import { DrawerHead } from './drawer-head.tsx';
import { HintsList } from './hints-list.tsx';
import { useReloadAfterSave } from './use-reload-after-save.ts';

export interface DiagnosisDrawerProps extends DetailPanelProps {
  /** The diagnosis to read about; without one (and without a name) the drawer holds just the tool of `apiType`. */
  diagnosisId?: string | undefined;
  diagnosisName?: string | undefined;
  apiType?: number | undefined;
}

/** api_type of a diagnosis with a risk model. */
const RISK_MODEL = 2;
const COVID19 = 9;

// With its chart: loaded for the diagnoses that have a model.
const RiskBody = lazyPart('risk-body', () => import('./risk/risk-body.tsx').then((module) => module.RiskBody));

const NOTHING_UNSAVED: AssessmentUnsaved = { isDirty: false, hasReports: false, holdsResult: false };

/** Everything about one suspected diagnosis, or the assessment tool of an application; 80 % wide. */
export function DiagnosisDrawer(props: DiagnosisDrawerProps) {
  const { reportId, patientId, diagnosisId, diagnosisName, onClose, onOpenApplication, onOpenTrend } = props;
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
  const knowledge = ofPatient(query.data, patientId);
  const apiType = props.apiType ?? knowledge?.api_type;
  const tool = assessmentOf(apiType);
  const Body = apiType === RISK_MODEL ? RiskBody : DiagnosisBody;
  const hints = useMemo(
    () =>
      knowledge && (
        <HintsList
          hints={knowledge.hints}
          applications={knowledge.applications}
          onOpenApplication={onOpenApplication}
        />
      ),
    [knowledge, onOpenApplication],
  );

  // Not a state: that something became unsaved, which a key may do, does not draw the drawer again.
  const unsaved = useRef(NOTHING_UNSAVED);
  const noteUnsaved = useCallback((state: AssessmentUnsaved) => {
    unsaved.current = state;
  }, []);
  const asks = useCallback(() => asksBeforeClosing({ apiType, ...unsaved.current }), [apiType]);
  // The editor of COVID-19 asks for itself when it is closed; the back button passes it by.
  const guards = useCallback(() => asks() || (apiType === COVID19 && unsaved.current.isDirty), [asks, apiType]);
  const passUnasked = useLeaveGuard(guards);
  const markSaved = useReloadAfterSave();
  // The same as long as the page is, so that the tool is not drawn again.
  const close = useCallback(() => {
    passUnasked();
    onClose();
  }, [passUnasked, onClose]);

  const nothing = <EmptyState title={emptyTextOf(apiType)} />;

  return (
    <Panel
      open
      width="80%"
      flush
      title={drawerTitle(knowledge?.diagnosis_display_name ?? diagnosisName, apiType)}
      extra={
        <DrawerHead
          apiType={tool && apiType}
          subtitle={tool?.subtitle}
          knowledge={knowledge}
          patientId={patientId}
          reportId={reportId}
          onOpenApplication={onOpenApplication}
        />
      }
      onClose={close}
      unsavedText={() => (asks() ? CLOSE_QUESTION : undefined)}
    >
      {tool ? (
        <div className={`jw-stack ${styles.tool}`}>
          <div className={styles.hints}>{hints}</div>
          <div className={styles.view}>
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
          </div>
        </div>
      ) : knowledge ? (
        <>
          <Body
            // The choices of one diagnosis, such as the view of its evidence, are not those of the next.
            key={`${patientId} ${knowledge.diagnosis_id}`}
            knowledge={knowledge}
            reportId={reportId}
            hints={hints}
            onOpenTrend={onOpenTrend}
          />
          <p className={`jw-print-only ${styles.printFooter ?? ''}`}>{DISCLAIMER}</p>
        </>
      ) : (
        <div className={styles.empty}>
          {hasDiagnosis ? (
            <QueryState query={query} loading={<BlockSkeleton lines={8} />}>
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

/** An answer that speaks about another patient is never painted. */
function ofPatient(knowledge: DiagnosisKnowledge | undefined, patientId: string): DiagnosisKnowledge | undefined {
  if (knowledge?.patient_id !== undefined && knowledge.patient_id !== patientId) return undefined;
  return knowledge;
}
