import {
  getDataQuality,
  getDataVolumes,
  listDataItems,
  listNewCodes,
  listQualityRows,
} from '@jianwei/api-client/datacenter/datacenter';
import { describe, expect } from 'vitest';
import { agree, is, some } from './interaction.ts';

const range = { from: '2024-11-19', to: '2025-11-18', as_of: '2025-11-18T10:30:00+08:00' };
const page = { page: 0, page_size: 12, total_elements: 1 };
const common = { origin: 'proposed', as: 'information', method: 'GET' } as const;

describe('datacenter', () => {
  agree({
    ...common,
    operationId: 'getDataVolumes',
    when: 'of the last year by the day',
    path: '/api/v2/datacenter/volumes',
    whole: true,
    answer: {
      ...range,
      by: is('day'),
      reports: 53,
      results: 910,
      days: some({ date: '2025-11-18', reports: 41, results: 700, is_gap: false, gap_days: 0 }),
    },
    call: () => getDataVolumes(),
    gets: ({ days }) => expect(days).toMatchObject([{ reports: 41, is_gap: false }]),
  });

  agree({
    ...common,
    operationId: 'getDataQuality',
    when: 'of the last year',
    path: '/api/v2/datacenter/quality',
    answer: {
      ...range,
      sources: some({
        source_id: 'lis-main',
        name: 'LIS 主院区',
        reports: 412,
        results: 7020,
        gap_days: 3,
        last: '2025-11-18',
      }),
      cells: some({ source: 'lis-main', check: 'loinc', n: 310, of: 7020 }),
    },
    call: () => getDataQuality(),
    gets: ({ cells }) => expect(cells).toMatchObject([{ n: 310, of: 7020 }]),
  });

  agree({
    ...common,
    operationId: 'listQualityRows',
    given: [['an item of a source that waits for a mapping', { item_id: '1', revision: '1' }]],
    when: 'that have no unit or one that does not convert',
    path: '/api/v2/datacenter/rows',
    query: { check: 'unit' },
    answer: {
      ...page,
      data: some({
        row_id: 'R1010-02-07',
        time: '2025-11-17T08:10:00+08:00',
        report_id: 'R1010-02',
        source_id: 'lis-east',
        source_name: 'LIS 东院区',
        patient_name: '孟*山',
        item: 'D-二聚体',
        item_id: 27,
        result: '310',
        unit: 'ng/mL DDU',
        range: '0-250',
        found: '单位「ng/mL DDU」不能换算',
      }),
    },
    call: () => listQualityRows({ check: 'unit' }),
    gets: ({ data }) => expect(data).toMatchObject([{ patient_name: '孟*山' }]),
  });

  agree({
    ...common,
    operationId: 'listQualityRows',
    given: [['an item of a source that waits for a mapping', { item_id: '1', revision: '1' }]],
    when: 'all results of an item of a source',
    path: '/api/v2/datacenter/rows',
    query: { item_id: '1' },
    answer: {
      ...page,
      data: some({
        row_id: 'LB-1',
        time: '2025-11-18T10:30:00+08:00',
        report_id: 'R1001-01',
        source_id: 'lis-east',
        source_name: 'LIS 东院区',
        patient_name: '孟*山',
        item: 'B型钠尿肽前体',
        result: '310',
        unit: 'pg/mL',
        range: '0-125',
        found: '',
      }),
    },
    call: () => listQualityRows({ item_id: 1 }),
    gets: ({ data }) => expect(data).toMatchObject([{ patient_name: '孟*山' }]),
  });

  agree({
    ...common,
    operationId: 'listDataItems',
    when: 'the most frequent first',
    path: '/api/v2/datacenter/items',
    answer: {
      ...page,
      data: some({ code: 'K', name: '钾', results: 640, first: '2022-12-01', last: '2025-11-18' }),
    },
    call: () => listDataItems(),
    gets: ({ data }) => expect(data).toMatchObject([{ results: 640 }]),
  });

  agree({
    ...common,
    operationId: 'listNewCodes',
    given: [['an item of a source that waits for a mapping', { item_id: '1', revision: '1' }]],
    when: 'of this week',
    path: '/api/v2/datacenter/new_codes',
    answer: {
      since: '2025-11-17',
      data: some({
        item_id: 17,
        source_id: 'lis-east',
        source_name: 'LIS 东院区',
        code: 'UN-E',
        name: '尿素氮(B机)',
        specimen: '血清',
        unit: 'mmol/L',
        first_at: '2025-11-18T07:55:00+08:00',
        results: 3,
        state: is('waiting'),
      }),
    },
    call: () => listNewCodes(),
    gets: ({ data }) => expect(data).toMatchObject([{ state: 'waiting' }]),
  });
});
