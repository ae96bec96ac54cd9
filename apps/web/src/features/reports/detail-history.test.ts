import { act, render } from '@testing-library/react';
import { createElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { useDetailState } from './detail-state.ts';

/** The state of the detail page at an address, behind the list that it was opened from. */
function open(address: string) {
  const drawn = vi.fn<(acts: ReturnType<typeof useDetailState>) => void>();
  const Page = () => {
    drawn(useDetailState());
    return null;
  };
  const routes = [
    { path: '/list', element: null },
    { path: '/detail', element: createElement(Page) },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/list', address], initialIndex: 1 });
  render(createElement(RouterProvider, { router }));
  const page = () => drawn.mock.lastCall?.[0] as ReturnType<typeof useDetailState>;
  return {
    page,
    /** What a user does, and the address after it. */
    after: async (work: (acts: ReturnType<typeof useDetailState>) => unknown) => {
      await act(async () => {
        work(page());
        await new Promise((resolve) => setTimeout(resolve, 1));
      });
      return router.state.location.pathname + router.state.location.search;
    },
    back: () => router.navigate(-1),
  };
}

test('what opens over the page is a step back, a filter is none', async () => {
  const { after, back } = open('/detail?report_id=R1');
  expect(await after(({ change }) => change({ filter: 'abnormal' }))).toBe('/detail?report_id=R1&filter=abnormal');
  expect(await after(({ openPanel }) => openPanel({ kind: 'plans' }))).toBe(
    '/detail?report_id=R1&filter=abnormal&panel=plans',
  );
  expect(await after(back)).toBe('/detail?report_id=R1&filter=abnormal');
  expect(await after(back)).toBe('/list');
});

test.each<[string, (acts: ReturnType<typeof useDetailState>) => void, string]>([
  ['a course', ({ openCourse }) => openCourse(['K', 'CREA'], '3m'), 'course=K%2CCREA&range=3m'],
  ['a course of its own span', ({ openCourse }) => openCourse(['K']), 'course=K'],
  ['a dialog', ({ openDialog }) => openDialog('share'), 'dialog=share'],
  ['a trend', ({ openTrend }) => openTrend({ title: '', laboratories: [], planId: 'PL1' }), 'trend_plan=PL1'],
  [
    'a panel',
    ({ openPanel }) => openPanel({ kind: 'diagnosis', diagnosisId: 'CKD' }),
    'panel=diagnosis&diagnosis_id=CKD',
  ],
])('%s opens over the report, and closed it goes back the way it came', async (_what, work, query) => {
  const { after, page, back } = open('/detail?report_id=R1');
  expect(await after(work)).toBe(`/detail?report_id=R1&${query}`);
  const { course, dialog, trend, panel } = page().state;
  const [layer] = Object.entries({ course, dialog, trend, panel }).find(([, value]) => value !== null) ?? [];
  expect(await after(({ change }) => change({ [layer ?? '']: null }))).toBe('/detail?report_id=R1');
  expect(await after(back)).toBe('/list');
});

test('the same panel again closes it, another takes its place', async () => {
  const { after, back } = open('/detail?report_id=R1');
  await after(({ openPanel }) => openPanel({ kind: 'plans' }));
  expect(await after(({ openPanel }) => openPanel({ kind: 'triggers' }))).toBe('/detail?report_id=R1&panel=triggers');
  expect(await after(({ openPanel }) => openPanel({ kind: 'triggers' }))).toBe('/detail?report_id=R1');
  expect(await after(back)).toBe('/list');
});

test('what the address brought is closed in its place', async () => {
  const { after, back } = open('/detail?report_id=R1&panel=plans');
  expect(await after(({ change }) => change({ panel: null }))).toBe('/detail?report_id=R1');
  expect(await after(back)).toBe('/list');
});

test('another report of the patient has its own step, with the filters and nothing open', async () => {
  const { after, page, back } = open('/detail?report_id=R1&filter=abnormal&panel=plans&finding=f');
  expect(page().addressOf('R 2')).toBe('/detail?report_id=R%202&filter=abnormal');
  expect(await after(({ selectReport }) => selectReport('R2'))).toBe('/detail?report_id=R2&filter=abnormal');
  expect(page().addressOf('R3')).toBe('/detail?report_id=R3&filter=abnormal');
  expect(await after(back)).toContain('report_id=R1');
});

test('what changes the state stays the same while the state changes', async () => {
  const { after, page } = open('/detail?report_id=R1');
  const { change, openPanel, addressOf } = page();
  expect(addressOf('R2')).toBe('/detail?report_id=R2');
  await after(() => openPanel({ kind: 'plans' }));
  expect(page().change).toBe(change);
  expect(page().openPanel).toBe(openPanel);
  expect(page().addressOf).toBe(addressOf);
});
