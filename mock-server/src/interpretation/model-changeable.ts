import { RISK_MODEL_TITLE } from '@jianwei/clinical-rules/logistic-model/wording';
import { CKD_RISK_FIGURES } from '../drawings/model-figures.ts';
import { textOf } from '../store/changes.ts';
import type { Changeable, Json } from '../store/changes.ts';
import { putModelState, versionIn } from '../store/model-periods.ts';

const STATES = ['in_use', 'shadow'] as const;
const sayVersion = (version: Json) => (version === '' ? '无' : textOf(version));

/** A model in the change log: which version speaks, and which computes beside it. */
export const modelChangeable: Changeable = {
  type: 'model',
  label: 'AI 模型',
  administrators: [8],
  fields: {
    in_use: { label: '在用版本', say: sayVersion },
    shadow: { label: '旁路版本', say: sayVersion },
  },
  read: (world, id) =>
    id === CKD_RISK_FIGURES
      ? {
          name: RISK_MODEL_TITLE,
          values: Object.fromEntries(STATES.map((state) => [state, versionIn(world, id, state) ?? ''])),
        }
      : undefined,
  write: (world, id, values) => {
    for (const state of STATES) {
      const version = values[state];
      if (typeof version === 'string')
        putModelState(world, id, { state, version, time: world.nowText(), by: '', reason: '撤销' });
    }
  },
};
