import type { ChangePage, ResearchCounts, ResearchMatch, ResearchProjectSaved } from '@jianwei/api-client/model';
import { expect, test } from 'vitest';
import { ADULTS, openResearch } from './research-calls.test-support.ts';

const { get, post, add } = await openResearch();

const REPORT = 'R1001-01';
type Reader = NonNullable<Parameters<typeof get>[1]>;
const match = (body: object = {}, reader?: Reader) =>
  post<ResearchMatch>('/match', { report_id: REPORT, ...body }, reader);
const projectIds = async (reader?: Reader) => (await match({}, reader)).projects.map(({ project_id: id }) => id);
const edit = (body: object) => post<ResearchProjectSaved>('/projects/edit', body);

test('a report is held against the own projects that still look for people, by the version that holds', async () => {
  const id = await add({ name: '成人', cohort: ADULTS });
  const found = (await match()).projects.find(({ project_id: each }) => each === id);
  expect(found).toMatchObject({ name: '成人', version: 1, match: 'fits' });
  expect(found).not.toHaveProperty('informed_time');
  expect(await projectIds('doctor')).not.toContain(id);
  const old = { ...ADULTS, conditions: [{ id: 'c1', kind: 'age', from: 110, to: 120 }] };
  await edit({ project_id: id, base_version: 1, cohort: old });
  expect((await match()).projects.find(({ project_id: each }) => each === id)).toMatchObject({
    version: 2,
    match: 'fails',
  });
  await edit({ project_id: id, base_version: 2, state: 'closed' });
  expect(await projectIds()).not.toContain(id);
  await edit({ project_id: id, base_version: 2, state: 'running' });
  expect(await projectIds()).toContain(id);
  await post(`/projects/${id}/delete`, {});
  expect(await projectIds()).not.toContain(id);
});

test('similar people are those of the cohort that was given, without the patient', async () => {
  const answer = await match({ similar: ADULTS });
  const { total } = await post<ResearchCounts>('/cohorts/count', { cohort: ADULTS }, 'doctor');
  expect(answer).toMatchObject({ data_time: '2025-11-18T10:26:00+08:00', demo: true });
  expect(answer.similar).toMatchObject({
    cohort: { conditions: ADULTS.conditions },
    sentences: ['首份报告', '入组时 18–90 岁'],
    patients: { value: (total.patients.value ?? 0) - 1 },
    suppressed: false,
  });
  expect(answer.position.length).toBeGreaterThan(0);
  expect(answer.also_tested.length).toBeGreaterThan(0);
});

test('without a cohort people of the age and the sex are proposed', async () => {
  const { similar, position, also_tested: tested } = await match({ report_id: 'R1004-01' });
  expect(similar.cohort.conditions.map(({ kind }) => kind)).toEqual(['age', 'sex']);
  expect(similar.sentences).toHaveLength(3);
  expect(similar.patients.value).toBeGreaterThanOrEqual(10);
  expect(position.map(({ code }) => code).length).toBeGreaterThan(3);
  expect(tested).toHaveLength(8);
});

test('people who were counted a moment ago under nearly the same question are told rounded, and so is what they had', async () => {
  const upTo = (to: number) => match({ similar: { ...ADULTS, conditions: [{ id: 'c', kind: 'age', from: 18, to }] } });
  expect((await upTo(61)).similar.patients.shown).toMatch(/^\d+$/);
  // Some step of a year adds fewer than ten people.
  let to = 62;
  let near = await upTo(to);
  while (!near.similar.patients.shown.startsWith('约')) near = await upTo((to += 1));
  expect(near.similar).toMatchObject({
    suppressed: false,
    patients: { shown: expect.stringMatching(/^约 \d+[05]$/) as string },
  });
  expect(near.also_tested.length).toBeGreaterThan(0);
  expect(near.also_tested.filter(({ n }) => !n.shown.startsWith('约'))).toEqual([]);
});

test('that a patient was informed stands in the change log, without the patient', async () => {
  const id = await add();
  await post(`/projects/${id}/informed`, { report_id: REPORT });
  const { data } = await get<ChangePage>(`/../changes?object_type=research&object_id=${id}`, 'administrator');
  expect(data[0]).toMatchObject({ action: '告知', summary: '标记已告知患者', changes: [] });
});
