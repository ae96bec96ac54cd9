import { useListDoctorApplications } from '@jianwei/api-client/applications/applications';
import type { ModelReport } from '@jianwei/api-client/model';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { vi } from 'vitest';
import { refusal, renderWithAnswers } from '../../../../test/render-with-answers.tsx';
import type { Answer } from '../../../../test/render-with-answers.tsx';
import type { AssessmentViewProps } from '../../../parts/assessments/assessment-view.tsx';
import { setSession } from '../../../parts/session/session-store.ts';

export const PATIENT = 'P9';
export const REPORT = 'R9-01';
export const EARLIER = 'R9-02';

/** A report of the patient as every tool answers it; the tests add what is their tool's own. */
export function modelReport(more: Partial<ModelReport> = {}): ModelReport {
  return {
    report_id: REPORT,
    report_time: '2025-11-10T08:10:00+08:00',
    patient_id: PATIENT,
    patient_age: 41,
    patient_gender: '女',
    laboratories: [],
    conclusion: '',
    findings: [],
    tips: [],
    missing: [],
    contributions: [],
    rule_version: 'test-1.0.0',
    review_notes: [],
    ...more,
  };
}

/** The patient's reports and their names. */
export function modelAnswers(path: string, reports: readonly ModelReport[]): Record<string, Answer> {
  const entries = reports.map(({ report_id, report_time }) => ({ report_id, report_time }));
  return {
    [`GET ${path}/${PATIENT}/history`]: () => ({ data: entries }),
    [`GET ${path}/{id}`]: ({ path: called }) =>
      reports.find(({ report_id: id }) => called.endsWith(id)) ?? refusal(404, '该报告不存在或已被删除'),
    'GET /api/v2/ai/reports/patient/time_line': () => ({
      patient: { patient_id: PATIENT, name: '测试', gender: '女', age: 41 },
      days: [],
    }),
  };
}

/** Signs in as somebody of this role; the tools ask for nothing else. */
export function signInAs(role: number): void {
  setSession({
    token: 't',
    user_id: 'u',
    role,
    nickname: '沈若溪',
    verifyArr: [],
    permission_column: [],
    login_path: '/login',
  });
}

/** The page behind the drawer shows my-applications of this patient and report. */
function Dock() {
  useListDoctorApplications({ patient_id: PATIENT, report_id: REPORT });
  return null;
}

/** A tool as the drawer shows it, with what it was told and what was sent. */
export function openModel(
  View: ComponentType<AssessmentViewProps>,
  answers: Record<string, Answer>,
  role = 4,
  reportId = REPORT,
) {
  signInAs(role);
  const watch = { onUnsavedChange: vi.fn(), onSaved: vi.fn(), onClose: vi.fn(), onOpenTrend: vi.fn() };
  const rendered = renderWithAnswers(
    <>
      <View patientId={PATIENT} reportId={reportId} {...watch} />
      <Dock />
    </>,
    { 'GET /api/v2/application/doctor': () => ({ applications: [], my_applications: [] }), ...answers },
  );
  const sent = (method: string, path: string) =>
    rendered.calls.filter((call) => call.method === method && call.path === path);
  return { ...rendered, watch, sent };
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
