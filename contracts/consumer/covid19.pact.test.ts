import { initCovid19Report, listCovid19Options, saveCovid19Report } from '@jianwei/api-client/covid19/covid19';
import { describe, expect } from 'vitest';
import {
  patientId,
  record,
  unknownRecord,
  given,
  none,
  gone,
  person,
  blades,
  groups,
  form,
} from './covid19-examples.ts';
import { noPatient, patientMissing, unknownPatient } from './examples.ts';
import { agree, is, refuse } from './interaction.ts';

const input = { ...form, ...groups, patient_id: patientId, report_id: '', imaging_evaluation: blades };

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
    whole: true,
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
    inspection: [{ key: 'lymphocyte', label: '外周血淋巴细胞降低（<0.8×10⁹/L）' }],
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
