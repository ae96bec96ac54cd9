import { addPlan, deletePlan, editPlan, listPlanHistory, listPlans } from '@jianwei/api-client/plans/plans';
import { describe, expect } from 'vitest';
import type { ProviderState } from '../provider/provider-states.ts';
import { noPatient, patientId, patientMissing, report, reportId, unknownPatient } from './examples.ts';
import { agree, is, refuse } from './interaction.ts';

const ownPlan = 'PL000004';
const otherPlan = 'PL000002';
const unknownPlan = 'PL999999';
const own: ProviderState[] = [['a plan of the caller', { patient_id: patientId, plan_id: ownPlan }]];
const other: ProviderState[] = [['a plan of another doctor', { plan_id: otherPlan }]];
const none: ProviderState[] = [['no plan', { plan_id: unknownPlan }]];
const withCreatinine: ProviderState[] = [
  ['a lab report with an abnormal result', { ...report, laboratory_id: 'R1004-01-01' }],
];

const gone = '该方案不存在或已被删除';
const ownerOnly = '仅创建者可编辑或删除';

const creatinine = {
  standard_laboratory_name: '肌酐',
  standard_specimen: '血清',
  children: [{ original_laboratory_name: '肌酐（酶法）', original_specimen: '血清' }],
};
const plan = { plan_name: '糖尿病肾脏病随访', laboratories: [creatinine], patient_id: patientId };

const blank = (change: object) => ({ ...plan, laboratories: [{ ...creatinine, ...change }] });
/** What the form refuses, and the server as well. */
const refused = [
  ['without a name', { ...plan, plan_name: ' ' }, '请输入方案名称'],
  ['without items', { ...plan, laboratories: [] }, '必须含有一条检验项'],
  ['with an item without a name', blank({ standard_laboratory_name: '' }), '请选择检验名称'],
  ['with an item without a specimen', blank({ standard_specimen: '' }), '请选择标本'],
  ['with an item twice', { ...plan, laboratories: [creatinine, creatinine] }, '已经出现重复的检验项请修改再提交'],
] as const;

// covers B-7.3-12
describe('listPlans', () => {
  agree({
    operationId: 'listPlans',
    when: 'those of the caller for a patient',
    whole: true,
    given: own,
    as: 'doctor',
    method: 'GET',
    path: '/api/v2/plan',
    query: { patient_id: patientId },
    answer: { data: [{ plan_id: ownPlan, plan_name: plan.plan_name, laboratories: [creatinine] }] },
    call: () => listPlans({ patient_id: patientId }),
    // A plan may be meant for every patient: not each of them names one.
    gets: (answer) => expect(answer.data).toMatchObject([{ plan_id: ownPlan }, { patient_id: 'P-0001' }]),
  });
});

// covers A-7-47..50, A-5-66, A-5-68..70
describe('addPlan', () => {
  const asked = { operationId: 'addPlan', as: 'doctor', method: 'POST', path: '/api/v2/plan/add' } as const;
  const stranger = { ...plan, patient_id: unknownPatient };

  agree({
    ...asked,
    when: 'a new plan',
    given: withCreatinine,
    body: plan,
    answer: { plan_id: 'PL000005' },
    call: () => addPlan(plan),
    gets: (answer) => expect(answer.plan_id).toBe('PL000005'),
  });
  for (const [when, body, message] of refused) {
    const input = { ...body, laboratories: [...body.laboratories] };
    refuse({ ...asked, when, body: input, status: 400, message, isExactly: true, call: () => addPlan(input) });
  }
  refuse({
    ...asked,
    when: 'for a patient who is not there',
    given: [noPatient],
    body: stranger,
    status: 404,
    message: patientMissing,
    call: () => addPlan(stranger),
  });
});

// covers A-7-51..55
describe('editPlan', () => {
  const asked = { operationId: 'editPlan', as: 'doctor', method: 'POST', path: '/api/v2/plan/edit' } as const;
  const changed = { ...plan, plan_id: ownPlan };
  const foreign = { ...plan, plan_id: otherPlan };
  const unknown = { ...plan, plan_id: unknownPlan };

  agree({
    ...asked,
    when: 'the own plan',
    given: own,
    body: changed,
    answer: { plan_id: is(ownPlan) },
    call: () => editPlan(changed),
    gets: (answer) => expect(answer.plan_id).toBe(ownPlan),
  });
  refuse({
    ...asked,
    when: "another doctor's plan",
    given: other,
    body: foreign,
    status: 400,
    message: ownerOnly,
    call: () => editPlan(foreign),
  });
  refuse({
    ...asked,
    when: 'a plan that is not there',
    given: none,
    body: unknown,
    status: 404,
    message: gone,
    call: () => editPlan(unknown),
  });
});

// covers B-7.3-13
describe('deletePlan', () => {
  const asked = { operationId: 'deletePlan', as: 'doctor', method: 'POST' } as const;
  // Another one than the rest reads, so that the order of verification does not matter where states stay.
  const toDelete = 'PL000003';

  agree({
    ...asked,
    when: 'the own plan',
    given: [['a plan of the caller', { patient_id: patientId, plan_id: toDelete }]],
    path: `/api/v2/plan/${toDelete}/delete`,
    answer: {},
    call: () => deletePlan(toDelete),
    gets: (answer) => expect(answer).toEqual({}),
  });
  refuse({
    ...asked,
    when: "another doctor's plan",
    given: other,
    path: `/api/v2/plan/${otherPlan}/delete`,
    status: 400,
    message: ownerOnly,
    call: () => deletePlan(otherPlan),
  });
});

// covers A-7-56..62
describe('listPlanHistory', () => {
  const asked = { operationId: 'listPlanHistory', as: 'doctor', method: 'POST', path: '/api/v2/plan/history' } as const;
  const input = { patient_id: patientId, laboratories: [creatinine] };
  const stranger = { ...input, patient_id: unknownPatient };
  const point = {
    result_time: '2025-11-18T09:42:00+08:00',
    calculate_result: 168,
    original_result: '168',
    original_unit: 'μmol/L',
    reference_interval: '57–111',
    result_type: 2,
    unit: 'μmol/L',
    abnormal: true,
  };
  const group = {
    standard_laboratory_name: '肌酐',
    standard_specimen: '血清',
    short_name: 'Cr',
    unit: 'μmol/L',
    up_limit: 111,
    down_limit: 57,
    histories: [{ ...point, report_id: reportId, range_source: 'report' }],
  };

  agree({
    ...asked,
    when: 'of one item',
    given: withCreatinine,
    body: input,
    answer: { up_limit: 111, down_limit: 57, data: [{ histories: [point] }] },
    call: () => listPlanHistory(input),
    gets: (answer) => expect(answer).toEqual({ up_limit: 111, down_limit: 57, data: [{ histories: [point] }] }),
  });
  agree({
    ...asked,
    when: 'of a saved plan',
    given: own,
    body: { ...input, plan_id: ownPlan },
    answer: { data: [{ histories: [point] }] },
    call: () => listPlanHistory({ ...input, plan_id: ownPlan }),
    gets: (answer) => expect(answer.data).toHaveLength(1),
  });
  agree({
    ...asked,
    origin: 'proposed',
    when: 'with name, unit and limits of each group',
    given: withCreatinine,
    body: input,
    answer: { data: [group] },
    call: () => listPlanHistory(input),
    gets: (answer) => expect(answer.data).toEqual([group]),
  });
  refuse({
    ...asked,
    when: 'of a patient who is not there',
    given: [noPatient],
    body: stranger,
    status: 404,
    message: patientMissing,
    call: () => listPlanHistory(stranger),
  });
});
