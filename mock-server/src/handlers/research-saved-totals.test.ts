import type {
  ResearchComparison,
  ResearchCounts,
  ResearchProjectDetail,
  ResearchProjectPage,
} from '@jianwei/api-client/model';
import { expect, test } from 'vitest';
import { ADULTS, openResearch } from './research-calls.test-support.ts';

const { get, post, add, setClock } = await openResearch();

const upTo = (to: number) => ({ ...ADULTS, conditions: [{ id: 'c', kind: 'age', from: 18, to }] });
const count = (cohort: object) => post<ResearchCounts>('/cohorts/count', { cohort });

/** Asks for people up to an age, then a year more and more, until so few more are meant that the answer is rounded. */
async function askNear() {
  expect((await count(upTo(60))).guarded).toBeUndefined();
  let to = 61;
  let answer = await count(upTo(to));
  while (answer.guarded !== true) answer = await count(upTo((to += 1)));
  return { cohort: upTo(to), told: answer.total.patients };
}

const saved = async (id: string, reader?: 'doctor') =>
  (await get<ResearchProjectPage>('/projects?page=0&page_size=48', reader)).data.find(
    ({ project_id: each }) => each === id,
  )?.patients;

test('what was answered rounded is told no more exactly where it is saved: in the list, the project and a comparison', async () => {
  const { cohort, told } = await askNear();
  expect(told.shown).toMatch(/^约 /);
  const id = await add({ cohort: { ...ADULTS, conditions: [{ id: 's', kind: 'sex', values: [2] }] } });
  await post('/projects/edit', { project_id: id, base_version: 1, cohort });
  expect(await saved(id)).toEqual(told);
  const { project, versions } = await get<ResearchProjectDetail>(`/projects/${id}`);
  expect([project.patients, project.attrition.at(-1), versions[0]?.patients]).toEqual([told, told, told]);
  expect(versions[1]?.patients.value).toBeGreaterThan(9);
  const { total_to: after, gained, lost } = await get<ResearchComparison>(`/projects/${id}/compare?from=1&to=2`);
  // With two exact numbers of these three the fourth would follow.
  expect([after, gained.shown, lost.shown]).toEqual([
    told,
    expect.stringMatching(/^约 |^<10$/),
    expect.stringMatching(/^约 |^<10$/),
  ]);
  expect((await count(cohort)).total.patients).toEqual(told);
});

test('who asked nothing near it, and who comes back later, reads the saved total as it is', async () => {
  const { cohort, told } = await askNear();
  const id = await add({ cohort });
  const exact = await saved(id, 'doctor');
  expect(exact?.shown).toMatch(/^\d+$/);
  expect(Math.abs((exact?.value ?? 0) - (told.value ?? 0))).toBeLessThan(10);
  await setClock('2025-11-18T10:50:00+08:00');
  expect(await saved(id)).toEqual(exact);
});

test('a list logs no near question, however often it is read', async () => {
  const { cohort } = await askNear();
  await add({ cohort });
  for (let times = 0; times < 31; times += 1) await get('/projects?page=0&page_size=48');
  const answer = await count(cohort);
  expect([answer.guarded, answer.asked_often]).toEqual([true, undefined]);
});
