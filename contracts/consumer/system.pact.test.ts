import { getVersionItem, listAvailableModels } from '@jianwei/api-client/system/system';
import { describe, expect } from 'vitest';
import { agree } from './interaction.ts';

// covers B-7.5-05
describe('getVersionItem', () => {
  const item = { title: 'Grace评分', content: '支持测算、保存与分项说明。', date: '2025-11-06' };
  const knowledge = {
    knowledge_version: 'v6.2',
    knowledge_date: '2025-10-31',
    rules: [{ name: 'GRACE 院内死亡风险评分', versions: ['2003.1'] }],
  };

  agree({
    operationId: 'getVersionItem',
    when: 'before the login',
    method: 'GET',
    path: '/api/v2/system/version/item',
    answer: { version: '1.0.0', items: [item] },
    call: () => getVersionItem(),
    gets: (answer) => expect(answer).toEqual({ version: '1.0.0', items: [item] }),
  });
  agree({
    operationId: 'getVersionItem',
    origin: 'proposed',
    when: 'before the login, with the versions of knowledge and rules',
    method: 'GET',
    path: '/api/v2/system/version/item',
    answer: knowledge,
    call: () => getVersionItem(),
    gets: (answer) => expect(answer).toMatchObject(knowledge),
  });
});

// covers A-7-73
describe('listAvailableModels', () => {
  const asked = {
    operationId: 'listAvailableModels',
    as: 'doctor',
    method: 'GET',
    path: '/api/v2/system/ai/models/available',
    given: [['a model with charts', { name: 'grace' }]],
    call: () => listAvailableModels(),
  } as const;
  const model = { artifact_id: 'grace', enable: true };

  agree({
    ...asked,
    when: 'which can be used',
    answer: { data: [model] },
    gets: (answer) => expect(answer.data).toEqual([model]),
  });
  agree({
    ...asked,
    origin: 'proposed',
    when: 'with their names',
    answer: { data: [{ ...model, name: 'Grace评分（演示数据）' }] },
    gets: (answer) => expect(answer.data[0]?.name).toBe('Grace评分（演示数据）'),
  });
});
