import type { ReportData } from '@jianwei/api-client/model';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { lazyPart } from '../../kit/lib/lazy-part.tsx';
import { SparePart } from '../../kit/lib/spare-part.tsx';
import { useStandbyLayout } from '../../kit/overlay/standby-layout.ts';
import type { DetailSlots, TrendRequest } from '../../parts/report/detail-slots.ts';
import { prefetchTrend } from '../../parts/trend/trend-query.ts';
import type { DetailPanel, OpenCourse } from './detail-state.ts';
import { Standby, useKeptPanels } from './kept-panels.tsx';
import { closeTab, NO_TABS, openTab, type OpenTabs } from './open-tabs.ts';
import { PanelOfReport } from './panel-of-report.tsx';

/** Of diagnoses, and of tools that a report asks for, so many are drawn ahead. */
const MOST_ALIKE = 3;

/** What is likely opened over a report, the likeliest first. */
function useLikely(report: ReportData, mayAssess: boolean, tools: string): readonly DetailPanel[] {
  return useMemo(() => {
    const asked = tools.split(' ').filter((apiType) => apiType !== '');
    const diagnoses = report.suggestion_diagnosis
      .slice(0, MOST_ALIKE)
      .map(({ diagnosis_id }) => ({ kind: 'diagnosis', diagnosisId: diagnosis_id }) as const);
    return [
      ...diagnoses.slice(0, 1),
      ...(mayAssess ? [{ kind: 'triggers' } as const] : []),
      ...asked.slice(0, MOST_ALIKE).map((apiType) => ({ kind: 'assessment', apiType: Number(apiType) }) as const),
      ...diagnoses.slice(1),
      { kind: 'plans' },
    ];
  }, [report, mayAssess, tools]);
}

// Nobody waits for it: it begins when nothing else is to be done.
const DrawAhead = lazyPart('DrawAhead', () => import('./draw-ahead.tsx'));

interface DetailPanelsProps {
  slots: DetailSlots;
  report: ReportData;
  reportId: string;
  panel: DetailPanel | null;
  /** Tools and the application set are for clinicians; the diagnosis drawer, plans and trends are for every reader. */
  mayAssess: boolean;
  /** Tools that the report asks for, by api_type. */
  tools: readonly number[];
  onOpen: (panel: DetailPanel) => void;
  onClose: () => void;
  course: OpenCourse | null;
  onCourse: (course: OpenCourse | null) => void;
  trend: TrendRequest | null;
  onTrend: (trend: TrendRequest | null) => void;
  /** Tabs of the application dialog; null while it is closed. */
  tabs: OpenTabs | null;
  onTabs: (tabs: OpenTabs | null) => void;
  /** Always the same. */
  onOpenApplication: (applicationId: string) => void;
}

/**
 * The one panel that is open over the page, and the application dialog on top of it. Rendered once the report is there and
 * keyed by it, so that nothing of one report outlives the switch to another.
 */
export function DetailPanels(props: DetailPanelsProps) {
  const { slots, report, reportId, panel, mayAssess, tools, onOpen, onClose } = props;
  const { course, onCourse, trend, onTrend, tabs, onTabs, onOpenApplication } = props;
  const { ApplicationDialog, Trend, Course } = slots;
  const patientId = report.patient?.patient_id ?? '';
  const client = useQueryClient();
  const likely = useLikely(report, mayAssess, tools.join(' '));
  const isBeforeTrend = panel?.kind === 'plans';
  useEffect(() => {
    if (isBeforeTrend) Trend.prefetch?.();
  }, [isBeforeTrend, Trend]);
  const { kept, openKey, put, drop } = useKeptPanels(panel, reportId, patientId);
  useStandbyLayout();
  const onOpenTrend = useCallback(
    (request: TrendRequest) => {
      prefetchTrend(client, patientId, request);
      onTrend(request);
    },
    [client, patientId, onTrend],
  );
  // The same as long as the report is: a panel that stands there is not drawn again to be shown.
  const common = useMemo(
    () => ({ reportId, patientId, onClose, onOpenApplication, onOpenTrend }),
    [reportId, patientId, onClose, onOpenApplication, onOpenTrend],
  );
  return (
    <>
      {kept.map(({ key, panel: one, drawing }) => (
        <Standby key={`${key} ${drawing}`} isShown={key === openKey} onFail={() => drop(key)}>
          <PanelOfReport panel={one} {...{ slots, report, mayAssess, common, onOpen }} />
        </Standby>
      ))}
      {panel === null && (
        <SparePart>
          <DrawAhead panels={likely} kept={kept} put={put} />
        </SparePart>
      )}
      {course && (
        <Course
          {...course}
          report={report}
          patientId={patientId}
          onRange={(range) => onCourse({ ...course, range })}
          onCodes={(codes) => onCourse({ ...course, codes })}
          onClose={() => onCourse(null)}
        />
      )}
      {trend && (
        <Trend
          {...trend}
          patientId={patientId}
          patient={report.patient}
          reportTime={report.report_time}
          onClose={() => onTrend(null)}
        />
      )}
      {tabs && (
        <ApplicationDialog
          reportId={reportId}
          applicationIds={tabs.ids}
          selectedId={tabs.selectedId}
          onSelect={(id) => onTabs(openTab(tabs, id))}
          onCloseTab={(id) => {
            const rest = closeTab(tabs, id);
            onTabs(rest === NO_TABS ? null : rest);
          }}
          onClose={() => onTabs(null)}
        />
      )}
    </>
  );
}
