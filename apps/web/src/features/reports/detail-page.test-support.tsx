import { renderWithAnswers, type Answer } from '../../../test/render-with-answers.tsx';
import { reportOf, TIMELINE } from '../../../test/report-answers.ts';
import type { DetailSlots } from '../../parts/report/detail-slots.ts';
import { setReadyPaths } from '../../parts/session/may-open.ts';
import { setSession } from '../../parts/session/session-store.ts';
import { DetailPage } from './detail-page.tsx';

/** Screens a clinician may open. */
const PATHS = ['/', '/excellent', '/detail', '/favorite-list', '/data'];

/** Signs in with a role and the paths it may open. */
export function signIn(role: number, verifyArr: readonly string[]) {
  setSession({
    token: 't',
    user_id: 'u',
    role,
    nickname: '沈若溪',
    verifyArr,
    permission_column: [],
    login_path: '/login',
  });
}

/** An application that the report triggered and that is mine. */
export const GRACE = {
  application_id: 'A5',
  name: 'Grace评分',
  api_type: 5,
  type: 'assessment' as const,
  hint: '可完成评分',
};

const slots: DetailSlots = {
  Diagnosis: ({ diagnosisId, apiType, reportId, patientId }) => (
    <div role="dialog" aria-label="诊断抽屉">
      {[diagnosisId, apiType, reportId, patientId].join(' ')}
    </div>
  ),
  Triggers: ({ onOpenTool, onOpenApplication }) => (
    <div role="dialog" aria-label="应用集">
      <button onClick={() => onOpenTool(5)}>打开</button>
      <button onClick={() => onOpenApplication('A5')}>详情</button>
    </div>
  ),
  Disease: ({ suspected, onOpenDiagnosis, onOpenPage }) => (
    <div role="dialog" aria-label="查疾病">
      {suspected.map(({ diagnosis_id: id }) => (
        <button key={id} onClick={() => onOpenDiagnosis(id)}>
          {id}
        </button>
      ))}
      <button onClick={() => onOpenPage('/data?name=K')}>检验</button>
    </div>
  ),
  Plans: () => <div role="dialog" aria-label="趋势方案" />,
  ApplicationDialog: ({ applicationIds }) => (
    <div role="dialog" aria-label="应用详情">
      {applicationIds.join(' ')}
    </div>
  ),
};

/** Opens the page at an address, over answers of this test; slots only say what they were given. */
export function show(address: string, answers: Readonly<Record<string, Answer>> = {}) {
  const view = renderWithAnswers(<DetailPage slots={slots} />, {
    'GET /api/v2/ai/reports/analysis/R1': () => reportOf('R1', '顾怀远'),
    'GET /api/v2/ai/reports/analysis/R2': () => reportOf('R2', '顾怀远'),
    'GET /api/v2/ai/reports/patient/time_line': () => TIMELINE,
    'GET /api/v2/application/doctor': () => ({ applications: [], my_applications: [GRACE] }),
    'GET /api/v2/ai/reports/{id}/applications': () => ({ data: [GRACE] }),
    'POST /api/v2/embed/actions': () => ({}),
    ...answers,
  });
  const go = (next: string) => view.router.navigate(next);
  void go(address);
  return { ...view, go, query: () => new URLSearchParams(view.router.state.location.search) };
}

/** A clinician in front of a page whose links all lead somewhere. */
export function signInClinician() {
  setReadyPaths(new Set(PATHS));
  signIn(4, PATHS);
}
