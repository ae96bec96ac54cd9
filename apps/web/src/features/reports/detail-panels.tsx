import type { ReportData } from '@jianwei/api-client/model';
import { useState } from 'react';

import { isAssessment } from '../../parts/assessments/assessment-registry.ts';
import type { DetailSlots, TrendRequest } from '../../parts/report/detail-slots.ts';
import { closeTab, NO_TABS, openTab } from '../../kit/lib/open-tabs.ts';
import type { DetailPanel } from './detail-state.ts';
import { EmbeddedPage } from './embedded-page.tsx';

interface DetailPanelsProps {
  slots: DetailSlots;
  report: ReportData;
  reportId: string;
  panel: DetailPanel | null;
  /** Tools and the application set are for clinicians; the diagnosis drawer, plans and trends are for every reader. */
  mayAssess: boolean;
  onOpen: (panel: DetailPanel) => void;
  onClose: () => void;
}

/**
 * The one panel that is open over the page, and the application dialog on top of it. Rendered once the report is there and
 * keyed by it, so that nothing of one report outlives the switch to another.
 */
export function DetailPanels({ slots, report, reportId, panel, mayAssess, onOpen, onClose }: DetailPanelsProps) {
  const [tabs, setTabs] = useState(NO_TABS);
  const [trend, setTrend] = useState<TrendRequest | null>(null);
  const { Diagnosis, Triggers, ApplicationDialog, Disease, Manager, Plans, Trend } = slots;
  const patientId = report.patient?.patient_id ?? '';
  const common = {
    reportId,
    patientId,
    onClose,
    onOpenApplication: (id: string) => setTabs(openTab(tabs, id)),
    onOpenTrend: Trend && setTrend,
  };
  const diagnosis =
    panel?.kind === 'diagnosis'
      ? report.suggestion_diagnosis.find((item) => item.diagnosis_id === panel.diagnosisId)
      : undefined;
  return (
    <>
      {panel?.kind === 'diagnosis' && (
        <Diagnosis
          {...common}
          patient={report.patient}
          diagnosisId={panel.diagnosisId}
          diagnosisName={diagnosis?.diagnosis_name}
          apiType={diagnosis?.api_type}
        />
      )}
      {panel?.kind === 'assessment' && mayAssess && isAssessment(panel.apiType) && (
        <Diagnosis {...common} patient={report.patient} diagnosisId={panel.diagnosisId} apiType={panel.apiType} />
      )}
      {panel?.kind === 'triggers' && mayAssess && (
        <Triggers {...common} onOpenTool={(apiType) => onOpen({ kind: 'assessment', apiType })} />
      )}
      {Disease && panel?.kind === 'disease' && mayAssess && (
        <Disease
          {...common}
          suspected={report.suggestion_diagnosis}
          onOpenDiagnosis={(diagnosisId) => onOpen({ kind: 'diagnosis', diagnosisId })}
          onOpenPage={(page) => onOpen({ kind: 'embedded', page })}
        />
      )}
      {panel?.kind === 'embedded' && mayAssess && <EmbeddedPage key={panel.page} page={panel.page} onClose={onClose} />}
      {Manager && panel?.kind === 'manager' && mayAssess && <Manager {...common} />}
      {Plans && panel?.kind === 'plans' && <Plans {...common} />}
      {Trend && trend && (
        <Trend {...trend} patientId={patientId} patient={report.patient} onClose={() => setTrend(null)} />
      )}
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
