import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FaultEffect } from '../store/faults.ts';
import { recordCall } from './journal.ts';
import type { Middleware } from './request.ts';

/** Milliseconds every call of the contract waits, fixed or drawn evenly from a span. */
export interface Latency {
  readonly fromMs: number;
  readonly toMs: number;
}

// mulberry32: small, seeded, even enough for waiting times.
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Applies one planned effect. Returns true when it answered (or cut) the call. */
function apply(effect: FaultEffect, request: FastifyRequest, reply: FastifyReply): boolean {
  switch (effect.kind) {
    case 'delay':
      return false;
    case 'garble':
      request.isGarbled = true;
      return false;
    case 'drop':
      recordCall(request, 0);
      reply.hijack();
      request.raw.destroy();
      return true;
    case 'http':
    case 'business': {
      request.isFaulty = true;
      const { status, message } = effect;
      if (effect.kind === 'business') request.businessStatus = status;
      void reply
        .status(effect.kind === 'http' ? status : 200)
        .send(message === undefined ? { status } : { status, message });
      return true;
    }
  }
}

/** Waits, breaks or answers a call as the world's fault plan and the server's latency say. */
export function createFaultMiddleware(latency: Latency | undefined): Middleware {
  const random = seededRandom(1);
  return (request, reply, next) => {
    const { world, operation } = request;
    if (!world || !operation || (world.faults.isEmpty && !latency)) {
      next();
      return;
    }
    const effects = world.faults.take(operation.operationId);
    let waitMs = latency ? latency.fromMs + random() * (latency.toMs - latency.fromMs) : 0;
    for (const effect of effects) if (effect.kind === 'delay') waitMs += effect.ms;
    const go = (): void => {
      if (effects.some((effect) => apply(effect, request, reply))) return;
      next();
    };
    if (waitMs > 0) setTimeout(go, waitMs);
    else go();
  };
}
