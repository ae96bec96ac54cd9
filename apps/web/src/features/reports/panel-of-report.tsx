import type { ReportData } from '@jianwei/api-client/model';
import { memo, type ReactNode, useEffect, useState } from 'react';
import { PANEL_FRAME } from '../../kit/lib/page-frame.tsx';
import { safeRedirect } from '../../kit/lib/safe-redirect.ts';
import { Panel } from '../../kit/overlay/overlay.tsx';
import { BlockSkeleton } from '../../kit/ui/skeleton.tsx';
import { isAssessment } from '../../parts/assessments/assessment-registry.ts';
import type { DetailPanelProps, DetailSlots } from '../../parts/report/detail-slots.ts';
import { normalPath, useMayOpen } from '../../parts/session/may-open.ts';
import styles from './detail-page.module.css';
import type { DetailPanel } from './detail-state.ts';

interface PanelOfReportProps {
  panel: DetailPanel;
  slots: DetailSlots;
  report: ReportData;
  /** Tools and the application set are for clinicians; the diagnosis drawer, plans and trends are for every reader. */
  mayAssess: boolean;
  common: DetailPanelProps;
  onOpen: (panel: DetailPanel) => void;
}

/** What one panel shows; nothing where its reader may not. */
export const PanelOfReport = memo(function PanelOfReport(props: PanelOfReportProps): ReactNode {
  const { panel, slots, report, mayAssess, common, onOpen } = props;
  const { Diagnosis, Triggers, Disease, Manager, Plans } = slots;
  const onOpenTool = (apiType: number) => onOpen({ kind: 'assessment', apiType });
  if (panel.kind === 'plans') return <Plans {...common} />;
  if (panel.kind === 'diagnosis') {
    const said = report.suggestion_diagnosis.find((item) => item.diagnosis_id === panel.diagnosisId);
    return (
      <Diagnosis
        {...common}
        patient={report.patient}
        diagnosisId={panel.diagnosisId}
        diagnosisName={said?.diagnosis_name}
        apiType={said?.api_type}
        onOpenTool={mayAssess ? onOpenTool : undefined}
      />
    );
  }
  if (!mayAssess) return null;
  if (panel.kind === 'assessment') {
    if (!isAssessment(panel.apiType)) return null;
    return (
      <Diagnosis
        {...common}
        patient={report.patient}
        diagnosisId={panel.diagnosisId}
        apiType={panel.apiType}
        onOpenTool={onOpenTool}
      />
    );
  }
  if (panel.kind === 'triggers') {
    return <Triggers {...common} onOpenTool={onOpenTool} />;
  }
  if (panel.kind === 'disease') {
    return (
      <Disease
        {...common}
        suspected={report.suggestion_diagnosis}
        onOpenDiagnosis={(diagnosisId) => onOpen({ kind: 'diagnosis', diagnosisId })}
        onOpenPage={(page) => onOpen({ kind: 'embedded', page })}
      />
    );
  }
  if (panel.kind === 'embedded') return <EmbeddedPage key={panel.page} page={panel.page} onClose={common.onClose} />;
  return <Manager {...common} />;
});

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
