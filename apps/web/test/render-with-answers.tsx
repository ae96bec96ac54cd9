import { configureTransport } from '@jianwei/api-client/transport/configure';
import { channel } from 'node:diagnostics_channel';
import type { ReactElement } from 'react';
import { notice } from '../src/kit/ui/notice.tsx';
import { renderInRouter } from './render-in-router.tsx';

/** One call as it reached the server. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

const answered = channel('jianwei:answered');

/** Answers a call: a body, or a Response where the status matters. */
export type Answer = (call: Call) => unknown;

/** An error answer in the contract's form. */
export function refusal(status: number, message: string): Response {
  return Response.json({ status, message }, { status });
}

/**
 * Renders one feature against answers written in the test, for cases the seeded hospital does not have. The transport is
 * the real one; an address without an answer is a 404.
 * @param path where it stands first, as after a reload
 * @param answers by method and path, such as `GET /api/v2/model/grace/{id}`; a segment in braces stands for any text
 */
export function renderWithAnswers(ui: ReactElement, answers: Readonly<Record<string, Answer>>, path = '/') {
  // Oldest first.
  const calls: Call[] = [];
  const rows = Object.entries(answers).map(([key, answer]) => ({
    pattern: new RegExp(`^${key.replace(/\{[^}]+\}/g, '[^/]+')}$`),
    isExact: !key.includes('{'),
    answer,
  }));
  rows.sort((a, b) => Number(b.isExact) - Number(a.isExact));
  configureTransport({
    backendServer: '',
    reactions: {
      onSessionEnd: () => undefined,
      onBlacklisted: () => undefined,
      onReload: () => undefined,
      notify: (message) => notice.error(message),
    },
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, 'http://127.0.0.1');
      const text = typeof init?.body === 'string' ? init.body : undefined;
      const call: Call = {
        method: init?.method ?? 'GET',
        path: url.pathname,
        query: url.searchParams,
        body: text === undefined ? undefined : (JSON.parse(text) as unknown),
      };
      calls.push(call);
      const row = rows.find(({ pattern }) => pattern.test(`${call.method} ${call.path}`));
      const answer = row ? await row.answer(call) : refusal(404, '找不到');
      const response = answer instanceof Response ? answer : Response.json(answer);
      // As the mock hospital tells of its own; an address without an answer was not meant.
      const said = (answer as { status?: unknown } | null | undefined)?.status;
      const status = said === 1001 || said === 1002 ? said : response.status;
      if (row) answered.publish({ operation: `${call.method} ${call.path}`, status });
      return response;
    },
  });
  return { ...renderInRouter(ui, path), calls };
}
