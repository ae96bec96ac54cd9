import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { JsonSchema } from '../contract/document.ts';
import type { Handlers } from '../contract/handler.ts';
import type { ContractOperation } from '../contract/operations.ts';
import { Refusal } from '../contract/refusal.ts';
import type { Validators } from '../contract/validators.ts';
import type { Fault, FaultEffect } from '../store/faults.ts';
import { hospitalTime } from '../store/time.ts';
import type { WorldState } from '../store/world-state.ts';
import { moveSessions } from '../store/sessions.ts';
import type { Worlds } from '../store/worlds.ts';

export interface ControlParts {
  readonly worlds: Worlds;
  readonly operations: readonly ContractOperation[];
  readonly handlers: Handlers;
  readonly validators: Validators;
  readonly guard: (request: FastifyRequest) => void;
  readonly findWorld: (request: FastifyRequest) => WorldState;
}

interface WorldBody {
  readonly id?: string;
  readonly clock?: string;
}

const worldBody: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$' },
    clock: { type: 'string', format: 'date-time' },
  },
  additionalProperties: false,
};

interface ClockBody {
  /** ISO time at which the clock stands; null = it follows the real time. */
  readonly now: string | null;
  /** Whether the time between counts for sessions; not unless asked for, so that nobody is signed out by it. */
  readonly ages_sessions?: boolean;
}

const clockBody: JsonSchema = {
  type: 'object',
  required: ['now'],
  properties: {
    now: { type: ['string', 'null'], format: 'date-time' },
    ages_sessions: { type: 'boolean' },
  },
  additionalProperties: false,
};

interface FaultBody {
  readonly operationId: string;
  readonly kind: FaultEffect['kind'];
  readonly status?: number;
  readonly message?: string;
  readonly ms?: number;
  readonly when?: Fault['when'];
}

const faultBody: JsonSchema = {
  type: 'object',
  required: ['operationId', 'kind'],
  properties: {
    operationId: { type: 'string' },
    kind: { type: 'string', enum: ['http', 'business', 'delay', 'drop', 'garble'] },
    status: { type: 'integer', minimum: 200, maximum: 9999 },
    message: { type: 'string' },
    ms: { type: 'integer', minimum: 0, maximum: 600_000 },
    when: {
      anyOf: [
        { type: 'string', enum: ['next', 'all'] },
        { type: 'integer', minimum: 1 },
      ],
    },
  },
  additionalProperties: false,
};

function effectOf({ kind, status, message, ms }: FaultBody): FaultEffect {
  switch (kind) {
    case 'http':
      if (status === undefined || status < 400 || status > 599) throw new Refusal('http 故障需要 400 至 599 的 status');
      return message === undefined ? { kind, status } : { kind, status, message };
    case 'business':
      if (status === undefined) throw new Refusal('business 故障需要 status');
      return message === undefined ? { kind, status } : { kind, status, message };
    case 'delay':
      if (ms === undefined) throw new Refusal('delay 故障需要 ms');
      return { kind, ms };
    case 'drop':
    case 'garble':
      return { kind };
  }
}

/** The control surface: plain JSON under `/__mock`, outside the contract. Calls act on the world their header names. */
export function installControl(app: FastifyInstance, parts: ControlParts): void {
  const { worlds, findWorld } = parts;
  const checks = {
    world: parts.validators.body(worldBody),
    clock: parts.validators.body(clockBody),
    fault: parts.validators.body(faultBody),
  };
  const known = new Set<string>(parts.operations.map(({ operationId }) => operationId));

  const read = <Body>(request: FastifyRequest, check: (body: unknown) => string | undefined, empty?: Body): Body => {
    const body = request.body ?? empty;
    const problem = check(body);
    if (problem !== undefined) throw new Refusal(problem);
    return body as Body;
  };

  app.addHook('onRequest', (request, _reply, done) => {
    parts.guard(request);
    done();
  });

  app.post('/__mock/worlds', (request, reply) => {
    const { id, clock } = read<WorldBody>(request, checks.world, {});
    try {
      const world = worlds.create({ id, clock });
      reply.status(201);
      return { id: world.id, bytes: world.bytes };
    } catch (error) {
      if (error instanceof RangeError) throw new Refusal(error.message);
      throw error;
    }
  });

  app.delete<{ Params: { id: string } }>('/__mock/worlds/:id', (request) => {
    if (!worlds.drop(request.params.id)) throw new Refusal(`没有这个世界：${request.params.id}`, 404);
    return {};
  });

  app.post('/__mock/reset', (request) => {
    const world = findWorld(request);
    worlds.reset(world);
    return { id: world.id, now: world.nowText() };
  });

  app.post('/__mock/clock', (request) => {
    const { now, ages_sessions: agesSessions = false } = read<ClockBody>(request, checks.clock);
    const world = findWorld(request);
    const before = world.now().getTime();
    world.setClock(now === null ? undefined : new Date(now));
    if (!agesSessions) moveSessions(world, world.now().getTime() - before);
    return { now: world.nowText() };
  });

  app.get('/__mock/faults', (request) => ({ data: findWorld(request).faults.list() }));

  app.post('/__mock/faults', (request, reply) => {
    const body = read<FaultBody>(request, checks.fault);
    if (body.operationId !== '*' && !known.has(body.operationId)) {
      throw new Refusal(`契约中没有这个操作：${body.operationId}`);
    }
    const fault = { operationId: body.operationId, when: body.when ?? 'next', effect: effectOf(body) };
    reply.status(201);
    return findWorld(request).faults.add(fault);
  });

  app.delete('/__mock/faults', (request) => ({ removed: findWorld(request).faults.remove() }));

  app.delete<{ Params: { id: string } }>('/__mock/faults/:id', (request) => {
    const removed = findWorld(request).faults.remove(request.params.id);
    if (removed === 0) throw new Refusal(`没有这个故障：${request.params.id}`, 404);
    return { removed };
  });

  app.get('/__mock/journal', (request) => ({
    data: findWorld(request)
      .journal.list()
      .map(({ timeMs, ...entry }) => ({ time: hospitalTime(new Date(timeMs)), ...entry })),
  }));

  app.get('/__mock/operations', () => ({
    data: parts.operations.map(({ operationId, method, path, origin }) => ({
      operationId,
      method,
      path,
      origin,
      implemented: operationId in parts.handlers,
    })),
  }));
}
