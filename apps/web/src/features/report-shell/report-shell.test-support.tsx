import type { ReactNode } from 'react';
import { reportOf, REPORTS } from '../../../test/report-answers.ts';
import { renderWithAnswers, type Answer } from '../../../test/render-with-answers.tsx';
import { signIn } from '../../../test/sign-in.ts';
import { ReportShell } from './report-shell.tsx';

const PATHS = [
  '/',
  '/excellent',
  '/detail',
  '/favorite-list',
  '/report-detail',
  '/report',
  '/river',
  '/app-application',
  '/encyclopedia-knowledge',
  '/knowledge-detail',
  '/report-detail-radar',
];

/** A clinician who may open these screens. */
export const signInReader = (paths: readonly string[] = PATHS) => signIn({ verifyArr: paths }, PATHS);

/** What the patient of R1 and R2 was suspected of. */
export const HISTORY = {
  data: [
    ['R1', 'HYPK', '高钾血症', 2],
    ['R2', 'CKD', '慢性肾脏病', 1],
  ].map(([report_id, diagnosis_id, diagnosis_name, reliable]) => ({
    report_id,
    diagnosis_id,
    diagnosis_name,
    reliable,
    report_time: '2025-11-18T09:42:00+08:00',
  })),
};

const SYSTEMS = {
  data: [
    {
      system_id: 4,
      system_name: '内分泌代谢',
      diagnoses: [],
      laboratories: [
        { knowledge_id: 'lab-K', code: 'K', laboratory_name: '钾', short_name: 'K', standard_specimen: '血清' },
      ],
      note: '暂无收录疾病',
    },
    {
      system_id: 8,
      system_name: '泌尿',
      diagnoses: [
        { diagnosis_id: 'CKD', diagnosis_name: '慢性肾脏病' },
        { diagnosis_id: 'HYPK', diagnosis_name: '高钾血症' },
      ],
      laboratories: [],
      note: '',
    },
  ],
};

/** Draws one screen in its shell at an address, over answers of the test. */
export function show(screen: ReactNode, address: string, answers: Readonly<Record<string, Answer>> = {}) {
  const view = renderWithAnswers(<ReportShell>{screen}</ReportShell>, {
    ...REPORTS,
    'GET /api/v2/ai/reports/patient/interpret': () => reportOf('R1', '顾怀远'),
    'GET /api/v2/patients/history_diag': () => HISTORY,
    'GET /api/v2/knowledge/systems': () => SYSTEMS,
    'GET /api/v2/plan': () => ({ data: [] }),
    ...answers,
  });
  void view.router.navigate(address);
  return { ...view, address: () => view.router.state.location.pathname + view.router.state.location.search };
}
