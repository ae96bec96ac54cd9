import type { BoardSource } from '@jianwei/api-client/model';
import type { Handlers } from '../contract/handler.ts';
import { boardOf } from '../interpretation/board.ts';
import { standingOf } from '../sources/sync-state.ts';
import { openWallSession } from '../store/sessions.ts';
import { listSources } from '../store/sync-records.ts';
import type { World } from '../store/world.ts';

/** When each source last sent something, judged as the screen of its synchronisation judges it. */
function arrivalsOf(world: World): BoardSource[] {
  return listSources(world).map((source) => {
    const { state, lastAt, usualHours } = standingOf(world, source);
    return {
      source_id: source.source_id,
      name: source.name,
      state,
      ...(lastAt === undefined ? {} : { last_at: lastAt }),
      ...(usualHours === undefined ? {} : { usual_hours: usualHours }),
      ...(source.daily_at === '' ? {} : { daily_at: source.daily_at }),
    };
  });
}

export const boardHandlers = {
  getBoard: ({ world }) => ({ ...boardOf(world), sources: arrivalsOf(world) }),
  openBoardWall: ({ world, session, ip }) => ({ token: openWallSession(world, session.userId, ip) }),
} satisfies Handlers;
