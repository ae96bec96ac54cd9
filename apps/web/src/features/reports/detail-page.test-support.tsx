import { renderWithAnswers, type Answer } from '../../../test/render-with-answers.tsx';
import { REPORTS } from '../../../test/report-answers.ts';
import { signIn } from '../../../test/sign-in.ts';
import type { DetailSlots } from '../../parts/report/detail-slots.ts';
import { DetailPage } from './detail-page.tsx';

/** Screens a clinician may open. */
const PATHS = ['/', '/excellent', '/detail', '/favorite-list', '/data'];

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
  Plans: ({ onOpenTrend }) => (
    <div role="dialog" aria-label="趋势方案">
      <button onClick={() => onOpenTrend?.({ title: '肾功能', laboratories: [], planId: 'PL1' })}>查看趋势</button>
    </div>
  ),
  Manager: () => null,
  Loop: ({ reportId }) => <section aria-label="危急值处置">{reportId}</section>,
  LoopPaper: () => null,
  Trend: ({ planId, title, laboratories, patientId, onClose }) => (
    <div role="dialog" aria-label="多指标历史趋势">
      {[planId ?? title, ...laboratories.map((item) => item.standard_laboratory_name), patientId].join(' ')}
      <button onClick={onClose}>关闭趋势</button>
    </div>
  ),
  Course: ({ codes, range }) => (
    <div role="dialog" aria-label="病程">
      {[...codes, range].join(' ')}
    </div>
  ),
  ApplicationDialog: ({ applicationIds }) => (
    <div role="dialog" aria-label="应用详情">
      {applicationIds.join(' ')}
    </div>
  ),
};

/** Opens the page at an address, over answers of this test; slots only say what they were given. */
export function show(address: string, answers: Readonly<Record<string, Answer>> = {}) {
  const view = renderWithAnswers(<DetailPage slots={slots} />, {
    ...REPORTS,
    'GET /api/v2/application/doctor': () => ({ applications: [], my_applications: [GRACE] }),
    'GET /api/v2/ai/reports/{id}/applications': () => ({ data: [GRACE] }),
    'POST /api/v2/embed/actions': () => ({}),
    ...answers,
  });
  const go = (next: string) => view.router.navigate(next);
  void go(address);
  return { ...view, go, query: () => new URLSearchParams(view.router.state.location.search) };
}

/** Somebody in front of a page whose links all lead somewhere. */
export const signInAs = (role: number, verifyArr: readonly string[]) => signIn({ role, verifyArr }, PATHS);
export const signInClinician = () => signInAs(4, PATHS);
