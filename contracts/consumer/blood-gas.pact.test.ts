import { getBloodGasReport, listBloodGasReports, saveBloodGasCaseType } from '@jianwei/api-client/blood-gas/blood-gas';
import { describe, expect } from 'vitest';
import type { ProviderState } from '../provider/provider-states.ts';
import { abnormalRow, contribution, noPatient, patientMissing, unknownPatient, unknownReport } from './examples.ts';
import { agree, is, refuse } from './interaction.ts';

const patientId = 'P1003';
/** No case type was chosen for it yet. */
const openReport = 'R1003-01';
/** Chronic was chosen for it. */
const chosenReport = 'R1003-02';
const otherPatient = 'P1004';
const given: ProviderState[] = [['a blood gas report', { patient_id: patientId, report_id: openReport }]];
const chosen: ProviderState[] = [
  ['a blood gas report read as chronic', { patient_id: patientId, report_id: chosenReport }],
];
const none: ProviderState[] = [['no blood gas report', { report_id: unknownReport }]];
const gone = '该报告不存在或已被删除';

const acute = {
  group_result: '急性呼吸性酸中毒合并代谢性碱中毒',
  tips: ['通气不足：COPD、镇静、神经肌肉病'],
  hints: ['缺少白蛋白，阴离子间隙未作校正'],
  ph_balance: '酸血症',
  electrolyte: ['低氯血症'],
  lactic_acid: '乳酸正常',
  hypoxia: '中度低氧血症',
};
const chronic = { ...acute, group_result: '失代偿性慢性呼吸性酸中毒' };
const explained = { disorders: ['RAC'], contributions: [contribution] };

// covers B-7.1-02, A-3-99, A-3-100
describe('listBloodGasReports', () => {
  const asked = { operationId: 'listBloodGasReports', as: 'doctor', method: 'GET' } as const;
  const path = '/api/v2/ai/reports/bga/list';
  const entry = { bga_report_id: chosenReport, report_time: '2025-11-17T21:40:00+08:00' };
  const query = { patient_id: patientId };

  agree({
    ...asked,
    when: 'the blood gases of a patient',
    given: chosen,
    path,
    query,
    answer: { data: [entry] },
    call: () => listBloodGasReports(query),
    gets: (answer) => expect(answer.data).toEqual([entry]),
  });
  agree({
    ...asked,
    origin: 'proposed',
    when: 'specimen and pH of each',
    whole: true,
    given: chosen,
    path,
    query,
    answer: { data: [{ ...entry, specimen: '动脉血', ph: '7.288' }] },
    call: () => listBloodGasReports(query),
    gets: (answer) => expect(answer.data[0]).toMatchObject({ specimen: '动脉血', ph: '7.288' }),
  });
  refuse({
    ...asked,
    when: 'of a patient who is not there',
    given: [noPatient],
    path,
    query: { patient_id: unknownPatient },
    status: 404,
    message: patientMissing,
    call: () => listBloodGasReports({ patient_id: unknownPatient }),
  });
});

// covers A-7-06, A-3-99..119
describe('getBloodGasReport', () => {
  const asked = { operationId: 'getBloodGasReport', as: 'doctor', method: 'GET' } as const;
  const focus = { laboratory_id: 'R1003-02-02', laboratory_name: '二氧化碳分压', original_result: '73.6' };

  agree({
    ...asked,
    when: 'a reading whose case type was chosen',
    given: chosen,
    path: `/api/v2/ai/reports/bga/${chosenReport}`,
    answer: {
      bga_report_id: is(chosenReport),
      report_time: '2025-11-17T21:40:00+08:00',
      natural_conclusion: '失代偿性慢性呼吸性酸中毒',
      type: is(2),
      acute,
      chronic,
      need_focus: [{}],
    },
    call: () => getBloodGasReport(chosenReport),
    gets: (answer) => expect(answer).toMatchObject({ bga_report_id: chosenReport, type: 2, acute, chronic }),
  });
  agree({
    ...asked,
    origin: 'proposed',
    when: 'the rows, and how the reading came about',
    // A note stands where nothing is suggested; what holds either way, as long as nobody chose.
    whole: { without: ['suggestion_note', 'common_result'] },
    given: chosen,
    path: `/api/v2/ai/reports/bga/${chosenReport}`,
    answer: {
      patient_id: is(patientId),
      specimen: '动脉血',
      type_user_name: '沈若溪',
      type_time: '2025-11-17T22:05:00+08:00',
      acute: explained,
      chronic: explained,
      need_focus: [focus],
      laboratories: [
        { laboratory_id: abnormalRow.laboratory_id, code: 'PH', abnormal: true, original_result: '7.288' },
      ],
      missing: ['白蛋白'],
      rule_version: '1.0.0',
      review_notes: ['规则待临床复核：阴离子间隙仅在白蛋白低于 40 g/L 时校正'],
    },
    call: () => getBloodGasReport(chosenReport),
    gets: (answer) => {
      expect(answer).toMatchObject({ specimen: '动脉血', missing: ['白蛋白'] });
      expect(answer.need_focus[0]).toMatchObject(focus);
    },
  });
  agree({
    ...asked,
    origin: 'proposed',
    when: 'what holds before a case type is chosen',
    given,
    path: `/api/v2/ai/reports/bga/${openReport}`,
    answer: {
      common_result: '呼吸性酸中毒，失代偿，急慢性待选；Ⅱ型呼吸衰竭，中度低氧血症',
      since_last: '较 2025-11-17 21:40：PaCO₂ −5.2，通气有所改善',
    },
    call: () => getBloodGasReport(openReport),
    gets: (answer) => {
      expect(answer.common_result).toContain('急慢性待选');
      expect(answer.since_last).toContain('PaCO₂ −5.2');
    },
  });
  refuse({
    ...asked,
    when: 'a report that is not there',
    given: none,
    path: `/api/v2/ai/reports/bga/${unknownReport}`,
    status: 404,
    message: gone,
    call: () => getBloodGasReport(unknownReport),
  });
});

// covers A-7-05, A-4-39, A-4-40
describe('saveBloodGasCaseType', () => {
  const asked = { operationId: 'saveBloodGasCaseType', as: 'doctor', method: 'POST' } as const;

  for (const [type, name] of [
    [1, 'acute'],
    [2, 'chronic'],
  ] as const) {
    agree({
      ...asked,
      when: `the case is ${name}`,
      given,
      path: `/api/v2/ai/reports/${openReport}/${patientId}/result/${type}`,
      answer: {},
      call: () => saveBloodGasCaseType(openReport, patientId, type),
      gets: (answer) => expect(answer).toEqual({}),
    });
  }
  refuse({
    ...asked,
    when: 'for a patient whose report it is not',
    given,
    path: `/api/v2/ai/reports/${openReport}/${otherPatient}/result/1`,
    status: 400,
    message: '该报告不属于此患者',
    call: () => saveBloodGasCaseType(openReport, otherPatient, 1),
  });
  refuse({
    ...asked,
    when: 'for a report that is not there',
    given: none,
    path: `/api/v2/ai/reports/${unknownReport}/${patientId}/result/1`,
    status: 404,
    message: gone,
    call: () => saveBloodGasCaseType(unknownReport, patientId, 1),
  });
});
