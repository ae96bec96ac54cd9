import { getUsageStatistics, listUsageRows } from '@jianwei/api-client/statistics/statistics';
import { describe, expect } from 'vitest';
import { agree, is, some } from './interaction.ts';

const path = '/api/v2/statistics/usage';
const figures = { reports: 210, views: 402, opens: 96, people: 41 };
const group = { key: '2025-11-17', name: '2025-11-17', ...figures };

describe('statistics of use', () => {
  const asked = { origin: 'proposed', as: 'operations', given: [['use by several departments', {}]] } as const;
  agree({
    ...asked,
    operationId: 'getUsageStatistics',
    when: 'by day, beside the time before',
    method: 'GET',
    path,
    query: { by: 'day', compare: 'previous' },
    answer: {
      from: '2025-10-20',
      to: '2025-11-18',
      as_of: '2025-11-18T10:30:00+08:00',
      totals: figures,
      groups: some({ key: '2025-11-17', name: '2025-11-17', reports: 1, views: 1, opens: 1, is_partial: false }),
      comparison: {
        from: '2025-10-20',
        to: '2025-11-17',
        before_from: '2025-09-21',
        before_to: '2025-10-19',
        current: figures,
        before: figures,
      },
    },
    call: () => getUsageStatistics({ by: 'day', compare: 'previous' }),
    gets: ({ comparison }) => expect(comparison?.before.views).toBe(402),
  });
  agree({
    ...asked,
    operationId: 'getUsageStatistics',
    when: 'by department',
    method: 'GET',
    path,
    query: { by: 'department' },
    answer: {
      from: '2025-10-20',
      to: '2025-11-18',
      as_of: '2025-11-18T10:30:00+08:00',
      totals: figures,
      groups: some({ ...group, key: '肾内科', name: '肾内科' }),
    },
    call: () => getUsageStatistics({ by: 'department' }),
    gets: ({ groups }) => expect(groups).toMatchObject([{ people: 41 }]),
  });
  agree({
    ...asked,
    operationId: 'listUsageRows',
    when: 'of the last thirty days',
    method: 'GET',
    path: `${path}/rows`,
    answer: {
      page: 0,
      page_size: 12,
      total_elements: 300,
      data: some({ date: '2025-11-17', department: '肾内科', kind: is('view'), application: '', count: 6 }),
    },
    call: () => listUsageRows(),
    gets: ({ data }) => expect(data).toMatchObject([{ kind: 'view' }]),
  });
});
