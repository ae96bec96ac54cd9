import { developmentKey } from '@jianwei/wire-cipher/development-key';
import { createNodeEngine } from '@jianwei/wire-cipher/node-engine';
import { expect, test } from 'vitest';
import { call, openFileHospital, openWorld } from '../hospital.test-support.ts';
import { insertPatient } from '../store/clinical-patients.ts';

const hospital = await openFileHospital({ allowOrigins: ['http://127.0.0.1:5199'] });

async function submit(fields: Record<string, string>, world?: string) {
  const answer = await hospital.app.inject({
    method: 'POST',
    url: `/__mock/other-hospital${world === undefined ? '' : `?world=${world}`}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
  const address = /(?:src|href)="([^"]+)"/.exec(answer.body)?.[1]?.replaceAll('&amp;', '&');
  return { answer, address: address === undefined ? undefined : new URL(address) };
}

const enter = (body: object) => call(hospital.app, 'POST', '/api/v2/users/session/embed', {}, body);

test('lists accounts and patients', async () => {
  const { status, text, type } = await call(hospital.app, 'GET', '/__mock/other-hospital');
  expect(status).toBe(200);
  expect(type).toContain('text/html');
  expect(text).toContain('沈若溪（doctor，角色 4）');
  expect(text).toMatch(/<option value="[^"]+">孟庆山 · /);
});

// covers B-1-26, B-1-27
test.each(['embedded', 'patch'])('opens the product in a frame, mode %s, with a ticket that counts', async (mode) => {
  const fields = { account: 'doctor', patient: 'P1004', mode, target: '/detail', do: 'open' };
  const { answer, address } = await submit(fields);
  expect(answer.body).toContain('<iframe');
  expect(answer.headers['content-security-policy']).toContain('frame-src http://127.0.0.1:5199;');
  expect(address?.href.split('?')[0]).toBe('http://127.0.0.1:5199/plugin-login');
  const { ticket = '', ...rest } = Object.fromEntries(address?.searchParams ?? []);
  expect(rest).toEqual({ patient_id: 'P1004', mode, redirect: '/detail' });
  expect(await enter({ ticket, patient_id: 'P1004', mode })).toMatchObject({ status: 200, body: { mode } });
});

test('shows the link with the sealed query instead', async () => {
  const { address } = await submit({ account: 'doctor', patient: 'P1004', mode: '', target: '', do: 'link' });
  expect(address?.pathname).toBe('/');
  const sealed = address?.searchParams.get('encrypt') ?? '';
  const query = createNodeEngine(developmentKey).openSync(sealed.replaceAll('-', '+').replaceAll('_', '/'));
  const { ticket = '', ...rest } = Object.fromEntries(new URLSearchParams(query));
  expect(rest).toEqual({ patient_id: 'P1004' });
  expect((await enter({ ticket, patient_id: 'P1004' })).status).toBe(200);
});

test('works in the world that its address names', async () => {
  const world = (await openWorld(hospital.app))['x-mock-world'] ?? '';
  const { address } = await submit({ account: 'doctor', do: 'open' }, world);
  const ticket = address?.searchParams.get('ticket') ?? '';
  expect((await enter({ ticket })).status).toBe(401);
  const inWorld = await call(
    hospital.app,
    'POST',
    '/api/v2/users/session/embed',
    { 'x-mock-world': world },
    { ticket },
  );
  expect(inWorld.status).toBe(200);
  expect((await call(hospital.app, 'GET', '/__mock/other-hospital?world=nowhere')).status).toBe(404);
});

test('what it is given is text, and only an http origin is opened', async () => {
  const world = hospital.worlds.create({});
  insertPatient(world, {
    patient_id: 'P9',
    name: '<img src=x onerror=alert(1)>',
    gender: '女',
    birth_date: '',
    department: '',
    bed_no: '',
    inpatient_no: '',
    tags: [],
  });
  const script = 'javascript:alert(1)';
  const { answer, address } = await submit({ account: '<b>', web: script, do: 'open' }, world.id);
  expect(answer.body).not.toMatch(/<img|<b>&|javascript:/);
  expect(answer.body).toContain('没有这个账号：&lt;b&gt;');
  expect(address).toBeUndefined();
  const opened = await submit({ account: 'doctor', web: script, do: 'open' });
  expect(opened.address?.origin).toBe('http://127.0.0.1:5199');
});

test('another machine or the page of another site gets neither page nor ticket', async () => {
  for (const method of ['GET', 'POST'] as const) {
    const ask = async (more: object) =>
      (await hospital.app.inject({ method, url: '/__mock/other-hospital', ...more })).statusCode;
    expect(await ask({ remoteAddress: '10.0.0.9' })).toBe(403);
    expect(await ask({ headers: { origin: 'https://evil.example' } })).toBe(403);
    expect(await ask({ headers: { host: 'evil.example' } })).toBe(403);
  }
});
