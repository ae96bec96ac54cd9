import type { PatientTimeline, ReportData } from '@jianwei/api-client/model';

import { renderWithAnswers, type Answer } from '../../../test/render-with-answers.tsx';
import type { DetailSlots } from '../../shared/lib/detail-slots.ts';
import { setReadyPaths } from '../../shared/session/may-open.ts';
import { setSession } from '../../shared/session/session-store.ts';
import { DetailPage } from './detail-page.tsx';

/** Screens a clinician may open. */
const PATHS = ['/', '/excellent', '/detail', '/favorite-list'];

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

/** A report of two results and two diagnoses. */
export function reportOf(id: string, name: string, patientId = 'P1'): ReportData {
  return {
    report_id: id,
    patient: { patient_id: patientId, name, gender: '男', age: 62, department: '内分泌科', bed_no: '12' },
    report_name: '生化',
    report_time: '2025-11-18T09:42:00+08:00',
    collected: false,
    laboratories: [
      {
        laboratory_id: `${id}-K`,
        laboratory_name: '钾',
        short_name: 'K',
        original_laboratory_name: 'K',
        original_result: '5.62',
        original_units: 'mmol/L',
        range_lower: '3.5',
        range_upper: '5.3',
        abnormal: true,
        abnormal_type: 1,
        state: 'abnormal',
        group_name: '电解质',
      },
      {
        laboratory_id: `${id}-NA`,
        laboratory_name: '钠',
        short_name: 'Na',
        original_laboratory_name: 'Na',
        original_result: '138.2',
        abnormal: false,
        state: 'normal',
        group_name: '电解质',
      },
    ],
    clean_failed_laboratories: [],
    total_laboratories: 2,
    need_focus: [],
    feedback: null,
    suggestion_diagnosis: [
      { diagnosis_id: 'LOW', diagnosis_name: '高尿酸血症', reliable: 0, score: 1, summary: '', evidences: [] },
      { diagnosis_id: 'HYPK', diagnosis_name: '高钾血症', reliable: 2, score: 3, summary: '', evidences: [`${id}-K`] },
    ],
    interpretation: { headline: `${name}的结论`, detail: '说明', codes: [], rule_version: '1', review_notes: [] },
    learn_interpretation: false,
    categories: [],
    radar_chart: [],
  };
}

const timelineReport = (id: string, date: string) => ({
  report_id: id,
  report_time: `${date}T09:42:00+08:00`,
  report_name: '生化',
  abnormal_count: 1,
  critical_count: 0,
});

/** Two reports of the patient of R1 and R2. */
export const TIMELINE: PatientTimeline = {
  patient: { patient_id: 'P1', name: '顾怀远', gender: '男', age: 62 },
  days: [
    { date: '2025-11-18', reports: [timelineReport('R1', '2025-11-18')] },
    { date: '2025-11-12', reports: [timelineReport('R2', '2025-11-12')] },
  ],
};

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
