import {
  getApplication,
  getApplicationUsage,
  listApplicationPatients,
  listDoctorApplications,
  listReportApplications,
  saveDoctorApplications,
} from '@jianwei/api-client/applications/applications';
import { describe, expect } from 'vitest';
import { application, noReport, reportMissing, unknownReport } from './examples.ts';
import { agree, is, refuse, some } from './interaction.ts';

const report = { patient_id: 'P1002', report_id: 'R1002-01' };
const triggering = { ...report, application_id: application.application_id };
const triggered = {
  ...application,
  highlight: is(true),
  hint: 'hs-cTnI 1.284 ng/mL ↑，心肌标志物已出，可完成评分。',
};

// covers B-7.3-06
describe('listReportApplications', () => {
  agree({
    operationId: 'listReportApplications',
    when: 'a report that triggers an application',
    whole: true,
    given: [['a lab report that triggers an application', triggering]],
    as: 'doctor',
    method: 'GET',
    path: '/api/v2/ai/reports/R1002-01/applications',
    answer: { data: [triggered] },
    call: () => listReportApplications('R1002-01'),
    gets: (answer) => expect(answer.data[0]).toMatchObject({ api_type: 5, highlight: true }),
  });
  refuse({
    operationId: 'listReportApplications',
    when: 'a report that is not there',
    given: [noReport],
    as: 'doctor',
    method: 'GET',
    path: `/api/v2/ai/reports/${unknownReport}/applications`,
    status: 404,
    message: reportMissing,
    call: () => listReportApplications(unknownReport),
  });
});

// covers B-7.3-07
describe('listDoctorApplications', () => {
  agree({
    operationId: 'listDoctorApplications',
    when: "on a patient's report",
    whole: true,
    given: [
      ['a lab report that triggers an application', triggering],
      ['an application among those of the caller', { application_id: application.application_id }],
    ],
    as: 'doctor',
    method: 'GET',
    path: '/api/v2/application/doctor',
    query: report,
    answer: {
      applications: [{ ...application, highlight: false }],
      my_applications: some({ ...triggered, sort: 1 }),
    },
    call: () => listDoctorApplications(report),
    gets: (answer) => expect(answer.my_applications[0]).toMatchObject({ api_type: 5, sort: 1 }),
  });
});

// covers B-7.3-08..11
describe('saveDoctorApplications', () => {
  const asked = { operationId: 'saveDoctorApplications', as: 'doctor', method: 'POST' } as const;
  const path = '/api/v2/application/doctor';
  const order = { my_applications: [{ application_id: application.application_id, sort: 1 }] };
  const unknown = { my_applications: [{ application_id: 'app-none', sort: 1 }] };

  agree({
    ...asked,
    when: 'a doctor arranges the own applications',
    given: [['an application', { application_id: application.application_id }]],
    path,
    body: order,
    answer: {},
    call: () => saveDoctorApplications(order),
    gets: (answer) => expect(answer).toEqual({}),
  });
  refuse({
    ...asked,
    when: 'with an application that is not there',
    given: [['no application', { application_id: 'app-none' }]],
    path,
    body: unknown,
    status: 400,
    message: '应用不存在',
    call: () => saveDoctorApplications(unknown),
  });
});

const riskApplication = 'app-ckd-risk';
const model = {
  diagnosis_id: 'CKD',
  diagnosis_name: '慢性肾脏病',
  roc: 'ckd-risk',
  shap: 'ckd-risk',
  roc_url: '/api/v2/images/roc/ckd-risk',
  shap_url: '/api/v2/images/shap/ckd-risk',
  recommends: [{ id: '1', examine: '胱抑素C', type: 1 }],
  performances: [{ name: 'AUC', train_value: '0.8517', test_value: '0.8801' }],
};

// covers A-7-02, A-3-11..19
describe('getApplication', () => {
  agree({
    operationId: 'getApplication',
    when: 'the detail of an application',
    given: [['an application', { application_id: application.application_id }]],
    as: 'doctor',
    method: 'GET',
    path: `/api/v2/application/${application.application_id}`,
    answer: {
      ...application,
      application_id: is(application.application_id),
      systems: ['心血管'],
      additional_infos: [{ title: '依据', content: 'Granger，Arch Intern Med 2003；163：2345。' }],
      model_infos: [],
      author_info: '江州市第一人民医院检验科',
      author_desc: '由检验科与相关临床科室共同维护。',
    },
    call: () => getApplication(application.application_id),
    gets: (answer) => expect(answer).toMatchObject({ ...application, systems: ['心血管'] }),
  });
  agree({
    operationId: 'getApplication',
    when: 'an application with a risk model',
    whole: true,
    given: [['an application with a risk model', { application_id: riskApplication }]],
    as: 'doctor',
    method: 'GET',
    path: `/api/v2/application/${riskApplication}`,
    answer: { application_id: is(riskApplication), api_type: is(2), category: 2, model_infos: [model] },
    call: () => getApplication(riskApplication),
    gets: (answer) => {
      expect(answer.api_type).toBe(2);
      expect(answer.model_infos?.[0]).toMatchObject(model);
    },
  });
  agree({
    operationId: 'getApplication',
    origin: 'proposed',
    when: 'what kind of data stands behind its model',
    given: [['an application with a risk model', { application_id: riskApplication }]],
    as: 'doctor',
    method: 'GET',
    path: `/api/v2/application/${riskApplication}`,
    answer: { model_infos: [{ data_note: '演示数据' }] },
    call: () => getApplication(riskApplication),
    gets: (answer) => expect(answer.model_infos?.[0]?.data_note).toBe('演示数据'),
  });
  agree({
    operationId: 'getApplication',
    origin: 'proposed',
    when: 'the disease that it is for',
    given: [['an application', { application_id: application.application_id }]],
    as: 'doctor',
    method: 'GET',
    path: `/api/v2/application/${application.application_id}`,
    answer: { disease: '急性冠脉综合征' },
    call: () => getApplication(application.application_id),
    gets: (answer) => expect(answer.disease).toBe('急性冠脉综合征'),
  });
  refuse({
    operationId: 'getApplication',
    when: 'an application that is not there',
    given: [['no application', { application_id: 'app-none' }]],
    as: 'doctor',
    method: 'GET',
    path: '/api/v2/application/app-none',
    status: 404,
    message: '应用不存在',
    call: () => getApplication('app-none'),
  });
});

const inUse = { application_id: application.application_id, ...report };
const department = { department: '心内科', patient_count: 2, report_count: 3, record_count: 1 };
const user = {
  user_id: 'u-doctor',
  user_name: '沈若溪',
  department: '内分泌科',
  title: '主治医师',
  added: true,
  record_count: 1,
};

describe('getApplicationUsage', () => {
  agree({
    operationId: 'getApplicationUsage',
    origin: 'proposed',
    when: 'departments and doctors of an application',
    whole: true,
    given: [
      ['a lab report that triggers an application', inUse],
      ['an application among those of the caller', { application_id: application.application_id }],
    ],
    as: 'doctor',
    method: 'GET',
    path: `/api/v2/application/${application.application_id}/usage`,
    answer: {
      application_id: is(application.application_id),
      has_records: is(true),
      patient_count: 2,
      report_count: 3,
      record_count: 1,
      departments: [department],
      doctors: [user],
    },
    call: () => getApplicationUsage(application.application_id),
    gets: (answer) => {
      expect(answer.departments).toMatchObject([department]);
      expect(answer.doctors[0]).toMatchObject(user);
    },
  });
  refuse({
    operationId: 'getApplicationUsage',
    origin: 'proposed',
    when: 'of an application that is not there',
    given: [['no application', { application_id: 'app-none' }]],
    as: 'doctor',
    method: 'GET',
    path: '/api/v2/application/app-none/usage',
    status: 404,
    message: '应用不存在',
    call: () => getApplicationUsage('app-none'),
  });
});

describe('listApplicationPatients', () => {
  agree({
    operationId: 'listApplicationPatients',
    origin: 'proposed',
    when: 'patients of an application, with their newest report',
    given: [['a lab report that triggers an application', inUse]],
    as: 'doctor',
    method: 'GET',
    path: `/api/v2/application/${application.application_id}/patients`,
    query: { page: '0', page_size: '1' },
    answer: {
      page: is(0),
      page_size: is(1),
      total_elements: 2,
      data: [
        {
          patient_id: 'P1002',
          patient_name: '严松年',
          patient_gender: '男',
          patient_age: 67,
          department: '心内科',
          report_count: 2,
          record_count: 1,
          report_id: 'R1002-01',
          report_name: '心肌标志物',
          report_time: '2025-11-18T08:12:00+08:00',
        },
      ],
    },
    call: () => listApplicationPatients(application.application_id, { page: 0, page_size: 1 }),
    gets: (answer) => expect(answer.data[0]).toMatchObject({ patient_name: '严松年', report_count: 2 }),
  });
});
