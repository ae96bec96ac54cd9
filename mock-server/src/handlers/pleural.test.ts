import type {
  PleuralInit,
  PleuralInput,
  PleuralOutcome,
  PleuralReport,
  PleuralReportList,
} from '@jianwei/api-client/model';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Hospital } from '../app.ts';
import { SEED_PLEURAL_IDS } from '../hospital/assessments/pleural.ts';
import { SEED_PATIENT_IDS } from '../hospital/seed-ids.ts';
import { openHospital } from '../test-support.ts';
import type { PlainAnswer } from '../test-support.ts';
import { ClinicalCalls } from './clinical-test-calls.ts';

const PATIENT = SEED_PATIENT_IDS.戴建国;
const OWNER_ONLY = { status: 400, body: { status: 400, message: '仅创建者可编辑或删除' } };
const GONE = { status: 404, body: { status: 404, message: '该报告不存在或已被删除' } };

let hospital: Hospital;
let doctor: ClinicalCalls;
let colleague: ClinicalCalls;
beforeAll(async () => {
  hospital = await openHospital();
});
beforeEach(async () => {
  doctor = await ClinicalCalls.open(hospital);
  colleague = await doctor.as('doctor2');
});
afterAll(() => hospital.close());

const url = (path: string): string => `/api/v2/model/exudate/${path}`;
const read = <Body>(path: string, calls = doctor): Promise<Body> => calls.get<Body>(url(path));
const post = (path: string, body?: object, calls = doctor): Promise<PlainAnswer> => calls.send('POST', url(path), body);

const value = (original_result: string, range_lower = '', range_upper = '') => ({
  original_result,
  range_lower,
  range_upper,
});
/** The form of the picture. */
const INPUT = {
  patient_id: PATIENT,
  report_id: '',
  total_protein: value('68.40', '65', '85'),
  protein_quantification: value('42.60', '0', '25'),
  blood_lactate_dehydrogenase: value('214.00', '120', '250'),
  fluid_lactate_dehydrogenase: value('386.00', '0', '200'),
} satisfies PleuralInput;

async function history(patientId: string = PATIENT): Promise<PleuralReportList['data']> {
  return (await read<PleuralReportList>(`${patientId}/history`)).data;
}

async function saveNew(input: PleuralInput = INPUT): Promise<string> {
  const { status, body } = await post(PATIENT, input);
  expect(status).toBe(200);
  return (body as { report_id: string }).report_id;
}

describe('a new assessment', () => {
  // covers A-7-14
  test("starts from the patient's newest fluid and serum, each with its report", async () => {
    const init = await read<PleuralInit>(`init/${PATIENT}`);
    expect(init).toMatchObject({
      patient_id: PATIENT,
      name: '戴建国',
      patient_age: 54,
      patient_gender: '男',
      mine: true,
      total_protein: value('68.4', '65', '85'),
      protein_quantification: value('42.6', '0', '25'),
      blood_lactate_dehydrogenase: value('214', '120', '250'),
      fluid_lactate_dehydrogenase: value('386', '0', '200'),
    });
    expect(init.laboratories?.map((row) => row.report_id)).toEqual(Array(4).fill('R1007-01'));
    expect(init.laboratories?.[1]).toMatchObject({
      laboratory_name: '胸水蛋白定量',
      original_specimen: '胸水',
      original_units: 'g/L',
    });
  });

  test('takes the serum nearest to the fluid and converts g/dL', async () => {
    const init = await read<PleuralInit>('init/P1145');
    expect(init).toMatchObject({
      protein_quantification: value('46.2'),
      blood_lactate_dehydrogenase: value('262', '120', '250'),
    });
    expect(init.laboratories?.map((row) => row.report_id)).toEqual(['R1145-02', 'R1145-01', 'R1145-02', 'R1145-01']);
  });

  test('is empty where nothing was measured', async () => {
    const init = await read<PleuralInit>(`init/${SEED_PATIENT_IDS.温晓棠}`);
    expect(init).toMatchObject({ total_protein: value(''), fluid_lactate_dehydrogenase: value(''), laboratories: [] });
  });
});

describe('measuring', () => {
  test('gives conclusion, ratios and the way to the other conclusion', async () => {
    const { body } = await post('measure', INPUT);
    expect(body as PleuralOutcome).toMatchObject({
      diagnosis_name: '渗出液',
      judgment: '符合Light标准（3/3项），考虑渗出液',
      criteria: [
        { code: 'R1', met: true },
        { code: 'R2', met: true },
        { code: 'R3', met: true },
      ],
      missing: [],
    });
  });

  test('with too few values answers without a conclusion and names the ratios', async () => {
    const partial = { ...INPUT, protein_quantification: value(''), fluid_lactate_dehydrogenase: value('100') };
    expect(await post('measure', partial)).toMatchObject({
      status: 200,
      body: {
        diagnosis_name: '',
        judgment: '您的检验项目尚不满足计算条件，请您完善',
        missing: ['胸水/血清总蛋白比值'],
        distance: [],
      },
    });
    const { body } = await post('measure', { report_id: '' });
    expect((body as PleuralOutcome).missing).toEqual([
      '胸水/血清总蛋白比值',
      '胸水/血清乳酸脱氢酶比值',
      '胸水乳酸脱氢酶/血清乳酸脱氢酶正常上限比值',
    ]);
  });

  // covers A-5-26, A-5-27
  test('refuses a lower bound above the upper', async () => {
    for (const item of Object.keys(INPUT).slice(2)) {
      expect(await post('measure', { ...INPUT, [item]: value('60', '85.01', '85') })).toMatchObject({
        status: 400,
        body: { message: '区间上限要大于区间下限' },
      });
    }
    expect((await post('measure', { ...INPUT, total_protein: value('68.4', '85', '85') })).status).toBe(200);
  });

  // covers A-5-28
  test.each(['68.401', '-1', '<60', '六十', '1e3', '60 g/L'])('refuses %s as a result', async (result) => {
    expect(await post('measure', { ...INPUT, total_protein: value(result) })).toMatchObject({
      status: 400,
      body: { message: '血清总蛋白应为不小于 0 的数字，最多两位小数' },
    });
  });

  test('refuses a bound that is no number and a value that cannot be', async () => {
    expect(await post('measure', { ...INPUT, total_protein: value('60', '<65') })).toMatchObject({
      status: 400,
      body: { message: '血清总蛋白的区间上下限应为不小于 0 的数字' },
    });
    expect(await post('measure', { ...INPUT, total_protein: value('6.84') })).toMatchObject({
      status: 400,
      body: { message: '血清总蛋白应在 20–120 g/L 之间' },
    });
  });

  test('takes full-width digits and saves nothing', async () => {
    expect((await post('measure', { ...INPUT, total_protein: value(' ６８.４ ') })).body).toMatchObject({
      diagnosis_name: '渗出液',
    });
    expect(await history()).toEqual([]);
  });

  test('says when the limit of LDH is not that of the report', async () => {
    const { body } = await post('measure', { ...INPUT, blood_lactate_dehydrogenase: value('214') });
    expect((body as PleuralOutcome).review_notes?.join()).toContain('250 U/L');
  });
});

// covers B-7.1-04
test('the earlier assessments of two doctors have their conclusions', async () => {
  expect(await history('P1144')).toEqual([
    {
      report_id: SEED_PLEURAL_IDS.transudate,
      report_time: '2025-06-20T08:30:00+08:00',
      diagnosis_name: '漏出液',
      mine: true,
      user_name: '沈若溪',
      department: '内分泌科',
    },
    {
      report_id: SEED_PLEURAL_IDS.undecided,
      report_time: '2025-06-19T10:40:00+08:00',
      diagnosis_name: '',
      mine: false,
      user_name: '陆明哲',
      department: '急诊科',
    },
  ]);
});

// covers A-7-13, A-7-15, A-1-21, A-3-152..166
test('a saved assessment heads the list, reads as it was entered, and the second doctor sees it', async () => {
  const reportId = await saveNew();
  expect(await history()).toEqual([
    expect.objectContaining({
      report_id: reportId,
      diagnosis_name: '渗出液',
      report_time: '2025-11-18T10:30:00+08:00',
    }),
  ]);
  const report = await read<PleuralReport>(reportId);
  expect(report).toMatchObject({
    ...INPUT,
    report_id: reportId,
    diagnosis_name: '渗出液',
    mine: true,
    name: '戴建国',
    patient_age: 54,
    patient_gender: '男',
    user_id: 'u-doctor',
    user_name: '沈若溪',
    department: '内分泌科',
  });
  expect(report.laboratories).toHaveLength(4);
  // The result of the form is the one of today's report, written with other decimals.
  expect(report.laboratories[0]).toMatchObject({ ...value('68.40', '65', '85'), report_id: 'R1007-01' });
  expect(report.rule_version).not.toBe('');
  expect(await read(reportId, colleague)).toMatchObject({ diagnosis_name: '渗出液', mine: false });
});

test('what is saved is checked again, and may lack a conclusion but not every value', async () => {
  expect(await post(PATIENT, { ...INPUT, total_protein: value('68', '90', '85') })).toMatchObject({
    status: 400,
    body: { message: '区间上限要大于区间下限' },
  });
  expect(await post(PATIENT, { patient_id: PATIENT })).toMatchObject({
    status: 400,
    body: { message: '请完善必填项' },
  });
  expect(await history()).toEqual([]);
  const partial = await saveNew({ patient_id: PATIENT, total_protein: value('68.4') });
  expect(await read<PleuralReport>(partial)).toMatchObject({ diagnosis_name: '', protein_quantification: value('') });
});

describe('newer results', () => {
  test('are named when a new assessment would start from others', async () => {
    const { newer_evidence: newer } = await read<PleuralReport>(SEED_PLEURAL_IDS.outdated);
    expect(newer?.map(({ item, value: text, report_id }) => [item, text, report_id])).toEqual([
      ['total_protein', '61.2 g/L', 'R1143-01'],
      ['protein_quantification', '39.8 g/L', 'R1143-01'],
      ['blood_lactate_dehydrogenase', '288 U/L', 'R1143-01'],
      ['fluid_lactate_dehydrogenase', '742 U/L', 'R1143-01'],
    ]);
    expect(newer?.[1]?.label).toBe('胸水蛋白定量');
  });

  test('are not when the saved ones are the newest', async () => {
    expect(await read<PleuralReport>(SEED_PLEURAL_IDS.exudate)).not.toHaveProperty('newer_evidence');
    expect(await read<PleuralReport>(await saveNew())).not.toHaveProperty('newer_evidence');
  });
});

test('an exudate by protein alone in a patient under diuretics carries the hint', async () => {
  expect(await read<PleuralReport>(SEED_PLEURAL_IDS.pseudoExudate)).toMatchObject({
    judgment: '符合Light标准（1/3项），考虑渗出液',
    hint: '血清-胸水蛋白梯度>31 g/L，若有心衰利尿治疗，提示可能为漏出液（假性渗出）',
  });
});

describe('ownership', () => {
  // covers A-6-06..09, A-7-30
  test('the owner edits and deletes, another doctor may do neither', async () => {
    const report_id = await saveNew();
    const changed = {
      ...INPUT,
      report_id,
      protein_quantification: value('20'),
      fluid_lactate_dehydrogenase: value('90'),
    };
    expect(await post(PATIENT, changed, colleague)).toMatchObject(OWNER_ONLY);
    expect(await post(`${report_id}/delete`, undefined, colleague)).toMatchObject(OWNER_ONLY);
    expect(await read<PleuralReport>(report_id)).toMatchObject({ diagnosis_name: '渗出液' });

    expect((await post(PATIENT, changed)).body).toEqual({ report_id });
    expect(await read<PleuralReport>(report_id)).toMatchObject({ diagnosis_name: '漏出液' });
    expect(await history()).toHaveLength(1);

    expect((await post(`${report_id}/delete`)).status).toBe(200);
    expect(await history()).toEqual([]);
    expect(await doctor.send('GET', url(report_id))).toMatchObject(GONE);
  });

  test("another patient's assessment cannot be moved", async () => {
    const report_id = await saveNew();
    expect(await post(SEED_PATIENT_IDS.孟庆山, { ...INPUT, report_id })).toMatchObject({
      status: 400,
      body: { message: '该报告不属于此患者' },
    });
  });

  test('an assessment that was deleted meanwhile is not found', async () => {
    const report_id = await saveNew();
    await post(`${report_id}/delete`);
    expect(await post(PATIENT, { ...INPUT, report_id })).toMatchObject(GONE);
    expect(await post('measure', { ...INPUT, report_id })).toMatchObject(GONE);
    expect(await post(`${report_id}/delete`)).toMatchObject(GONE);
  });

  test('a patient who is not there is refused', async () => {
    for (const path of ['init/P9999', 'P9999/history']) {
      expect(await doctor.send('GET', url(path))).toMatchObject({ status: 404, body: { message: '患者不存在' } });
    }
    expect(await post('P9999', INPUT)).toMatchObject({ status: 404 });
  });
});
