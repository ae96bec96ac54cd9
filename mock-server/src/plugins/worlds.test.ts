import { expect, test } from 'vitest';
import { call, openFileHospital, openWorld, signIn } from '../hospital.test-support.ts';

const hospital = await openFileHospital();

async function planLicence(world: Record<string, string>, now: string): Promise<unknown> {
  await call(hospital.app, 'POST', '/__mock/clock', world, { now });
  const doctor = await signIn(hospital.app, 'doctor', world);
  return (await call(hospital.app, 'GET', '/api/v2/license', doctor)).body;
}

test('what happens in one world is not seen in another', async () => {
  const [one, other] = [await openWorld(hospital.app), await openWorld(hospital.app)];
  const doctor = await signIn(hospital.app, 'doctor', one);
  await call(hospital.app, 'POST', '/__mock/faults', one, { operationId: 'getLicense', kind: 'http', status: 503 });
  const inOther = await signIn(hospital.app, 'doctor', other);
  expect((await call(hospital.app, 'GET', '/api/v2/license', inOther)).status).toBe(200);
  expect((await call(hospital.app, 'GET', '/api/v2/license', doctor)).status).toBe(503);

  const journalOf = async (world: Record<string, string>) =>
    ((await call(hospital.app, 'GET', '/__mock/journal', world)).body as { data: { status: number }[] }).data;
  expect((await journalOf(one)).map(({ status }) => status)).toEqual([200, 503]);
  expect((await journalOf(other)).map(({ status }) => status)).toEqual([200, 200]);
});

test('a token of one world is nobody in another', async () => {
  const [one, other] = [await openWorld(hospital.app), await openWorld(hospital.app)];
  const doctor = await signIn(hospital.app, 'doctor', one);
  const { status, body } = await call(hospital.app, 'GET', '/api/v2/license', { ...doctor, ...other });
  expect(status).toBe(401);
  expect(body).toEqual({ status: 401, message: '未授权，请登录' });
});

test('an unknown world is 404 with a message, for the interface and the control surface', async () => {
  const nowhere = { 'x-mock-world': 'nowhere' };
  for (const url of ['/api/v2/license', '/__mock/journal']) {
    const { status, body } = await call(hospital.app, 'GET', url, nowhere);
    expect(status).toBe(404);
    expect(body).toEqual({ status: 404, message: '没有这个世界：nowhere' });
  }
});

test('a world may be named, is dropped once, and a taken name is refused', async () => {
  await openWorld(hospital.app, { id: 'mine' });
  expect((await call(hospital.app, 'POST', '/__mock/worlds', {}, { id: 'mine' })).status).toBe(400);
  expect((await call(hospital.app, 'POST', '/__mock/worlds', {}, { id: 'default' })).status).toBe(400);
  expect((await call(hospital.app, 'DELETE', '/__mock/worlds/mine')).status).toBe(200);
  expect((await call(hospital.app, 'DELETE', '/__mock/worlds/mine')).status).toBe(404);
  expect((await call(hospital.app, 'DELETE', '/__mock/worlds/default')).status).toBe(404);
});

test('the clock of a world moves what is counted from it, and cached answers do not outlive it', async () => {
  const world = await openWorld(hospital.app);
  expect(await planLicence(world, '2025-11-19T08:00:00+08:00')).toEqual({ state: 1, limit: 179 });
  expect(await planLicence(world, '2026-05-17T08:00:00+08:00')).toEqual({ state: 1, limit: 0 });
  expect(await planLicence(world, '2026-05-18T00:00:00+08:00')).toEqual({ state: 3, limit: 0 });
});

test('a world is dated from its own clock', async () => {
  const world = await openWorld(hospital.app, { clock: '2024-03-01T09:00:00+08:00' });
  const doctor = await signIn(hospital.app, 'doctor', world);
  expect((await call(hospital.app, 'GET', '/api/v2/license', doctor)).body).toEqual({ state: 1, limit: 180 });
  expect((await call(hospital.app, 'POST', '/__mock/worlds', {}, { clock: 'tomorrow' })).status).toBe(400);
});

test('reset brings back the seeded state: clock, faults, sessions and journal', async () => {
  const world = await openWorld(hospital.app);
  const doctor = await signIn(hospital.app, 'doctor', world);
  await call(hospital.app, 'POST', '/__mock/clock', world, { now: '2030-01-01T00:00:00+08:00' });
  await call(hospital.app, 'POST', '/__mock/faults', world, {
    operationId: '*',
    kind: 'http',
    status: 500,
    when: 'all',
  });
  const { body } = await call(hospital.app, 'POST', '/__mock/reset', world);
  expect(body).toMatchObject({ now: '2025-11-18T10:30:00+08:00' });
  expect((await call(hospital.app, 'GET', '/__mock/journal', world)).body).toEqual({ data: [] });
  expect((await call(hospital.app, 'GET', '/api/v2/license', doctor)).status).toBe(401);
  const again = await signIn(hospital.app, 'doctor', world);
  expect((await call(hospital.app, 'GET', '/api/v2/license', again)).body).toEqual({ state: 1, limit: 180 });
});

test('two copies answer byte for byte alike', async () => {
  const answers = await Promise.all(
    [await openWorld(hospital.app), await openWorld(hospital.app)].map(async (world) => {
      const doctor = await signIn(hospital.app, 'doctor', world);
      const list = await call(hospital.app, 'GET', '/api/v2/reports?page_size=50', doctor);
      const version = await call(hospital.app, 'GET', '/api/v2/system/version/item', doctor);
      await call(hospital.app, 'GET', '/api/v2/users/operation_users/codes?phone=19900000005', world);
      const { body } = await call(hospital.app, 'GET', '/__mock/journal', world);
      const codes = (body as { data: { kind: string; code?: string }[] }).data.filter(({ kind }) => kind === 'code');
      return [list.text, version.text, codes.map(({ code }) => code)];
    }),
  );
  expect(answers[0]).toEqual(answers[1]);
});

// With the rows of the administration; a copy is made for each test that changes something.
test('the seeded hospital is small enough to copy', () => {
  expect(hospital.worlds.default.db.serialize().length).toBeLessThanOrEqual(8 * 1024 * 1024);
});
