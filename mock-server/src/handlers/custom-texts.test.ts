import type { Change, CustomText, CustomTextList, DiagnosisKnowledge } from '@jianwei/api-client/model';
import { beforeEach, expect, test } from 'vitest';
import { call, type Headers, openFileHospital, openWorld, signIn } from '../hospital.test-support.ts';

const hospital = await openFileHospital();
let world: Headers;
let author: Headers;
let doctor: Headers;
beforeEach(async () => {
  world = await openWorld(hospital.app);
  author = await signIn(hospital.app, 'prompt', world);
  doctor = await signIn(hospital.app, 'doctor', world);
});

const PATH = '/api/v2/custom_texts';
const NOW = '2025-11-18T10:30:00+08:00';
const ask = (method: 'GET' | 'POST', path: string, body?: object, as = author) =>
  call(hospital.app, method, path, as, body);
const list = async () => ((await ask('GET', PATH)).body as CustomTextList).data;
const read = async (id: string) => (await ask('GET', `${PATH}/${id}`)).body as CustomText;
const save = (id: string, body: object, as = author) => ask('POST', `${PATH}/${id}`, body, as);
const note = async (id: string) => {
  const { body } = await ask('GET', `/api/v2/knowledge/diagnosis/knowledge?diagnosis_id=${id}`, undefined, doctor);
  return (body as DiagnosisKnowledge).hospital_note;
};

test('every diagnosis is listed by system, and says whether it has a text', async () => {
  const rows = await list();
  expect(rows).toHaveLength(329);
  expect(rows.map((row) => row.system_id)).toEqual(rows.map((row) => row.system_id).toSorted((a, b) => a - b));
  expect(rows.filter((row) => row.has_text)).toEqual([
    {
      diagnosis_id: 'HBV',
      diagnosis_name: '乙型肝炎病毒感染',
      system_id: 7,
      system_name: '感染',
      has_text: true,
      updated_time: '2025-10-27T09:40:00+08:00',
      user_name: '周以宁',
    },
    expect.objectContaining({ diagnosis_id: 'IDA', user_name: '秦晓彤' }),
  ]);
});

test('what is saved is what is read, by the doctors too, as it was sent', async () => {
  expect(await read('MEGA')).toMatchObject({ diagnosis_name: '巨幼细胞性贫血', has_text: false, content: '' });
  expect(await note('MEGA')).toBeUndefined();
  const content = '<p>本院<script>x()</script></p>';
  const { status, body } = await save('MEGA', { content });
  expect(status).toBe(200);
  expect(body).toMatchObject({ content, has_text: true, user_name: '秦晓彤', updated_time: NOW });
  expect(await read('MEGA')).toEqual(body);
  expect(await note('MEGA')).toEqual({ content, user_name: '秦晓彤', updated_time: NOW });
});

test('deleted, nobody reads it; deleting it again is no fault', async () => {
  expect(await note('IDA')).toMatchObject({ user_name: '秦晓彤' });
  expect((await ask('POST', `${PATH}/IDA/delete`)).status).toBe(200);
  expect((await ask('POST', `${PATH}/IDA/delete`)).status).toBe(200);
  expect(await note('IDA')).toBeUndefined();
  expect(await read('IDA')).toMatchObject({ has_text: false, content: '' });
});

test('a text that somebody else changed meanwhile is not written over', async () => {
  const refused = { status: 400, body: { message: '该说明已被他人修改，请查看最新内容后再保存' } };
  const { updated_time } = await read('IDA');
  expect(await save('IDA', { content: '<p>一</p>' })).toMatchObject(refused);
  expect((await save('IDA', { content: '<p>二</p>', updated_time })).status).toBe(200);
  expect(await save('IDA', { content: '<p>三</p>', updated_time })).toMatchObject(refused);
  expect(await save('MEGA', { content: '<p>四</p>', updated_time })).toMatchObject(refused);
  expect((await read('IDA')).content).toBe('<p>二</p>');
});

test('up to 2 MB, images included', async () => {
  const limit = 2 * 1024 * 1024;
  expect(await save('AKI', { content: 'x'.repeat(limit + 1) })).toMatchObject({
    status: 400,
    body: { message: '内容（含图片）不能超过 2 MB' },
  });
  // Counted in bytes: each of these characters takes three.
  expect(await save('AKI', { content: '字'.repeat(Math.ceil(limit / 3)) })).toMatchObject({
    status: 400,
    body: { message: '内容（含图片）不能超过 2 MB' },
  });
  expect((await save('AKI', { content: 'x'.repeat(limit) })).status).toBe(200);
});

test('nothing written, an unknown diagnosis and an unknown role are refused', async () => {
  expect(await save('AKI', { content: ' \n' })).toMatchObject({ status: 400, body: { message: '请填写内容' } });
  const unknown = { status: 404, body: { message: '暂未收录该诊断' } };
  expect(await ask('GET', `${PATH}/NOPE`)).toMatchObject(unknown);
  expect(await save('NOPE', { content: '<p>一</p>' })).toMatchObject(unknown);
  expect(await ask('POST', `${PATH}/NOPE/delete`)).toMatchObject(unknown);
  for (const [account, status] of [
    ['doctor', 400],
    ['lab-plain', 400],
    ['audit', 400],
    ['lab', 200],
  ] as const) {
    expect((await ask('GET', PATH, undefined, await signIn(hospital.app, account, world))).status).toBe(status);
  }
});

test('who wrote, changed and deleted a text stands in the change log as it is read, without its marks', async () => {
  const content = '<p>饭后 <b>2 小时</b> 复查</p><img src="data:image/png;base64,AA==">';
  const saved = (await save('GDM', { content })).body as CustomText;
  await save('GDM', { content: '<p>空腹复查</p>', updated_time: saved.updated_time });
  await ask('POST', `${PATH}/GDM/delete`, {});
  const { body } = await ask('GET', '/api/v2/changes?object_type=custom_text&object_id=GDM');
  const { data } = body as { data: Change[] };
  expect(data.map(({ action, user_name: name, object_name: object }) => [action, name, object])).toEqual([
    ['删除', '秦晓彤', '妊娠期糖尿病'],
    ['修改', '秦晓彤', '妊娠期糖尿病'],
    ['新建', '秦晓彤', '妊娠期糖尿病'],
  ]);
  expect(data[1]?.summary).toBe('修改本院说明：空腹复查');
  expect(data[1]?.changes).toEqual([
    { field: 'content', label: '本院说明', before: '饭后 2 小时 复查（含图 1 张）', after: '空腹复查' },
  ]);
});
