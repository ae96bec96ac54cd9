import type { LabPlan, LabPlanList, PlanHistory } from '@jianwei/api-client/model';
import { beforeEach, expect, test } from 'vitest';
import { openFileHospital } from '../hospital.test-support.ts';
import { SEED_PLAN_IDS } from '../hospital/seed-ids.ts';
import { ClinicalCalls } from './clinical-calls.test-support.ts';

const hospital = await openFileHospital();
let doctor: ClinicalCalls;
beforeEach(async () => {
  doctor = await ClinicalCalls.open(hospital);
});

const creatinine = {
  standard_laboratory_name: '肌酐',
  standard_specimen: '血清',
  children: [{ original_laboratory_name: '肌酐（酶法）', original_specimen: '血清' }],
};
const potassium = { standard_laboratory_name: '钾', standard_specimen: '血清', children: [] };
const plan = { plan_name: '肾功能随访', laboratories: [creatinine, potassium], patient_id: 'P1004' };

async function plans(caller: ClinicalCalls, query = ''): Promise<LabPlan[]> {
  return (await caller.get<LabPlanList>(`/api/v2/plan${query}`)).data;
}

async function add(body: object = plan): Promise<string> {
  const { status, body: answer, text } = await doctor.send('POST', '/api/v2/plan/add', body);
  expect(status, text).toBe(200);
  return (answer as { plan_id: string }).plan_id;
}

// covers A-7-47..50, B-7.3-12
test('a plan is kept as it was saved, newest first', async () => {
  const id = await add();
  expect((await plans(doctor))[0]).toEqual({ plan_id: id, ...plan });
});

// covers A-1-02
test('each account has its own plans, laboratory staff too', async () => {
  await add();
  const colleague = await doctor.as('doctor2');
  expect((await plans(colleague)).map((entry) => entry.plan_id)).toEqual([SEED_PLAN_IDS.heart]);
  expect(await plans(await doctor.as('lab-plain'))).toEqual([]);
  expect((await (await doctor.as('ops')).send('GET', '/api/v2/plan')).status).toBe(400);
});

test('for a patient there are the plans of that patient and those meant for every patient', async () => {
  const names = async (query: string) => (await plans(doctor, query)).map((entry) => entry.plan_name);
  expect(await names('?patient_id=P1004')).toEqual(['糖尿病肾脏病随访', '电解质与肾功能', '甲状腺功能随访']);
  expect(await names('?patient_id=P1001')).toEqual(['电解质与肾功能', '甲状腺功能随访']);
});

test('the seeded plan names the original items of this hospital', async () => {
  const [seeded] = await plans(doctor, '?patient_id=P1004');
  expect(seeded?.laboratories).toHaveLength(7);
  const names = seeded?.laboratories[0]?.children?.map((child) => child.original_laboratory_name);
  expect(names).toEqual(expect.arrayContaining(['肌酐（酶法）', '肌酐（急诊）']));
});

// covers A-7-51..55
test('an edited plan keeps its id and place', async () => {
  const first = await add();
  const second = await add({ ...plan, plan_name: '第二个' });
  const changed = { plan_id: first, plan_name: ' 肾功能 ', laboratories: [potassium], patient_id: '' };
  expect((await doctor.send('POST', '/api/v2/plan/edit', changed)).body).toEqual({ plan_id: first });
  expect((await plans(doctor)).slice(0, 2)).toEqual([
    { plan_id: second, ...plan, plan_name: '第二个' },
    { plan_id: first, plan_name: '肾功能', laboratories: [potassium] },
  ]);
});

test('a plan of one patient does not become that of another; one for every patient may become one of a patient', async () => {
  const own = await add({ ...plan, patient_id: 'P1004' });
  const edit = (id: string, patientId: string) =>
    doctor.send('POST', '/api/v2/plan/edit', { ...plan, plan_id: id, patient_id: patientId });
  expect(await edit(own, 'P1001')).toMatchObject({ status: 400, body: { status: 400, message: '该方案不属于此患者' } });
  expect((await plans(doctor)).find(({ plan_id: id }) => id === own)).toMatchObject({ patient_id: 'P1004' });
  expect((await edit(own, 'P1004')).status).toBe(200);
  expect((await edit(own, '')).status).toBe(200);
  expect((await edit(own, 'P1001')).status).toBe(200);
});

// covers B-7.3-13
test('a deleted plan is gone', async () => {
  const id = await add();
  expect((await doctor.send('POST', `/api/v2/plan/${id}/delete`)).body).toEqual({});
  expect((await plans(doctor)).map((entry) => entry.plan_id)).not.toContain(id);
  const gone = { status: 404, body: { status: 404, message: '该方案不存在或已被删除' } };
  expect(await doctor.send('POST', `/api/v2/plan/${id}/delete`)).toMatchObject(gone);
  expect(await doctor.send('POST', '/api/v2/plan/edit', { plan_id: id, ...plan })).toMatchObject(gone);
});

test('another’s plan can be neither changed nor deleted', async () => {
  const body = { plan_id: SEED_PLAN_IDS.heart, ...plan };
  const refused = { status: 400, body: { status: 400, message: '仅创建者可编辑或删除' } };
  expect(await doctor.send('POST', '/api/v2/plan/edit', body)).toMatchObject(refused);
  expect(await doctor.send('POST', `/api/v2/plan/${SEED_PLAN_IDS.heart}/delete`)).toMatchObject(refused);
});

const item = (name: string, specimen: string) => ({ standard_laboratory_name: name, standard_specimen: specimen });

// covers A-5-66..71
test.each<[string, object, string | undefined]>([
  ['no name', { plan_name: ' ' }, '请输入方案名称'],
  ['20 characters', { plan_name: '名'.repeat(20) }, undefined],
  ['21 characters', { plan_name: '名'.repeat(21) }, '方案名称不能超过20个字'],
  ['20 characters outside the basic plane', { plan_name: '𠮷'.repeat(20) }, undefined],
  ['no item', { laboratories: [] }, '必须含有一条检验项'],
  ['an item without a lab name', { laboratories: [creatinine, item(' ', '血清')] }, '请选择检验名称'],
  ['an item without a specimen', { laboratories: [item('肌酐', '')] }, '请选择标本'],
  ['the same pair twice', { laboratories: [creatinine, item(' 肌酐 ', '血清')] }, '已经出现重复的检验项请修改再提交'],
  ['one name, two specimens', { laboratories: [creatinine, item('肌酐', '尿液')] }, undefined],
])('%s, when added and when edited', async (_what, change, message) => {
  const id = await add();
  for (const [path, body] of [
    ['add', { ...plan, ...change }],
    ['edit', { plan_id: id, ...plan, ...change }],
  ] as const) {
    const answer = await doctor.send('POST', `/api/v2/plan/${path}`, body);
    if (message === undefined) expect(answer.status).toBe(200);
    else expect(answer).toMatchObject({ status: 400, body: { status: 400, message } });
  }
});

test('a plan for a patient who is not there is refused', async () => {
  const answer = await doctor.send('POST', '/api/v2/plan/add', { ...plan, patient_id: 'P9999' });
  expect(answer).toMatchObject({ status: 404, body: { message: '患者不存在' } });
});

// covers A-7-56..62
test('the trend of a seeded patient, oldest first', async () => {
  const body = { patient_id: 'P1004', laboratories: [creatinine], plan_id: SEED_PLAN_IDS.diabetes };
  const answer = (await doctor.send('POST', '/api/v2/plan/history', body)).body as PlanHistory;
  const values = answer.data[0]?.histories.map((point) => point.calculate_result);
  expect(values?.slice(-5)).toEqual([136, 145, 161, 163, 168]);
  expect(answer).toMatchObject({ up_limit: 111, down_limit: 57 });
});

test('the trend of an unsaved plan is checked like a saved one', async () => {
  const ask = (body: object) => doctor.send('POST', '/api/v2/plan/history', body);
  expect(await ask({ patient_id: 'P1004', laboratories: [] })).toMatchObject({
    status: 400,
    body: { message: '必须含有一条检验项' },
  });
  expect(await ask({ patient_id: 'P9999', laboratories: [creatinine] })).toMatchObject({
    status: 404,
    body: { message: '患者不存在' },
  });
});
