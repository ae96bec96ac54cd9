import type { LabPlan, LabPlanList, PlanHistory } from '@jianwei/api-client/model';
import { beforeEach, expect, test } from 'vitest';
import { openFileHospital } from '../hospital.test-support.ts';
import { ClinicalCalls } from './clinical-calls.test-support.ts';

const hospital = await openFileHospital();
let doctor: ClinicalCalls;
beforeEach(async () => {
  doctor = await ClinicalCalls.open(hospital);
});

const potassium = { standard_laboratory_name: '钾', standard_specimen: '血清', children: [] };
const plan = (change: object = {}) => ({ plan_name: '随访', laboratories: [potassium], ...change });
const send = (path: string, body: object) => doctor.send('POST', `/api/v2/plan/${path}`, body);
async function add(body: object): Promise<string> {
  const { status, body: answer, text } = await send('add', body);
  expect(status, text).toBe(200);
  return (answer as { plan_id: string }).plan_id;
}
const find = async (id: string): Promise<LabPlan | undefined> =>
  (await doctor.get<LabPlanList>('/api/v2/plan')).data.find((entry) => entry.plan_id === id);

test.each([[{}], [{ patient_id: '' }]])('a plan with %j is for every patient', async (change) => {
  expect(await find(await add(plan(change)))).not.toHaveProperty('patient_id');
});

test('an edited plan stays with its patient, whoever is named, and becomes one for everybody where nobody is', async () => {
  const id = await add(plan({ patient_id: 'P1004' }));
  const after = async (change: object) => {
    await send('edit', { ...plan(), plan_id: id, ...change });
    return find(id);
  };
  expect(await after({})).toMatchObject({ patient_id: 'P1004' });
  expect(await after({ patient_id: 'P1001' })).toMatchObject({ patient_id: 'P1004' });
  expect(await send('edit', { ...plan(), plan_id: id, patient_id: 'P9999' })).toMatchObject({
    status: 404,
    body: { message: '患者不存在' },
  });
  expect(await find(id)).toMatchObject({ patient_id: 'P1004' });
  expect(await after({ patient_id: '' })).not.toHaveProperty('patient_id');
});

test('the name of a plan has at most 20 characters, emoji counted as one; blanks around it are dropped', async () => {
  const name = '肝肾功能与电解质长期随访观察用的检验方案';
  expect(name).toHaveLength(20);
  expect(await find(await add(plan({ plan_name: name })))).toMatchObject({ plan_name: name });
  expect(await find(await add(plan({ plan_name: ' 随访 ' })))).toMatchObject({ plan_name: '随访' });
  await add(plan({ plan_name: '😀'.repeat(20) }));
  expect(await send('add', plan({ plan_name: `${name}乙` }))).toMatchObject({
    status: 400,
    body: { message: '方案名称不能超过20个字' },
  });
});

test('blanks around items of a plan are dropped, and items without a name; each pair of name and specimen stays once', async () => {
  const child = (name: string, specimen: string) => ({ original_laboratory_name: name, original_specimen: specimen });
  const children = [
    child(' 血钾 ', ' 血清 '),
    child('  ', '血清'),
    child('血钾', '血清'),
    child('血钾', '血浆'),
    child('钾', '血清'),
  ];
  const laboratories = [{ standard_laboratory_name: ' 钾 ', standard_specimen: ' 血清 ', children }];
  expect(await find(await add(plan({ laboratories })))).toMatchObject({
    laboratories: [
      {
        standard_laboratory_name: '钾',
        standard_specimen: '血清',
        children: [child('血钾', '血清'), child('血钾', '血浆'), child('钾', '血清')],
      },
    ],
  });
});

test('an item without original items is kept with none; blanks alone are no specimen', async () => {
  const bare = { standard_laboratory_name: '钾', standard_specimen: '血清' };
  expect((await find(await add(plan({ laboratories: [bare] }))))?.laboratories).toEqual([potassium]);
  expect(await send('add', plan({ laboratories: [{ ...bare, standard_specimen: ' ' }] }))).toMatchObject({
    status: 400,
    body: { message: '请选择标本' },
  });
});

test('the newest days alone are asked for by their number', async () => {
  const creatinine = { standard_laboratory_name: '肌酐', standard_specimen: '血清' };
  const history = async (more: object) =>
    (await send('history', { patient_id: 'P1004', laboratories: [creatinine], ...more })).body as PlanHistory;
  const values = ({ data }: PlanHistory) => data[0]?.histories.map((point) => point.calculate_result);
  const all = await history({});
  expect(values(all)?.length).toBeGreaterThan(2);
  const newest = await history({ newest_days: 2 });
  expect([values(newest), newest.has_earlier]).toEqual([values(all)?.slice(-2), true]);
});
