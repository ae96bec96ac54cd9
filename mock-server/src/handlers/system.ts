import type { Handlers } from '../contract/handler.ts';
import { modelFigures } from '../drawings/model-figures.ts';
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
    };
  },

  /** The models whose charts and figures this hospital can show; their names say that the figures are synthetic. */
  listAvailableModels: () => ({
    data: Object.entries(modelFigures).map(([artifactId, { title }]) => ({
      artifact_id: artifactId,
      enable: true,
      name: `${title}（演示数据）`,
    })),
  }),
} satisfies Handlers;
