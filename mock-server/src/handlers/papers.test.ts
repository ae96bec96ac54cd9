import type { IssuedPaper, VerifiedPaper } from '@jianwei/api-client/model';
import { beforeEach, expect, test } from 'vitest';
import { call, type Headers, openFileHospital, openWorld, signIn } from '../hospital.test-support.ts';
import { SEED_GRACE_IDS, SEED_PLEURAL_IDS } from '../hospital/seed-ids.ts';
import { GRACE_INPUT, GRACE_PATIENT } from './grace-calls.test-support.ts';

const hospital = await openFileHospital();
let world: Headers;
let doctor: Headers;
beforeEach(async () => {
  world = await openWorld(hospital.app);
  doctor = await signIn(hospital.app, 'doctor', world);
});

const ask = (headers: Headers, method: 'GET' | 'POST', path: string, body?: object) =>
  call(hospital.app, method, path, headers, body);
const setClock = (now: string) => ask(world, 'POST', '/__mock/clock', { now });
const GRACE = { api_type: 5, record_id: SEED_GRACE_IDS.today };

async function issued(paper: object = GRACE, headers = doctor): Promise<IssuedPaper> {
  const { status, body, text } = await ask(headers, 'POST', '/api/v2/papers', paper);
  expect(status, text).toBe(200);
  return body as IssuedPaper;
}

// Nobody is signed in.
const verify = (code: string) => ask(world, 'GET', `/api/v2/papers/${encodeURIComponent(code)}`);
async function verified(code: string): Promise<VerifiedPaper> {
  const { status, body, text } = await verify(code);
  expect(status, text).toBe(200);
  return body as VerifiedPaper;
}

async function newestRecord(path: string, patientId: string): Promise<string> {
  const { body } = await ask(doctor, 'GET', `/api/v2/model/${path}/${patientId}/history`);
  const { data } = body as { data: { report_id: string }[] };
  return data[0]?.report_id ?? '';
}

const SHOWN = ['assessed_at', 'conclusion', 'department', 'issued_at', 'rule_version', 'state', 'tool_name'];

test.each([
  ['Grace评分', 5, 'grace', 'P1002', '高危', '严松年', 171],
  ['Light标准胸腔积液鉴别', 6, 'exudate', 'P1142', '渗出液', '蔺红梅', undefined],
  ['甲状腺用药随访', 8, 'medication/thyroid', 'P1151', /^TSH 目标 [<\d.~]+ mU\/L，/, '许静', undefined],
  ['新冠分型辅助', 9, 'covid19', 'P1161', '考虑新型冠状病毒感染（重型）', '宋立民', undefined],
] as const)(
  'a record of %s is told as it was printed, and nothing of the patient',
  async (tool_name, api_type, path, patientId, conclusion, patient, score) => {
    const record_id = await newestRecord(path, patientId);
    const { body: read } = await ask(doctor, 'GET', `/api/v2/model/${path}/${record_id}`);
    const { text: timeline } = await ask(doctor, 'GET', `/api/v2/ai/reports/patient/time_line?patient_id=${patientId}`);
    const known = (JSON.parse(timeline) as { patient: Record<string, unknown> }).patient;
    expect(known).toMatchObject({ name: patient });
    const paper = await issued({ api_type, record_id });
    expect(paper.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
    expect(paper).toMatchObject({ verify_url: `/online?code=${paper.code}`, issued_at: '2025-11-18T10:30:00+08:00' });

    const { body, text } = await verify(paper.code);
    const { department } = read as { department: string };
    expect(body).toMatchObject({ state: 'valid', tool_name, department, rule_version: paper.rule_version });
    expect(body).toMatchObject({ conclusion: expect.stringMatching(conclusion) as string });
    expect((body as VerifiedPaper).score).toBe(score);
    expect(
      Object.keys(body as object)
        .filter((name) => name !== 'score')
        .toSorted(),
    ).toEqual(SHOWN);
    const { inpatient_no, bed_no } = known;
    const hidden = [patient, patientId, record_id, inpatient_no, bed_no, '岁', '男', '女', 'R1'].filter(Boolean);
    expect(hidden.length).toBeGreaterThan(6);
    for (const secret of hidden) {
      expect(text, String(secret)).not.toContain(secret);
    }
  },
);

test('of a record that nothing can be concluded from, the paper says so', async () => {
  const { code } = await issued({ api_type: 6, record_id: SEED_PLEURAL_IDS.undecided });
  expect(await verified(code)).toMatchObject({ state: 'valid', conclusion: '暂无结论' });
});

test('of an unchanged record the code stays, whoever prints it, and whenever', async () => {
  const first = await issued();
  await setClock('2025-12-01T08:00:00+08:00');
  expect(await issued()).toEqual(first);
  expect(await issued(GRACE, await signIn(hospital.app, 'doctor2', world))).toEqual(first);
  expect(await issued(GRACE, await signIn(hospital.app, 'lab', world))).toEqual(first);
  expect(await verified(first.code)).toMatchObject({ state: 'valid', issued_at: first.issued_at });
});

test('a record that was changed leaves its paper behind, also within the same second; one deleted withdraws it', async () => {
  const save = (more: object) =>
    ask(doctor, 'POST', `/api/v2/model/grace/${GRACE_PATIENT}`, { ...GRACE_INPUT, ...more });
  const { body } = await save({});
  const { report_id } = body as { report_id: string };
  const paper = { api_type: 5, record_id: report_id };
  const first = await issued(paper);
  expect(await verified(first.code)).toMatchObject({ state: 'valid', score: 188 });
  await save({ report_id, heart_rate: 84 });
  const second = await issued(paper);
  expect(second.code).not.toBe(first.code);
  // As it was printed, so that the paper can be held against it.
  expect(await verified(first.code)).toMatchObject({ state: 'superseded', score: 188, conclusion: '高危' });
  expect(await verified(second.code)).toMatchObject({ state: 'valid' });
  await ask(doctor, 'POST', `/api/v2/model/grace/${report_id}/delete`);
  for (const { code } of [first, second]) expect(await verified(code)).toMatchObject({ state: 'withdrawn' });
  expect(await ask(doctor, 'POST', '/api/v2/papers', paper)).toMatchObject({
    status: 404,
    body: { message: '该报告不存在或已被删除' },
  });
});

test('a code is read as it is typed: lower case, with spaces, without dashes', async () => {
  const { code } = await issued();
  for (const typed of [code.toLowerCase(), code.replaceAll('-', ''), code.replaceAll('-', ' ')]) {
    expect(await verified(typed)).toMatchObject({ state: 'valid', score: 171 });
  }
});

const UNKNOWN = { status: 404, body: { status: 404, message: '未找到该核验码，请核对后重新输入' } };

test('a code that was not issued here is unknown: invented, of another hospital, or changed in the store', async () => {
  const { code } = await issued();
  expect(await verify('7K3M-9QXA-2TDV-0H80')).toMatchObject(UNKNOWN);
  expect(await verify('7K3M')).toMatchObject(UNKNOWN);
  expect((await verify('7'.repeat(65))).status).toBe(400);
  const { db } = hospital.worlds.get(world['x-mock-world'] ?? '') ?? {};
  db?.exec(`UPDATE paper SET content = replace(content, '高危', '低危')`);
  expect(await verify(code)).toMatchObject(UNKNOWN);
  const again = await issued();
  expect(await verified(again.code)).toMatchObject({ conclusion: '高危' });
  world = await openWorld(hospital.app);
  expect(await verify(again.code)).toMatchObject(UNKNOWN);
  doctor = await signIn(hospital.app, 'doctor', world);
  expect((await issued()).code, 'each store draws a key of its own').not.toBe(again.code);
});

test('only tools that save records have codes, and only who may open a record gets one', async () => {
  expect(await ask(doctor, 'POST', '/api/v2/papers', { ...GRACE, api_type: 4 })).toMatchObject({ status: 400 });
  expect(await ask(doctor, 'POST', '/api/v2/papers', { ...GRACE, record_id: 'GR999999' })).toMatchObject({
    status: 404,
  });
  const ops = await signIn(hospital.app, 'ops', world);
  expect((await ask(ops, 'POST', '/api/v2/papers', GRACE)).status).toBe(400);
  expect((await ask(world, 'POST', '/api/v2/papers', GRACE)).status).toBe(401);
});

test('who guesses waits a minute after five wrong codes, and a right one in between helps nothing', async () => {
  const { code } = await issued();
  for (let tries = 0; tries < 5; tries += 1) {
    expect(await verify(`0000-0000-0000-000${tries + 1}`)).toMatchObject(UNKNOWN);
    if (tries < 4) expect((await verify(code)).status).toBe(200);
  }
  expect(await verify(code)).toMatchObject({ status: 429, body: { message: '尝试次数过多，请60秒后再试' } });
  await setClock('2025-11-18T10:31:00+08:00');
  expect((await verify(code)).status).toBe(200);
});
