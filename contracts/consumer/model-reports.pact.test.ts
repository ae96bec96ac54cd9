import { listModelReports } from '@jianwei/api-client/models/models';
import { describe, expect } from 'vitest';
import { agree, is, refuse, some } from './interaction.ts';

const path = '/api/v2/system/ai/models';
const id = 'ckd-risk';

describe('reports behind the numbers of a model', () => {
  const asked = { origin: 'proposed', as: 'research' } as const;
  const gone = {
    ...asked,
    given: [['no model', { artifact_id: 'none' }]],
    status: 404,
    message: '没有这个模型',
  } as const;
  agree({
    ...asked,
    operationId: 'listModelReports',
    when: 'on which a version gave a probability',
    method: 'GET',
    path: `${path}/${id}/reports`,
    query: { version: 'demo-1.1.0', counted: 'given' },
    answer: {
      page: 0,
      page_size: 12,
      total_elements: 8,
      data: some({
        report_id: 'R1002-01',
        report_time: '2025-11-18T09:42:00+08:00',
        patient_name: '孟*',
        department: '肾内科',
        percent: 61.5,
        missing: is([]),
      }),
    },
    call: () => listModelReports(id, { version: 'demo-1.1.0', counted: 'given' }),
    gets: ({ data }) => expect(data[0]).toMatchObject({ percent: 61.5, missing: [] }),
  });
  agree({
    ...asked,
    operationId: 'listModelReports',
    when: 'that lack a feature',
    method: 'GET',
    path: `${path}/${id}/reports`,
    query: { version: 'demo-1.1.0', counted: 'incomplete' },
    answer: {
      page: 0,
      page_size: 12,
      total_elements: 13,
      data: some({
        report_id: 'R1002-01',
        report_time: '2025-11-18T09:42:00+08:00',
        patient_name: '孟*',
        department: '肾内科',
        missing: ['尿酸'],
      }),
    },
    call: () => listModelReports(id, { version: 'demo-1.1.0', counted: 'incomplete' }),
    gets: ({ data }) => expect(data[0]?.missing).toEqual(['尿酸']),
  });
  refuse({
    ...gone,
    operationId: 'listModelReports',
    when: 'of one that is not there',
    method: 'GET',
    path: `${path}/none/reports`,
    query: { version: 'demo-1.1.0', counted: 'given' },
    call: () => listModelReports('none', { version: 'demo-1.1.0', counted: 'given' }),
  });
});
