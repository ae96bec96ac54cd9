import { getLicense } from '@jianwei/api-client/license/license';
import { describe, expect } from 'vitest';
import { agree, is } from './interaction.ts';

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
