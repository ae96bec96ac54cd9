import { DetailPage } from '../features/reports/detail-page.tsx';
import { ExplainedInAddress } from '../parts/lab/explained-row.tsx';
import type { DetailSlots } from '../parts/report/detail-slots.ts';
import { lazyPart } from '../kit/lib/lazy-part.tsx';
import { Trend } from './trend-slot.ts';

// One feature does not import another: the page of the reports feature gets the others' parts from here.
const slots: DetailSlots = {
  Diagnosis: lazyPart('DiagnosisDrawer', () => import('../features/diagnosis/diagnosis-drawer.tsx')),
  Triggers: lazyPart('TriggerPanel', () => import('../features/applications/trigger-panel.tsx')),
  ApplicationDialog: lazyPart('ApplicationDialog', () => import('../features/applications/application-dialog.tsx')),
  Disease: lazyPart('DiseaseDialog', () => import('../features/lookup/disease-lookup.tsx')),
  Manager: lazyPart('ApplicationManager', () => import('../features/applications/application-manager.tsx')),
  Plans: lazyPart('PlanPanel', () => import('../features/plans/plan-panel.tsx')),
  Loop: lazyPart('LoopBand', () => import('../features/warnings/loop-band.tsx')),
  LoopPaper: lazyPart('LoopPaper', () => import('../features/warnings/loop-band.tsx')),
  Trend,
  Course: lazyPart('CourseDialog', () => import('../parts/course/course-dialog.tsx')),
};

/** /detail with everything that opens over it. */
export function DetailRoute() {
  return (
    <ExplainedInAddress>
      <DetailPage slots={slots} />
    </ExplainedInAddress>
  );
}
