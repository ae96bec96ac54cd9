import { Query } from '../store/sql.ts';
import type { Handlers } from './types.ts';

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
} satisfies Handlers;
