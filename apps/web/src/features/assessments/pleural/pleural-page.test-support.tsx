import { fireEvent, screen } from '@testing-library/react';
import { PATIENT, pleuralAnswers, REPORT } from './pleural-answers.test-support.ts';
import { button, openTool, type OpenedTool } from '../record/record-page.test-support.tsx';
import { PleuralView } from './pleural-view.tsx';

export { button, question } from '../record/record-page.test-support.tsx';

/** The tool as the drawer shows it, with what it was told and what was sent. */
export const open = (answers = pleuralAnswers()) =>
  openTool(PleuralView, answers, { patientId: PATIENT, reportId: REPORT });

export const box = (name: string) => screen.getByRole('textbox', { name });
export const form = () => screen.findByRole('textbox', { name: '血清总蛋白' });
export const type = (name: string, text: string) => fireEvent.change(box(name), { target: { value: text } });
export const MEASURE = '/api/v2/model/exudate/measure';
export const SAVE = `/api/v2/model/exudate/${PATIENT}`;

/** Presses 评估 and waits for the result. */
export async function evaluate(rendered: OpenedTool) {
  await form();
  await rendered.user.click(button('评估'));
  await screen.findByText('结果尚未保存');
}
