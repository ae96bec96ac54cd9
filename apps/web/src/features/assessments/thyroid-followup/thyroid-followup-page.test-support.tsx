import { fireEvent, screen } from '@testing-library/react';
import { afterAll, beforeAll, vi } from 'vitest';
import { openTool } from '../record/record-page.test-support.tsx';
import { ThyroidFollowUpView } from './thyroid-followup-view.tsx';
import { january, july, PATIENT, REPORT, thyroidAnswers } from './thyroid-followup-answers.test-support.ts';

/** The browser stands in the zone of the hospital: medicine times are typed and compared in local time. */
export function inHospitalZone() {
  beforeAll(() => void vi.stubEnv('TZ', 'Asia/Shanghai'));
  afterAll(() => void vi.unstubAllEnvs());
}

export { button, messages, question } from '../record/record-page.test-support.tsx';

/** The tool as the drawer shows it, with what it was told and what was sent. */
export const open = (answers = thyroidAnswers()) =>
  openTool(ThyroidFollowUpView, answers, { patientId: PATIENT, reportId: REPORT });

export const nameField = () => screen.findByRole('textbox', { name: '姓名' });
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
export function fillVisit(time = '2025-11-18 07:00') {
  put('药品', '优甲乐/50ug');
  put('用药时间', time);
  put('每天剂量', '100ug');
}

/** Opened on a saved record of the patient. */
export async function openSaved(entry: RegExp) {
  const rendered = open(thyroidAnswers({ records: [july, january] }));
  await rendered.user.click(await screen.findByRole('button', { name: entry }));
  await screen.findByText(/已保存$/);
  return rendered;
}
