import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { MatchersV3, PactV4 } from '@pact-foundation/pact';
import { ApiError } from '@jianwei/api-client/transport/api-error';
import { configureTransport } from '@jianwei/api-client/transport/configure';
import { expect, it } from 'vitest';
import { describedAnswer } from '../provider/contract-document.ts';
import type { ProviderState } from '../provider/provider-states.ts';
import { STAFF, type Staff } from '../provider/staff.ts';
import { type fromState, is, like, type Json } from './matchers.ts';
import { partsFolder } from './pact-files.ts';
import { wholeAnswer } from './whole-answer.ts';

export { is, some, fromState, type Json } from './matchers.ts';

/** Which of the two pact files an interaction goes into: the specified one alone can be asked of a real back end. */
export type Origin = 'specified' | 'proposed';

type Pact = ReturnType<PactV4['addInteraction']>;
type Asked = ReturnType<Pact['withRequest']>;
type RequestBuilder = Parameters<NonNullable<Parameters<Pact['withRequest']>[2]>>[0];
type AnswerBuilder = Parameters<NonNullable<Parameters<Asked['willRespondWith']>[1]>>[0];

const providers: Record<Origin, string> = { specified: 'jianwei-backend', proposed: 'jianwei-backend-proposed' };

/** A pact of its own for each interaction, in a folder of its own; pact-files.ts puts them together. */
const newPact = (origin: Origin): PactV4 =>
  new PactV4({
    consumer: 'jianwei-web',
    provider: providers[origin],
    dir: join(partsFolder, randomUUID()),
    logLevel: 'error',
  });

export interface Interaction<Answer> {
  readonly operationId: string;
  /**
   * `proposed` for proposed operations, and for what the screens would like of a specified operation beyond the
   * specification; specified otherwise.
   */
  readonly origin?: Origin;
  /** What is asked, in words; unique within its operation. */
  readonly when: string;
  readonly given?: readonly ProviderState[];
  /** The session of the call: of somebody of the staff, one that has ended, or none as before the login. */
  readonly as?: keyof typeof tokens;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Of a call whose address holds what the state brought about, by `fromState`. */
  readonly path: string | ReturnType<typeof fromState>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Json;
  /** 200 unless told otherwise. */
  readonly status?: number;
  /**
   * An example; the provider's answer must have its fields, as the document describes them, and at least one element where
   * it has elements.
   */
  readonly answer: Json;
  /**
   * Asks as well for every optional field that a screen reads, as the document's example of the answer shows them; `without`
   * those that another interaction's state brings about.
   */
  readonly whole?: true | { readonly without: readonly string[] };
  /** The call through the generated client. */
  readonly call: () => Promise<Answer>;
  /** What the caller gets; an ApiError for refused calls. */
  readonly gets: (answer: Answer) => void | Promise<void>;
}

/** Example tokens: the names of the staff, in whose place whoever verifies puts real ones. */
const tokens = {
  ...(Object.fromEntries(Object.keys(STAFF).map((name) => [name, name])) as Record<Staff, string>),
  'ended session': 'ended-session',
};
export const endedSession: ProviderState = ['a session that has ended', { token: tokens['ended session'] }];

function describeRequest({ as, query, body }: Omit<Interaction<unknown>, 'gets'>, request: RequestBuilder): void {
  if (as) request.headers({ Authorization: MatchersV3.regex(/^Bearer .+$/, `Bearer ${tokens[as]}`) });
  if (query) request.query(query);
  if (body !== undefined) request.jsonBody(body);
}

/** What is drawn is the provider's business: of an image only the content type is agreed on. */
export const image: Json = 'image';
/** Likewise of a PDF file. */
export const pdf: Json = 'pdf';
/** Likewise of a file of research. */
export const csv: Json = 'csv';

const contentTypes = new Map<Json, ReturnType<typeof MatchersV3.regex>>([
  [image, MatchersV3.regex(/^image\/(svg\+xml|png)\b/, 'image/svg+xml')],
  [pdf, MatchersV3.regex(/^application\/pdf\b/, 'application/pdf')],
  [csv, MatchersV3.regex(/^text\/csv\b/, 'text/csv')],
]);

function describeAnswer(interaction: Omit<Interaction<unknown>, 'gets'>, reply: AnswerBuilder): void {
  const { operationId, origin = 'specified', status = 200, answer, whole } = interaction;
  const contentType = contentTypes.get(answer);
  if (contentType) {
    reply.headers({ 'content-type': contentType });
    return;
  }
  const schema = describedAnswer(operationId, status, answer)?.schema;
  if (!schema) throw new Error(`the document describes no answer ${status} of ${operationId}`);
  const example = whole ? wholeAnswer(operationId, origin, answer, whole === true ? {} : whole) : answer;
  reply.jsonBody(like(example, schema));
}

/** One interaction: the generated client asks Pact's provider, what it gets is asserted, the pact file grows. */
export function agree<Answer>(interaction: Interaction<Answer>): void {
  const { operationId, when, as } = interaction;
  it(`${operationId}: ${when}`, async () => {
    const pact = newPact(interaction.origin ?? 'specified').addInteraction();
    for (const [sentence, parameters] of interaction.given ?? []) pact.given(sentence, { ...parameters });
    await pact
      .uponReceiving(`${operationId}: ${when}`)
      .withRequest(interaction.method, interaction.path as Parameters<Pact['withRequest']>[1], (request) =>
        describeRequest(interaction, request),
      )
      .willRespondWith(interaction.status ?? 200, (reply) => describeAnswer(interaction, reply))
      .executeTest(async ({ url }) => {
        configureTransport({
          backendServer: url,
          token: () => as && tokens[as],
          reactions: {
            notify: () => undefined,
            onSessionEnd: () => undefined,
            onBlacklisted: () => undefined,
            onReload: () => undefined,
          },
        });
        await interaction.gets(await interaction.call());
      });
  });
}

export type Refusal = Omit<Interaction<ApiError>, 'answer' | 'call' | 'gets'> & {
  readonly status: number;
  /** What the screen shows; its type is agreed on. */
  readonly message: string;
  /** The wording is the specification's, so it is agreed on too. */
  readonly isExactly?: boolean;
  readonly call: () => Promise<unknown>;
};

/** An interaction that is refused: the caller gets an ApiError with the status and the message of the answer. */
export function refuse({ message, isExactly = false, call, ...interaction }: Refusal): void {
  const { status } = interaction;
  agree({
    ...interaction,
    answer: { status: is(status), message: isExactly ? is(message) : message },
    call: () => refusal(call()),
    gets: (error) => expect(error).toMatchObject({ kind: 'http', status, message }),
  });
}

/** For calls that are to fail: gives the ApiError as the answer. */
export async function refusal(call: Promise<unknown>): Promise<ApiError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  return expect.unreachable('the call was answered');
}
