import type { ThyroidFollowUpForm, ThyroidFollowUpInit, ThyroidFollowUpRecord } from '@jianwei/api-client/model';
import { answerThyroidFollowUp } from '@jianwei/clinical-rules/thyroid-followup/thyroid-followup-wire';
import type { Answer } from '../../../../test/render-with-answers.tsx';
import { recordAnswers, openTool } from '../record/record-page.test-support.tsx';
import { MORE_QUESTIONS, QUESTIONS } from './thyroid-followup-form-values.ts';
import { fireEvent, screen } from '@testing-library/react';
import { afterAll, beforeAll, vi } from 'vitest';
import { ThyroidFollowUpView } from './thyroid-followup-view.tsx';

export { button, messages, question } from '../record/record-page.test-support.tsx';

export const PATIENT = 'p-xu';
export const REPORT = 'r-1112';
export const ROOT = '/api/v2/model/medication/thyroid';
export const SAVE = `${ROOT}/${PATIENT}`;

export const at = (time: string): number => Date.parse(`${time}:00+08:00`);

const source = { report_id: REPORT, report_time: '2025-11-12T08:20:00+08:00' };

/** A woman after surgery whose newest report suppresses TSH; nothing of this visit is filled in. */
export const init: ThyroidFollowUpInit = {
  report_id: '',
  patient_id: PATIENT,
  name: '许静',
  gender: '女',
  age: 38,
  weight: 56.5,
  weight_unit: 'kg',
  operation: '双侧切除',
  lymph_metastasis: 3,
  capsular_invasion: '无',
  months_since_surgery: 33,
  tsh: 0.03,
  tsh_unit: 'mU/L',
  ft3: 6.42,
  ft3_unit: 'pmol/L',
  ft4: 24.6,
  ft4_unit: 'pmol/L',
  sources: [
    { ...source, item: 'tsh', label: 'TSH', value: '0.03 mIU/L' },
    { ...source, item: 'ft3', label: 'FT3', value: '6.42 pmol/L' },
    { ...source, item: 'ft4', label: 'FT4', value: '24.60 pmol/L' },
  ],
  references: [
    { item: 'tsh', lower: 0.27, upper: 4.2 },
    { item: 'ft3', lower: 3.1, upper: 6.8 },
    { item: 'ft4', lower: 12, upper: 22 },
  ],
};

/** Nothing is known of the patient. */
export const blankInit: ThyroidFollowUpInit = { report_id: '', patient_id: PATIENT };

const WITHOUT_COMPLAINTS: ThyroidFollowUpForm = {
  ...Object.fromEntries([...QUESTIONS, ...MORE_QUESTIONS].map(({ key }) => [key, '无'])),
  other_medicines_information: '',
};

function saved(change: Partial<ThyroidFollowUpRecord>): ThyroidFollowUpRecord {
  const form: ThyroidFollowUpForm = {
    ...init,
    ...WITHOUT_COMPLAINTS,
    medicine_name: '优甲乐/50ug',
    medicine_time: at('2025-07-16T07:00'),
    medicine_metering: '125ug',
    other_medicine_metering: '',
    tsh: 0.06,
    ft3: 5.61,
    ft4: 21.2,
    ...change,
  };
  return {
    ...form,
    patient_id: PATIENT,
    report_id: 't-1',
    report_time: new Date(form.medicine_time ?? 0).toISOString(),
    mine: true,
    editable: true,
    user_name: '沈若溪',
    history: [
      { date: '2025-07-16T10:20:00+08:00', role_type: 1, user_name: '沈若溪', user_id: 'u-doctor', type: '新建' },
    ],
    assessment: answerThyroidFollowUp({ ...form }),
    ...change,
  };
}

export const july = saved({});
/** Changed five times: by the patient, and by a doctor without a name. */
export const january = saved({
  report_id: 't-2',
  medicine_time: at('2025-01-15T07:00'),
  medicine_metering: '其他',
  other_medicine_metering: '112.5ug',
  mine: false,
  user_name: '陆明哲',
  history: [
    { date: '2025-01-20T09:20:00+08:00', role_type: 1, user_name: '陆明哲', user_id: 'u-doctor2', type: '修改' },
    { date: '2025-01-19T20:41:00+08:00', role_type: 2, user_name: '许静', user_id: 'c-17', type: '修改' },
    { date: '2025-01-18T10:05:00+08:00', role_type: 1, user_id: 'u-4711', type: '修改' },
    { date: '2025-01-17T10:05:00+08:00', role_type: 2, user_id: 'c-17', type: '修改' },
    { date: '2025-01-15T10:05:00+08:00', role_type: 1, user_name: '沈若溪', user_id: 'u-doctor', type: '新建' },
  ],
});

interface Start {
  records?: ThyroidFollowUpRecord[];
  init?: ThyroidFollowUpInit;
}

/** Answers of a back end that keeps follow-ups, for one patient. */
export function thyroidAnswers({ records = [], init: start = init }: Start = {}): Record<string, Answer> {
  return recordAnswers({
    root: ROOT,
    init: () => start,
    records,
    entryOf: ({ medicine_time, medicine_metering, other_medicine_metering, tsh }) => ({
      medicine_time,
      medicine_metering,
      other_medicine_metering,
      tsh,
    }),
    saved: (form: ThyroidFollowUpForm, report_id) => saved({ ...form, report_id }),
    prefix: 't',
  });
}

/** The browser stands in the zone of the hospital: medicine times are typed and compared in local time. */
export function inHospitalZone() {
  beforeAll(() => void vi.stubEnv('TZ', 'Asia/Shanghai'));
  afterAll(() => void vi.unstubAllEnvs());
}

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
