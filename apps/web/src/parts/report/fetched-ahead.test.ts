import type { ReportListItem } from '@jianwei/api-client/model';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PrerenderContext } from '../../kit/lib/kept-address.ts';
import { setPagePrefetch } from '../../kit/lib/page-prefetch.ts';
import { prefetchedAnalysis, usePrefetchReport } from './prefetch-report.ts';

const state = vi.hoisted(() => ({ isLeaving: false, fetched: vi.fn<(key: string) => Promise<unknown>>() }));
vi.mock('../session/log-out.ts', () => ({ isLoggingOut: () => state.isLeaving }));
vi.mock('@jianwei/api-client/analysis/analysis', () => {
  const options = (queryKey: string[], more: object) => ({
    queryKey,
    queryFn: () => state.fetched(queryKey.join()),
    ...more,
  });
  const analysisKey = (id: string, query: object) => ['analysis', id, JSON.stringify(query)];
  return {
    getGetPatientTimelineQueryOptions: ({ patient_id: id }: { patient_id: string }, { query }: { query: object }) =>
      options(['timeline', id], query),
    getGetReportAnalysisQueryKey: analysisKey,
    getGetReportAnalysisQueryOptions: (id: string, ahead: object, { query }: { query: object }) =>
      options(analysisKey(id, ahead), query),
  };
});

const report = { report_id: 'R1', patient_id: 'P1' } as ReportListItem;
const other = { report_id: 'R2', patient_id: 'P2' } as ReportListItem;
const codeOf = vi.fn<(path: string) => void>();
const prerender = vi.fn<(address: string) => void>();
let client: QueryClient;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.clearAllMocks();
  state.isLeaving = false;
  state.fetched.mockResolvedValue({ report_id: 'R1' });
  setPagePrefetch(codeOf);
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});

function open() {
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, createElement(PrerenderContext, { value: prerender }, children));
  return renderHook(() => usePrefetchReport(), { wrapper });
}
const keys = () => state.fetched.mock.calls.map(([key]) => key);

test('a row that is rested on is fetched ahead, without being read, and drawn out of sight', async () => {
  const { result } = open();
  result.current.rest(report);
  expect(codeOf).toHaveBeenCalledWith('/detail');
  await vi.advanceTimersByTimeAsync(79);
  expect(keys()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(keys()).toEqual(['timeline,P1', 'analysis,R1,{"peek":true}']);
  await vi.advanceTimersByTimeAsync(1);
  expect(prerender).toHaveBeenCalledWith('/detail?report_id=R1');
  expect(prefetchedAnalysis(client, 'R1')).toEqual({ report_id: 'R1' });
  expect(prefetchedAnalysis(client, 'R9')).toBeUndefined();
  vi.setSystemTime(Date.now() + 60_000);
  expect(prefetchedAnalysis(client, 'R1')).toBeUndefined();
});

test('a pointer on its way rests on the last row only', async () => {
  const { result } = open();
  result.current.rest(report);
  await vi.advanceTimersByTimeAsync(50);
  result.current.rest(other);
  await vi.advanceTimersByTimeAsync(100);
  expect(keys()[0]).toBe('timeline,P2');
  expect(keys()).toHaveLength(2);
});

test('what has not begun is dropped on leaving, and with the screen', async () => {
  const { result, unmount } = open();
  result.current.rest(report);
  result.current.leave();
  await vi.advanceTimersByTimeAsync(100);
  result.current.rest(report);
  unmount();
  await vi.advanceTimersByTimeAsync(100);
  expect(keys()).toEqual([]);
});

test('what comes after leaving is not drawn, what fails neither', async () => {
  const { result } = open();
  result.current.rest(report);
  await vi.advanceTimersByTimeAsync(80);
  result.current.leave();
  await vi.advanceTimersByTimeAsync(10);
  state.fetched.mockRejectedValue(new Error('gone'));
  result.current.rest(other);
  await vi.advanceTimersByTimeAsync(200);
  expect(prerender.mock.calls.filter(([address]) => address.includes('R2'))).toEqual([]);
});

test('nothing is fetched for who is leaving', async () => {
  const { result } = open();
  result.current.rest(report);
  state.isLeaving = true;
  await vi.advanceTimersByTimeAsync(100);
  codeOf.mockClear();
  result.current.rest(other);
  await vi.advanceTimersByTimeAsync(100);
  expect([keys(), codeOf.mock.calls]).toEqual([[], []]);
});
