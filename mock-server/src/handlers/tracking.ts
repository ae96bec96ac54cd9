import type { Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { Command } from '../store/sql.ts';

const insertVisit = new Command<[string, string, string, string, string | null]>(
  'INSERT INTO visit_log (time, user_id, path, title, visited_at) VALUES (?, ?, ?, ?, ?)',
  'nothing',
);
const insertAction = new Command<[string, string, number, string]>(
  'INSERT INTO action_log (time, user_id, action_id, extra_data) VALUES (?, ?, ?, ?)',
  'nothing',
);

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

export const trackingHandlers = {
  saveLog: ({ body, session, world }) => {
    // A visit log holds the path only: what stands behind `?` may name a patient.
    const [path = ''] = body.path.split('?', 1);
    insertVisit.run(world, world.nowText(), session.userId, path, body.title ?? '', body.time ?? null);
    return {};
  },

  trackAction: ({ body, session, world }) => {
    if (!isJsonObject(body.extra_data)) throw new Refusal('extra_data 应为 JSON 对象的文本');
    insertAction.run(world, world.nowText(), session.userId, body.action_id, body.extra_data);
    return {};
  },
} satisfies Handlers;
