import {
  getInterpretability,
  listInterpretabilityReports,
} from '@jianwei/api-client/interpretability/interpretability';
import { describe, expect } from 'vitest';
import { agree, is, some } from './interaction.ts';

const share = { numerator: 940, denominator: 1000, rate: 94.5 };

describe('interpretability', () => {
  agree({
    operationId: 'getInterpretability',
    origin: 'proposed',
    as: 'operations',
    given: [['an item of a source that waits for a mapping', { item_id: '1', revision: '1' }]],
    when: 'of the last thirty days',
    method: 'GET',
    path: '/api/v2/statistics/interpretability',
    answer: {
      from: '2025-10-20',
      to: '2025-11-18',
      as_of: '2025-11-18T10:30:00+08:00',
      ...share,
      before_rate: 93.65,
      target: 95,
      reports: 100,
      whole_reports: 82,
      concluded_reports: 61,
      reread_results: 12,
      losses: some({ reason: is('no_item'), results: 40, points: 4.5, waiting: 40, items: 3 }),
      gain: some({ item_id: 1, name: 'B型钠尿肽前体', kind: is('no_item'), results: 30, rate_after: 97.5 }),
      by_source: some({
        source_id: 'lis-main',
        name: 'LIS 主院区',
        numerator: 940,
        denominator: 1000,
        rate: 94,
        before_rate: 93.5,
      }),
      by_group: some({ group: '心肌标志物', numerator: 90, denominator: 100, rate: 90 }),
      weeks: some({ week: '2025-11-17', is_partial: true, numerator: 240, denominator: 255, rate: 94.12 }),
      events: some({ date: '2025-11-18', items: 2 }),
    },
    call: () => getInterpretability(),
    gets: ({ losses }) => expect(losses).toMatchObject([{ waiting: 40 }]),
  });
  agree({
    operationId: 'listInterpretabilityReports',
    origin: 'proposed',
    as: 'operations',
    when: 'those with a conclusion',
    method: 'GET',
    path: '/api/v2/statistics/interpretability/reports',
    query: { counted: 'concluded' },
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
        results: 23,
        lost: 0,
        concluded: is(true),
      }),
    },
    call: () => listInterpretabilityReports({ counted: 'concluded' }),
    gets: ({ data }) => expect(data).toMatchObject([{ lost: 0 }]),
  });
});
