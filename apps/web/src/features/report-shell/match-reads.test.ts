import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { called, renderQueryHook, settle } from '../../../test/render-query-hook.ts';
import { matchKey, useMatch } from './match-reads.ts';

test('studies that a patient fits are read for the report, told on the screen, and not kept', async () => {
  vi.useFakeTimers();
  const asked = called().mockResolvedValue({ projects: [] });
  const { result, client, unmount } = renderQueryHook(() => useMatch('R1'));
  await settle();
  expect(result.current.data).toEqual({ projects: [] });
  expect(asked).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ url: '/api/v2/research/match', data: { report_id: 'R1' } }),
    { suppress: true },
  );
  // Telling the patient makes it stale.
  await settle(() => client.invalidateQueries({ queryKey: matchKey('R1') }));
  expect(asked).toHaveBeenCalledTimes(2);
  unmount();
  await settle();
  const wrapper = ({ children }: { children: ReactNode }) => createElement(QueryClientProvider, { client }, children);
  expect(renderHook(() => useMatch('R1'), { wrapper }).result.current.data).toBeUndefined();
});
