import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ContractOperation } from '../contract/operations.ts';
import type { Session } from '../store/session.ts';
import type { CachedAnswer, WorldState } from '../store/world-state.ts';

declare module 'fastify' {
  // What the steps of a call, which runs through hooks, handler and error handler, tell each other about it.
  interface FastifyRequest {
    world: WorldState | undefined;
    operation: ContractOperation | undefined;
    session: Session | undefined;
    /** Both bodies of this call travel as envelopes. */
    isEncrypted: boolean;
    /** A planned fault spoils the answer on its way out. */
    isGarbled: boolean;
    /** A planned fault answers: the answer is not held against the contract. */
    isFaulty: boolean;
    /** An answer with HTTP 200 that says 1001 or 1002 of the account. */
    businessStatus: number | undefined;
    /** The answer is in an envelope already, or was taken from the cache. */
    cachedAnswer: CachedAnswer | undefined;
  }
}

/** One step before the handler: passes the call on with `next`, answers it, or throws. */
export type Middleware = (request: FastifyRequest, reply: FastifyReply, next: () => void) => void;
