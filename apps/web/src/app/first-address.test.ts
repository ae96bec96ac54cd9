import { developmentKey } from '@jianwei/wire-cipher/development-key';
import { createWebCryptoEngine } from '@jianwei/wire-cipher/web-crypto-engine';
import { beforeEach, expect, test } from 'vitest';
import { configureForTests } from '../../test/hospital.ts';
import { UNREADABLE_LINK } from '../parts/session/entry-parameters.ts';
import { setSession } from '../parts/session/session-store.ts';
import { settleFirstAddress } from './first-address.ts';

beforeEach(() => {
  configureForTests();
});

test('an allowed address stays', async () => {
  setSession({
    token: 'T',
    user_id: 'u-doctor',
    role: 4,
    nickname: '沈若溪',
    verifyArr: ['/', '/excellent'],
    permission_column: [],
    login_path: '/login',
  });
  expect(await settleFirstAddress('/excellent?tab=unread')).toEqual({ address: '/excellent?tab=unread' });
});

test('a signed-out visitor ends at login', async () => {
  expect(await settleFirstAddress('/excellent')).toEqual({ address: '/login?redirect=%2Fexcellent' });
});

test('an encrypted link is opened with the key of the page and goes on to the plug-in login', async () => {
  const engine = createWebCryptoEngine(developmentKey);
  const text = await engine.seal('ticket=T1&patient_id=P1001');
  const { address } = await settleFirstAddress(`/?encrypt=${encodeURIComponent(text)}`);
  expect(address).toBe('/plugin-login?patient_id=P1001&ticket=T1');
});

test('a link sealed with another key goes to login with a sentence', async () => {
  const engine = createWebCryptoEngine(btoa('another-key-of-32-bytes-00000000'));
  const text = await engine.seal('ticket=T1');
  expect(await settleFirstAddress(`/excellent?encrypt=${encodeURIComponent(text)}`)).toEqual({
    address: '/login',
    message: UNREADABLE_LINK,
  });
});
