import type { Changeable } from '../store/changes.ts';
import { findSource } from '../store/sync-records.ts';

/** Whether a source is fetched from, in the change log. Its undo is its other button. */
export const syncSourceChangeable: Changeable = {
  type: 'sync_source',
  label: '数据来源',
  administrators: [6],
  fields: { state: { label: '状态' } },
  read: (world, id) => {
    const source = findSource(world, id);
    return source && { name: source.name, values: { state: source.paused_at === '' ? '运行' : '暂停' } };
  },
};
