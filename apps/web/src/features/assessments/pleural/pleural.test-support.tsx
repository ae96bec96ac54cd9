import type {
  PleuralInit,
  PleuralInput,
  PleuralMeasureInput,
  PleuralOutcome,
  PleuralReport,
} from '@jianwei/api-client/model';
import { answerPleural } from '@jianwei/clinical-rules/pleural/pleural-wire';
import type { Answer } from '../../../../test/render-with-answers.tsx';
import { recordAnswers, button, openTool, type OpenedTool } from '../record/record-page.test-support.tsx';
import { fireEvent, screen } from '@testing-library/react';
import { PleuralView } from './pleural-view.tsx';

export { button, question } from '../record/record-page.test-support.tsx';

const ROOT = '/api/v2/model/exudate';
export const PATIENT = 'p-dai';
export const REPORT = 'r-1118';

export const value = (original_result: string, range_lower = '', range_upper = '') => ({
  original_result,
  range_lower,
  range_upper,
});

/** The values of the design picture: three of three criteria met. */
const values = {
  total_protein: value('68.40', '65', '85'),
  protein_quantification: value('42.60', '0', '25'),
  blood_lactate_dehydrogenase: value('214.00', '120', '250'),
  fluid_lactate_dehydrogenase: value('386.00', '0', '200'),
};

const person = { patient_id: PATIENT, name: '戴建国', patient_age: 54, patient_gender: '男' as const };

const row = (laboratory_name: string, original_specimen: string, original_result: string) => ({
  laboratory_name,
  original_specimen,
  original_result,
  report_id: REPORT,
  report_time: '2025-11-18T08:26:00+08:00',
});
const laboratories = [
  row('血清总蛋白', '血清', '68.4'),
  row('胸水蛋白定量', '胸水', '42.6'),
  row('血清乳酸脱氢酶', '血清', '214'),
  row('胸水乳酸脱氢酶', '胸水', '386'),
];

/** The answer of measure, by the rule itself. */
export function measured(input: PleuralMeasureInput): PleuralOutcome {
  return answerPleural(input).result;
}

export const completeInit: PleuralInit = { ...person, ...values, mine: true, laboratories };
export const emptyInit: PleuralInit = { ...person, mine: true, laboratories: [] };

function saved(change: Partial<PleuralReport>): PleuralReport {
  const form = { ...values, ...change };
  return {
    ...person,
    ...form,
    ...measured(form),
    report_id: 'pe-1',
    report_time: '2025-11-18T08:40:00+08:00',
    mine: true,
    user_name: '沈若溪',
    department: '内分泌科',
    laboratories,
    ...change,
  };
}

export const ownReport = saved({});
export const othersReport = saved({
  report_id: 'pe-2',
  report_time: '2025-11-10T09:40:00+08:00',
  mine: false,
  user_name: '陆明哲',
  department: '急诊科',
  fluid_lactate_dehydrogenase: value('352', '0', '200'),
  newer_evidence: [
    {
      item: 'fluid_lactate_dehydrogenase',
      label: '胸水乳酸脱氢酶',
      value: '386 U/L',
      report_id: REPORT,
      report_time: '2025-11-18T08:26:00+08:00',
    },
  ],
});
/** Saved although the fluid's protein was not there: nothing met, one ratio unknown. */
export const undecidedReport = saved({
  report_id: 'pe-3',
  report_time: '2025-11-03T10:12:00+08:00',
  mine: false,
  user_name: '周谨言',
  protein_quantification: value(''),
  fluid_lactate_dehydrogenase: value('80', '0', '200'),
});

interface Start {
  reports?: PleuralReport[];
  init?: PleuralInit;
}

/** Answers of a back end that keeps pleural reports, for one patient. */
export function pleuralAnswers({ reports = [], init = completeInit }: Start = {}): Record<string, Answer> {
  return {
    ...recordAnswers({
      root: ROOT,
      init: () => init,
      records: reports,
      entryOf: ({ diagnosis_name, mine, user_name, department }) => ({ diagnosis_name, mine, user_name, department }),
      saved: (form: PleuralInput, report_id) => saved({ ...form, report_id, report_time: '2025-11-18T10:31:00+08:00' }),
      prefix: 'pe',
    }),
    [`POST ${ROOT}/measure`]: ({ body }) => measured(body as PleuralMeasureInput),
  };
}

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
