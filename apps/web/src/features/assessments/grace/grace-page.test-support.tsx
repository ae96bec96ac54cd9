import { fireEvent, screen } from '@testing-library/react';
import { graceAnswers, PATIENT, REPORT } from './grace-answers.test-support.ts';
import { button, openTool, type OpenedTool } from '../record/record-page.test-support.tsx';
import { GraceView } from './grace-view.tsx';

export { button, question } from '../record/record-page.test-support.tsx';

/** The assessment as the drawer shows it, with what it was told and what was sent. */
export const open = (answers = graceAnswers()) =>
  openTool(GraceView, answers, { patientId: PATIENT, reportId: REPORT });

export const form = () => screen.findByRole('textbox', { name: /年龄/ });
export const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
export const MEASURE = '/api/v2/model/grace/measure';
export const SAVE = `/api/v2/model/grace/${PATIENT}`;

/** Presses 查看结果 and waits for the result. */
export async function measure(rendered: OpenedTool) {
  await form();
  await rendered.user.click(button('查看结果'));
  await screen.findByText('结果尚未保存');
}
