import { DetailPage } from '../features/reports/detail-page.tsx';
import type {
  ApplicationDialogSlotProps,
  DetailPanelProps,
  DetailSlots,
  DiagnosisSlotProps,
  DiseaseSlotProps,
  TriggersSlotProps,
} from '../parts/report/detail-slots.ts';
import { lazyPart } from '../kit/lib/lazy-part.tsx';
import { Trend } from './trend-slot.ts';

// One feature does not import another: the page of the reports feature gets the others' parts from here.
const slots: DetailSlots = {
  Diagnosis: lazyPart<DiagnosisSlotProps>('diagnosis-drawer', () =>
    import('../features/diagnosis/diagnosis-drawer.tsx').then((m) => m.DiagnosisDrawer),
  ),
  Triggers: lazyPart<TriggersSlotProps>('trigger-panel', () =>
    import('../features/applications/trigger-panel.tsx').then((m) => m.TriggerPanel),
  ),
  ApplicationDialog: lazyPart<ApplicationDialogSlotProps>('application-dialog', () =>
    import('../features/applications/application-dialog.tsx').then((m) => m.ApplicationDialog),
  ),
  Disease: lazyPart<DiseaseSlotProps>('disease-dialog', () =>
    import('../features/lookup/disease-lookup.tsx').then((m) => m.DiseaseDialog),
  ),
  Manager: lazyPart<DetailPanelProps>('application-manager', () =>
    import('../features/applications/application-manager.tsx').then((m) => m.ApplicationManager),
  ),
  Plans: lazyPart<DetailPanelProps>('plan-panel', () =>
    import('../features/plans/plan-panel.tsx').then((m) => m.PlanPanel),
  ),
  Trend,
};

/** /detail with everything that opens over it. */
export function DetailRoute() {
  return <DetailPage slots={slots} />;
}
