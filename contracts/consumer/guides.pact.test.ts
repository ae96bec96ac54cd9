import { getGuideFile } from '@jianwei/api-client/guides/guides';
import { describe, expect } from 'vitest';
import { agree, pdf, refuse } from './interaction.ts';

const name = '105700adf06bf7e570faceff6cc9adc5.pdf';
const unknown = 'no-such-file.pdf';
// A link sends no token: neither do these calls.
const asked = { operationId: 'getGuideFile', origin: 'proposed', method: 'GET' } as const;

describe('getGuideFile', () => {
  agree({
    ...asked,
    when: 'a guideline',
    given: [['a guideline file', { name }]],
    path: `/api/v2/guides/${name}`,
    answer: pdf,
    call: () => getGuideFile(name),
    gets: (file) => expect(file.type).toBe('application/pdf'),
  });
  refuse({
    ...asked,
    when: 'a file that is not there',
    given: [['no guideline file', { name: unknown }]],
    path: `/api/v2/guides/${unknown}`,
    status: 404,
    message: '文件不存在',
    call: () => getGuideFile(unknown),
  });
});
