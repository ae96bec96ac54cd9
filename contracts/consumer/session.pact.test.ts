import {
  createEmbedSession,
  getOperationUserPhone,
  getOwnSession,
  login,
  logout,
  sendOperationUserCode,
} from '@jianwei/api-client/session/session';
import { describe, expect } from 'vitest';
import { agree, fromState, is, refusal, refuse } from './interaction.ts';

const password = 'jianwei-demo';
const mayEnter = { user_name: 'doctor', password };
const path = '/api/v2/users/operation_users/login';
// Each phone is sent one code only: the next one has to wait.
const phone = '19900000005';
const phoneToSend = '19900000006';
const phoneInHaste = '19900000001';

const authInfo = {
  token: 'e05CCvCVmEnBer5m71lq83HDo4Pv6gQF',
  role: 4,
  nickname: '沈若溪',
  verifyArr: ['/'],
  permission_column: [],
  login_path: '/login',
  user_id: 'u-doctor',
};

// covers B-7.4-01
describe('login', () => {
  agree({
    operationId: 'login',
    when: 'with account and password',
    given: [['an account that may sign in', mayEnter]],
    method: 'POST',
    path,
    body: mayEnter,
    answer: authInfo,
    call: () => login(mayEnter),
    gets: (answer) => expect(answer).toMatchObject({ role: 4, verifyArr: ['/'], login_path: '/login' }),
  });
  agree({
    operationId: 'login',
    origin: 'proposed',
    when: 'who signed in, and where they work',
    given: [['an account that may sign in', mayEnter]],
    method: 'POST',
    path,
    body: mayEnter,
    answer: { department: '内分泌科', title: '主治医师', phone: '199****0005' },
    call: () => login(mayEnter),
    gets: (answer) => expect(answer).toMatchObject({ department: '内分泌科', title: '主治医师' }),
  });
  refuse({
    operationId: 'login',
    when: 'with a wrong password',
    given: [['an account that may sign in', mayEnter]],
    method: 'POST',
    path,
    body: { user_name: 'doctor', password: 'wrong' },
    status: 400,
    message: '账号或密码错误',
    call: () => login({ user_name: 'doctor', password: 'wrong' }),
  });
  for (const [user_name, sentence, status, message] of [
    ['blacklisted', 'an account that is blacklisted', 1001, '当前账号已被列入黑名单，请联系管理员'],
    ['suspended', 'an account that is suspended', 1002, '当前账号已被暂停使用，请联系管理员'],
  ] as const) {
    agree({
      operationId: 'login',
      when: `by ${sentence}`,
      given: [[sentence, { user_name, password }]],
      method: 'POST',
      path,
      body: { user_name, password },
      answer: { status: is(status), message },
      call: () => refusal(login({ user_name, password })),
      gets: (error) => expect(error).toMatchObject({ kind: 'business', businessStatus: status, message }),
    });
  }
  agree({
    operationId: 'login',
    when: 'with phone and code',
    given: [['a verification code was just sent to a phone', { phone }]],
    method: 'POST',
    path,
    body: { phone, code: fromState('code', '123456') },
    answer: authInfo,
    call: () => login({ phone, code: '123456' }),
    gets: (answer) => expect(answer.user_id).toBe('u-doctor'),
  });
  refuse({
    operationId: 'login',
    when: 'with a wrong code',
    method: 'POST',
    path,
    body: { phone: phoneToSend, code: 'wrong' },
    status: 400,
    message: '验证码错误或已过期',
    call: () => login({ phone: phoneToSend, code: 'wrong' }),
  });
});

// covers B-7.4-02
describe('getOperationUserPhone', () => {
  for (const user_name of ['doctor', 'nobody']) {
    agree({
      operationId: 'getOperationUserPhone',
      when: user_name === 'doctor' ? 'of an account' : 'of a name that nobody has, answered alike',
      ...(user_name === 'doctor' && { given: [['an account that may sign in', mayEnter]] }),
      method: 'GET',
      path: '/api/v2/users/operation_users/phone',
      query: { user_name },
      answer: { phone: '199****0005' },
      call: () => getOperationUserPhone({ user_name }),
      gets: (answer) => expect(answer.phone).toBe('199****0005'),
    });
  }
});

// covers B-7.4-03
describe('sendOperationUserCode', () => {
  agree({
    operationId: 'sendOperationUserCode',
    when: 'to a phone',
    method: 'GET',
    path: '/api/v2/users/operation_users/codes',
    query: { phone: phoneToSend },
    answer: { expires_in: 300 },
    call: () => sendOperationUserCode({ phone: phoneToSend }),
    gets: (answer) => expect(answer.expires_in).toBe(300),
  });
  refuse({
    operationId: 'sendOperationUserCode',
    when: 'again too soon',
    given: [['a verification code was just sent to a phone', { phone: phoneInHaste }]],
    method: 'GET',
    path: '/api/v2/users/operation_users/codes',
    query: { phone: phoneInHaste },
    status: 429,
    message: '验证码已发送，请60秒后再试',
    call: () => sendOperationUserCode({ phone: phoneInHaste }),
  });
});

// covers B-7.4-04
describe('createEmbedSession', () => {
  const context = { user_name: 'doctor', patient_id: 'P1004', mode: 'embedded' } as const;
  const ticket = '3f6c1b7e9d2a';
  const asked = { operationId: 'createEmbedSession', method: 'POST', path: '/api/v2/users/session/embed' } as const;
  const input = { ticket, patient_id: context.patient_id, mode: context.mode };
  const body = { ...input, ticket: fromState('ticket', ticket) };
  const refused = { status: 401, message: '登录票据无效或已过期，请重新从院内系统打开' } as const;

  agree({
    ...asked,
    when: 'with a ticket of another hospital system',
    given: [['a one-time ticket of another hospital system', context]],
    body,
    answer: authInfo,
    call: () => createEmbedSession(input),
    gets: (answer) => expect(answer).toMatchObject({ role: 4, user_id: 'u-doctor' }),
  });
  agree({
    ...asked,
    origin: 'proposed',
    when: 'in which mode the product was opened',
    whole: true,
    given: [['a one-time ticket of another hospital system', context]],
    body,
    answer: { mode: is('embedded') },
    call: () => createEmbedSession(input),
    gets: (answer) => expect(answer.mode).toBe('embedded'),
  });
  refuse({
    ...asked,
    when: 'with a ticket that was used',
    given: [['a one-time ticket that was used', { user_name: 'doctor' }]],
    body: { ticket: body.ticket },
    ...refused,
    call: () => createEmbedSession({ ticket }),
  });
  refuse({
    ...asked,
    when: 'with a ticket that somebody made up',
    body: { ticket: 'u-doctor' },
    ...refused,
    call: () => createEmbedSession({ ticket: 'u-doctor' }),
  });
});

describe('getOwnSession', () => {
  agree({
    operationId: 'getOwnSession',
    origin: 'proposed',
    when: 'by a doctor',
    as: 'doctor',
    method: 'GET',
    path: '/api/v2/users/session',
    answer: { ...authInfo, department: '内分泌科', title: '主治医师', phone: '199****0005' },
    call: () => getOwnSession(),
    gets: (answer) => expect(answer).toMatchObject({ role: 4, verifyArr: ['/'], permission_column: [] }),
  });
});

// covers B-7.4-05
describe('logout', () => {
  agree({
    operationId: 'logout',
    when: 'by a doctor',
    as: 'doctor',
    method: 'DELETE',
    path: '/api/v2/users/session',
    answer: {},
    call: () => logout(),
    gets: (answer) => expect(answer).toEqual({}),
  });
});
