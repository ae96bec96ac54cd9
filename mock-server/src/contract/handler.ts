import type { FastifyBaseLogger } from 'fastify';
import type { Operations } from '../generated/operations.ts';
import type { World } from '../store/world.ts';

export type OperationId = keyof Operations;

/** What a handler is given. `query` has been coerced, `body` has not; both were validated against the contract. */
export interface Call<Id extends OperationId> {
  readonly params: Operations[Id]['params'];
  readonly query: Operations[Id]['query'];
  readonly body: Operations[Id]['body'];
  readonly session: Operations[Id]['session'];
  readonly world: World;
  readonly log: FastifyBaseLogger;
  /** Address of the caller. */
  readonly ip: string;
}

export type Answer<Id extends OperationId> = Operations[Id]['answer'];

/** Answers with the success body of the contract, or throws `Refusal` / `BusinessStatus`. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Answer<Id> | Promise<Answer<Id>>;

/**
 * One file per slug exports `const xHandlers = { operationId: (call) => answer } satisfies Handlers`:
 * the call is typed by the contract and a misspelt operationId does not compile.
 */
export type Handlers = { readonly [Id in OperationId]?: Handler<Id> };
