import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ContractOperation } from '../contract/operations.ts';
import type { Session } from '../store/session.ts';
import type { ReadyAnswer, WorldState } from '../store/world-state.ts';

declare module 'fastify' {
  // What the layers of the onion tell each other about one request.
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
    /** The answer is in an envelope already, or was taken from the ready answers. */
    readyAnswer: ReadyAnswer | undefined;
  }
}

/** One layer: passes the call on with `next`, answers it, or throws. */
export type Layer = (request: FastifyRequest, reply: FastifyReply, next: () => void) => void;
