import { defaultExempt } from '@jianwei/wire-cipher/exempt-list';
import cors from '@fastify/cors';
import { developmentKey } from '@jianwei/wire-cipher/development-key';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { readDocument } from './contract/document.ts';
import type { Handlers } from './contract/handler.ts';
import { readOperations } from './contract/operations.ts';
import { createValidators } from './contract/validators.ts';
import { cachedOperations } from './handlers/cached-operations.ts';
import { handlers as everyHandler } from './handlers/index.ts';
import { closedSsoDemoHandlers } from './handlers/sso-demo.ts';
import { seedWorld } from './hospital/seed-world.ts';
import { createAnswerCheck } from './plugins/answer-check.ts';
import { installContractRoutes } from './plugins/contract-routes.ts';
import { installControl } from './plugins/control.ts';
import { installDocs } from './plugins/docs.ts';
import { answerError, answerUnknownPath } from './plugins/errors.ts';
import { createFaultMiddleware, type Latency } from './plugins/faults.ts';
import { installImport } from './plugins/import-control.ts';
import { createLocalGuard } from './plugins/local-only.ts';
import { installOtherHospital } from './plugins/other-hospital.ts';
import './plugins/request.ts';
import { offerHeader, rightsHeader } from './plugins/session.ts';
import { installTickets } from './plugins/tickets.ts';
import {
  answerStrangeExpectation,
  answerUnreadableRequest,
  answerUnreadableUrl,
} from './plugins/unreadable-request.ts';
import { installWire, type Wire } from './plugins/wire.ts';
import { createWorldFinder, worldHeader } from './plugins/worlds.ts';
import { offerRevision, saveRefusal } from './interpretation/application-offer.ts';
import { defaultSessionLimits, type SessionLimits } from './store/sessions.ts';
import { Worlds } from './store/worlds.ts';

export interface HospitalOptions {
  /** `memory` (forgets), or the file that keeps the default world. */
  readonly state?: string;
  /** ISO time at which the clock stands; absent = it follows the real time. */
  readonly clock?: string | undefined;
  /** How bodies travel. */
  readonly wire?: 'encrypted' | 'plain';
  /** Whether `x-wire: plain` may ask for plain bodies of one call. */
  readonly allowPlain?: boolean;
  /** Wire key: 32 bytes or their base64; the development key by default. */
  readonly key?: string | Uint8Array;
  /** Path patterns with plain bodies; G-03's list by default. */
  readonly exempt?: readonly string[];
  readonly latency?: Latency | undefined;
  /** Origins of other addresses that may call (CORS), control surface included. */
  readonly allowOrigins?: readonly string[];
  /** Where the web app answers, for the page that simulates another hospital system; the first allowed origin by default. */
  readonly webAddress?: string | undefined;
  /** Holds every answer against the contract (default). Off for measurements. */
  readonly validateResponses?: boolean;
  /** How long a session lives; 12 hours and 30 minutes between calls by default. */
  readonly sessionLimits?: SessionLimits;
  /** Swagger UI at `/docs` (default). */
  readonly docs?: boolean;
  readonly logger?: FastifyBaseLogger | undefined;
  /** Offers the single sign-on demo (default): anybody may ask for tickets of its demo accounts. */
  readonly ssoDemo?: boolean;
  /** What is implemented; everything by default. */
  readonly handlers?: Handlers;
}

export interface Hospital {
  readonly app: FastifyInstance;
  readonly worlds: Worlds;
  close(): Promise<void>;
}

const BODY_LIMIT_BYTES = 8 * 1024 * 1024;
const MAX_PARAM_LENGTH = 500;

/**
 * Builds the mock hospital without listening: `app.inject` for tests, `app.listen` for a server.
 * Throws when the contract bundle is missing, the key is not 32 bytes, or the state file cannot be used.
 */
export async function createHospital(options: HospitalOptions = {}): Promise<Hospital> {
  const document = readDocument();
  const operations = readOperations(document);
  const validators = createValidators(document);
  const isDemoOpen = options.ssoDemo ?? true;
  const handlers = { ...(options.handlers ?? everyHandler), ...(isDemoOpen ? {} : closedSsoDemoHandlers) };
  const allowOrigins = options.allowOrigins ?? [];
  const worlds = new Worlds({ seed: seedWorld, state: options.state ?? 'memory', clock: options.clock });

  let wire: Wire | undefined;
  const app = fastify({
    ...(options.logger ? { loggerInstance: options.logger } : {}),
    logController: new LogController({ disableRequestLogging: true }),
    exposeHeadRoutes: false,
    forceCloseConnections: true,
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    clientErrorHandler: answerUnreadableRequest,
    // Node would refuse a request without a host by itself, in a form of its own.
    http: { requireHostHeader: false },
    frameworkErrors: (_error, request, reply) => answerUnreadableUrl(request, reply, wire),
  });
  app.server.on('checkExpectation', answerStrangeExpectation);
  try {
    app.decorateRequest('world', undefined);
    app.decorateRequest('operation', undefined);
    app.decorateRequest('session', undefined);
    app.decorateRequest('cachedAnswer', undefined);
    app.decorateRequest('isEncrypted', false);
    app.decorateRequest('isGarbled', false);
    app.decorateRequest('isFaulty', false);
    app.decorateRequest('businessStatus', undefined);
    app.addHook('onClose', () => worlds.close());
    app.addHook('onSend', (_request, reply, _payload, done) => {
      reply.header('x-content-type-options', 'nosniff');
      done();
    });

    const installedWire = installWire(app, {
      wire: options.wire ?? 'encrypted',
      allowPlain: options.allowPlain ?? false,
      key: options.key ?? developmentKey,
      exempt: options.exempt ?? defaultExempt,
    });
    wire = installedWire;
    app.setErrorHandler(answerError);
    app.setNotFoundHandler((request, reply) => {
      request.isEncrypted = installedWire.isStrayEncrypted(request);
      answerUnknownPath(request, reply);
    });
    if (allowOrigins.length > 0) {
      await app.register(cors, {
        origin: [...allowOrigins],
        methods: ['GET', 'POST', 'DELETE'],
        exposedHeaders: [rightsHeader, offerHeader],
        allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'x-wire', worldHeader],
      });
    }
    const guard = createLocalGuard(allowOrigins);
    const findWorld = createWorldFinder(worlds, guard);
    await app.register((scope, _options, done) => {
      installContractRoutes(scope, {
        operations,
        handlers,
        cached: cachedOperations,
        validators,
        checkAnswer: (options.validateResponses ?? true) ? createAnswerCheck(validators) : undefined,
        findWorld,
        faults: createFaultMiddleware(options.latency),
        wire: installedWire,
        sessionLimits: options.sessionLimits ?? defaultSessionLimits,
        offerRevision,
        saveRefusal,
      });
      done();
    });
    await app.register((scope, _options, done) => {
      installControl(scope, { worlds, operations, handlers, validators, guard, findWorld });
      installTickets(scope, { validators, findWorld, wire: installedWire });
      installOtherHospital(scope, {
        worlds,
        wire: installedWire,
        webAddress: options.webAddress ?? allowOrigins[0] ?? 'http://127.0.0.1:5173',
      });
      done();
    });
    await app.register((scope, _options, done) => {
      installImport(scope, { guard, findWorld });
      done();
    });
    if (options.docs ?? true) await installDocs(app, document);
    await app.ready();
  } catch (error) {
    worlds.close();
    throw error;
  }
  return { app, worlds, close: () => app.close() };
}
