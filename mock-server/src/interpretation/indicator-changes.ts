import type { Indicator } from '@jianwei/api-client/model';
import type { Changeable } from '../store/changes.ts';
import { saveTarget } from '../store/indicator-targets.ts';
import { targetOf } from './laboratory-indicators.ts';

/** What an indicator is called. */
export const INDICATOR_NAMES: Readonly<Record<Indicator['id'], string>> = {
  handled_in_time: '危急值 30 分钟处理率',
  handling_median: '危急值处理中位时间',
  corrected: '更正结果率',
  held: '审核暂缓率',
  readable: '可解读率',
  useful: '提示有用率',
};

/** Targets of the indicators in the change log. */
export const indicatorChangeable: Changeable = {
  type: 'indicator',
  label: '关键指标',
  // As its calls: the auditor, and a laboratory account with the column.
  administrators: [9, '1:2'],
  fields: {
    target: { label: '目标' },
    shown: { label: '显示', say: (shown) => (shown === true ? '是' : '否') },
  },
  read: (world, id) => {
    const kept = targetOf(world, id);
    return kept && { name: INDICATOR_NAMES[id as Indicator['id']], values: { ...kept } };
  },
  write: (world, id, { target, shown }) => {
    const kept = targetOf(world, id);
    if (kept === undefined) return;
    saveTarget(world, id, {
      target: target === undefined ? kept.target : Number(target),
      shown: shown === undefined ? kept.shown : shown === true,
    });
  },
};
