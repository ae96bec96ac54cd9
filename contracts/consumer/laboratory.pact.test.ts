import {
  listIndicatorReports,
  listLaboratoryIndicators,
  listLaboratoryTasks,
  setIndicatorTarget,
} from '@jianwei/api-client/laboratory/laboratory';
import { describe, expect } from 'vitest';
import { agree, is, refuse, some } from './interaction.ts';

const asked = { origin: 'proposed', as: 'audit' } as const;
const path = '/api/v2/laboratory';

describe('the laboratory department', () => {
  agree({
    ...asked,
    operationId: 'listLaboratoryTasks',
    as: 'laboratory',
    when: 'what waits for somebody',
    method: 'GET',
    path: `${path}/tasks`,
    answer: {
      now: '2025-11-18T10:30:00+08:00',
      data: some({
        id: 'criticals',
        count: 1,
        address: '/crisis-reminder',
        oldest_at: '2025-11-18T09:53:00+08:00',
      }),
    },
    call: () => listLaboratoryTasks(),
    gets: ({ data }) => expect(data).toMatchObject([{ id: 'criticals', count: 1 }]),
  });
  const point = {
    period: '2025-11',
    value: 96.2,
    numerator: 51,
    denominator: 53,
    low: 85.7,
    high: 100,
    outside: false,
  };
  agree({
    ...asked,
    operationId: 'listLaboratoryIndicators',
    when: 'of twelve months',
    method: 'GET',
    path: `${path}/indicators`,
    answer: {
      from: '2024-12',
      to: '2025-11',
      may_change: true,
      departments: some('急诊科'),
      data: some({
        id: 'readable',
        unit: 'percent',
        value: 96.2,
        numerator: 51,
        denominator: 53,
        mean: 94.8,
        target: 95,
        direction: 'at_least',
        shown: true,
        revision: 0,
        points: some({
          period: point.period,
          numerator: 51,
          denominator: 53,
          value: 96.2,
          low: 87.2,
          high: 99,
          outside: false,
        }),
      }),
    },
    call: () => listLaboratoryIndicators(),
    gets: ({ data }) => expect(data).toMatchObject([{ id: 'readable', target: 95 }]),
  });
  agree({
    ...asked,
    operationId: 'listLaboratoryIndicators',
    when: 'of this month, with the limits of its chart',
    method: 'GET',
    path: `${path}/indicators`,
    query: { from: '2025-11', to: '2025-11' },
    answer: { data: some({ id: 'readable', points: some({ period: '2025-11', numerator: 51, denominator: 53 }) }) },
    call: () => listLaboratoryIndicators({ from: '2025-11', to: '2025-11' }),
    gets: ({ data }) => expect(data[0]?.points).toMatchObject([{ period: '2025-11' }]),
  });
  const body = { indicator_id: 'readable', target: 97, shown: true } as const;
  agree({
    ...asked,
    operationId: 'setIndicatorTarget',
    when: 'a higher one',
    method: 'POST',
    path: `${path}/indicators/targets`,
    body,
    answer: { indicator_id: is('readable'), target: is(97), shown: is(true), change_id: 1 },
    call: () => setIndicatorTarget(body),
    gets: (answer) => expect(answer).toMatchObject(body),
  });
  refuse({
    ...asked,
    operationId: 'setIndicatorTarget',
    when: 'beyond 100',
    method: 'POST',
    path: `${path}/indicators/targets`,
    body: { ...body, target: 101 },
    status: 400,
    message: '目标应为 0 到 100',
    call: () => setIndicatorTarget({ ...body, target: 101 }),
  });
  agree({
    ...asked,
    operationId: 'listIndicatorReports',
    when: 'what could not be read in a month',
    method: 'GET',
    path: `${path}/indicators/readable/reports`,
    query: { period: '2025-11' },
    answer: {
      page: 0,
      page_size: 12,
      total_elements: 1,
      data: some({
        report_id: 'R1001-01',
        report_name: '生化',
        report_time: '2025-11-18T09:42:00+08:00',
        patient_name: '孟*山',
        department: '肾内科',
        text: '1 项未能判读',
      }),
    },
    call: () => listIndicatorReports('readable', { period: '2025-11' }),
    gets: ({ data }) => expect(data).toHaveLength(1),
  });
  refuse({
    ...asked,
    operationId: 'listIndicatorReports',
    when: 'of an indicator that is not there',
    method: 'GET',
    path: `${path}/indicators/luck/reports`,
    query: { period: '2025-11' },
    status: 404,
    message: '没有这个指标',
    call: () => listIndicatorReports('luck', { period: '2025-11' }),
  });
});
