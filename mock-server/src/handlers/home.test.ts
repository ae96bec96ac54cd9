import type {
  CleaningItemPage,
  HomeHint,
  HomeSummary,
  LogPage,
  NewCodes,
  SyncSources,
  Task,
  TaskList,
} from '@jianwei/api-client/model';
import { expect, test } from 'vitest';
import { openFileHospital } from '../hospital.test-support.ts';
import { ClinicalCalls } from './clinical-calls.test-support.ts';

const hospital = await openFileHospital();

test('home tells the figures of the day', async () => {
  const home = await (await ClinicalCalls.open(hospital)).get<HomeSummary>('/api/v2/home/summary');
  expect(home.counts).toEqual({ critical: 2, focus: 7, focus_change: 5, unread: 23, today: 41, hints: 5 });
  expect(home.priority.map((item) => item.patient_name).slice(0, 4)).toEqual(['孟庆山', '严松年', '何秀兰', '顾怀远']);
  expect(home.priority.every((item) => !item.is_read)).toBe(true);
  const mine = home.my_applications.map(({ application_id: id }) => id);
  const isMine = ({ application_id: id }: HomeHint) => mine.includes(id);
  // Those of other tools follow, and are not in the count.
  expect(home.hints.slice(home.counts.hints).some(isMine)).toBe(false);
  expect(home.hints.slice(home.counts.hints).map(({ api_type: type }) => type)).toContain(15);
  expect(home.hints.filter(isMine).map((hint) => [hint.patient_name, hint.api_type])).toEqual([
    ['严松年', 5],
    ['何秀兰', 3],
    ['顾怀远', 4],
    ['戴建国', 6],
    ['温晓棠', 8],
  ]);
  expect(home.my_applications.map((application) => application.api_type)).toEqual([3, 4, 5, 6, 8]);
});

const day = await ClinicalCalls.open(hospital);
const tasksOf = async (account: string) => {
  const { data } = await (await day.as(account)).get<TaskList>('/api/v2/home/tasks');
  return data;
};
const countOf = (tasks: readonly Task[], id: Task['id']) => tasks.find((task) => task.id === id)?.count;

test.each([
  ['ops', ['sources', 'unmapped']],
  ['prompt', ['holds', 'criticals', 'prompts', 'disputed', 'units']],
  ['research', ['exports', 'near', 'drift']],
  ['audit', ['holds']],
  ['info', ['new_codes']],
  ['log', ['failed_logins']],
  ['doctor', ['criticals']],
  ['account', []],
  ['applicant', []],
])('what waits for %s is what its screens show', async (account, ids) => {
  expect((await tasksOf(account)).map(({ id }) => id)).toEqual(ids);
});

test('each count is that of the screen it leads to', async () => {
  const ops = await day.as('ops');
  const tasks = await tasksOf('ops');
  const sources = (await ops.get<SyncSources>('/api/v2/sync/sources')).data;
  const troubled = sources.filter(({ state }) => state === 'silent' || state === 'refusing');
  expect(troubled).not.toHaveLength(0);
  expect(countOf(tasks, 'sources')).toBe(troubled.length);
  const items = await ops.get<CleaningItemPage>('/api/v2/cleaning/items?state=no_item');
  expect(countOf(tasks, 'unmapped')).toBe(items.total_elements);
  const codes = await (await day.as('info')).get<NewCodes>('/api/v2/datacenter/new_codes');
  const waiting = codes.data.filter(({ state }) => state === 'waiting');
  expect(countOf(await tasksOf('info'), 'new_codes')).toBe(waiting.length);
});

test('a wrong password counts for who reads the logs, and the address narrows the log to it', async () => {
  const before = countOf(await tasksOf('log'), 'failed_logins') ?? 0;
  const wrong = { user_name: 'doctor', password: 'wrong' };
  expect((await day.send('POST', '/api/v2/users/operation_users/login', wrong)).status).toBe(400);
  const [task] = await tasksOf('log');
  expect(task).toMatchObject({ id: 'failed_logins', count: before + 1, oldest_at: expect.any(String) as string });
  const query = new URLSearchParams(task?.address.split('?')[1]);
  expect(Object.fromEntries(query)).toEqual({ kind: 'login', action: '账号或密码错误', from: '2025-11-18 00:00' });
  const log = await (
    await day.as('log')
  ).get<LogPage>('/api/v2/logs?kind=login&action=账号或密码错误&from=2025-11-18 00:00');
  expect(log.total_elements).toBe(before + 1);
});
