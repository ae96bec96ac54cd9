import { RISK_MODEL_TITLE } from '@jianwei/clinical-rules/logistic-model/wording';
import { RULES } from '@jianwei/clinical-rules/registry/registry';
import type { Handlers } from '../contract/handler.ts';
import { CKD_RISK_FIGURES } from '../drawings/model-figures.ts';
import { KNOWLEDGE_DATE, KNOWLEDGE_VERSION } from '../hospital/knowledge/knowledge-version.ts';
import { riskModelInUse } from '../interpretation/risk-model.ts';
import { Query } from '../store/sql.ts';

interface NoteRow {
  readonly version: string;
  readonly title: string;
  readonly content: string;
  readonly date: string;
}

const notes = new Query<NoteRow>('SELECT version, title, content, date FROM version_note ORDER BY position');

export const systemHandlers = {
  getVersionItem: ({ world }) => {
    const rows = notes.all(world);
    return {
      version: rows[0]?.version ?? '',
      items: rows.map(({ title, content, date }) => ({ title, content, date })),
      knowledge_version: KNOWLEDGE_VERSION,
      knowledge_date: KNOWLEDGE_DATE,
      rules: RULES.filter(({ versions }) => versions.length > 0).map(({ title, versions }) => ({
        name: title,
        versions: [...versions],
      })),
    };
  },

  /** The models whose charts and figures this hospital can show; their names say that the figures are synthetic. */
  listAvailableModels: ({ world }) => ({
    data: [
      {
        artifact_id: CKD_RISK_FIGURES,
        enable: riskModelInUse(world) !== undefined,
        name: `${RISK_MODEL_TITLE}（演示数据）`,
      },
    ],
  }),
} satisfies Handlers;
