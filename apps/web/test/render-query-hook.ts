import { createQueryClient } from '@jianwei/api-client/transport/query-client';
import * as requests from '@jianwei/api-client/transport/request';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { vi } from 'vitest';

/** Stands in for every call, with what was asked and how. */
export const called = () => vi.spyOn(requests, 'request');

/** Renders a hook that asks the server, on an empty store of answers; calls of this test need a stand-in, see {@link called}. */
export function renderQueryHook<Result, Props>(hook: (props: Props) => Result, initialProps?: Props) {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => createElement(QueryClientProvider, { client }, children);
  const rendered = renderHook(hook, { wrapper, ...(initialProps !== undefined && { initialProps }) });
  return { ...rendered, client };
}

/** Does something and lets everything that waits for an answer, or for so many milliseconds, come to its end; timers are held. */
export async function settle(work: () => unknown = () => undefined, ms = 10): Promise<void> {
  await act(async () => {
    work();
    await vi.advanceTimersByTimeAsync(ms);
  });
}
