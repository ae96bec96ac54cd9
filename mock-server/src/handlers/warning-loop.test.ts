import type { Warning, WarningPage, WarningSaved } from '@jianwei/api-client/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { call, openFileHospital, openWorld, signIn } from '../hospital.test-support.ts';
import { ClinicalCalls } from './clinical-calls.test-support.ts';

const hospital = await openFileHospital();
let doctor: ClinicalCalls;
beforeEach(async () => {
  doctor = await ClinicalCalls.open(hospital);
});

const path = '/api/v2/warnings';
/** The potassium of 孟庆山's report of today, 6.82 mmol/L, reported to the ward and received by nobody. */
const potassium = 'W-R1001-01-01';
/** 何秀兰's carbon dioxide of last night, dealt with; this morning's is below the limit. */
const carbonDioxide = 'W-R1003-02-02';

async function one(id: string, caller: ClinicalCalls = doctor): Promise<Warning | undefined> {
  return (await caller.get<WarningPage>(`${path}?warning_id=${id}`)).data[0];
}

const openCount = async (caller: ClinicalCalls = doctor) =>
  (await caller.get<WarningPage>(`${path}?progress=open`)).counts?.open;

function send(record: object, id = potassium, caller = doctor) {
  return caller.send('POST', `${path}/create_update`, { warning_id: id, record });
}

async function record(entry: object, id = potassium, caller = doctor): Promise<WarningSaved> {
  const { status, body, text } = await send(entry, id, caller);
  expect(status, text).toBe(200);
  return body as WarningSaved;
}

const steps = (saved: WarningSaved | Warning | undefined) => saved?.records?.map(({ step }) => step);

describe('the steps of a loop', () => {
  test('from the report to the end: who, when, in which words', async () => {
    expect((await record({ step: 'acknowledged', text: '已接报，前往查看', recipient: '沈若溪' })).state).toBe(
      'unhandled',
    );
    expect((await record({ step: 'handled', text: '已心电监护', action_id: 'A-K-H-1' })).state).toBe(
      'awaiting_recheck',
    );
    const saved = await record({ step: 'closed', text: '已缓解' });
    const at = '2025-11-18T10:30:00+08:00';
    expect(saved).toMatchObject({
      warning_id: potassium,
      state: 'closed',
      records: [
        { step: 'detected', at: '2025-11-18T10:26:00+08:00' },
        { step: 'notified', at: '2025-11-18T10:27:00+08:00', user_name: '周以宁', recipient: '护士站 周敏' },
        { step: 'acknowledged', at, user_name: '沈若溪', text: '已接报，前往查看', recipient: '沈若溪' },
        { step: 'handled', at, user_name: '沈若溪', text: '已心电监护', action_id: 'A-K-H-1' },
        { step: 'closed', at, user_name: '沈若溪', text: '已缓解' },
      ],
    });
    expect(await one(potassium)).not.toHaveProperty('due');
  });

  test('a step is taken back by a further entry of the same person; nothing is overwritten', async () => {
    const { records = [] } = await record({ step: 'acknowledged' });
    const id = records.at(-1)?.record_id;
    const colleague = await doctor.as('doctor2');
    expect(await send({ step: 'withdrawn', corrects: id }, potassium, colleague)).toMatchObject({
      status: 400,
      body: { message: '只能撤销本人的记录' },
    });
    const back = await record({ step: 'withdrawn', corrects: id });
    expect(back.state).toBe('unacknowledged');
    expect(steps(back)).toEqual(['detected', 'notified', 'acknowledged', 'withdrawn']);
    expect(back.records?.at(-1)).toMatchObject({ text: '撤销接报', corrects: id, user_name: '沈若溪' });
    // Once is enough.
    expect(steps(await record({ step: 'withdrawn', corrects: id }))).toEqual(steps(back));
  });

  test('of two acknowledgements both stay and the first one counts: the colleague gets the merged records', async () => {
    const colleague = await doctor.as('doctor2');
    const { records = [] } = await record({ step: 'acknowledged' });
    const merged = await record({ step: 'acknowledged' }, potassium, colleague);
    expect(merged.records?.slice(-2).map(({ user_name: name }) => name)).toEqual(['沈若溪', '陆明哲']);
    expect(merged.state).toBe('unhandled');
    expect((await record({ step: 'withdrawn', corrects: records.at(-1)?.record_id })).state).toBe('unhandled');
  });

  test('sent twice under one key it is one entry', async () => {
    const headers = await signIn(hospital.app, 'doctor', await openWorld(hospital.app));
    const once = () =>
      call(
        hospital.app,
        'POST',
        `${path}/create_update`,
        { ...headers, 'idempotency-key': 'k1' },
        {
          warning_id: potassium,
          record: { step: 'handled', text: '已心电监护' },
        },
      );
    const first = await once();
    expect((await once()).body).toEqual(first.body);
    const { body } = await call(hospital.app, 'GET', `${path}?warning_id=${potassium}`, headers);
    expect(steps((body as WarningPage).data[0])).toEqual(['detected', 'notified', 'handled']);
  });

  test.each<[object, string]>([
    [{ step: 'handled', text: ' ' }, '请填写记录内容'],
    [{ step: 'closed' }, '请先记录处置'],
    [{ step: 'withdrawn', corrects: '999' }, '只能撤销本人的记录'],
    [{ step: 'withdrawn' }, '只能撤销本人的记录'],
  ])('%j is refused', async (entry, message) => {
    expect(await send(entry)).toMatchObject({ status: 400, body: { message } });
  });

  test('an unknown step and an unknown warning are refused', async () => {
    expect((await send({ step: 'detected' })).status).toBe(400);
    expect((await send({ step: 'handled', text: '查看' }, 'W-none')).status).toBe(404);
  });

  test('role 7 records what was done and neither receives nor ends', async () => {
    const prompt = await doctor.as('prompt');
    for (const step of ['acknowledged', 'closed']) {
      expect(await send({ step }, potassium, prompt)).toMatchObject({
        status: 400,
        body: { message: '仅临床与检验人员可接报和闭环' },
      });
    }
    expect((await record({ step: 'handled', text: '已通知信息科' }, potassium, prompt)).state).toBe('awaiting_recheck');
  });
});

describe('one count', () => {
  test('moves by a recorded end only, for every account alike', async () => {
    const colleague = await doctor.as('doctor2');
    const prompt = await doctor.as('prompt');
    const before = (await openCount()) ?? 0;
    expect(before).toBe(3);
    await doctor.analysis('R1001-01');
    await one(potassium);
    await record({ step: 'acknowledged' });
    expect(await openCount(colleague)).toBe(before);
    await record({ step: 'handled', text: '已心电监护' });
    await record({ step: 'closed' }, potassium, colleague);
    for (const caller of [doctor, colleague, prompt]) expect(await openCount(caller)).toBe(before - 1);
    await doctor.send('POST', `${path}/cancel`, { warning_id: 'W-R1002-01-01', reason: 'duplicate' });
    expect(await openCount(prompt)).toBe(before - 2);
  });

  test('what nobody has received comes first among the open ones', async () => {
    await record({ step: 'acknowledged' });
    const { data } = await doctor.get<WarningPage>(`${path}?progress=open`);
    expect(data.map(({ state }) => state)).toEqual(['unacknowledged', 'unhandled', 'awaiting_close']);
  });
});

describe('the recheck', () => {
  test('a newer result of the item within 24 hours is proposed by itself and ends nothing', async () => {
    expect(await one(carbonDioxide)).toMatchObject({
      state: 'awaiting_close',
      recheck: {
        report_id: 'R1003-01',
        at: '2025-11-18T10:08:00+08:00',
        text: '复测 68.4，降 5.2',
        outcome: 'improved',
      },
    });
    expect((await record({ step: 'closed', text: '复测 68.4，降 5.2' }, carbonDioxide)).state).toBe('closed');
  });

  test('one that is still critical has a loop of its own, linked both ways, its clock from its own time', async () => {
    expect((await one('W-R1003-03-02'))?.recheck).toMatchObject({
      text: '复测 73.6，降 4.6',
      outcome: 'critical',
      warning_id: carbonDioxide,
    });
    expect(await one(carbonDioxide)).toMatchObject({
      previous_warning_id: 'W-R1003-03-02',
      due: { acknowledge_at: '2025-11-17T21:50:00+08:00', handle_at: '2025-11-17T22:10:00+08:00' },
    });
  });

  test('the report that rechecks shows the loop that it may end', async () => {
    const { data } = await doctor.get<WarningPage>(`${path}?report_id=R1003-01`);
    expect(data.map(({ warning_id: id }) => id)).toEqual([carbonDioxide]);
    const own = await doctor.get<WarningPage>(`${path}?report_id=R1001-01`);
    expect(own.data.map(({ warning_id: id }) => id)).toEqual([potassium]);
  });
});

describe('cancelling', () => {
  const cancel = (body: object) => doctor.send('POST', `${path}/cancel`, { warning_id: potassium, ...body });

  test.each<[object, string]>([
    [{}, '请选择取消原因'],
    [{ reason: 'other', text: ' ' }, '请填写取消的说明'],
  ])('%j is refused', async (body, message) => {
    expect(await cancel(body)).toMatchObject({ status: 400, body: { message } });
  });

  test('a reason that is not of the list is refused', async () => {
    expect((await cancel({ reason: 'tired' })).status).toBe(400);
  });

  test('what has ended is not cancelled', async () => {
    await record({ step: 'handled', text: '已心电监护' });
    await record({ step: 'closed' });
    expect(await cancel({ reason: 'duplicate' })).toMatchObject({
      status: 400,
      body: { message: '该预警已闭环，不能取消' },
    });
  });
});
