import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { Handlers, OperationId } from '../contract/handler.ts';
import type { ContractOperation } from '../contract/operations.ts';
import { Refusal } from '../contract/refusal.ts';
import type { Check, Validators } from '../contract/validators.ts';
import { saveOnce, type SaveAnswer } from '../store/answered-saves.ts';
import type { Session } from '../store/session.ts';
import type { SessionLimits } from '../store/sessions.ts';
import type { CachedAnswer, WorldState } from '../store/world-state.ts';
import type { AnswerCheck } from './answer-check.ts';
import { recordCall } from './journal.ts';
import type { Middleware } from './request.ts';
import { offerHeader, rightsHeader, rightsText, sessionOf } from './session.ts';
import type { Wire } from './wire.ts';

export interface RouteParts {
  readonly operations: readonly ContractOperation[];
  readonly handlers: Handlers;
  /** GETs whose answer is cached until data, account or day change. */
  readonly cached: ReadonlySet<OperationId>;
  readonly validators: Validators;
  /** Absent: answers are not held against the contract. */
  readonly checkAnswer: AnswerCheck | undefined;
  readonly findWorld: (request: FastifyRequest) => WorldState;
  readonly faults: Middleware;
  readonly wire: Wire;
  readonly sessionLimits: SessionLimits;
  /** Grows whenever a model or an application is switched. */
  readonly offerRevision: (world: WorldState) => number;
  /** Why nothing can be saved by a call of this tag now; undefined where it can. */
  readonly saveRefusal: (world: WorldState, session: Session, tag: string) => string | undefined;
}

type AnyHandler = (call: never) => unknown;

const jsonType = 'application/json; charset=utf-8';
const spaceAtEnd = /^[^?]*%20(?:\?|$)/;
const KEPT_ANSWERS = 1000;
const MAX_KEY_LENGTH = 200;

/** A path parameter may hold a space, the end of a path may not: the clean path is the only one. */
function refuseSpaceAtEnd(url: string): void {
  if (url.includes('%20') && spaceAtEnd.test(url)) {
    throw new Refusal(`请求地址出错: ${url.split('?', 1)[0] ?? ''}`, 404);
  }
}

function sendCached(request: FastifyRequest, reply: FastifyReply, cached: CachedAnswer, wire: Wire): FastifyReply {
  request.cachedAnswer = cached;
  reply.header('content-type', jsonType);
  return reply.send(request.isEncrypted ? (cached.sealed ??= Buffer.from(wire.seal(cached.plain))) : cached.plain);
}

/** Everything before the handler: world, faults, wire, session, cached answer. The body is not read before the caller is known. */
function createEntry(operation: ContractOperation, parts: RouteParts) {
  const { wire, findWorld, faults } = parts;
  const isExempt = wire.isExempt(operation.path);
  const isCached = parts.cached.has(operation.operationId);

  const admit = (request: FastifyRequest, reply: FastifyReply, world: WorldState): boolean => {
    request.session = sessionOf(world, operation, request, parts.sessionLimits, (session) => {
      reply.header(rightsHeader, rightsText(session));
      reply.header(offerHeader, parts.offerRevision(world));
    });
    if (!isCached || !request.session) return true;
    const cached = world.cachedAnswers(request.session.userId).get(request.raw.url ?? '');
    if (!cached) return true;
    sendCached(request, reply, cached, wire);
    return false;
  };

  return (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    request.operation = operation;
    // Results, names and links are kept by no browser and nothing between; a picture may be.
    if (!operation.mediaType.startsWith('image/')) reply.header('cache-control', 'no-store');
    request.isEncrypted = !isExempt && wire.isEncrypted(request);
    refuseSpaceAtEnd(request.raw.url ?? '');
    const world = findWorld(request);
    request.world = world;
    faults(request, reply, () => {
      try {
        if (admit(request, reply, world)) done();
      } catch (error) {
        // A delayed fault calls back later, when nobody up the stack catches.
        done(error as Error);
      }
    });
  };
}

function createValidation(operation: ContractOperation, validators: Validators) {
  const params: Check = validators.parameters(operation.params);
  const query: Check = validators.parameters(operation.query);
  const body: Check = operation.body ? validators.body(operation.body) : () => undefined;
  return (request: FastifyRequest, _reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    const problem = params(request.params) ?? query(request.query) ?? body(request.body);
    done(problem === undefined ? undefined : new Refusal(problem));
  };
}

function createRouteHandler(operation: ContractOperation, handler: AnyHandler, parts: RouteParts) {
  const { wire, checkAnswer } = parts;
  const isCached = parts.cached.has(operation.operationId);
  const isSave = operation.method === 'POST' && operation.rights.access === 'write';
  const isPicture = operation.mediaType !== 'application/json';
  return (request: FastifyRequest, reply: FastifyReply): unknown => {
    const { params, query, body, world, session, log, ip } = request;
    // The tag of a tool's calls is the slug of its application.
    const refused = isSave && world && session ? parts.saveRefusal(world, session, operation.tag) : undefined;
    if (refused !== undefined) throw new Refusal(refused);
    const handle = (): unknown => handler({ params, query, body, world, session, log, ip } as never);
    const key = request.headers['idempotency-key'];
    if (isSave && world && session && typeof key === 'string' && key !== '') {
      if (key.length > MAX_KEY_LENGTH) throw new Refusal('Idempotency-Key 过长');
      const save = { userId: session.userId, operationId: operation.operationId, key, content: [params, query, body] };
      const answered = saveOnce(world, save, handle as () => SaveAnswer);
      if (answered === undefined) throw new Refusal('此 Idempotency-Key 已用于另一内容');
      return answered;
    }
    const answer = handle();
    if (isPicture) reply.header('content-type', operation.mediaType);
    // Only an answer made in one go is surely of one data version.
    if (!isCached || !world || !session || answer instanceof Promise) return answer;
    checkAnswer?.(operation, 200, answer);
    const cached: CachedAnswer = { plain: Buffer.from(JSON.stringify(answer)) };
    const answers = world.cachedAnswers(session.userId);
    if (answers.size >= KEPT_ANSWERS) answers.clear();
    answers.set(request.raw.url ?? '', cached);
    return sendCached(request, reply, cached, wire);
  };
}

/** Only while a mock hospital is built in part: the contract has no 501. */
function notImplemented(request: FastifyRequest): never {
  request.isFaulty = true;
  throw new Refusal('服务未实现', 501);
}

/** Serves every operation of the contract; one without a handler answers 501. */
export function installContractRoutes(app: FastifyInstance, parts: RouteParts): void {
  const { checkAnswer } = parts;
  if (checkAnswer) {
    app.addHook('preSerialization', (request, reply, payload, done) => {
      // Without a world the refusal is of the mock hospital's own making.
      if (request.operation && request.world && !request.isFaulty) {
        try {
          checkAnswer(request.operation, reply.statusCode, payload);
        } catch (error) {
          done(error as Error);
          return;
        }
      }
      done(null, payload);
    });
  }
  app.addHook('onResponse', (request, reply, done) => {
    recordCall(request, reply.statusCode);
    done();
  });
  for (const operation of parts.operations) {
    const handler: AnyHandler | undefined = parts.handlers[operation.operationId];
    app.route({
      method: operation.method,
      url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      onRequest: createEntry(operation, parts),
      preValidation: handler ? createValidation(operation, parts.validators) : [],
      handler: handler ? createRouteHandler(operation, handler, parts) : notImplemented,
    });
  }
}
