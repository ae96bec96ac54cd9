import { useListDoctorApplications } from '@jianwei/api-client/applications/applications';
import { fireEvent, screen } from '@testing-library/react';
import { afterAll, beforeAll, vi } from 'vitest';
import { renderWithAnswers } from '../../../../test/render-with-answers.tsx';
import type { Answer } from '../../../../test/render-with-answers.tsx';
import { ThyroidFollowUpView } from './thyroid-followup-view.tsx';
import { january, july, PATIENT, REPORT, thyroidAnswers } from './thyroid-test-answers.ts';

/** The browser stands in the zone of the hospital: medicine times are typed and compared in local time. */
export function inHospitalZone() {
  beforeAll(() => void vi.stubEnv('TZ', 'Asia/Shanghai'));
  afterAll(() => void vi.unstubAllEnvs());
}

/** The page behind the drawer shows my-applications of this patient and report. */
function Dock() {
  useListDoctorApplications({ patient_id: PATIENT, report_id: REPORT });
  return null;
}

/** The tool as the drawer shows it, with what it was told and what was sent. */
export function open(answers: Record<string, Answer> = thyroidAnswers()) {
  const watch = { onUnsavedChange: vi.fn(), onSaved: vi.fn(), onClose: vi.fn() };
  const rendered = renderWithAnswers(
    <>
      <ThyroidFollowUpView patientId={PATIENT} reportId={REPORT} {...watch} />
      <Dock />
    </>,
    answers,
  );
  const sent = (method: string, path: string) =>
    rendered.calls.filter((call) => call.method === method && call.path === path);
  return { ...rendered, watch, sent };
}

export const nameField = () => screen.findByRole('textbox', { name: '姓名' });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const question = (text: string) => screen.findByRole('alertdialog', { name: text });
/** A field by its label; the star of a required one is no part of its name. */
export const field = (label: string) => screen.getByLabelText(new RegExp(`^[*]?${label}$`));
export const put = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
export const choose = (group: string, option: string) => fireEvent.click(radio(group, option));
export const radio = (group: string, option: string) => {
  const found = [...screen.getByRole('radiogroup', { name: group }).querySelectorAll('label')].find(
    (label) => label.textContent === option,
  );
  if (!found?.control) throw new Error(`no ${option} of ${group}`);
  return found.control as HTMLInputElement;
};

/** Fills what a new follow-up of the known patient still lacks. */
export function fillVisit(time = '2025-11-18T07:00') {
  put('药品', '优甲乐/50ug');
  put('用药时间', time);
  put('每天剂量', '100ug');
}

/** Texts under the fields, as assistive technology gets them. */
export const messages = () =>
  screen
    .queryAllByText((_text, element) => element?.id.endsWith('-error') === true)
    .map((element) => element.textContent);

/** Opened on a saved record of the patient. */
export async function openSaved(entry: RegExp) {
  const rendered = open(thyroidAnswers({ records: [july, january] }));
  await rendered.user.click(await screen.findByRole('button', { name: entry }));
  await screen.findByText(/已保存$/);
  return rendered;
}
