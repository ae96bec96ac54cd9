import type { ShownAnswer } from '@jianwei/api-client/model';
import type { Shown } from './shown.ts';

/** An interpretation as the wire carries it. */
export function wireShown({ conclusion, diagnoses, unread, rules, inference, reading }: Shown): ShownAnswer {
  return {
    conclusion: [...conclusion],
    diagnoses: diagnoses.map(({ id, name, reliable, evidences }) => ({
      diagnosis_id: id,
      name,
      reliable,
      evidences: [...evidences],
    })),
    unread: [...unread],
    versions: [
      { name: '检验解读规则库', version: inference },
      { name: '报告解读', version: reading },
      ...rules.map(({ ruleId, version }) => ({ name: ruleId, version: `v${version}` })),
    ],
  };
}
