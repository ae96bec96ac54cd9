import type { ResearchNearPage, ResearchProjectPage } from '@jianwei/api-client/model';
import { beforeEach, expect, test } from 'vitest';
import { openFileHospital, openWorld } from '../hospital.test-support.ts';
import { researchCalls } from './research-calls.test-support.ts';

const { app } = await openFileHospital();
let research: Awaited<ReturnType<typeof researchCalls>>;
beforeEach(async () => {
  research = await researchCalls(app, await openWorld(app));
});

const SEEDED = 'NR000001';
const list = async (query = '') =>
  (await research.get(`/near_requests${query}`, research.administrator)).body as unknown as ResearchNearPage;
const decide = (body: object, id = SEEDED) =>
  research.post(`/near_requests/${id}/decide`, body, research.administrator);

test('the research administrator is asked, and answers once with a reason', async () => {
  const { data, total_elements: total } = await list('?state=waiting');
  expect(total).toBe(1);
  expect(data[0]).toMatchObject({ request_id: SEEDED, user_name: '陆明哲', questions: 30, state: 'waiting' });
  expect(JSON.stringify(data)).not.toContain('u-doctor2');
  const waiting = async () => {
    const { body } = await research.get('/projects', research.administrator);
    return (body as unknown as ResearchProjectPage).waiting_near_requests;
  };
  expect(await waiting()).toBe(1);
  expect((await decide({ approve: false })).body).toMatchObject({ message: '请填写不通过的理由' });
  expect((await decide({ approve: true }, 'nothing')).status).toBe(404);
  expect(await decide({ approve: true, reason: ' 敏感性分析 ' })).toMatchObject({
    status: 200,
    body: { state: 'allowed' },
  });
  expect((await decide({ approve: true })).body).toMatchObject({ message: '这次申请已经审核' });
  expect((await list()).data[0]).toMatchObject({
    state: 'allowed',
    reason: '敏感性分析',
    decided_by: expect.any(String) as string,
  });
  expect([(await list('?state=waiting')).total_elements, await waiting()]).toEqual([0, 0]);
});

test('nobody else sees or answers it', async () => {
  expect((await research.get('/near_requests', research.doctor)).status).toBe(400);
  expect((await research.post(`/near_requests/${SEEDED}/decide`, { approve: true }, research.doctor)).status).toBe(400);
  const { body } = await research.get('/projects', research.doctor);
  expect(Object.keys(body)).not.toContain('waiting_near_requests');
});

test('what waits has neither decision nor reason; a refusal needs one', async () => {
  const [waiting] = (await list()).data;
  for (const name of ['decided_by', 'decided_time', 'reason']) expect(waiting).not.toHaveProperty(name);
  expect((await decide({ approve: true }, 'nothing')).body).toMatchObject({ message: '没有这次申请' });
  expect((await decide({ approve: false, reason: ' ' })).body).toMatchObject({ message: '请填写不通过的理由' });
  expect((await decide({ approve: false, reason: ' 次数过多 ' })).body).toEqual({ state: 'refused' });
  expect((await list('?state=refused')).data).toMatchObject([
    { state: 'refused', reason: '次数过多', decided_time: '2025-11-18T10:30:00+08:00' },
  ]);
});

test('an approval needs no reason', async () => {
  expect((await decide({ approve: true })).body).toEqual({ state: 'allowed' });
  expect((await list()).data[0]).not.toHaveProperty('reason');
});
