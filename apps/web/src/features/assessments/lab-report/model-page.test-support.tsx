import { within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { refusal, type Answer } from '../../../../test/render-with-answers.tsx';
import type { AssessmentViewProps } from '../../../parts/assessments/assessment-view.tsx';
import { openTool, signInAs } from '../record/record-page.test-support.tsx';
import { PATIENT, REPORT } from './model-report.test-support.ts';

export * from './model-report.test-support.ts';

/** Answers of a back end that reads these reports of the patient, newest first, and none of anybody else. */
export function modelAnswers(path: string, reports: readonly object[]): Record<string, Answer> {
  return {
    // An entry of the list holds some of what the report does.
    [`GET ${path}/{patient}/history`]: ({ path: called }) => ({ data: called.includes(PATIENT) ? reports : [] }),
    [`GET ${path}/{id}`]: ({ path: called }) =>
      reports.find((report) => 'report_id' in report && called.endsWith(String(report.report_id))) ??
      refusal(404, '该报告不存在或已被删除'),
    'GET /api/v2/ai/reports/patient/time_line': () => ({
      patient: { patient_id: PATIENT, name: '测试', gender: '女', age: 41 },
      days: [],
    }),
  };
}

/** The answers, with one call that does something else first; what that returns is its answer. */
export function withFirst(answers: Record<string, Answer>, key: string, first: Answer): Record<string, Answer> {
  return { ...answers, [key]: async (call) => (await first(call)) ?? answers[key]?.(call) };
}

/** A tool as the drawer shows it to somebody of this role, with what it was told and what was sent. */
export function openModel(
  View: ComponentType<AssessmentViewProps>,
  answers: Record<string, Answer>,
  role = 4,
  reportId = REPORT,
) {
  signInAs(role);
  return openTool(View, answers, { patientId: PATIENT, reportId });
}

/** What stands in the parts of this role. */
export const textsOf = (place: HTMLElement, role: string) =>
  within(place)
    .getAllByRole(role)
    .map((part) => part.textContent);
