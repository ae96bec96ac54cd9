import { screen } from '@testing-library/react';
import { openModel, PATIENT } from '../lab-report/model-page.test-support.tsx';
import { bloodGasAnswers } from './blood-gas-answers.test-support.ts';
import { BloodGasView } from './blood-gas-view.tsx';

/** The tool as the drawer shows it, with what was saved. */
export function open(answers = bloodGasAnswers(), reportId?: string, role = 4) {
  const rendered = openModel(BloodGasView, answers, role, reportId);
  const saves = () => rendered.calls.filter(({ method }) => method === 'POST').map(({ path }) => path);
  return { ...rendered, saves };
}

export const caseType = (name: '急性' | '慢性') => screen.findByRole('radio', { name });
export const savePath = (id: string, type: 1 | 2) => `/api/v2/ai/reports/${id}/${PATIENT}/result/${type}`;
