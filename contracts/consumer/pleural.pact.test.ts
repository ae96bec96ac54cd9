import {
  deletePleuralReport,
  getPleuralReport,
  initPleuralReport,
  listPleuralReports,
  measurePleural,
  savePleuralReport,
} from '@jianwei/api-client/pleural/pleural';
import { describe, expect } from 'vitest';
import type { ProviderState } from '../provider/provider-states.ts';
import { noPatient, patientMissing, unknownPatient } from './examples.ts';
import { agree, is, refuse } from './interaction.ts';

const patientId = 'P1142';
const labReport = 'R1142-01';
const ownReport = 'PE000007';
const otherReport = 'PE000005';
const unknownReport = 'PE999999';
const given: ProviderState[] = [['a patient with a pleural effusion', { patient_id: patientId, report_id: labReport }]];
const own: ProviderState[] = [['a pleural report of the caller', { patient_id: patientId, report_id: ownReport }]];
const other: ProviderState[] = [
  ['a pleural report of another doctor', { patient_id: patientId, report_id: otherReport }],
];
const none: ProviderState[] = [['no pleural report', { report_id: unknownReport }]];

const ownerOnly = '仅创建者可编辑或删除';
const gone = '该报告不存在或已被删除';

const value = (original_result: string, range_lower: string, range_upper: string) => ({
  original_result,
  range_lower,
  range_upper,
});
const form = {
  total_protein: value('71.4', '65', '85'),
  protein_quantification: value('44.8', '', ''),
  blood_lactate_dehydrogenase: value('196', '120', '250'),
  fluid_lactate_dehydrogenase: value('318', '', ''),
};
const person = { name: '蔺红梅', patient_age: 31, patient_gender: '女' };
const input = { patient_id: patientId, report_id: '', ...form };
const laboratory = form.total_protein;
const source = {
  ...laboratory,
  laboratory_name: '血清总蛋白',
  original_specimen: '血清',
  original_units: 'g/L',
  report_id: labReport,
  report_time: '2025-11-05T09:20:00+08:00',
};
/** What the screens would like of a result beyond the specification. */
const explained = {
  judgment: '符合Light标准（3/3项），考虑渗出液',
  criteria: [{ code: 'R1', label: '胸水/血清总蛋白比值', value: 0.627, limit: 0.5, met: true }],
  missing: [],
  rule_version: '1972.1',
  review_notes: [],
};

// covers A-7-14
describe('initPleuralReport', () => {
  const asked = { operationId: 'initPleuralReport', as: 'doctor', method: 'GET' } as const;
  const path = `/api/v2/model/exudate/init/${patientId}`;

  agree({
    ...asked,
    when: 'a new assessment of a patient',
    given,
    path,
    answer: { ...person, ...form, mine: true, laboratories: [laboratory] },
    call: () => initPleuralReport(patientId),
    gets: (answer) => expect(answer).toMatchObject({ ...person, ...form }),
  });
  agree({
    ...asked,
    origin: 'proposed',
    when: 'where the values come from',
    given,
    path,
    answer: { patient_id: patientId, laboratories: [source] },
    call: () => initPleuralReport(patientId),
    gets: (answer) => expect(answer.laboratories).toEqual([source]),
  });
  refuse({
    ...asked,
    when: 'of a patient who is not there',
    given: [noPatient],
    path: `/api/v2/model/exudate/init/${unknownPatient}`,
    status: 404,
    message: patientMissing,
    call: () => initPleuralReport(unknownPatient),
  });
});

// covers A-7-23, A-7-29
describe('measurePleural', () => {
  const asked = { operationId: 'measurePleural', given, as: 'doctor', method: 'POST' } as const;
  const path = '/api/v2/model/exudate/measure';
  const body = { report_id: '', ...form };

  agree({
    ...asked,
    when: 'an exudate',
    path,
    body,
    // The conclusion of these values follows from the publication.
    answer: { diagnosis_name: is('渗出液') },
    call: () => measurePleural(body),
    gets: (answer) => expect(answer.diagnosis_name).toBe('渗出液'),
  });
  agree({
    ...asked,
    origin: 'proposed',
    when: 'how the conclusion came about',
    path,
    body,
    answer: explained,
    call: () => measurePleural(body),
    gets: (answer) => expect(answer).toEqual(explained),
  });
  const transudate = {
    ...body,
    protein_quantification: value('20.5', '', ''),
    fluid_lactate_dehydrogenase: value('96', '', ''),
  };
  const step = { item: 'total_protein', label: '血清总蛋白', from: '71.4 g/L', to: '40.9 g/L', target: '渗出液' };
  agree({
    ...asked,
    origin: 'proposed',
    when: 'a transudate, and what would change it',
    path,
    body: transudate,
    answer: { diagnosis_name: is('漏出液'), distance: [step] },
    call: () => measurePleural(transudate),
    gets: (answer) => expect(answer).toMatchObject({ diagnosis_name: '漏出液', distance: [step] }),
  });
  const tooFew = { ...body, protein_quantification: value('', '', ''), fluid_lactate_dehydrogenase: value('', '', '') };
  const undecided = { judgment: '您的检验项目尚不满足计算条件，请您完善', missing: ['胸水/血清总蛋白比值'] };
  agree({
    ...asked,
    origin: 'proposed',
    when: 'too few values: no conclusion but the ratios that are missing',
    path,
    body: tooFew,
    answer: { diagnosis_name: is(''), ...undecided },
    call: () => measurePleural(tooFew),
    gets: (answer) => expect(answer).toMatchObject({ diagnosis_name: '', ...undecided }),
  });
  const inverted = { ...body, total_protein: value('71.4', '85', '65') };
  refuse({
    ...asked,
    when: 'a lower bound above the upper',
    path,
    body: inverted,
    status: 400,
    message: '区间上限要大于区间下限',
    isExactly: true,
    call: () => measurePleural(inverted),
  });
  const fine = { ...body, total_protein: value('71.401', '65', '85') };
  refuse({
    ...asked,
    when: 'a result with three decimals',
    path,
    body: fine,
    status: 400,
    message: '血清总蛋白应为不小于 0 的数字，最多两位小数',
    call: () => measurePleural(fine),
  });
});

// covers A-7-15, A-7-22
describe('savePleuralReport', () => {
  const asked = { operationId: 'savePleuralReport', as: 'doctor', method: 'POST' } as const;
  const path = `/api/v2/model/exudate/${patientId}`;
  const changed = { ...input, report_id: ownReport, fluid_lactate_dehydrogenase: value('320', '', '') };
  const foreign = { ...input, report_id: otherReport };

  agree({
    ...asked,
    when: 'a new assessment',
    given,
    path,
    body: input,
    answer: { report_id: 'PE000009' },
    call: () => savePleuralReport(patientId, input),
    gets: (answer) => expect(answer.report_id).toBe('PE000009'),
  });
  agree({
    ...asked,
    when: 'a change of the own assessment',
    given: own,
    path,
    body: changed,
    answer: { report_id: is(ownReport) },
    call: () => savePleuralReport(patientId, changed),
    gets: (answer) => expect(answer.report_id).toBe(ownReport),
  });
  refuse({
    ...asked,
    when: "a change of another doctor's assessment",
    given: other,
    path,
    body: foreign,
    status: 400,
    message: ownerOnly,
    call: () => savePleuralReport(patientId, foreign),
  });
});

// covers A-7-13
describe('getPleuralReport', () => {
  const asked = { operationId: 'getPleuralReport', as: 'doctor', method: 'GET' } as const;
  const saved = { ...person, ...form, report_time: '2025-11-05T11:34:00+08:00', laboratories: [laboratory] };
  const owner = { user_name: '沈若溪', user_id: 'u-doctor', department: '内分泌科', patient_id: patientId };

  agree({
    ...asked,
    when: 'the own assessment',
    given: own,
    path: `/api/v2/model/exudate/${ownReport}`,
    answer: { ...saved, report_id: is(ownReport), diagnosis_name: '渗出液', mine: is(true) },
    call: () => getPleuralReport(ownReport),
    gets: (answer) => expect(answer).toMatchObject({ ...form, report_id: ownReport, mine: true }),
  });
  agree({
    ...asked,
    when: "another doctor's assessment, which cannot be edited",
    given: other,
    path: `/api/v2/model/exudate/${otherReport}`,
    answer: { ...saved, report_id: is(otherReport), diagnosis_name: '渗出液', mine: is(false) },
    call: () => getPleuralReport(otherReport),
    gets: (answer) => expect(answer).toMatchObject({ report_id: otherReport, mine: false }),
  });
  agree({
    ...asked,
    origin: 'proposed',
    when: 'who made it, and how the conclusion came about',
    given: own,
    path: `/api/v2/model/exudate/${ownReport}`,
    answer: { ...owner, ...explained, laboratories: [source] },
    call: () => getPleuralReport(ownReport),
    gets: (answer) => expect(answer).toMatchObject(owner),
  });
  const newer = {
    item: 'protein_quantification',
    label: '胸水蛋白定量',
    value: '44.8 g/L',
    report_id: labReport,
    report_time: '2025-11-05T09:20:00+08:00',
  };
  agree({
    ...asked,
    origin: 'proposed',
    when: 'results that came after it',
    given: other,
    path: `/api/v2/model/exudate/${otherReport}`,
    answer: { newer_evidence: [newer] },
    call: () => getPleuralReport(otherReport),
    gets: (answer) => expect(answer.newer_evidence).toEqual([newer]),
  });
  refuse({
    ...asked,
    when: 'an assessment that is not there',
    given: none,
    path: `/api/v2/model/exudate/${unknownReport}`,
    status: 404,
    message: gone,
    call: () => getPleuralReport(unknownReport),
  });
});

// covers B-7.1-04
describe('listPleuralReports', () => {
  const asked = { operationId: 'listPleuralReports', as: 'doctor', method: 'GET' } as const;
  const path = `/api/v2/model/exudate/${patientId}/history`;
  const entry = { report_id: ownReport, report_time: '2025-11-05T11:34:00+08:00' };
  const fullEntry = { ...entry, diagnosis_name: '渗出液', mine: true, user_name: '沈若溪', department: '内分泌科' };

  agree({
    ...asked,
    when: 'the timeline of a patient',
    given: own,
    path,
    answer: { data: [entry] },
    call: () => listPleuralReports(patientId),
    gets: (answer) => expect(answer.data).toEqual([entry]),
  });
  agree({
    ...asked,
    origin: 'proposed',
    when: 'conclusion and author of each assessment',
    given: own,
    path,
    answer: { data: [fullEntry] },
    call: () => listPleuralReports(patientId),
    gets: (answer) => expect(answer.data).toEqual([fullEntry]),
  });
  refuse({
    ...asked,
    when: 'of a patient who is not there',
    given: [noPatient],
    path: `/api/v2/model/exudate/${unknownPatient}/history`,
    status: 404,
    message: patientMissing,
    call: () => listPleuralReports(unknownPatient),
  });
});

// covers A-7-30
describe('deletePleuralReport', () => {
  const asked = { operationId: 'deletePleuralReport', as: 'doctor', method: 'POST' } as const;
  // Another one than the rest reads, so that the order of verification does not matter where states stay.
  const toDelete = 'PE000006';

  agree({
    ...asked,
    when: 'the own assessment',
    given: [['a pleural report of the caller', { patient_id: 'P1141', report_id: toDelete }]],
    path: `/api/v2/model/exudate/${toDelete}/delete`,
    answer: {},
    call: () => deletePleuralReport(toDelete),
    gets: (answer) => expect(answer).toEqual({}),
  });
  refuse({
    ...asked,
    when: "another doctor's assessment",
    given: other,
    path: `/api/v2/model/exudate/${otherReport}/delete`,
    status: 400,
    message: ownerOnly,
    call: () => deletePleuralReport(otherReport),
  });
  refuse({
    ...asked,
    when: 'an assessment that is not there',
    given: none,
    path: `/api/v2/model/exudate/${unknownReport}/delete`,
    status: 404,
    message: gone,
    call: () => deletePleuralReport(unknownReport),
  });
});
