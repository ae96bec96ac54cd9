import {
  getCovid19Report,
  initCovid19Report,
  listCovid19Options,
  listCovid19Reports,
  saveCovid19Report,
} from '@jianwei/api-client/covid19/covid19';
import { describe, expect } from 'vitest';
import type { ProviderState } from '../provider/provider-states.ts';
import { noPatient, patientMissing, unknownPatient } from './examples.ts';
import { agree, is, refuse } from './interaction.ts';

const patientId = 'P1161';
const record = 'CV000003';
const unknownRecord = 'CV999999';
const given: ProviderState[] = [['a patient with COVID-19 records', { patient_id: patientId, report_id: record }]];
const none: ProviderState[] = [['no COVID-19 record', { report_id: unknownRecord }]];

const gone = '该报告不存在或已被删除';

const person = { name: '宋立民', gender: '男', age: 69, weight: 78.5, height: 170 } as const;
const blades = {
  left_upper_blade: 30,
  left_midd_blade: 20,
  left_lower_blade: 55,
  right_upper_blade: 25,
  right_lower_blade: 45,
};
const imaging = {
  ...blades,
  left_upper_score: 2,
  left_midd_score: 1,
  left_lower_score: 3,
  right_uppper_score: 1,
  right_lower_score: 2,
  image_score: 9,
};
const item = (key: string, label: string) => ({ key, label, value: 1 }) as const;
const groups = {
  inspection: [item('lymphocyte', '外周血淋巴细胞降低（<0.8×10^9/L）')],
  biochemistry: [item('lactate', '乳酸升高（>2 mmol/L）')],
  immune: [item('crp', 'C反应蛋白升高（>50 mg/L）')],
  coagulation: [item('d_dimer', 'D-二聚体明显升高（>1 mg/L）')],
  other_warning: [item('imaging', '胸部影像显示肺部病变明显进展')],
};
const form = {
  ...person,
  pul_ct_abnormality: true,
  chronic_history: [1],
  history_tumor: [],
  drug_history: [],
  personal_history: [1],
  other_risk: [],
  illness_factor: [],
  severe_factor: [2],
  paO2: 58,
  fiO2: 29,
};
const input = { ...form, ...groups, patient_id: patientId, report_id: '', imaging_evaluation: blades };
const change = {
  date: '2025-11-13T16:48:00+08:00',
  role_type: 1,
  user_name: '陆明哲',
  user_id: 'u-doctor2',
  type: '修改',
} as const;

// covers A-7-42
describe('initCovid19Report', () => {
  const asked = { operationId: 'initCovid19Report', as: 'doctor', method: 'GET' } as const;
  const path = `/api/v2/model/covid19/init/${patientId}`;
  const source = {
    item: 'paO2',
    label: 'PaO₂',
    value: '74.0 mmHg',
    report_id: 'R1161-01',
    report_time: '2025-11-16T08:30:00+08:00',
  };

  agree({
    ...asked,
    when: 'a new record of a patient',
    given,
    path,
    answer: { ...person, weight_unit: 'kg', paO2: 74, imaging_evaluation: {} },
    call: () => initCovid19Report(patientId),
    gets: (answer) => expect(answer).toMatchObject({ ...person, paO2: 74 }),
  });
  agree({
    ...asked,
    origin: 'proposed',
    when: 'where the results come from',
    given,
    path,
    answer: { patient_id: is(patientId), sources: [source] },
    call: () => initCovid19Report(patientId),
    gets: (answer) => expect(answer.sources).toEqual([source]),
  });
  refuse({
    ...asked,
    when: 'of a patient who is not there',
    given: [noPatient],
    path: `/api/v2/model/covid19/init/${unknownPatient}`,
    status: 404,
    message: patientMissing,
    call: () => initCovid19Report(unknownPatient),
  });
});

// covers A-7-43
describe('listCovid19Options', () => {
  const asked = { operationId: 'listCovid19Options', as: 'doctor', method: 'GET' } as const;
  const path = `/api/v2/model/covid19/init/${patientId}/menus`;
  const option = (label: string) => [{ key: 1, label }];
  const options = {
    chronic_history: option('心脑血管疾病（含高血压）'),
    history_tumor: option('肿瘤'),
    drug_history: option('长期使用糖皮质激素'),
    personal_history: option('重度吸烟'),
    other_risk: option('维持性透析'),
    illness_factor: option('呼吸衰竭需机械通气'),
    severe_factor: option('呼吸频率≥30次/分'),
    inspection: [{ key: 'lymphocyte', label: '外周血淋巴细胞降低（<0.8×10^9/L）' }],
    biochemistry: [{ key: 'lactate', label: '乳酸升高（>2 mmol/L）' }],
    immune: [{ key: 'crp', label: 'C反应蛋白升高（>50 mg/L）' }],
    coagulation: [{ key: 'd_dimer', label: 'D-二聚体明显升高（>1 mg/L）' }],
    other_warning: [{ key: 'imaging', label: '胸部影像显示肺部病变明显进展' }],
  };

  agree({
    ...asked,
    when: 'the options and warning items of the form',
    given,
    path,
    answer: options,
    call: () => listCovid19Options(patientId),
    gets: (answer) => expect(answer).toEqual(options),
  });
  refuse({
    ...asked,
    when: 'of a patient who is not there',
    given: [noPatient],
    path: `/api/v2/model/covid19/init/${unknownPatient}/menus`,
    status: 404,
    message: patientMissing,
    call: () => listCovid19Options(unknownPatient),
  });
});

// covers A-7-44, A-7-45, A-7-46
describe('saveCovid19Report', () => {
  const asked = { operationId: 'saveCovid19Report', as: 'doctor', method: 'POST' } as const;
  const path = `/api/v2/model/covid19/${patientId}`;
  const changed = { ...input, report_id: record, paO2: 60 };

  agree({
    ...asked,
    when: 'a new record',
    given,
    path,
    body: input,
    answer: { report_id: 'CV000016' },
    call: () => saveCovid19Report(patientId, input),
    gets: (answer) => expect(answer.report_id).toBe('CV000016'),
  });
  agree({
    ...asked,
    when: 'a change of a record',
    given,
    path,
    body: changed,
    answer: { report_id: is(record) },
    call: () => saveCovid19Report(patientId, changed),
    gets: (answer) => expect(answer.report_id).toBe(record),
  });
  // covers A-5-60, A-5-61, A-5-65
  for (const [when, part, message, isExactly] of [
    ['with an age above 200', { age: 201 }, '请填写0-200的年龄', false],
    ['with an age that is not whole', { age: 40.5 }, '请填写0-200的年龄', false],
    [
      'with a lobe above 100 percent',
      { imaging_evaluation: { ...blades, left_upper_blade: 101 } },
      '请填写0-100%',
      true,
    ],
  ] as const) {
    refuse({
      ...asked,
      when,
      given,
      path,
      body: { ...input, ...part },
      status: 400,
      message,
      isExactly,
      call: () => saveCovid19Report(patientId, { ...input, ...part }),
    });
  }
  const lost = { ...input, report_id: unknownRecord };
  refuse({
    ...asked,
    when: 'a change of a record that is not there',
    given: none,
    path,
    body: lost,
    status: 404,
    message: gone,
    call: () => saveCovid19Report(patientId, lost),
  });
});

// covers A-7-40
describe('getCovid19Report', () => {
  const asked = { operationId: 'getCovid19Report', as: 'doctor', method: 'GET' } as const;
  const path = `/api/v2/model/covid19/${record}`;
  const saved = {
    ...form,
    ...groups,
    BMI: 27.16,
    pCF: 200,
    report_id: record,
    report_time: '2025-11-13T10:05:00+08:00',
    imaging_evaluation: imaging,
    results: ['考虑新型冠状病毒感染（重型），合并高危因素：高龄、心脑血管疾病（含高血压）、重度吸烟'],
    suggests: ['氧疗/俯卧位、糖皮质激素评估、抗凝评估'],
    prompts: ['影像评分≥6分，重症风险明显升高'],
    history: [change],
  };
  const explained = {
    mine: true,
    editable: true,
    user_name: '沈若溪',
    patient_id: patientId,
    recommended_checks: [],
    contributions: [
      {
        item: 'pCF',
        label: '氧合指数≤300mmHg',
        value: '200 mmHg',
        points: 0,
        source: '新型冠状病毒感染诊疗方案（试行第十版）2023',
      },
    ],
    rule_version: '2023.10',
    review_notes: ['规则待临床复核：预警指标的建议界值由本系统设定'],
    newer_evidence: [
      {
        item: 'paO2',
        label: 'PaO₂',
        value: '74.0 mmHg',
        report_id: 'R1161-01',
        report_time: '2025-11-16T08:30:00+08:00',
      },
    ],
  };

  agree({
    ...asked,
    when: 'a record with its conclusion and the changes made to it',
    given,
    path,
    answer: { ...saved, report_id: is(record) },
    call: () => getCovid19Report(record),
    gets: (answer) => expect(answer).toEqual(saved),
  });
  agree({
    ...asked,
    origin: 'proposed',
    when: 'how the type came about, who made the record, and what is newer',
    given,
    path,
    answer: { ...explained, patient_id: is(patientId) },
    call: () => getCovid19Report(record),
    gets: (answer) => expect(answer).toEqual(explained),
  });
  refuse({
    ...asked,
    when: 'a record that is not there',
    given: none,
    path: `/api/v2/model/covid19/${unknownRecord}`,
    status: 404,
    message: gone,
    call: () => getCovid19Report(unknownRecord),
  });
});

// covers A-7-41
describe('listCovid19Reports', () => {
  const asked = { operationId: 'listCovid19Reports', as: 'doctor', method: 'GET' } as const;
  const entry = { report_id: record, report_time: '2025-11-13T10:05:00+08:00' };

  agree({
    ...asked,
    when: 'the records of a patient',
    given,
    path: `/api/v2/model/covid19/${patientId}/history`,
    answer: { data: [entry] },
    call: () => listCovid19Reports(patientId),
    gets: (answer) => expect(answer.data).toEqual([entry]),
  });
  refuse({
    ...asked,
    when: 'of a patient who is not there',
    given: [noPatient],
    path: `/api/v2/model/covid19/${unknownPatient}/history`,
    status: 404,
    message: patientMissing,
    call: () => listCovid19Reports(unknownPatient),
  });
});
