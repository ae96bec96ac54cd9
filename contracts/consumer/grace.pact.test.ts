import { initGraceReport, measureGrace } from '@jianwei/api-client/grace/grace';
import { describe, expect } from 'vitest';
import { noPatient, patientMissing, unknownPatient } from './examples.ts';
import { evidence, explained, given, input, output, own, ownReport, patientId } from './grace-examples.ts';
import { agree, is, refuse } from './interaction.ts';

const source = {
  report_id: 'R1002-01',
  report_time: '2025-11-18T09:12:00+08:00',
  text: '11-18 心肌标志物、生化 09:12',
};

// covers A-7-08
describe('initGraceReport', () => {
  const asked = { operationId: 'initGraceReport', as: 'doctor', method: 'GET' } as const;
  const path = `/api/v2/model/grace/init/${patientId}`;
  // Heart rate, pressure and Killip class are what a laboratory system does not know: null or absent.
  const known = {
    patient_id: is(patientId),
    cardiac_arrest: false,
    st_down: false,
    cardiac_enzymes_high: true,
    age: 67,
    blood_pressure_unit: 'mmHg',
    serum_creatinine: 112,
    serum_creatinine_unit: 'μmol/L',
    evidences: [evidence],
    evidence_modify: true,
    have_evidence: true,
    serum_creatinine_reference: '57–111',
  };

  agree({
    ...asked,
    when: 'a new assessment of a patient',
    whole: true,
    given,
    path,
    answer: known,
    call: () => initGraceReport(patientId),
    gets: (answer) => expect(answer).toMatchObject({ patient_id: patientId, age: 67, evidences: [evidence] }),
  });
  agree({
    ...asked,
    origin: 'proposed',
    when: 'where the values come from',
    given,
    path,
    answer: { age_source: { text: '按出生日期 1958-05-30 计算' }, serum_creatinine_source: source },
    call: () => initGraceReport(patientId),
    gets: (answer) => expect(answer.serum_creatinine_source).toEqual(source),
  });
  refuse({
    ...asked,
    when: 'of a patient who is not there',
    given: [noPatient],
    path: `/api/v2/model/grace/init/${unknownPatient}`,
    status: 404,
    message: patientMissing,
    call: () => initGraceReport(unknownPatient),
  });
});

// covers A-7-10, A-7-11
describe('measureGrace', () => {
  const asked = { operationId: 'measureGrace', given, as: 'doctor', method: 'POST' } as const;
  const path = '/api/v2/model/grace/measure';

  agree({
    ...asked,
    when: 'a new assessment',
    path,
    body: input,
    // The score of these inputs follows from the publication.
    answer: { ...output, score: is(171), level: is('high') },
    call: () => measureGrace(input),
    gets: (answer) => expect(answer).toEqual(output),
  });
  agree({
    ...asked,
    origin: 'proposed',
    when: 'how the score came about, and what would change it',
    path,
    body: input,
    answer: explained,
    call: () => measureGrace(input),
    gets: (answer) => expect(answer).toMatchObject({ death_display: '7.6%', distance: explained.distance }),
  });
  agree({
    ...asked,
    when: 'a change of a saved assessment',
    whole: true,
    given: own,
    path,
    body: { ...input, report_id: ownReport },
    answer: { ...output, mine: is(true) },
    call: () => measureGrace({ ...input, report_id: ownReport }),
    gets: (answer) => expect(answer.mine).toBe(true),
  });
  for (const [field, message] of [
    ['age', '请输入年龄'],
    ['heart_rate', '请输入心率'],
    ['blood_pressure', '请输入血压(收缩压)'],
    ['serum_creatinine', '请输入血肌酐'],
    ['kill_ip_rank', '请选择Killip分级'],
  ] as const) {
    refuse({
      ...asked,
      when: `without ${field}`,
      path,
      body: { ...input, [field]: null },
      status: 400,
      message,
      isExactly: true,
      call: () => measureGrace({ ...input, [field]: null }),
    });
  }
});
