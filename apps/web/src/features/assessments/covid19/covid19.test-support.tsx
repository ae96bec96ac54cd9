import type { Covid19Init, Covid19Input, Covid19Options, Covid19Record } from '@jianwei/api-client/model';
import { answerCovid19 } from '@jianwei/clinical-rules/covid19/covid19-wire';
import {
  FACTOR_LISTS,
  FACTOR_OPTIONS,
  WARNING_GROUPS,
  WARNING_ITEMS,
  type WarningState,
} from '@jianwei/clinical-rules/covid19/options';
import type { Answer } from '../../../../test/render-with-answers.tsx';
import { recordAnswers, openTool, signInAs } from '../record/record-page.test-support.tsx';
import { fireEvent, screen, within } from '@testing-library/react';
import { getSession } from '../../../parts/session/session-store.ts';
import { Covid19View } from './covid19-view.tsx';

const ROOT = '/api/v2/model/covid19';
export const PATIENT = 'p-song';
export const REPORT = 'r-1116';

/** The warning groups, all items in the given state; the group without 无结果 has 2 in its place. */
function groups(state: WarningState | null) {
  return Object.fromEntries(
    WARNING_GROUPS.map((group) => [
      group,
      WARNING_ITEMS.filter((item) => item.group === group).map(({ key, label }) => ({
        key,
        label,
        value: group === 'other_warning' && state === 3 ? 2 : state,
      })),
    ]),
  );
}

const noFactors = Object.fromEntries(FACTOR_LISTS.map((list) => [list, []]));

export const options = {
  ...Object.fromEntries(FACTOR_LISTS.map((list) => [list, [...FACTOR_OPTIONS[list]]])),
  ...groups(null),
} as unknown as Covid19Options;

/** A woman of 30 of whom the laboratory knows the lymphocytes and the oxygen pressure. */
export const init: Covid19Init = {
  ...noFactors,
  ...groups(3),
  report_id: '',
  patient_id: PATIENT,
  name: '邹晓岚',
  gender: '女',
  age: 30,
  weight: 61,
  weight_unit: 'kg',
  height: null,
  pul_ct_abnormality: null,
  paO2: 72,
  fiO2: null,
  imaging_evaluation: {},
  sources: [
    { item: 'paO2', label: 'PaO₂', value: '72.0 mmHg', report_id: REPORT, report_time: '2025-11-16T08:30:00+08:00' },
    {
      item: 'lymphocyte',
      label: 'Lym#',
      value: '1.04 10^9/L',
      report_id: REPORT,
      report_time: '2025-11-16T07:40:00+08:00',
    },
  ],
};

/** A record as a back end keeps it: the form, and what the rule says to it. */
export function recordOf(form: Partial<Covid19Input>, change: Partial<Covid19Record> = {}): Covid19Record {
  return {
    ...form,
    ...answerCovid19({ ...form }),
    report_id: 'cv-1',
    patient_id: PATIENT,
    report_time: '2025-11-13T10:05:00+08:00',
    history: [
      { date: '2025-11-13T10:05:00+08:00', role_type: 1, user_id: 'u-doctor', user_name: '沈若溪', type: '新建' },
    ],
    mine: true,
    editable: true,
    user_id: 'u-doctor',
    user_name: '沈若溪',
    department: '内分泌科',
    ...change,
  };
}

/** A man of 69 with diabetes, who smokes: ratio 200, percents 30, 20, 55, 25, 45, lymphocytes low. */
export const severeForm: Covid19Input = {
  ...noFactors,
  ...groups(2),
  patient_id: PATIENT,
  name: '宋立民',
  gender: '男',
  age: 69,
  weight: 78.5,
  weight_unit: 'kg',
  height: 170,
  pul_ct_abnormality: true,
  chronic_history: [1, 3],
  personal_history: [1],
  severe_factor: [2],
  paO2: 58,
  fiO2: 29,
  inspection: [
    { key: 'lymphocyte', label: '外周血淋巴细胞降低（<0.8×10⁹/L）', value: 1 },
    { key: 'spo2', label: '组织氧合指标（指氧饱和度、氧合指数）恶化', value: 3 },
  ],
  imaging_evaluation: {
    left_upper_blade: 30,
    left_midd_blade: 20,
    left_lower_blade: 55,
    right_upper_blade: 25,
    right_lower_blade: 45,
  },
};

export const severe = recordOf(severeForm);

/** Nothing but the age: mild as far as is known. */
export const incomplete = recordOf(
  { age: 45, gender: '女' },
  { report_id: 'cv-0', report_time: '2025-11-09T21:10:00+08:00', prompts: ['信息不全，分型可能偏低'] },
);

interface Start {
  records?: readonly Covid19Record[];
  init?: Covid19Init;
}

/** Answers of a back end that keeps COVID-19 records, for one patient. */
export function covidAnswers(start: Start = {}): Record<string, Answer> {
  return {
    ...recordAnswers({
      root: ROOT,
      init: () => start.init ?? init,
      records: start.records ?? [],
      entryOf: () => ({}),
      saved: (form: Covid19Input, report_id) => recordOf(form, { report_id, report_time: '2025-11-18T10:30:00+08:00' }),
      prefix: 'cv',
    }),
    [`GET ${ROOT}/init/{id}/menus`]: () => options,
  };
}

/** The tool as the drawer shows it, to who is signed in, else to a clinician. */
export function open(answers = covidAnswers(), role = getSession()?.role ?? 4) {
  signInAs(role);
  return openTool(Covid19View, answers, { patientId: PATIENT, reportId: REPORT });
}

export const SAVE = `/api/v2/model/covid19/${PATIENT}`;
export const question = () => screen.findByRole('alertdialog', { name: '取消将丢失已编辑的内容，确认取消？' });
export const region = (name: string) => within(screen.getByRole('region', { name }));

/** The editor, once its form is there. */
export async function editor(title = '新建新冠分型评估') {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await dialog.findByRole('textbox', { name: '姓名' });
  const field = (name: string) => dialog.getByRole('textbox', { name });
  return {
    ...dialog,
    field,
    type: (name: string, value: string) => fireEvent.change(field(name), { target: { value } }),
    group: (name: string) => within(dialog.getByRole('group', { name })),
    radios: (name: string | RegExp) => within(dialog.getByRole('radiogroup', { name })),
    save: () => dialog.getByRole('button', { name: '保存' }),
    cancel: () => dialog.getByRole('button', { name: '取消' }),
  };
}

/** Opened on a saved record. */
export async function openSaved(record = severe) {
  const rendered = open(covidAnswers({ records: [record] }));
  await screen.findByRole('region', { name: '一般信息' });
  return rendered;
}

/** A saved record in the editor. */
export async function openEdited(record = severe) {
  const rendered = await openSaved(record);
  await rendered.user.click(screen.getByRole('button', { name: '编辑' }));
  return { rendered, form: await editor('编辑新冠分型评估') };
}
