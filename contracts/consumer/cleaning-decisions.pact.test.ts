import {
  dismissCleaningItem,
  dismissCleaningItems,
  mapCleaningItem,
  mapCleaningItems,
  reopenCleaningItem,
} from '@jianwei/api-client/cleaning/cleaning';
import { describe, expect } from 'vitest';
import type { ProviderState } from '../provider/provider-states.ts';
import { agree, is, refuse, some } from './interaction.ts';
import { path, waiting, none } from './cleaning-examples.ts';

const dismissed: ProviderState[] = [['an item of a source that will not be mapped', { item_id: '35', revision: '1' }]];
/** Each change has an item of its own: a provider that keeps its state between interactions meets each as it is described. */
const waits = (id: number): ProviderState[] => [
  ['an item of a source that waits for a mapping', { item_id: String(id), revision: '1' }],
];
const changed = { item_id: is(1), name: 'B型钠尿肽前体', read: 86, changed_reports: 85, change_id: 1 };

describe('what is decided of an item', () => {
  const asked = { origin: 'proposed', as: 'operations' } as const;
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
  const filter = { state: 'no_item', source: 'lis-main', q: '前白蛋白' } as const;
  agree({
    ...asked,
    operationId: 'dismissCleaningItems',
    when: 'all of a filter',
    given: waits(10),
    method: 'POST',
    path: `${path}/dismiss`,
    body: { filter, reason: '不是检验结果' },
    answer: {
      data: some({
        item_id: is(10),
        name: '前白蛋白(东院)',
        is_done: is(true),
        read: 0,
        changed_reports: 0,
        change_id: 1,
      }),
    },
    call: () => dismissCleaningItems({ filter, reason: '不是检验结果' }),
    gets: ({ data }) => expect(data).toMatchObject([{ is_done: true }]),
  });
  const named = { item_ids: [12, 99999], reason: '不是检验结果' };
  agree({
    ...asked,
    operationId: 'dismissCleaningItems',
    when: 'one that waits and one that is not there',
    given: [...waits(12), ...none],
    method: 'POST',
    path: `${path}/dismiss`,
    body: named,
    answer: {
      data: some(
        { item_id: is(12), name: '前白蛋白(东院)', is_done: is(true), read: 0, changed_reports: 0, change_id: 1 },
        { item_id: is(99999), name: '', is_done: is(false), message: '没有这个来源项目', read: 0, changed_reports: 0 },
      ),
    },
    call: () => dismissCleaningItems(named),
    gets: ({ data }) => expect(data.map(({ is_done: isDone }) => isDone)).toEqual([true, false]),
  });
  refuse({
    ...asked,
    operationId: 'dismissCleaningItems',
    when: 'a filter that finds nothing',
    given: waiting,
    method: 'POST',
    path: `${path}/dismiss`,
    body: { filter: { ...filter, q: '没有这个项目' }, reason: '不是检验结果' },
    status: 400,
    message: '没有符合条件的来源项目',
    call: () => dismissCleaningItems({ filter: { ...filter, q: '没有这个项目' }, reason: '不是检验结果' }),
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
