import type { CreatedShare, SharedReport, ShareList } from '@jianwei/api-client/model';
import { beforeEach, expect, test } from 'vitest';
import { call, type Headers, openFileHospital, openWorld, signIn } from '../hospital.test-support.ts';
import { findShare } from '../store/shares.ts';
import { maskedName } from '../interpretation/shared-report.ts';
import { seededPhoneTail } from '../hospital/patients/phone-tail.ts';
import { DIAGNOSIS_NAMES } from '@jianwei/clinical-rules/lay/public-name';

const hospital = await openFileHospital();
let world: Headers;
let doctor: Headers;
beforeEach(async () => {
  world = await openWorld(hospital.app);
  doctor = await signIn(hospital.app, 'doctor', world);
});

const ask = (headers: Headers, method: 'GET' | 'POST', path: string, body?: object) =>
  call(hospital.app, method, path, headers, body);
const create = async (more: object = {}): Promise<CreatedShare> => {
  const { status, body } = await ask(doctor, 'POST', '/api/v2/shares', { report_id: 'R1004-01', ...more });
  expect(status).toBe(200);
  return body as CreatedShare;
};
// Nobody is signed in.
const read = (token: string) => ask(world, 'POST', '/api/v2/shared_reports/read', { token });
const setClock = (now: string) => ask(world, 'POST', '/__mock/clock', { now });

test('a token reads its report without a login: name masked, no number of the patient or of another report', async () => {
  const { token, ...share } = await create({ audience: 'clinician' });
  expect(share).toMatchObject({ state: 'valid', expires_time: '2025-11-25T10:30:00+08:00' });
  expect(token).toMatch(/^[\w-]{32}$/);
  const { status, body, text } = await read(token);
  expect(status).toBe(200);
  const report = body as SharedReport;
  expect(report).toMatchObject({ patient_name: '顾**', patient_gender: '男' });
  expect(report).toMatchObject({ total_laboratories: 22, laboratories: { length: 21 } });
  expect(text).not.toMatch(/顾怀远|P1004|inpatient_no|bed_no|"previous"/);
});

test('without rows the words are the same, and nothing else of the results travels', async () => {
  const { token } = await create();
  const whole = (await read(token)).body as SharedReport;
  expect(whole.laboratories.length).toBeGreaterThan(0);
  const { body } = await ask(world, 'POST', '/api/v2/shared_reports/read', { token, without_rows: true });
  expect(body).toEqual({ ...whole, laboratories: [], need_focus: [], radar_chart: [] });
});

test('it counts until its last moment', async () => {
  const { token } = await create({ days: 1 });
  await setClock('2025-11-19T10:29:59+08:00');
  expect((await read(token)).status).toBe(200);
  await setClock('2025-11-19T10:30:00+08:00');
  expect(await read(token)).toMatchObject({ status: 400, body: { message: '链接已过期，可请医院重新发送' } });
});

test('revoked, it is refused; only its creator may revoke', async () => {
  const { token, share_id: id } = await create();
  const other = await signIn(hospital.app, 'doctor2', world);
  const revoke = (headers: Headers, share = id) => ask(headers, 'POST', `/api/v2/shares/${share}/revoke`);
  expect(await revoke(other)).toMatchObject({ status: 400, body: { message: '仅创建者可撤销' } });
  expect((await read(token)).status).toBe(200);
  expect((await revoke(doctor)).status).toBe(200);
  expect((await revoke(doctor)).status).toBe(200);
  expect(await read(token)).toMatchObject({ status: 400, body: { message: '链接已停用' } });
  expect((await revoke(doctor, 'SH999999')).status).toBe(404);
});

test('what is no token opens nothing: a report id, a share id, a token of another world', async () => {
  const { token, share_id: id } = await create();
  for (const guess of ['R1004-01', id, `${token}x`]) {
    expect(await read(guess)).toMatchObject({ status: 404, body: { message: '链接无效' } });
  }
  world = await openWorld(hospital.app);
  expect((await read(token)).status).toBe(404);
});

test('a link with more than a token behind it is refused in the words of a wrong one', async () => {
  const { token } = await create();
  const { status, body } = await read(`${token}${'x'.repeat(500)}`);
  expect([status, (body as { message: string }).message]).toEqual([400, '链接无效']);
});

test('each sees the own shares, newest first, never a token', async () => {
  const first = await create();
  await setClock('2025-11-18T11:00:00+08:00');
  const second = await create({ days: 30 });
  const { body, text } = await ask(doctor, 'GET', '/api/v2/shares?report_id=R1004-01');
  expect((body as ShareList).data.map(({ share_id: id }) => id)).toEqual([second.share_id, first.share_id]);
  expect(text).not.toContain(first.token);
  const other = await signIn(hospital.app, 'doctor2', world);
  expect((await ask(other, 'GET', '/api/v2/shares?report_id=R1004-01')).body).toEqual({ data: [] });
});

test('clinicians share reports that exist, for 1 to 30 days', async () => {
  for (const [body, status] of [
    [{ report_id: 'R9999-01' }, 404],
    [{ report_id: 'R1004-01', days: 0 }, 400],
    [{ report_id: 'R1004-01', days: 31 }, 400],
    [{}, 400],
  ] as const) {
    expect((await ask(doctor, 'POST', '/api/v2/shares', body)).status).toBe(status);
  }
  const ops = await signIn(hospital.app, 'ops', world);
  expect((await ask(ops, 'POST', '/api/v2/shares', { report_id: 'R1004-01' })).status).toBe(400);
  expect((await ask(world, 'POST', '/api/v2/shares', { report_id: 'R1004-01' })).status).toBe(401);
});

test('the store keeps no token', async () => {
  const { token, share_id: id } = await create();
  const state = hospital.worlds.get(world['x-mock-world'] ?? '');
  expect(state && findShare(state, id)).toBeDefined();
  expect(JSON.stringify(state?.db.prepare('SELECT * FROM report_share').all())).not.toContain(token);
});

const verify = (token: string, tail: string) =>
  ask(world, 'POST', '/api/v2/shared_reports/verify', { token, phone_tail: tail });
const TAIL = seededPhoneTail(1004);

test('a citizen reads plain words: no diagnosis, no knowledge of the clinic, no name of a disease', async () => {
  const { token } = await create();
  const { body, text } = await read(token);
  const report = body as SharedReport;
  expect(report).toMatchObject({ audience: 'citizen', demo: true, lay: { review: '文案待临床复核', questions: [] } });
  expect(report).not.toHaveProperty('suggestion_diagnosis');
  expect(report).not.toHaveProperty('interpretation');
  expect(report).not.toHaveProperty('categories');
  expect(DIAGNOSIS_NAMES.filter((name) => text.includes(name))).toEqual([]);
  expect(text).not.toMatch(/"knowledge"|"previous"/);
});

test('a clinician reads the interpretation', async () => {
  const { token } = await create({ audience: 'clinician' });
  const { body } = await read(token);
  expect(body).toMatchObject({ audience: 'clinician', interpretation: { codes: expect.any(Array) as unknown } });
  expect(body).not.toHaveProperty('lay');
});

const layItems = (answer: unknown) => (answer as SharedReport).lay?.groups.flatMap(({ items }) => items) ?? [];

test('the second step opens what was before, causes, what to do and the questions', async () => {
  const { token } = await create();
  const before = layItems((await read(token)).body);
  expect(before.filter(({ rank }) => rank !== undefined).length).toBeGreaterThan(10);
  // What /h5 does not show does not travel to it.
  for (const { rank, meaning, common_causes: causes, next_step: next } of before)
    expect([rank === undefined, causes, next]).toEqual([meaning === '', [], '']);
  const { body } = await verify(token, TAIL);
  const { reader_key: key } = body as { reader_key: string };
  const whole = await ask(world, 'POST', '/api/v2/shared_reports/read', { token, reader_key: key });
  const { lay } = whole.body as SharedReport;
  expect(lay?.questions.length).toBeGreaterThan(0);
  const after = layItems(whole.body);
  expect(after.filter(({ meaning }) => meaning === '')).toEqual([]);
  expect(after.find(({ plain_name: name }) => name === '血钾')).toMatchObject({
    common_causes: expect.arrayContaining(['肾排钾变慢']) as unknown,
    next_step: expect.stringContaining('尽快联系医师') as unknown,
  });
  await setClock('2025-11-18T11:00:00+08:00');
  expect(await ask(world, 'POST', '/api/v2/shared_reports/read', { token, reader_key: key })).toMatchObject({
    status: 400,
    body: { message: '核对已过期，请重新输入手机号后 4 位' },
  });
});

test('five wrong tries lock the link, and the clinician sees it', async () => {
  const { token } = await create();
  const wrong = TAIL === '0000' ? '0001' : '0000';
  for (const left of [4, 3, 2, 1]) {
    expect(await verify(token, wrong)).toMatchObject({
      status: 400,
      body: { message: `与登记的手机号不符，还可再试 ${left} 次` },
    });
  }
  const locked = { status: 400, body: { message: '验证次数过多，请联系开单科室' } };
  expect(await verify(token, wrong)).toMatchObject(locked);
  expect(await verify(token, TAIL)).toMatchObject(locked);
  expect(await read(token)).toMatchObject(locked);
  const { body } = await ask(doctor, 'GET', '/api/v2/shares?report_id=R1004-01');
  expect((body as ShareList).data[0]).toMatchObject({ locked: true });
});

test('what is no four digits is refused in words and costs no try', async () => {
  const { token } = await create();
  expect(await verify(token, '12a')).toMatchObject({ status: 400, body: { message: '请输入手机号后 4 位' } });
  expect((await verify(token, TAIL)).status).toBe(200);
});

test('the key of one link opens no other', async () => {
  const [first, second] = [await create(), await create()];
  const { body } = await verify(first.token, TAIL);
  const { reader_key: key } = body as { reader_key: string };
  expect(
    (await ask(world, 'POST', '/api/v2/shared_reports/read', { token: second.token, reader_key: key })).status,
  ).toBe(400);
});

test('the creator sees that the link was opened', async () => {
  const { token } = await create();
  await read(token);
  await read(token);
  const { body } = await ask(doctor, 'GET', '/api/v2/shares?report_id=R1004-01');
  expect((body as ShareList).data[0]).toMatchObject({ opened: 2, opened_time: '2025-11-18T10:30:00+08:00' });
});

test('a question is answered by the rules, twenty in ten minutes', async () => {
  const { token } = await create();
  const question = (text: string) => ask(world, 'POST', '/api/v2/shared_reports/ask', { token, question: text });
  expect((await question('胸口疼得厉害')).body).toMatchObject({ kind: 'emergency' });
  expect((await question('吃虫草能降肌酐吗')).body).toMatchObject({ kind: 'unknown', passages: [] });
  expect((await question('字'.repeat(201))).body).toMatchObject({ message: '请控制在 200 字以内' });
  for (let count = 2; count < 20; count += 1) await question('肌酐是什么');
  expect(await question('肌酐是什么')).toMatchObject({ status: 429, body: { message: '提问较多，请稍后再试' } });
  await setClock('2025-11-18T10:40:01+08:00');
  expect((await question('肌酐是什么')).status).toBe(200);
});

test('a question is kept only where it did not help and the reader agreed, and without the link', async () => {
  const { token } = await create();
  const rate = (more: object) =>
    ask(world, 'POST', '/api/v2/shared_reports/rate', { token, question: '吃虫草能降肌酐吗', ...more });
  const kept = () =>
    hospital.worlds
      .get(world['x-mock-world'] ?? '')
      ?.db.prepare('SELECT * FROM unanswered_question')
      .all() ?? [];
  await rate({ helpful: true, consent: true });
  await rate({ helpful: false });
  expect(kept()).toHaveLength(0);
  await rate({ helpful: false, consent: true });
  expect(JSON.stringify(kept())).toContain('虫草');
  expect(JSON.stringify(kept())).not.toContain(token);
});

test('a report with a critical value is shared after the patient was called', async () => {
  const id = 'R1001-01';
  const ofCritical = (more: object) => ask(doctor, 'POST', '/api/v2/shares', { report_id: id, ...more });
  expect(await ofCritical({})).toMatchObject({ status: 400, body: { message: '报告含危急值，请先确认已联系患者' } });
  const { status, body } = await ofCritical({ contacted: true });
  expect(status).toBe(200);
  expect((await read((body as CreatedShare).token)).body).toMatchObject({ lay: { advice: { level: 'urgent' } } });
});

test.each([
  ['verify', { phone_tail: TAIL }],
  ['ask', { question: '肌酐是什么' }],
  ['rate', { question: '肌酐是什么', helpful: true }],
])('a link that does not count is refused to %s', async (path, more) => {
  const { token, share_id: id } = await create();
  await ask(doctor, 'POST', `/api/v2/shares/${id}/revoke`);
  const send = (given: string) => ask(world, 'POST', `/api/v2/shared_reports/${path}`, { token: given, ...more });
  expect(await send('guess')).toMatchObject({ status: 404, body: { message: '链接无效' } });
  expect(await send(token)).toMatchObject({ status: 400, body: { message: '链接已停用' } });
});

test('refusals of links take as long as each other', async () => {
  const { token, share_id: id } = await create();
  await ask(doctor, 'POST', `/api/v2/shares/${id}/revoke`);
  for (const refused of [token, 'guess']) {
    const before = performance.now();
    expect((await read(refused)).status).toBeGreaterThanOrEqual(400);
    expect(performance.now() - before).toBeGreaterThanOrEqual(75);
  }
});

test.each([
  ['孟庆山', '孟**'],
  ['顾念', '顾*'],
  ['𠮷', '*'],
  ['', '*'],
])('the name %s is shown as %s', (name, shown) => {
  expect(maskedName(name)).toBe(shown);
});
