import type { ReportData } from '@jianwei/api-client/model';
import { useQueryClient } from '@tanstack/react-query';
import { Fragment, type ReactNode, useEffect, useMemo, useState } from 'react';
import { lazyPart } from '../../kit/lib/lazy-part.tsx';
import { PANEL_FRAME } from '../../kit/lib/page-frame.tsx';
import { SparePart } from '../../kit/lib/spare-part.tsx';
import { safeRedirect } from '../../kit/lib/safe-redirect.ts';
import { Panel } from '../../kit/overlay/overlay.tsx';
import { BlockSkeleton } from '../../kit/ui/skeleton.tsx';
import { isAssessment } from '../../parts/assessments/assessment-registry.ts';
import type { DetailSlots, TrendRequest } from '../../parts/report/detail-slots.ts';
import { normalPath, useMayOpen } from '../../parts/session/may-open.ts';
import { prefetchTrend } from '../../parts/trend/trend-query.ts';
import styles from './detail-page.module.css';
import type { DetailPanel, OpenCourse } from './detail-state.ts';

/** Tabs of the application detail dialog: empty means closed. */
export interface OpenTabs {
  readonly ids: readonly string[];
  readonly selectedId: string;
}

export const NO_TABS: OpenTabs = { ids: [], selectedId: '' };

/** Opens a tab, or selects it where it is open. */
export function openTab({ ids }: OpenTabs, id: string): OpenTabs {
  return { ids: ids.includes(id) ? ids : [...ids, id], selectedId: id };
}

/** Closes a tab: closing any tab but the last one selects the first that remains, closing the last one closes the dialog. */
export function closeTab({ ids }: OpenTabs, id: string): OpenTabs {
  const rest = ids.filter((other) => other !== id);
  const [first] = rest;
  return first === undefined ? NO_TABS : { ids: rest, selectedId: first };
}

/** Of tools that a report asks for so many are drawn ahead. */
const MOST_TOOLS = 3;

/** What is likely opened over a report; of diagnoses the first, because what they show is alike. */
function useLikely(report: ReportData, mayAssess: boolean, tools: string): readonly DetailPanel[] {
  return useMemo(() => {
    const [first] = report.suggestion_diagnosis;
    const asked = tools.split(' ').filter((apiType) => apiType !== '');
    return [
      ...(first === undefined ? [] : [{ kind: 'diagnosis', diagnosisId: first.diagnosis_id } as const]),
      ...(mayAssess ? [{ kind: 'triggers' } as const] : []),
      ...asked.slice(0, MOST_TOOLS).map((apiType) => ({ kind: 'assessment', apiType: Number(apiType) }) as const),
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
}

/**
 * The one panel that is open over the page, and the application dialog on top of it. Rendered once the report is there and
 * keyed by it, so that nothing of one report outlives the switch to another.
 */
export function DetailPanels(props: DetailPanelsProps) {
  const { slots, report, reportId, panel, mayAssess, tools, onOpen, onClose, course, onCourse, trend, onTrend } = props;
  const [tabs, setTabs] = useState(NO_TABS);
  const { Diagnosis, Triggers, ApplicationDialog, Disease, Manager, Plans, Trend, Course } = slots;
  const patientId = report.patient?.patient_id ?? '';
  const client = useQueryClient();
  const likely = useLikely(report, mayAssess, tools.join(' '));
  const isBeforeTrend = panel?.kind === 'plans';
  useEffect(() => {
    if (isBeforeTrend) Trend.prefetch?.();
  }, [isBeforeTrend, Trend]);
  const common = {
    reportId,
    patientId,
    onClose,
    onOpenApplication: (id: string) => setTabs(openTab(tabs, id)),
    onOpenTrend: (request: TrendRequest) => {
      prefetchTrend(client, patientId, request);
      onTrend(request);
    },
  };
  const draw = (one: DetailPanel): ReactNode => {
    if (one.kind === 'plans') return <Plans {...common} />;
    if (one.kind === 'diagnosis') {
      const said = report.suggestion_diagnosis.find((item) => item.diagnosis_id === one.diagnosisId);
      return (
        <Diagnosis
          {...common}
          patient={report.patient}
          diagnosisId={one.diagnosisId}
          diagnosisName={said?.diagnosis_name}
          apiType={said?.api_type}
        />
      );
    }
    if (!mayAssess) return null;
    if (one.kind === 'assessment') {
      if (!isAssessment(one.apiType)) return null;
      return <Diagnosis {...common} patient={report.patient} diagnosisId={one.diagnosisId} apiType={one.apiType} />;
    }
    if (one.kind === 'triggers') {
      return <Triggers {...common} onOpenTool={(apiType) => onOpen({ kind: 'assessment', apiType })} />;
    }
    if (one.kind === 'disease') {
      return (
        <Disease
          {...common}
          suspected={report.suggestion_diagnosis}
          onOpenDiagnosis={(diagnosisId) => onOpen({ kind: 'diagnosis', diagnosisId })}
          onOpenPage={(page) => onOpen({ kind: 'embedded', page })}
        />
      );
    }
    if (one.kind === 'embedded') return <EmbeddedPage key={one.page} page={one.page} onClose={onClose} />;
    return <Manager {...common} />;
  };
  return (
    <>
      {panel === null ? (
        <SparePart>
          <DrawAhead panels={likely} draw={draw} />
        </SparePart>
      ) : (
        <Fragment key={panel.kind}>{draw(panel)}</Fragment>
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
      {trend && <Trend {...trend} patientId={patientId} patient={report.patient} onClose={() => onTrend(null)} />}
      {tabs.ids.length > 0 && (
        <ApplicationDialog
          reportId={reportId}
          applicationIds={tabs.ids}
          selectedId={tabs.selectedId}
          onSelect={(id) => setTabs(openTab(tabs, id))}
          onCloseTab={(id) => setTabs(closeTab(tabs, id))}
          onClose={() => setTabs(NO_TABS)}
        />
      )}
    </>
  );
}

/** Pages that a panel may show; whatever else an address asks for is not opened. */
const TITLES: Readonly<Record<string, string>> = { '/data': '懂检验' };

/** The page counts as loading for this long after it is opened. */
const LOADING_MS = 300;

interface EmbeddedPageProps {
  /** Path and query, as the address of the report's page names it. */
  page: string;
  onClose: () => void;
}

/** A page of the program in a panel over the report, which stays where it is. */
export function EmbeddedPage({ page, onClose }: EmbeddedPageProps) {
  const mayOpen = useMayOpen();
  const [isLoading, setLoading] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setLoading(false), LOADING_MS);
    return () => clearTimeout(timer);
  }, []);
  const address = safeRedirect(page);
  const title = address === null ? undefined : TITLES[normalPath(address)];
  if (address === null || title === undefined || !mayOpen(address)) return null;
  return (
    <Panel aboveDock flush title={title} width="80%" onClose={onClose}>
      <div className={styles.embedded} aria-busy={isLoading}>
        {isLoading && (
          <div className={styles.waiting}>
            <BlockSkeleton lines={8} />
          </div>
        )}
        <iframe className={styles.frame} name={PANEL_FRAME} title={title} src={address} />
      </div>
    </Panel>
  );
}
