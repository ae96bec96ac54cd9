import type { ComponentType } from 'react';
import { lazyPart } from '../kit/lib/lazy-part.tsx';
import type { AssessmentSlug } from '../parts/assessments/assessment-registry.ts';
import type { AssessmentViewProps } from '../parts/assessments/assessment-view.tsx';

/** The view of each tool, loaded when it is first opened. */
export const assessmentViews: Record<AssessmentSlug, ComponentType<AssessmentViewProps>> = {
  'blood-gas': lazyPart('blood-gas', () =>
    import('../features/assessments/blood-gas/blood-gas-view.tsx').then((m) => m.BloodGasView),
  ),
  ckd: lazyPart('ckd', () => import('../features/assessments/ckd/ckd-view.tsx').then((m) => m.CkdView)),
  grace: lazyPart('grace', () => import('../features/assessments/grace/grace-view.tsx').then((m) => m.GraceView)),
  pleural: lazyPart('pleural', () =>
    import('../features/assessments/pleural/pleural-view.tsx').then((m) => m.PleuralView),
  ),
  gastric: lazyPart('gastric', () =>
    import('../features/assessments/gastric/gastric-view.tsx').then((m) => m.GastricView),
  ),
  'thyroid-followup': lazyPart('thyroid-followup', () =>
    import('../features/assessments/thyroid-followup/thyroid-followup-view.tsx').then((m) => m.ThyroidFollowUpView),
  ),
  covid19: lazyPart('covid19', () =>
    import('../features/assessments/covid19/covid19-view.tsx').then((m) => m.Covid19View),
  ),
  'adrenal-cortex': lazyPart('adrenal-cortex', () =>
    import('../features/assessments/adrenal-cortex/adrenal-cortex-view.tsx').then((m) => m.AdrenalCortexView),
  ),
  aldosteronism: lazyPart('aldosteronism', () =>
    import('../features/assessments/aldosteronism/aldosteronism-view.tsx').then((m) => m.AldosteronismView),
  ),
  'thyroid-function': lazyPart('thyroid-function', () =>
    import('../features/assessments/thyroid-function/thyroid-function-view.tsx').then((m) => m.ThyroidFunctionView),
  ),
  cerebrospinal: lazyPart('cerebrospinal', () =>
    import('../features/assessments/cerebrospinal/cerebrospinal-view.tsx').then((m) => m.CerebrospinalView),
  ),
};
