import type { FastifyRequest } from 'fastify';
import { Refusal } from '../contract/refusal.ts';
import type { WorldState } from '../store/world-state.ts';
import type { Worlds } from '../store/worlds.ts';

export const worldHeader = 'x-mock-world';

/** Finds the world a request runs in: the one its header names, else the default one. An unknown id is 404. */
export function createWorldFinder(
  worlds: Worlds,
  guard: (request: FastifyRequest) => void,
): (request: FastifyRequest) => WorldState {
  return (request) => {
    const id = request.headers[worldHeader];
    if (id === undefined) return worlds.default;
    guard(request);
    const world = typeof id === 'string' ? worlds.get(id) : undefined;
    if (!world) throw new Refusal(`没有这个世界：${String(id)}`, 404);
    return world;
  };
}
