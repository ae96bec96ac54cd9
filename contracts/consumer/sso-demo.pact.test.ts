import { createDemoTicket, getSsoDemo } from '@jianwei/api-client/sso-demo/sso-demo';
import { describe, expect } from 'vitest';
import { agree, refuse } from './interaction.ts';

const closed = '本环境未开放演示';

describe('getSsoDemo', () => {
  const demo = {
    time: '2025-11-18T10:30:00+08:00',
    accounts: [{ user: 'doctor', name: '沈若溪', department: '内分泌科' }],
    patient_id: 'P1004',
    report_id: 'R1004-01',
  };
  agree({
    operationId: 'getSsoDemo',
    origin: 'proposed',
    when: 'before the login',
    method: 'GET',
    path: '/api/v2/sso/demo',
    answer: demo,
    call: () => getSsoDemo(),
    gets: (answer) => expect(answer).toEqual(demo),
  });
});

describe('createDemoTicket', () => {
  const asked = {
    operationId: 'createDemoTicket',
    origin: 'proposed',
    method: 'POST',
    path: '/api/v2/sso/demo/tickets',
  } as const;
  const body = { user: 'doctor', report_id: 'R1004-01', mode: 'embedded' } as const;
  agree({
    ...asked,
    when: 'for a demo account',
    body,
    answer: { ticket: 'Jq3v9xT0mB7cRkE2', expires_in: 60 },
    call: () => createDemoTicket(body),
    gets: (answer) => expect(answer).toEqual({ ticket: 'Jq3v9xT0mB7cRkE2', expires_in: 60 }),
  });
  refuse({
    ...asked,
    when: 'for an account that is none of the demo',
    body: { user: 'nobody' },
    status: 400,
    message: closed,
    call: () => createDemoTicket({ user: 'nobody' }),
  });
});
