import { screen } from '@testing-library/react';
import type { BloodGasReport } from '@jianwei/api-client/model';
import { refusal, type Answer } from '../../../../test/render-with-answers.tsx';
import { openModel, PATIENT } from '../lab-report/model-page.test-support.tsx';
import { earlier, unchosen } from './blood-gas-reports.test-support.ts';
import { BloodGasView } from './blood-gas-view.tsx';

export * from './blood-gas-reports.test-support.ts';

export const SAVE = 'POST /api/v2/ai/reports/{id}/{patient}/result/{type}';

/** Answers of a back end that keeps the choices, for one patient. */
export function bloodGasAnswers(reports: readonly object[] = [unchosen, earlier]): Record<string, Answer> {
  const kept = new Map((reports as BloodGasReport[]).map((report) => [report.bga_report_id, report]));
  const part = (path: string, index: number) => path.split('/')[index] ?? '';
  return {
    'GET /api/v2/ai/reports/bga/list': ({ query }) => ({
      data: [...(query.get('patient_id') === PATIENT ? kept.values() : [])].map(({ laboratories = [], ...report }) => {
        const ph = laboratories.find(({ code }) => code === 'PH');
        return { ...report, ph: ph?.original_result, ph_abnormal_type: ph?.abnormal_type };
      }),
    }),
    'GET /api/v2/ai/reports/bga/{id}': ({ path }) => kept.get(part(path, 6)) ?? refusal(404, '该报告不存在或已被删除'),
    [SAVE]: ({ path }) => {
      const report = kept.get(part(path, 5));
      const type = Number(part(path, 8)) === 2 ? 2 : 1;
      if (report) kept.set(report.bga_report_id, { ...report, type, type_user_name: '沈若溪' });
      return {};
    },
  };
}

/** The tool as the drawer shows it, with what was saved. */
export function open(answers = bloodGasAnswers(), reportId?: string, role = 4) {
  const rendered = openModel(BloodGasView, answers, role, reportId);
  const saves = () => rendered.calls.filter(({ method }) => method === 'POST').map(({ path }) => path);
  return { ...rendered, saves };
}

export const caseType = (name: '急性' | '慢性') => screen.findByRole('radio', { name });
export const savePath = (id: string, type: 1 | 2) => `/api/v2/ai/reports/${id}/${PATIENT}/result/${type}`;
