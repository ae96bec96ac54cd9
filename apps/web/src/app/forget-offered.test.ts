import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { forgetOffered } from './forget-offered.ts';

test('what hangs on models and applications is asked again, what administrators switch and everything else is not', () => {
  const client = new QueryClient();
  const keys = {
    drawer: ['api', 'v2', 'knowledge', 'diagnosis', 'knowledge', { diagnosis_id: 'CKD' }],
    mine: ['api', 'v2', 'application', 'doctor'],
    triggered: ['api', 'v2', 'ai', 'reports', 'R1004-01', 'applications'],
    managed: ['api', 'v2', 'application', 'manage'],
    models: ['api', 'v2', 'system', 'ai', 'models'],
    accounts: ['api', 'v2', 'users', 'accounts'],
  };
  for (const key of Object.values(keys)) client.setQueryData(key, {});
  forgetOffered(client);
  const old = Object.entries(keys).filter(([, key]) => client.getQueryState(key)?.isInvalidated === true);
  expect(old.map(([name]) => name)).toEqual(['drawer', 'mine', 'triggered']);
});
