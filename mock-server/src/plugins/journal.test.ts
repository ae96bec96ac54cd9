import { expect, test } from 'vitest';
import { call, openFileHospital, openWorld, signIn } from '../hospital.test-support.ts';

const hospital = await openFileHospital();

async function journalOf(world: Record<string, string>): Promise<Record<string, unknown>[]> {
  const { body } = await call(hospital.app, 'GET', '/__mock/journal', world);
  return (body as { data: Record<string, unknown>[] }).data;
}

test('a call is noted with its operation, query, plain body, status and the time of its world', async () => {
  const world = await openWorld(hospital.app);
  const doctor = await signIn(hospital.app, 'doctor', world);
  await call(hospital.app, 'GET', '/api/v2/system/es/lab_specimen_unit?type=2&page_size=5', doctor);
  const action = { action_id: 41, extra_data: '{"source":"/detail"}' };
  await call(hospital.app, 'POST', '/api/v2/embed/actions', doctor, action);
  const [, terms, tracked] = await journalOf(world);
  expect(terms).toEqual({
    kind: 'call',
    time: '2025-11-18T10:30:00+08:00',
    operationId: 'listLaboratoryTerms',
    method: 'GET',
    path: '/api/v2/system/es/lab_specimen_unit',
    query: { type: 2, page: 0, page_size: 5 },
    status: 200,
  });
  expect(tracked).toMatchObject({ operationId: 'trackAction', body: action });
});

test('the last 500 calls are kept, oldest first', async () => {
  const world = await openWorld(hospital.app);
  for (let index = 0; index < 503; index += 1) {
    await call(hospital.app, 'GET', `/api/v2/system/version/item?n=${index}`, world);
  }
  const numbers = (await journalOf(world)).map(({ query }) => (query as { n: string }).n);
  expect(numbers).toHaveLength(500);
  expect([numbers[0], numbers.at(-1)]).toEqual(['3', '502']);
});
