import type { ComponentType } from 'react';
import { lazyPart } from '../kit/lib/lazy-part.tsx';
import type { AssessmentSlug } from '../parts/assessments/assessment-registry.ts';
import type { AssessmentPictureProps, AssessmentViewProps } from '../parts/assessments/assessment-view.tsx';

/** The view of each tool, loaded when it is first opened. */
export const assessmentViews: Record<AssessmentSlug, ComponentType<AssessmentViewProps>> = {
  'blood-gas': lazyPart('BloodGasView', () => import('../features/assessments/blood-gas/blood-gas-view.tsx')),
  ckd: lazyPart('CkdView', () => import('../features/assessments/ckd/ckd-view.tsx')),
  grace: lazyPart('GraceView', () => import('../features/assessments/grace/grace-view.tsx')),
  pleural: lazyPart('PleuralView', () => import('../features/assessments/pleural/pleural-view.tsx')),
  gastric: lazyPart('GastricView', () => import('../features/assessments/gastric/gastric-view.tsx')),
  'thyroid-followup': lazyPart(
    'ThyroidFollowUpView',
    () => import('../features/assessments/thyroid-followup/thyroid-followup-view.tsx'),
  ),
  covid19: lazyPart('Covid19View', () => import('../features/assessments/covid19/covid19-view.tsx')),
  'adrenal-cortex': lazyPart(
    'AdrenalCortexView',
    () => import('../features/assessments/adrenal-cortex/adrenal-cortex-view.tsx'),
  ),
  aldosteronism: lazyPart(
    'AldosteronismView',
    () => import('../features/assessments/aldosteronism/aldosteronism-view.tsx'),
  ),
  'thyroid-function': lazyPart(
    'ThyroidFunctionView',
    () => import('../features/assessments/thyroid-function/thyroid-function-view.tsx'),
  ),
  cerebrospinal: lazyPart(
    'CerebrospinalView',
    () => import('../features/assessments/cerebrospinal/cerebrospinal-view.tsx'),
  ),
};

/** The small picture of a tool, which a diagnosis that the tool decides shows. */
export const assessmentPictures: Partial<Record<AssessmentSlug, ComponentType<AssessmentPictureProps>>> = {
  ckd: lazyPart('CkdPicture', () => import('../features/assessments/ckd/ckd-picture.tsx')),
};
