import { useListDoctorApplications } from '@jianwei/api-client/applications/applications';
import { fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { renderWithAnswers } from '../../../../test/render-with-answers.tsx';
import type { Answer } from '../../../../test/render-with-answers.tsx';
import { graceAnswers, othersReport, ownReport, PATIENT, REPORT } from './grace-test-answers.ts';
import { GraceView } from './grace-view.tsx';

/** The page behind the drawer shows my-applications of this patient and report. */
function Dock() {
  useListDoctorApplications({ patient_id: PATIENT, report_id: REPORT });
  return null;
}

/** The assessment as the drawer shows it, with what it was told and what was sent. */
export function open(answers: Record<string, Answer> = graceAnswers()) {
  const watch = { onUnsavedChange: vi.fn(), onSaved: vi.fn(), onClose: vi.fn() };
  const rendered = renderWithAnswers(
    <>
      <GraceView patientId={PATIENT} reportId={REPORT} {...watch} />
      <Dock />
    </>,
    answers,
  );
  const sent = (method: string, path: string) =>
    rendered.calls.filter((call) => call.method === method && call.path === path);
  return { ...rendered, watch, sent };
}

export const form = () => screen.findByRole('textbox', { name: /年龄/ });
export const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const question = (text: string) => screen.findByRole('alertdialog', { name: text });
export const MEASURE = '/api/v2/model/grace/measure';
export const SAVE = `/api/v2/model/grace/${PATIENT}`;

/** Opened on a saved record of the patient. */
export async function openSaved(report: typeof ownReport) {
  const rendered = open(graceAnswers({ reports: [ownReport, othersReport] }));
  await rendered.user.click(await screen.findByRole('button', { name: new RegExp(report.user_name ?? '') }));
  await screen.findByText(/保存$/, { selector: '[class*=aside]' });
  return rendered;
}

/** Presses 查看结果 and waits for the result. */
export async function measure(rendered: ReturnType<typeof open>) {
  await form();
  await rendered.user.click(button('查看结果'));
  await screen.findByText('结果尚未保存');
}
