import { useListDoctorApplications } from '@jianwei/api-client/applications/applications';
import { fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { renderWithAnswers } from '../../../../test/render-with-answers.tsx';
import type { Answer } from '../../../../test/render-with-answers.tsx';
import { othersReport, ownReport, PATIENT, pleuralAnswers, REPORT, undecidedReport } from './pleural-test-answers.ts';
import { PleuralView } from './pleural-view.tsx';

/** The page behind the drawer shows my-applications of this patient and report. */
function Dock() {
  useListDoctorApplications({ patient_id: PATIENT, report_id: REPORT });
  return null;
}

/** The tool as the drawer shows it, with what it was told and what was sent. */
export function open(answers: Record<string, Answer> = pleuralAnswers()) {
  const watch = { onUnsavedChange: vi.fn(), onSaved: vi.fn(), onClose: vi.fn() };
  const rendered = renderWithAnswers(
    <>
      <PleuralView patientId={PATIENT} reportId={REPORT} {...watch} />
      <Dock />
    </>,
    answers,
  );
  const sent = (method: string, path: string) =>
    rendered.calls.filter((call) => call.method === method && call.path === path);
  return { ...rendered, watch, sent };
}

export const box = (name: string) => screen.getByRole('textbox', { name });
export const form = () => screen.findByRole('textbox', { name: '血清总蛋白' });
export const type = (name: string, text: string) => fireEvent.change(box(name), { target: { value: text } });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const question = (text: string) => screen.findByRole('alertdialog', { name: text });
export const MEASURE = '/api/v2/model/exudate/measure';
export const SAVE = `/api/v2/model/exudate/${PATIENT}`;

/** Opened on a saved record of the patient. */
export async function openSaved(report: typeof ownReport) {
  const rendered = open(pleuralAnswers({ reports: [ownReport, othersReport, undecidedReport] }));
  await rendered.user.click(await screen.findByRole('button', { name: new RegExp(report.user_name ?? '') }));
  await screen.findByText(/^2025.*已保存$/);
  return rendered;
}

/** Presses 评估 and waits for the result. */
export async function evaluate(rendered: ReturnType<typeof open>) {
  await form();
  await rendered.user.click(button('评估'));
  await screen.findByText('结果尚未保存');
}
