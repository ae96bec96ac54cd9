import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { NewerEvidence } from '@jianwei/api-client/model';
import { expect } from 'vitest';
import type { Answer } from '../../../../test/render-with-answers.tsx';
import * as adrenalPage from '../adrenal-cortex/adrenal-cortex-page.test-support.tsx';
import * as covidPage from '../covid19/covid19.test-support.tsx';
import * as gracePage from '../grace/grace.test-support.tsx';
import * as pleuralPage from '../pleural/pleural.test-support.tsx';
import { PATIENT as MODEL_PATIENT, REPORT as MODEL_REPORT } from '../lab-report/model-page.test-support.tsx';
import * as thyroidPage from '../thyroid-followup/thyroid-followup.test-support.tsx';
import { signInAs, type OpenedTool } from './record-page.test-support.tsx';

/** The role of who may not write. */
export const READER = 7;

interface Start {
  /** Whether one's own record is kept, and with what changed. */
  own?: object | false;
  /** A record that this user may only read is kept. */
  foreign?: boolean;
}

/** What the life of a record needs to know of a tool. */
export interface RecordToolFixture {
  name: string;
  /** The lab report the page is on. */
  reportId: string;
  /** Address of saving, and of the list. */
  save: string;
  history: string;
  answers: (start?: Start) => Record<string, Answer>;
  open: (answers: Record<string, Answer>) => OpenedTool;
  /** Entries of the list: one's own record, and the one that was just saved. */
  ownEntry: RegExp;
  savedEntry?: RegExp;
  /** Address of one's own record. */
  ownAddress: string;
  /** What opens the form of a record. */
  editLabel: RegExp;
  /** Makes a new record, where the tool does that. */
  createLabel?: string;
  /** Asks for the result, where saving needs one. */
  measureLabel?: string;
  /** The field that is typed into, once it is there. */
  field: () => Promise<HTMLElement>;
  /** What one's own record holds in it, and what is typed. */
  ownValue: string;
  typed: string;
  /** What a new record begins with in it. */
  known?: string;
  /** What else a new record needs. */
  fill?: () => void;
  /** Of what is sent: of a new record, and of one's own once it was typed into. */
  newBody: object;
  typedBody: object;
  /** What a screen reader hears of a save, and of a result. */
  spoken: string;
  heard?: string;
  /** What is copied of one's own record. */
  copied?: RegExp;
  /** The record is read and cannot be typed into. */
  isRead: () => Promise<void>;
  /** The record on the screen holds this in the field. */
  shows: (value: string) => Promise<void>;
  /** Opens a record that this user may only read. */
  openForeign?: () => Promise<void>;
}

const press = async (name: RegExp) => void fireEvent.click(await screen.findByRole('button', { name }));

/** The form stands beside the result, and is read-only while the record is read. */
const inPlace = (field: () => Promise<HTMLElement>) => ({
  field,
  editLabel: /^编辑$/,
  isRead: async () => {
    await screen.findByText(/^2025.*已保存$/);
    expect(await field()).toHaveAttribute('readonly');
  },
  shows: (value: string) => waitFor(async () => expect(await field()).toHaveValue(value)),
});

/** The form stands in the place of, or over, what is read. */
const apart = (field: () => Promise<HTMLElement>, edit: RegExp, unit: string) => ({
  field,
  editLabel: edit,
  isRead: async () => {
    await screen.findByText(/^2025.*(已保存|已补充)$/);
    expect(screen.queryByRole('textbox')).toBeNull();
  },
  shows: async (value: string) => void (await screen.findByText(`${value} ${unit}`)),
});

const noRecords = (start: Start, own: object, foreign?: object) => [
  ...(start.own === false ? [] : [{ ...own, ...start.own }]),
  ...(start.foreign === true && foreign ? [foreign] : []),
];

/** How a tool is opened, and where it keeps its records. */
const addresses = ({ REPORT, SAVE, open }: { REPORT: string; SAVE: string } & Pick<RecordToolFixture, 'open'>) => ({
  reportId: REPORT,
  save: SAVE,
  history: `${SAVE}/history`,
  open,
});

const grace: RecordToolFixture = {
  ...inPlace(() => screen.findByRole('textbox', { name: /心率/ })),
  name: 'Grace',
  ...addresses(gracePage),
  answers: (start = {}) =>
    gracePage.graceAnswers({
      reports: noRecords(start, gracePage.ownReport, gracePage.othersReport) as never,
    }),
  ownEntry: /本人/,
  savedEntry: /10:31\s*高危 188.*本人/,
  ownAddress: '/api/v2/model/grace/g-1',
  createLabel: '新建评估',
  measureLabel: '查看结果',
  ownValue: '96',
  known: '96',
  typed: '95',
  heard: '评分 188 分，高危',
  copied: /^2025-11-18 09:50 Grace评分：GRACE评分188分，高危.*规则待临床复核。结果仅供临床参考/,
  newBody: { report_id: '', age: 67 },
  typedBody: { report_id: 'g-1', heart_rate: 95 },
  spoken: '评分结果已保存',
  openForeign: () => press(/陆明哲/),
};

const pleural: RecordToolFixture = {
  ...inPlace(pleuralPage.form),
  name: 'pleural',
  ...addresses(pleuralPage),
  answers: (start = {}) =>
    pleuralPage.pleuralAnswers({
      reports: noRecords(start, pleuralPage.ownReport, pleuralPage.othersReport) as never,
    }),
  ownEntry: /本人/,
  savedEntry: /10:31\s*渗出液.*本人/,
  ownAddress: '/api/v2/model/exudate/pe-1',
  createLabel: '新建鉴别',
  measureLabel: '评估',
  ownValue: '68.40',
  known: '68.40',
  typed: '70',
  heard: '渗出液，符合Light标准（3/3项），考虑渗出液',
  copied: new RegExp(
    '^2025-11-18 08:40 Light标准胸腔积液鉴别：符合Light标准（3/3项），考虑渗出液。' +
      '胸水/血清总蛋白比值 0.62（界值 0.5，符合）；胸水/血清乳酸脱氢酶比值 1.80（界值 0.6，符合）；' +
      '胸水乳酸脱氢酶/血清乳酸脱氢酶正常上限比值 1.54（界值 0.67，符合）。结果仅供临床参考，不替代医师诊断。$',
  ),
  newBody: {
    patient_id: pleuralPage.PATIENT,
    report_id: '',
    total_protein: { original_result: '68.40', range_lower: '65', range_upper: '85' },
  },
  typedBody: { report_id: 'pe-1', total_protein: { original_result: '70', range_lower: '65', range_upper: '85' } },
  spoken: '鉴别结果已保存',
  openForeign: () => press(/陆明哲/),
};

const thyroidFollowUp: RecordToolFixture = {
  ...inPlace(async () => {
    await thyroidPage.nameField();
    return thyroidPage.field('体重');
  }),
  name: 'thyroid follow-up',
  ...addresses(thyroidPage),
  answers: (start = {}) =>
    thyroidPage.thyroidAnswers({
      records: noRecords(start, thyroidPage.july, { ...thyroidPage.january, editable: false }) as never,
    }),
  ownEntry: /^2025-07-16/,
  savedEntry: /^2025-11-18 07:00\s*100ug\s*TSH 0.03/,
  ownAddress: `${thyroidPage.ROOT}/t-1`,
  createLabel: '新建随访',
  ownValue: '56.5',
  known: '56.5',
  typed: '60',
  copied:
    /^2025-07-16 10:20 甲状腺用药随访：复发风险中高危，副作用风险低危，随访期。TSH 目标 <0.1 mU\/L，本次 TSH 0.06 mU\/L，达标。/,
  fill: () => {
    thyroidPage.fillVisit();
    thyroidPage.put('FT3', '');
  },
  newBody: {
    patient_id: 'p-xu',
    report_id: '',
    name: '许静',
    gender: '女',
    age: 38,
    weight: 56.5,
    weight_unit: 'kg',
    operation: '双侧切除',
    lymph_metastasis: 3,
    medicine_name: '优甲乐/50ug',
    medicine_time: thyroidPage.at('2025-11-18T07:00'),
    medicine_metering: '100ug',
    palpitation: '',
    months_since_surgery: 33,
    tsh: 0.03,
    tsh_unit: 'mU/L',
    ft3: null,
    ft3_unit: '',
    ft4_unit: 'pmol/L',
  },
  typedBody: { report_id: 't-1', weight: 60 },
  spoken: '随访记录已保存，TSH',
  openForeign: async () => {
    signInAs(READER);
    await press(/^2025-01-15/);
  },
};

const covid19: RecordToolFixture = {
  ...apart(() => screen.findByRole('textbox', { name: '体重' }), /^编辑$/, 'kg'),
  name: 'COVID-19',
  ...addresses(covidPage),
  answers: (start = {}) =>
    covidPage.covidAnswers({
      records: noRecords(start, covidPage.severe, { ...covidPage.incomplete, editable: false }) as never,
    }),
  ownEntry: /^2025-11-13/,
  savedEntry: /第 2 次评估/,
  ownAddress: '/api/v2/model/covid19/cv-1',
  createLabel: '新建评估',
  ownValue: '78.5',
  known: '61',
  typed: '80',
  copied: /^2025-11-13 10:05 新冠分型辅助：考虑新型冠状病毒感染（重型）.*不替代医师诊断。$/,
  fill: () => fireEvent.change(screen.getByRole('textbox', { name: 'FiO₂' }), { target: { value: '29' } }),
  // 72 / 29 × 100
  newBody: { patient_id: covidPage.PATIENT, report_id: '', fiO2: 29, pCF: 248.28 },
  typedBody: { report_id: 'cv-1', weight: 80 },
  spoken: '新冠分型评估已保存',
  openForeign: async () => {
    signInAs(READER);
    await press(/第 1 次评估/);
  },
};

const adrenalCortex: RecordToolFixture = {
  ...apart(() => screen.findByRole('textbox', { name: '1 mg 地塞米松抑制后皮质醇' }), /补充结果$/, 'nmol/L'),
  name: 'adrenal values',
  reportId: MODEL_REPORT,
  save: adrenalPage.SAVE,
  history: `${adrenalPage.PATH}/${MODEL_PATIENT}/history`,
  answers: (start = {}) => adrenalPage.adrenalAnswers({ ...adrenalPage.added, ...(start.own || {}) }),
  open: adrenalPage.openAdrenal,
  ownEntry: /^2025-11-10/,
  ownAddress: adrenalPage.SAVE,
  ownValue: '142',
  typed: '150',
  newBody: {},
  typedBody: { dst_1mg: 150, ufc: null, cortisol_unit: 'nmol/L' },
  spoken: '补充结果已保存，判读已更新',
};

export const recordTools: readonly RecordToolFixture[] = [grace, pleural, thyroidFollowUp, covid19, adrenalCortex];

/** Something that came after the record was made. */
export const newerEvidence: NewerEvidence[] = [
  { item: 'a', label: '血肌酐', value: '112 μmol/L', report_id: 'r-9', report_time: '2025-11-18T09:12:00+08:00' },
  {
    item: 'b',
    label: '高敏肌钙蛋白I',
    value: '1.284 ng/mL',
    report_id: 'r-9',
    report_time: '2025-11-18T09:12:00+08:00',
  },
];
