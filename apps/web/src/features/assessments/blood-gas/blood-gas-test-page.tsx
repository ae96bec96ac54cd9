import { useListDoctorApplications } from '@jianwei/api-client/applications/applications';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { renderWithAnswers } from '../../../../test/render-with-answers.tsx';
import type { Answer } from '../../../../test/render-with-answers.tsx';
import { bloodGasAnswers, PATIENT, REPORT } from './blood-gas-test-answers.ts';
import { BloodGasView } from './blood-gas-view.tsx';

/** The page behind the drawer shows my-applications of this patient and report. */
function Dock() {
  useListDoctorApplications({ patient_id: PATIENT, report_id: REPORT });
  return null;
}

/** The tool as the drawer shows it, with what it was told and what was sent. */
export function open(answers: Record<string, Answer> = bloodGasAnswers(), reportId = REPORT) {
  const watch = { onUnsavedChange: vi.fn(), onSaved: vi.fn(), onClose: vi.fn(), onOpenTrend: vi.fn() };
  const rendered = renderWithAnswers(
    <>
      <BloodGasView patientId={PATIENT} reportId={reportId} {...watch} />
      <Dock />
    </>,
    answers,
  );
  const sent = (method: string, path: string) =>
    rendered.calls.filter((call) => call.method === method && call.path === path);
  const saves = () => rendered.calls.filter(({ method }) => method === 'POST').map(({ path }) => path);
  return { ...rendered, watch, sent, saves };
}

export const caseType = (name: '急性' | '慢性') => screen.findByRole('radio', { name });
export const savePath = (id: string, type: 1 | 2) => `/api/v2/ai/reports/${id}/${PATIENT}/result/${type}`;
