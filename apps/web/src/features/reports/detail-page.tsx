import { useEffect, useRef, useState } from 'react';

import { useCollection, useMayCollect } from '../../parts/report/use-collection.ts';
import type { DetailSlots } from '../../parts/report/detail-slots.ts';
import { trackApplication } from '../../parts/applications/usage.ts';
import { ReportConclusion } from '../../parts/report/report-conclusion.tsx';
import { ReportHeader } from '../../parts/report/report-header.tsx';
import { ReportFailed, ReportMissing } from '../../parts/report/report-missing.tsx';
import { ReportResults } from '../../parts/report/report-results.tsx';
import { ReportSelect } from '../../parts/report/report-select.tsx';
import { useReport, useReportPatient } from '../../parts/report/use-report.ts';
import { isClinician } from '../../parts/session/roles.ts';
import { useSession } from '../../parts/session/session-store.ts';
import { applicationName } from '../../parts/applications/application-twins.ts';
import { BlockSkeleton, TableSkeleton } from '../../kit/ui/skeleton.tsx';
import { DetailDock } from './detail-dock.tsx';
import styles from './detail-page.module.css';
import { DetailPanels } from './detail-panels.tsx';
import { DetailTimeline } from './detail-timeline.tsx';
import { FeedbackDialog } from './feedback-dialog.tsx';
import { useHiddenHints } from './hidden-hints.ts';
import { PanoramaIcon, PanoramaLinks } from './panorama-links.tsx';
import { useDetailState } from './use-detail-state.ts';
import { useDetailApplications } from './use-my-applications.ts';

const SKELETON_COLUMNS = [4, 1, 1, 2, 2, 2];
const LIST = { to: '/excellent', label: '返回列表' };

/** Sends event 44 once per opened tool, as soon as the application behind it is known. */
function useToolTracking(reportId: string, apiType: number | undefined, id: string | undefined, name: string) {
  const sent = useRef('');
  useEffect(() => {
    const key = apiType === undefined ? '' : `${reportId}:${apiType}`;
    if (key === '') sent.current = '';
    if (key === '' || id === undefined || sent.current === key) return;
    sent.current = key;
    trackApplication('applicationTool', { reportId, applicationId: id, applicationName: name });
  }, [reportId, apiType, id, name]);
}

function Loading() {
  return (
    <>
      <section className={styles.conclusion}>
        <BlockSkeleton lines={4} />
        <TableSkeleton columns={[1, 1, 2]} rows={3} />
        <TableSkeleton columns={[1, 4, 1]} rows={6} rowHeight={52} />
      </section>
      <section className={styles.results}>
        <TableSkeleton columns={SKELETON_COLUMNS} rows={20} rowHeight={29} />
      </section>
    </>
  );
}

/** One report read end to end: identity, timeline, conclusion beside its evidence, tools below. */
export function DetailPage({ slots }: { slots: DetailSlots }) {
  const session = useSession();
  const { state, addressOf, selectReport, selectDiagnosis, setFilter, setRange, openPanel, closePanel } =
    useDetailState();
  const { reportId } = state;
  const { reading, reload } = useReport(reportId);
  const report = reading.status === 'ready' ? reading.report : undefined;
  const { patient, timeline } = useReportPatient(report, reportId);
  const mayAssess = session !== null && isClinician(session.role);
  const applications = useDetailApplications(report?.patient?.patient_id ?? '', reportId, mayAssess);
  const hints = useHiddenHints(reportId);
  const collection = useCollection();
  const mayCollect = useMayCollect();
  const [isCommenting, setCommenting] = useState(false);
  const results = useRef<HTMLElement>(null);
  const toolType = state.panel?.kind === 'assessment' ? state.panel.apiType : undefined;
  const tool = toolType === undefined ? undefined : applications.find(toolType);
  useToolTracking(reportId, toolType, tool?.application_id, tool ? applicationName(tool) : '');

  return (
    <div className={`jw-stack ${styles.page ?? ''}`}>
      <ReportHeader
        patient={patient}
        back={LIST}
        collected={report?.collected}
        onToggleCollected={
          report && mayCollect ? () => collection.toggle(reportId, report.collected ?? false) : undefined
        }
        onPrint={report && (() => window.print())}
        onFeedback={report && (() => setCommenting(true))}
        reportSelect={
          timeline && (
            <div className={`jw-no-print ${styles.reportSelect ?? ''}`}>
              <ReportSelect timeline={timeline} reportId={reportId} onSelect={selectReport} />
              <PanoramaIcon reportId={reportId} />
            </div>
          )
        }
      />
      {(reading.status === 'missing' || reading.status === 'failed') && (
        <main id="main" tabIndex={-1} className={styles.message}>
          {reading.status === 'missing' && <ReportMissing reportId={reportId} />}
          {reading.status === 'failed' && <ReportFailed message={reading.message} onReload={reload} />}
        </main>
      )}
      {(reading.status === 'loading' || report) && (
        <div className={styles.columns}>
          <aside className={`jw-no-print ${styles.timeline ?? ''}`}>
            {timeline && (
              <DetailTimeline
                timeline={timeline}
                reportId={reportId}
                range={state.range}
                onRange={setRange}
                addressOf={addressOf}
              />
            )}
            {report && <PanoramaLinks reportId={reportId} />}
          </aside>
          <main id="main" tabIndex={-1} className={styles.reading}>
            {report ? (
              <>
                <div key={`conclusion-${reportId}`} className={styles.conclusion}>
                  <ReportConclusion
                    report={report}
                    diagnosisId={state.diagnosisId}
                    onSelect={selectDiagnosis}
                    onOpenDiagnosis={(diagnosisId) => openPanel({ kind: 'diagnosis', diagnosisId })}
                  />
                </div>
                <section ref={results} key={`results-${reportId}`} className={styles.results} aria-label="检验结果">
                  <ReportResults
                    scroller={results}
                    report={report}
                    filter={state.filter}
                    diagnosisId={state.diagnosisId}
                    onFilter={setFilter}
                  />
                </section>
              </>
            ) : (
              <Loading />
            )}
          </main>
        </div>
      )}
      {report && (
        <DetailDock
          mayAssess={mayAssess}
          panel={state.panel}
          onOpen={openPanel}
          triggerCount={applications.triggerCount}
          applications={applications.mine}
          isHintHidden={hints.isHidden}
          onHideHint={hints.hide}
        />
      )}
      {report && (
        <DetailPanels
          key={`panels-${reportId}`}
          slots={slots}
          report={report}
          reportId={reportId}
          panel={state.panel}
          mayAssess={mayAssess}
          onOpen={openPanel}
          onClose={closePanel}
        />
      )}
      {report && isCommenting && (
        <FeedbackDialog
          key={`feedback-${reportId}`}
          reportId={reportId}
          feedback={report.feedback ?? null}
          onClose={() => setCommenting(false)}
        />
      )}
    </div>
  );
}
