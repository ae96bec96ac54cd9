import { activateLicense, getLicense, getLicenseIdentifier, verifyLicense } from '@jianwei/api-client/license/license';
import { describe, expect } from 'vitest';
import type { ProviderState } from '../provider/provider-states.ts';
import { agree, fromState, is, refuse } from './interaction.ts';

const code = 'JW1-V-20261118-000000000000';
const input = { activation_code: code };
const body = { activation_code: fromState('activation_code', code) };
const usable: ProviderState[] = [['a licence code for 365 days', {}]];
const expired: ProviderState[] = [['a licence code that has expired', {}]];
const hasExpired = '激活码已过期';

// covers B-7.5-01
describe('getLicense', () => {
  agree({
    operationId: 'getLicense',
    when: 'a valid one',
    given: [['a valid licence', {}]],
    as: 'doctor',
    method: 'GET',
    path: '/api/v2/license',
    answer: { state: is(1), limit: 180 },
    call: () => getLicense(),
    gets: (answer) => expect(answer).toEqual({ state: 1, limit: 180 }),
  });
});

// covers B-7.5-02
describe('activateLicense', () => {
  const asked = {
    operationId: 'activateLicense',
    as: 'doctor',
    method: 'POST',
    path: '/api/v2/license/activation',
    body,
    call: () => activateLicense(input),
  } as const;

  agree({
    ...asked,
    when: 'a code that counts',
    given: usable,
    answer: { state: is(1), limit: 365 },
    gets: (answer) => expect(answer).toEqual({ state: 1, limit: 365 }),
  });
  refuse({ ...asked, when: 'a code that has expired', given: expired, status: 400, message: hasExpired });
});

// covers B-7.5-03
describe('getLicenseIdentifier', () => {
  const identifier = '江州市第一人民医院-7F3A1C02';

  agree({
    operationId: 'getLicenseIdentifier',
    when: 'of this hospital',
    as: 'doctor',
    method: 'GET',
    path: '/api/v2/license/identifier',
    answer: { identifier },
    call: () => getLicenseIdentifier(),
    gets: (answer) => expect(answer.identifier).toBe(identifier),
  });
});

// covers B-7.5-04
describe('verifyLicense', () => {
  const asked = {
    operationId: 'verifyLicense',
    as: 'doctor',
    method: 'POST',
    path: '/api/v2/license/verify',
    body,
    call: () => verifyLicense(input),
  } as const;

  agree({
    ...asked,
    when: 'a code that counts',
    given: usable,
    answer: { valid: is(true) },
    gets: (answer) => expect(answer.valid).toBe(true),
  });
  agree({
    ...asked,
    origin: 'proposed',
    when: 'how long a code counts',
    given: usable,
    answer: { valid: is(true), limit: 365 },
    gets: (answer) => expect(answer.limit).toBe(365),
  });
  agree({
    ...asked,
    origin: 'proposed',
    when: 'why a code does not count',
    given: expired,
    answer: { valid: is(false), reason: hasExpired },
    gets: (answer) => expect(answer).toEqual({ valid: false, reason: hasExpired }),
  });
});
