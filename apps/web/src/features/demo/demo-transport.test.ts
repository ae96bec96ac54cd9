import { expect, test } from 'vitest';
import { readDetailState } from '../reports/detail-state.ts';
import { STOPS } from './demo-stops.ts';
import { demoFetch, NOT_IN_DEMO } from './demo-transport.ts';

const ORIGIN = 'http://demo.invalid';
const ANSWERS = {
  '/api/v2/list?b=2&a=1': { data: ['ab'] },
  '/api/v2/list': { data: [] },
  '/api/v2/patients/P1/courses?codes=K': { items: [{ code: 'K' }] },
  '/api/v2/patients/P1/courses?codes=NA': { items: [{ code: 'NA' }, { code: 'CL' }] },
  '/api/v2/patients/P2/courses?codes=K': { items: [{ code: 'K', of: 'P2' }] },
  '/api/v2/ai/reports/analysis/R1': { report_id: 'R1', collected: false },
  '/api/v2/ai/reports/analysis/R2': { report_id: 'R2' },
  '/api/v2/none': null,
};

function demo() {
  const fetch = demoFetch(ANSWERS, ORIGIN);
  return async (path: string, init?: RequestInit) => {
    const answer = await fetch(path, init);
    return [answer.status, (await answer.json()) as unknown] as const;
  };
}
const REFUSED = [400, { status: 400, message: NOT_IN_DEMO }];

test.each([
  ['/api/v2/list?a=1&b=2', { data: ['ab'] }],
  ['/api/v2/list?b=2&a=1', { data: ['ab'] }],
  ['/api/v2/list', { data: [] }],
  ['/api/v2/none', null],
  ['/api/v2/patients/P1/courses?codes=CL,K', { items: [{ code: 'CL' }, { code: 'K' }] }],
  ['/api/v2/patients/P1/courses?codes=K,XYZ', { items: [{ code: 'K' }] }],
  ['/api/v2/patients/P2/courses?codes=K', { items: [{ code: 'K', of: 'P2' }] }],
])('%s is answered from what was recorded', async (path, body) => {
  expect(await demo()(path)).toEqual([200, body]);
});

test.each([
  ['/api/v2/list?a=1'],
  ['/api/v2/list', 'POST'],
  ['/api/v2/patients/P1/courses?codes=XYZ'],
  ['/api/v2/patients/P1/courses'],
  ['/api/v2/patients/P3/courses?codes=K'],
  ['/more/api/v2/ai/reports/collect/R1', 'POST'],
  ['/api/v2/ai/reports/collect/R1/other', 'POST'],
])('%s %s is refused with a sentence', async (path, method = 'GET') => {
  expect(await demo()(path, { method })).toEqual(REFUSED);
});

test('what only tells of a look is taken and forgotten', async () => {
  for (const path of ['/api/v2/logs/save', '/api/v2/embed/actions'])
    expect(await demo()(path, { method: 'POST' })).toEqual([200, {}]);
});

test('a request is answered like its address, as JSON of its own', async () => {
  const fetch = demoFetch(ANSWERS, ORIGIN);
  const answer = await fetch(new Request(`${ORIGIN}/api/v2/list?a=1&b=2`));
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(await answer.json()).toEqual({ data: ['ab'] });
});

test('a favourite stays one in this page until it is taken away, and a report without the mark gets none', async () => {
  const ask = demo();
  const report = async (id: string) => (await ask(`/api/v2/ai/reports/analysis/${id}`))[1];
  expect(await ask('/api/v2/ai/reports/collect/R1', { method: 'POST' })).toEqual([200, { collected: true }]);
  expect(await report('R1')).toEqual({ report_id: 'R1', collected: true });
  expect(await ask('/api/v2/ai/reports/collect/R1/cancel', { method: 'POST' })).toEqual([200, { collected: false }]);
  expect(await report('R1')).toEqual({ report_id: 'R1', collected: false });
  await ask('/api/v2/ai/reports/collect/R2', { method: 'POST' });
  expect(await report('R2')).toEqual({ report_id: 'R2' });
});

test('each stop of the tour opens what it tells of, in one report', () => {
  const opened = STOPS.map(({ address }) => {
    expect(address.startsWith('/detail?')).toBe(true);
    const { reportId, findingId, panel, course } = readDetailState(new URL(address, ORIGIN).searchParams);
    return { reportId, findingId, panel, course };
  });
  const start = { reportId: 'R1004-01', findingId: '', panel: null, course: null };
  expect(opened).toEqual([
    start,
    { ...start, findingId: 'tool:4:stage' },
    { ...start, panel: { kind: 'assessment', apiType: 4 } },
    { ...start, course: { codes: ['CREA', 'EGFR'], range: undefined } },
  ]);
});
