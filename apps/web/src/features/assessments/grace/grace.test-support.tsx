import type { GraceInit, GraceInput, GraceOutput, GraceReport } from '@jianwei/api-client/model';
import { answerGrace } from '@jianwei/clinical-rules/grace/grace-wire';
import type { Answer } from '../../../../test/render-with-answers.tsx';
import { recordAnswers, button, openTool, type OpenedTool } from '../record/record-page.test-support.tsx';
import { fireEvent, screen } from '@testing-library/react';
import { GraceView } from './grace-view.tsx';

export { button, question } from '../record/record-page.test-support.tsx';

const ROOT = '/api/v2/model/grace';
export const PATIENT = 'p-yan';
export const REPORT = 'r-1118';

/** The answer of measure, by the rule itself. */
export function measured(input: GraceInput): GraceOutput {
  const answer = answerGrace(input);
  if (!answer.ok) throw new Error('the test sent an incomplete form');
  return { ...answer.result, mine: true, evidence_modify: true, have_evidence: (input.evidences ?? []).length > 0 };
}

const input: GraceInput = {
  patient_id: PATIENT,
  report_id: '',
  cardiac_arrest: false,
  st_down: true,
  cardiac_enzymes_high: true,
  age: 67,
  heart_rate: 96,
  blood_pressure: 118,
  blood_pressure_unit: 'mmHg',
  serum_creatinine: 112,
  serum_creatinine_unit: 'μmol/L',
  kill_ip_rank: 2,
  evidences: [
    { name: '高敏肌钙蛋白 I', specimen: '血清', result: '1.284', unit: 'ng/mL', reference: '< 0.034' },
    { name: '肌红蛋白', specimen: '血清', result: '142', unit: 'ng/mL', reference: '28–72' },
  ],
};

export const completeInit: GraceInit = {
  ...input,
  mine: true,
  evidence_modify: true,
  have_evidence: true,
  serum_creatinine_reference: '57–111',
  age_source: { text: '患者档案' },
  serum_creatinine_source: { report_id: REPORT, report_time: '2025-11-18T09:42:00+08:00', text: '11-18 生化' },
};

function saved(change: Partial<GraceReport>): GraceReport {
  return {
    ...input,
    ...measured(input),
    report_id: 'g-1',
    patient_id: PATIENT,
    report_time: '2025-11-18T09:50:00+08:00',
    user_name: '沈若溪',
    department: '内分泌科',
    ...change,
  };
}

export const ownReport = saved({});
export const othersReport = saved({
  report_id: 'g-2',
  report_time: '2025-11-17T22:14:00+08:00',
  user_name: '陆明哲',
  department: '急诊科',
  mine: false,
  serum_creatinine: 108,
});

interface Start {
  reports?: GraceReport[];
  init?: GraceInit;
}

/** Answers of a back end that keeps Grace reports, for one patient. */
export function graceAnswers({ reports = [], init = completeInit }: Start = {}): Record<string, Answer> {
  return {
    ...recordAnswers({
      root: ROOT,
      init: () => init,
      records: reports,
      entryOf: ({ score, level, mine, user_name = '', department = '' }) => ({
        score,
        level,
        mine,
        user_name,
        department,
      }),
      saved: (form: GraceInput, report_id) =>
        saved({ ...form, ...measured(form), report_id, report_time: '2025-11-18T10:31:00+08:00' }),
      prefix: 'g',
    }),
    [`POST ${ROOT}/measure`]: ({ body }) => measured(body as GraceInput),
  };
}

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
