import type { Handlers } from '../contract/handler.ts';
import { foundReport } from './found.ts';

export const commandHandlers = {
  searchCommand: async ({ body, world, session }) => {
    const { q, report_id: reportId } = body;
    const view = reportId === undefined || reportId === '' ? undefined : foundReport(world, reportId);
    // The dictionary of pinyin is large: it is read when somebody first searches.
    const { searchCommand } = await import('../interpretation/command-search.ts');
    return { items: searchCommand(world, session, q, view) };
  },
} satisfies Handlers;
