import type {
  BloodGasReportList,
  Covid19Input,
  LabPlan,
  LabPlanList,
  ThyroidFollowUpForm,
} from '@jianwei/api-client/model';
import { expect } from 'vitest';
import type { Hospital } from '../app.ts';
import { demoPassword } from '../hospital/accounts.ts';
import { SEED_GRACE_IDS, SEED_PLEURAL_IDS, SEED_REPORT_IDS } from '../hospital/seed-ids.ts';
import { ClinicalCalls } from './clinical-calls.test-support.ts';
import { COVID_FORM, COVID_PATIENT } from './covid19-calls.test-support.ts';
import { THYROID_FORM, THYROID_PATIENT } from './thyroid-followup-calls.test-support.ts';

const REPORT = SEED_REPORT_IDS.顾怀远;
const ANALYSIS = `/api/v2/ai/reports/analysis/${REPORT}`;

/** A follow-up that says something in every field. */
const WHOLE_FOLLOW_UP: ThyroidFollowUpForm = {
  ...THYROID_FORM,
  weight: 56.25,
  medicine_metering: '其他',
  other_medicine_metering: '110ug',
};

const found = (key: string) => ({ key, label: '', value: 1 as const });

/** The same of a COVID-19 record. */
const WHOLE_COVID_FORM: Covid19Input = {
  ...COVID_FORM,
  history_tumor: [1],
  drug_history: [2],
  other_risk: [1, 2],
  illness_factor: [2],
  severe_factor: [1, 4],
  immune: [found('crp')],
  coagulation: [found('d_dimer')],
  imaging_evaluation: { ...COVID_FORM.imaging_evaluation, right_lower_blade: 60 },
};

/** One answer of the running hospital for each that the table of properties names, by that name. */
export async function entityAnswers(hospital: Hospital): Promise<Readonly<Record<string, unknown>>> {
  const doctor = await ClinicalCalls.open(hospital);
  const get = (url: string) => doctor.get<unknown>(url);
  const post = async (url: string, body: object) => {
    const answer = await doctor.send('POST', url, body);
    expect(answer.status, `${url} ${answer.text.slice(0, 200)}`).toBe(200);
    return answer.body;
  };
  const saved = async (model: string, patientId: string, form: object) => {
    const { report_id: id } = (await post(`/api/v2/model/${model}/${patientId}`, form)) as { report_id: string };
    return get(`/api/v2/model/${model}/${id}`);
  };
  const plans = await doctor.get<LabPlanList>('/api/v2/plan?patient_id=P1004');
  const trend = (laboratories?: LabPlan['laboratories']) =>
    post('/api/v2/plan/history', { patient_id: 'P1004', laboratories });
  const laboratories = plans.data[0]?.laboratories;
  const gases = await doctor.get<BloodGasReportList>('/api/v2/ai/reports/bga/list?patient_id=P1102');
  const septic = gases.data.find((gas) => gas.report_time.startsWith('2025-09-11'));
  const analysis = await get(ANALYSIS);
  await post(`/api/v2/ai/reports/${REPORT}/feedback`, { kind: 'suggestion', content: '请补充尿沉渣判读' });
  return {
    login: await post('/api/v2/users/operation_users/login', { user_name: 'lab', password: demoPassword }),
    application: await get('/api/v2/application/app-ckd-risk'),
    knowledge: await doctor.knowledge(`diagnosis_id=CKD&report_id=${REPORT}`),
    baseKnowledge: await doctor.knowledge('diagnosis_id=IDA'),
    analysis,
    feedback: await get(ANALYSIS),
    bloodGas: await get('/api/v2/ai/reports/bga/R1101-01'),
    septicGas: await get(`/api/v2/ai/reports/bga/${septic?.bga_report_id}`),
    kidney: await get('/api/v2/model/ckd/R1121-01'),
    grace: await get(`/api/v2/model/grace/${SEED_GRACE_IDS.today}`),
    pleural: await get(`/api/v2/model/exudate/${SEED_PLEURAL_IDS.exudate}`),
    gastric: await get('/api/v2/model/gastric/R1131-01'),
    thyroid: await saved('medication/thyroid', THYROID_PATIENT, WHOLE_FOLLOW_UP),
    covid: await saved('covid19', COVID_PATIENT, WHOLE_COVID_FORM),
    covidUnfinished: await saved('covid19', COVID_PATIENT, { ...COVID_FORM, age: null }),
    plans,
    trend: await trend(laboratories),
    trendOfOne: await trend(laboratories?.slice(0, 1)),
    licence: await get('/api/v2/license'),
    reportApplications: await get(`/api/v2/ai/reports/${REPORT}/applications`),
    doctorApplications: await get(`/api/v2/application/doctor?patient_id=P1004&report_id=${REPORT}`),
    timeline: await get('/api/v2/ai/reports/patient/time_line?patient_id=P1004'),
    warnings: await get('/api/v2/warnings'),
    models: await get('/api/v2/system/ai/models/available'),
  };
}
