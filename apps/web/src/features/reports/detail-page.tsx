import { UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import type { ReportData } from '@jianwei/api-client/model';
import { PanelsTopLeft } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { BlockSkeleton, TableSkeleton } from '../../kit/ui/skeleton.tsx';
import { type CommandAction, useCommandActions } from '../../parts/command/command-store.ts';
import { useRecentPatient } from '../../parts/command/recent-patients.ts';
import { readingText } from '../../parts/reading/reading-text.ts';
import { copyResult } from '../../parts/result/result-actions.tsx';
import type { DetailSlots, TrendRequest } from '../../parts/report/detail-slots.ts';
import { ReportConclusion } from '../../parts/report/report-conclusion.tsx';
import { ReportHeader } from '../../parts/report/report-header.tsx';
import { ReportUnread } from '../../parts/report/report-missing.tsx';
import { ReportResults } from '../../parts/report/report-results.tsx';
import type { ResultFilter } from '../../parts/report/result-filter.ts';
import { ReportSelect } from '../../parts/report/report-select.tsx';
import { detailAddress, shellAddress } from '../../parts/report/detail-address.ts';
import { useReportScreen } from '../../parts/report/use-report.ts';
import { KeyHelp } from '../../parts/session/key-help.tsx';
import { useMayOpen } from '../../parts/session/may-open.ts';
import { isClinician } from '../../parts/session/roles.ts';
import { useSession } from '../../parts/session/session-store.ts';
import { useHasSingleKeys } from '../../parts/session/single-keys.ts';
import { useDetailApplications, useToolTracking } from './detail-applications.ts';
import { DetailPager } from './detail-pager.tsx';
import { LeftBehind } from './left-behind.tsx';
import { useDetailStream } from './detail-stream.ts';
import { SupplementLine } from './supplement-line.tsx';
import { SinceLastView } from './since-last-view.tsx';
import { DetailDock } from './detail-dock.tsx';
import styles from './detail-page.module.css';
import { DetailPanels } from './detail-panels.tsx';
import { ReportLoops, ReportLoopsPaper } from './loop-slots.tsx';
import type { OpenTabs } from './open-tabs.ts';
import { useDetailState } from './detail-state.ts';
import { DetailTimeline } from './detail-timeline.tsx';
import { lazyPart } from '../../kit/lib/lazy-part.tsx';

const ShareDialog = lazyPart('ShareDialog', () => import('./share-dialog.tsx'));
const FeedbackDialog = lazyPart('FeedbackDialog', () => import('./feedback-dialog.tsx'));

const PANORAMA = { path: '/report-detail', label: '报告全景' };
const LINKS = [PANORAMA, { path: '/river', label: '健康趋势' }];

function PanoramaLinks({ reportId }: { reportId: string }) {
  const mayOpen = useMayOpen();
  const offered = LINKS.filter(({ path }) => mayOpen(path));
  if (offered.length === 0) return null;
  return (
    <p className={`jw-nowrap jw-fixed ${styles.links}`}>
      {offered.map(({ path, label }) => (
        <Link key={path} to={shellAddress(path, reportId)}>
          {label}
        </Link>
      ))}
    </p>
  );
}

function PanoramaIcon({ reportId }: { reportId: string }) {
  const { path, label } = PANORAMA;
  if (!useMayOpen()(path)) return null;
  return (
    <Link to={shellAddress(path, reportId)} className="jw-icon-button" aria-label={label} title={label}>
      <PanelsTopLeft size={17} />
    </Link>
  );
}

/** Keys that belong to no button of the page. */
const KEYS = [
  ['↑ ↓', '选检验结果的行'],
  ['Enter', '行：看病程；发现：打开工具或诊断'],
  ['/ 或 Ctrl K', '命令'],
  ['Esc', '关闭打开的面板'],
] as const;

/** What the command box offers on this page. */
function detailActions(
  report: ReportData | undefined,
  onPrint: (() => void) | undefined,
  hasKeys: boolean,
): CommandAction[] {
  if (!report) return [];
  const { reading } = report;
  return [
    ...(onPrint ? [{ id: 'print', title: '打印报告', spelling: 'da yin bao gao', run: onPrint }] : []),
    ...(reading
      ? [
          {
            id: 'copy',
            title: '复制综合判读',
            spelling: 'fu zhi zong he pan du',
            ...(hasKeys && { key: 'C' }),
            run: () => void copyResult(readingText(report, reading)),
          },
        ]
      : []),
  ];
}

/** One report read end to end: identity, timeline, conclusion beside its evidence, tools below. */
export function DetailPage({ slots }: { slots: DetailSlots }) {
  const session = useSession();
  const { state, change, addressOf, selectReport, openApplication, ...opens } = useDetailState();
  const { openPanel, openCourse, openTrend, openDialog } = opens;
  const { reportId, panel } = state;
  // A report that nobody drew ahead shows what it says first, then its many rows, then what stands beside them.
  const areRowsDue = useDeferredValue(reportId, '') === reportId;
  const { reading, reload, report, timeline, isUnknown, header, isPainted } = useReportScreen(reportId, areRowsDue);
  const mayAssess = session !== null && isClinician(session.role);
  const applications = useDetailApplications(report?.patient?.patient_id ?? '', reportId, mayAssess && isPainted);
  const closeDialog = () => change({ dialog: null });
  // What stands beside a panel is not drawn again for it: nothing that it is given changes with the panel.
  const { findingId, diagnosisId } = state;
  const marking = useMemo(() => ({ findingId, diagnosisId }), [findingId, diagnosisId]);
  const openDiagnosis = useCallback((id: string) => openPanel({ kind: 'diagnosis', diagnosisId: id }), [openPanel]);
  const openTool = useCallback((apiType: number) => openPanel({ kind: 'assessment', apiType }), [openPanel]);
  const showRange = useCallback((range: 'year' | 'all') => change({ range }), [change]);
  const showFilter = useCallback((filter: ResultFilter) => change({ filter }), [change]);
  const closePanel = useCallback(() => change({ panel: null }), [change]);
  const showTrend = useCallback(
    (trend: TrendRequest | null) => (trend === null ? change({ trend }) : openTrend(trend)),
    [change, openTrend],
  );
  const showTabs = useCallback((applications: OpenTabs | null) => change({ applications }), [change]);
  const openCourseOf = useCallback((code: string) => openCourse([code]), [openCourse]);
  const stream = useDetailStream(reportId, report?.patient, timeline);
  useRecentPatient(report);
  const [hasKeys] = useHasSingleKeys();
  useCommandActions(detailActions(report, header.onPrint, hasKeys));
  useToolTracking(reportId, panel?.kind === 'assessment' ? applications.find(panel.apiType) : undefined);

  return (
    <div className={`jw-stack jw-print-page ${styles.page}`}>
      <ReportHeader
        {...header}
        back={stream.back}
        pager={<DetailPager stream={stream} />}
        onFeedback={report && (() => openDialog('feedback'))}
        onShare={report && mayAssess ? () => openDialog('share') : undefined}
        reportSelect={
          timeline && (
            <div className={`jw-no-print jw-gap-6 ${styles.reportSelect}`}>
              <ReportSelect timeline={timeline} reportId={reportId} onSelect={selectReport} />
              <PanoramaIcon reportId={reportId} />
            </div>
          )
        }
      />
      <LeftBehind reportId={reportId} rows={stream.rows} />
      {mayAssess && reading.status !== 'missing' && <ReportLoops slots={slots} reportId={reportId} />}
      {reading.status === 'missing' || reading.status === 'failed' ? (
        <main id="main" tabIndex={-1} className="jw-grow">
          <ReportUnread
            {...{ reportId, reading, timeline }}
            addressOf={(id) => detailAddress({ reportId: id })}
            onReload={reload}
          />
        </main>
      ) : (
        <div className={`jw-grid jw-print-flow ${styles.columns}`}>
          <aside className={`jw-stack jw-no-print ${styles.timeline}`}>
            {isUnknown && <p className="jw-note">报告时间轴{UNDETERMINED}</p>}
            {timeline && (
              <DetailTimeline
                timeline={timeline}
                reportId={reportId}
                range={state.range}
                onRange={showRange}
                addressOf={addressOf}
              />
            )}
            {report && <SinceLastView key={reportId} report={report} />}
            {report && <PanoramaLinks reportId={reportId} />}
          </aside>
          <main id="main" tabIndex={-1} className={`jw-grid jw-print-flow ${styles.reading}`}>
            <div key={`conclusion-${reportId}`} className={`jw-print-part ${styles.conclusion}`}>
              {report ? (
                <>
                  <SupplementLine report={report} />
                  <ReportConclusion
                    report={report}
                    marking={marking}
                    onMark={change}
                    onOpenDiagnosis={openDiagnosis}
                    onOpenTool={mayAssess ? openTool : undefined}
                  />
                  {mayAssess && <ReportLoopsPaper slots={slots} reportId={reportId} />}
                  {/* Where there is no room for the timeline. */}
                  <div className={`jw-no-print ${styles.sinceNarrow}`}>
                    <SinceLastView report={report} />
                  </div>
                </>
              ) : (
                <>
                  <BlockSkeleton lines={4} />
                  <TableSkeleton columns={[1, 1, 2]} rows={3} />
                  <TableSkeleton columns={[1, 4, 1]} rows={6} rowHeight={52} />
                </>
              )}
            </div>
            {report && !areRowsDue && <section className={styles.results} aria-busy="true" />}
            {!report && (
              <section className={`jw-print-part ${styles.results}`}>
                <TableSkeleton columns={[4, 1, 1, 2, 2, 2]} rows={20} rowHeight={29} />
              </section>
            )}
            {report && areRowsDue && (
              <ReportResults
                key={`results-${reportId}`}
                className={styles.results}
                report={report}
                filter={state.filter}
                marking={marking}
                onFilter={showFilter}
                onOpenCourse={openCourseOf}
              />
            )}
          </main>
        </div>
      )}
      {report && (
        <>
          <DetailDock
            reportId={reportId}
            mayAssess={mayAssess}
            panel={panel}
            onOpen={openPanel}
            triggerCount={applications.triggerCount}
            applications={applications.mine}
            triggered={applications.triggered}
            calledIds={applications.calledIds}
            myIds={applications.myIds}
          />
          <DetailPanels
            key={`panels-${reportId}`}
            slots={slots}
            report={report}
            reportId={reportId}
            panel={panel}
            mayAssess={mayAssess}
            tools={applications.asked}
            onOpen={openPanel}
            onClose={closePanel}
            course={state.course}
            onCourse={(course) => change({ course })}
            trend={state.trend}
            onTrend={showTrend}
            tabs={state.applications}
            onTabs={showTabs}
            onOpenApplication={openApplication}
          />
        </>
      )}
      <KeyHelp keys={KEYS} />
      {report && mayAssess && state.dialog === 'share' && (
        <ShareDialog key={`share-${reportId}`} reportId={reportId} report={report} onClose={closeDialog} />
      )}
      {report && state.dialog === 'feedback' && (
        <FeedbackDialog
          key={`feedback-${reportId}`}
          reportId={reportId}
          feedback={report.feedback ?? null}
          onClose={closeDialog}
        />
      )}
    </div>
  );
}
