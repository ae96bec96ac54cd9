import {
  dismissCleaningItem,
  getCleaningItem,
  listCleaningItems,
  mapCleaningItem,
  mapCleaningItems,
  previewCleaningItem,
  reopenCleaningItem,
} from '@jianwei/api-client/cleaning/cleaning';
import { describe, expect } from 'vitest';
import type { ProviderState } from '../provider/provider-states.ts';
import { agree, is, refuse, some } from './interaction.ts';

const path = '/api/v2/cleaning/items';
const item = {
  item_id: is(1),
  source_id: 'lis-east',
  source_name: 'LIS 东院区',
  state: is('no_item'),
  code: 'BNPP',
  name: 'B型钠尿肽前体',
  specimen: '血清',
  unit: 'pg/mL',
  wording: '',
  results: 89,
  reports: 89,
  patients: 80,
  first_at: '2025-09-08T08:10:00+08:00',
  last_at: '2025-11-18T09:30:00+08:00',
  spellings: some({ item_id: 1, code: 'BNPP', name: 'B型钠尿肽前体', results: 89, revision: 1 }),
  needs_formula: false,
  is_in_catalogue: true,
  revision: 1,
};
const waiting: ProviderState[] = [['an item of a source that waits for a mapping', { item_id: '1', revision: '1' }]];
const dismissed: ProviderState[] = [['an item of a source that will not be mapped', { item_id: '35', revision: '1' }]];
/** Each change has an item of its own: a provider that keeps its state between interactions meets each as it is described. */
const waits = (id: number): ProviderState[] => [
  ['an item of a source that waits for a mapping', { item_id: String(id), revision: '1' }],
];
const none: ProviderState[] = [['no item of a source', { item_id: '99999' }]];
const changed = { item_id: is(1), name: 'B型钠尿肽前体', read: 86, changed_reports: 85, change_id: 1 };

describe('data cleaning', () => {
  const asked = { origin: 'proposed', as: 'operations' } as const;
  agree({
    ...asked,
    operationId: 'listCleaningItems',
    when: 'what waits for a mapping',
    given: waiting,
    method: 'GET',
    path,
    answer: {
      page: 0,
      page_size: 12,
      total_elements: 23,
      facets: { no_item: 23, no_unit: 2, no_value: 3, mapped: 4, dismissed: 3 },
      sources: some({ source_id: 'lis-east', name: 'LIS 东院区' }),
      results: 420,
      reports: 300,
      read_share: 0.96,
      read_share_after: 0.99,
      data: some({ ...item, item_id: 1 }),
    },
    call: () => listCleaningItems(),
    gets: ({ data }) => expect(data).toMatchObject([{ state: 'no_item', code: 'BNPP' }]),
  });
  agree({
    ...asked,
    operationId: 'getCleaningItem',
    when: 'the evidence for its mapping',
    given: waiting,
    method: 'GET',
    path: `${path}/1`,
    answer: {
      item,
      suggestions: some({
        code: 'NTPROBNP',
        name: 'N末端B型利钠肽原',
        short_name: 'NT-proBNP',
        specimen: '血清',
        unit: 'pg/mL',
        name_score: 0.4,
        specimen_match: 'same',
        unit_match: 'same',
        overlap: 0.81,
        known: 56,
        bins: some(0.05),
        score: 0.79,
      }),
      edges: some(10.5),
      bins: some(0.05),
      median: 486,
      values: some({ report_id: 'R1013-01', report_time: '2025-11-18T09:30:00+08:00', value: '6975' }),
    },
    call: () => getCleaningItem(1),
    gets: ({ suggestions }) => expect(suggestions[0]?.code).toBe('NTPROBNP'),
  });
  refuse({
    ...asked,
    operationId: 'getCleaningItem',
    when: 'an item that is not there',
    given: none,
    method: 'GET',
    path: `${path}/99999`,
    status: 404,
    message: '没有这个来源项目',
    call: () => getCleaningItem(99999),
  });
  agree({
    ...asked,
    operationId: 'previewCleaningItem',
    when: 'what a mapping would do',
    given: waiting,
    method: 'POST',
    path: `${path}/1/preview`,
    body: { code: 'NTPROBNP' },
    answer: {
      results: 89,
      reports: 89,
      changed_reports: 85,
      counts: { normal: 2, high: 84, low: 0, undetermined: 3, critical: 0, old_critical: 0 },
      worked: some({ original: '96 pg/mL', read: '96 pg/mL' }),
      rows: some({
        report_id: 'R1013-01',
        report_time: '2025-11-18T09:30:00+08:00',
        patient_name: '沈*丰',
        patient_gender: '男',
        patient_age: 58,
        original: '6975 pg/mL',
        read: '6975 pg/mL',
        range: '0-125',
        state: 'high',
        reason: '',
        is_critical: false,
        change: '新增「心力衰竭可能」',
      }),
    },
    call: () => previewCleaningItem(1, { code: 'NTPROBNP' }),
    gets: ({ changed_reports: count }) => expect(count).toBe(85),
  });
  refuse({
    ...asked,
    operationId: 'previewCleaningItem',
    when: 'an item of another unit',
    given: waiting,
    method: 'POST',
    path: `${path}/1/preview`,
    body: { code: 'ALT' },
    status: 400,
    message: '单位 pg/mL 不能换算为 U/L',
    call: () => previewCleaningItem(1, { code: 'ALT' }),
  });
  refuse({
    ...asked,
    operationId: 'previewCleaningItem',
    when: 'an item that is not there',
    given: none,
    method: 'POST',
    path: `${path}/99999/preview`,
    body: { code: 'ALT' },
    status: 404,
    message: '没有这个来源项目',
    call: () => previewCleaningItem(99999, { code: 'ALT' }),
  });
  const mapping = { code: 'NTPROBNP', reread: true, revision: 1 };
  const creatinine = { ...mapping, code: 'CREA' };
  agree({
    ...asked,
    operationId: 'mapCleaningItem',
    when: 'with the stored reports',
    given: waits(14),
    method: 'POST',
    path: `${path}/14/map`,
    body: creatinine,
    answer: { ...changed, item_id: is(14) },
    call: () => mapCleaningItem(14, creatinine),
    gets: ({ change_id: id }) => expect(id).toBe(1),
  });
  refuse({
    ...asked,
    operationId: 'mapCleaningItem',
    when: 'one that will not be mapped',
    given: dismissed,
    method: 'POST',
    path: `${path}/35/map`,
    body: mapping,
    status: 400,
    message: '该项目已不映射，请先恢复',
    call: () => mapCleaningItem(35, mapping),
  });
  refuse({
    ...asked,
    operationId: 'mapCleaningItem',
    when: 'one that is not there',
    given: none,
    method: 'POST',
    path: `${path}/99999/map`,
    body: mapping,
    status: 404,
    message: '没有这个来源项目',
    call: () => mapCleaningItem(99999, mapping),
  });
  const many = { item_ids: [16], code: 'K', reread: false };
  agree({
    ...asked,
    operationId: 'mapCleaningItems',
    when: 'several spellings, for later imports only',
    given: waits(16),
    method: 'POST',
    path: `${path}/map`,
    body: many,
    answer: {
      data: some({
        item_id: is(16),
        name: 'B型钠尿肽前体',
        is_done: is(true),
        read: 0,
        changed_reports: 0,
        change_id: 1,
      }),
    },
    call: () => mapCleaningItems(many),
    gets: ({ data }) => expect(data).toMatchObject([{ is_done: true }]),
  });
  refuse({
    ...asked,
    operationId: 'mapCleaningItems',
    when: 'no spelling',
    given: waiting,
    method: 'POST',
    path: `${path}/map`,
    body: { item_ids: [], reread: true },
    status: 400,
    message: '请选择 1 到 50 种写法',
    call: () => mapCleaningItems({ item_ids: [], reread: true }),
  });
  agree({
    ...asked,
    operationId: 'dismissCleaningItem',
    when: 'with a reason',
    given: waits(13),
    method: 'POST',
    path: `${path}/13/dismiss`,
    body: { reason: '不是检验结果', revision: 1 },
    answer: { ...changed, item_id: is(13), read: 0, changed_reports: 0 },
    call: () => dismissCleaningItem(13, { reason: '不是检验结果', revision: 1 }),
    gets: ({ name }) => expect(name).toBeTruthy(),
  });
  refuse({
    ...asked,
    operationId: 'dismissCleaningItem',
    when: 'what was changed meanwhile',
    given: waiting,
    method: 'POST',
    path: `${path}/1/dismiss`,
    body: { reason: '不是检验结果', revision: 7 },
    status: 400,
    message: '该项目已有修改，请重新载入后再保存',
    call: () => dismissCleaningItem(1, { reason: '不是检验结果', revision: 7 }),
  });
  refuse({
    ...asked,
    operationId: 'dismissCleaningItem',
    when: 'one that is not there',
    given: none,
    method: 'POST',
    path: `${path}/99999/dismiss`,
    body: { reason: '不是检验结果', revision: 1 },
    status: 404,
    message: '没有这个来源项目',
    call: () => dismissCleaningItem(99999, { reason: '不是检验结果', revision: 1 }),
  });
  agree({
    ...asked,
    operationId: 'reopenCleaningItem',
    when: 'one that will not be mapped',
    given: [['an item of a source that will not be mapped', { item_id: '36', revision: '1' }]],
    method: 'POST',
    path: `${path}/36/reopen`,
    body: { revision: 1 },
    answer: { ...changed, item_id: is(36), read: 0, changed_reports: 0 },
    call: () => reopenCleaningItem(36, { revision: 1 }),
    gets: ({ item_id: id }) => expect(id).toBe(36),
  });
  refuse({
    ...asked,
    operationId: 'reopenCleaningItem',
    when: 'one that waits',
    given: waiting,
    method: 'POST',
    path: `${path}/1/reopen`,
    body: { revision: 1 },
    status: 400,
    message: '该项目正在待处理，无须恢复',
    call: () => reopenCleaningItem(1, { revision: 1 }),
  });
  refuse({
    ...asked,
    operationId: 'reopenCleaningItem',
    when: 'one that is not there',
    given: none,
    method: 'POST',
    path: `${path}/99999/reopen`,
    body: { revision: 1 },
    status: 404,
    message: '没有这个来源项目',
    call: () => reopenCleaningItem(99999, { revision: 1 }),
  });
});
