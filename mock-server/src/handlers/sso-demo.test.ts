import { describe, expect, test } from 'vitest';
import { call, openFileHospital, openHospital } from '../hospital.test-support.ts';

const hospital = await openFileHospital();
const EMBED = '/api/v2/users/session/embed';
const TICKETS = '/api/v2/sso/demo/tickets';

interface Ticket {
  readonly ticket: string;
  readonly expires_in: number;
}

async function ticketFor(body: object): Promise<Ticket> {
  const { status, body: answer } = await call(hospital.app, 'POST', TICKETS, {}, body);
  expect(status).toBe(200);
  return answer as Ticket;
}

const redeem = (ticket: string, more: object = {}) => call(hospital.app, 'POST', EMBED, {}, { ticket, ...more });

// covers B-2.1-09
describe('a ticket of the demo', () => {
  test('opens a session of its account once, for what it was issued for', async () => {
    const { ticket, expires_in } = await ticketFor({ user: 'doctor', report_id: 'R1004-01', mode: 'embedded' });
    expect(expires_in).toBe(60);
    expect(await redeem(ticket, { report_id: 'R1004-01' })).toMatchObject({
      status: 200,
      body: { user_id: 'u-doctor', mode: 'embedded' },
    });
    expect((await redeem(ticket)).status).toBe(401);
  });

  test('counts for nothing in another report', async () => {
    const { ticket } = await ticketFor({ user: 'doctor', report_id: 'R1004-01' });
    expect((await redeem(ticket, { report_id: 'R1001-01' })).status).toBe(401);
  });

  test('may be issued in the past, to show one that has expired', async () => {
    const { ticket, expires_in } = await ticketFor({ user: 'doctor2', issued_seconds_ago: 61 });
    expect(expires_in).toBe(0);
    expect(await redeem(ticket)).toMatchObject({ status: 401 });
    expect((await redeem((await ticketFor({ user: 'doctor2', issued_seconds_ago: 59 })).ticket)).status).toBe(200);
  });

  test('for nothing in particular opens whatever is asked, for a minute', async () => {
    const { ticket } = await ticketFor({ user: 'doctor' });
    const asked = { patient_id: 'P1001', report_id: 'R1001-01', mode: 'patch' };
    expect(await redeem(ticket, asked)).toMatchObject({ status: 200, body: { user_id: 'u-doctor', mode: 'patch' } });
    for (const [ago, left] of [
      [0, 60],
      [1, 59],
      [59, 1],
      [60, 0],
    ])
      expect((await ticketFor({ user: 'doctor', issued_seconds_ago: ago })).expires_in).toBe(left);
  });

  test('for a patient counts for nothing with another one', async () => {
    const { ticket } = await ticketFor({ user: 'doctor', patient_id: 'P1004' });
    expect((await redeem(ticket, { patient_id: 'P1001' })).status).toBe(401);
  });

  test.each(['lab', 'account', 'ghost'])('is refused to %s, without saying why', async (user) => {
    expect(await call(hospital.app, 'POST', TICKETS, {}, { user })).toMatchObject({
      status: 400,
      body: { message: '本环境未开放演示' },
    });
  });

  test.each([
    [{}, '缺少必填项：user'],
    [{ user: '' }, '请填写工号（最多100个字）'],
    [{ user: 'doctor', issued_seconds_ago: 121 }, '签发时间应在 0 至 120 秒以前'],
  ])('is refused for %j', async (body, message) => {
    expect(await call(hospital.app, 'POST', TICKETS, {}, body)).toMatchObject({ status: 400, body: { message } });
  });
});

test('the demo tells its accounts and the time of the server', async () => {
  const { body } = await call(hospital.app, 'GET', '/api/v2/sso/demo');
  expect(body).toEqual({
    time: '2025-11-18T10:30:00+08:00',
    accounts: [
      { user: 'doctor', name: '沈若溪', department: '内分泌科' },
      { user: 'doctor2', name: '陆明哲', department: '急诊科' },
    ],
    patient_id: 'P1004',
    report_id: 'R1004-01',
  });
});

test('an account that the hospital does not have is no part of the demo', async () => {
  const other = await openHospital();
  other.worlds.default.db.exec("UPDATE account SET user_name = 'moved' WHERE user_name = 'doctor2'");
  const { body } = await call(other.app, 'GET', '/api/v2/sso/demo');
  expect(body).toMatchObject({ accounts: [{ user: 'doctor', name: '沈若溪' }] });
  expect(await call(other.app, 'POST', TICKETS, {}, { user: 'doctor2' })).toMatchObject({
    status: 400,
    body: { message: '本环境未开放演示' },
  });
  await other.close();
});

test('a hospital without the demo says so, whoever asks', async () => {
  const other = await openHospital({ ssoDemo: false });
  const refused = { status: 400, body: { message: '本环境未开放演示' } };
  expect(await call(other.app, 'GET', '/api/v2/sso/demo')).toMatchObject(refused);
  expect(await call(other.app, 'POST', TICKETS, {}, { user: 'doctor' })).toMatchObject(refused);
  await other.close();
});
