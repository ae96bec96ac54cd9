import { getVersionItem } from '@jianwei/api-client/system/system';
import { describe, expect } from 'vitest';
import { agree } from './interaction.ts';

// covers B-7.5-05
describe('getVersionItem', () => {
  const item = { title: 'Grace评分', content: '支持测算、保存与分项说明。', date: '2025-11-06' };

  agree({
    operationId: 'getVersionItem',
    when: 'before the login',
    method: 'GET',
    path: '/api/v2/system/version/item',
    answer: { version: '1.0.0', items: [item] },
    call: () => getVersionItem(),
    gets: (answer) => expect(answer).toEqual({ version: '1.0.0', items: [item] }),
  });
});
