import type { Board } from '@jianwei/api-client/model';
import { beforeEach, expect, test } from 'vitest';
import { call, openFileHospital, openWorld, signIn, type Headers } from '../hospital.test-support.ts';
import { maskedName } from '../interpretation/board.ts';

const { app } = await openFileHospital();

let world: Headers;
let lab: Headers;
beforeEach(async () => {
  world = await openWorld(app);
  lab = await signIn(app, 'lab', world);
});
const get = async <Body>(url: string, headers = lab) => (await call(app, 'GET', url, headers)).body as Body;
const board = () => get<Board>('/api/v2/board');
const figure = (answer: Board, id: string) => answer.figures.find((one) => one.id === id);

// covers B-2.5-19
test('the figures are those of the lists that they lead to', async () => {
  const answer = await board();
  const list = await get<{ total_elements: number }>(`/api/v2/reports?date=${answer.now.slice(0, 10)}`);
  const issued = answer.today_curve.at(-1)?.count ?? 0;
  expect(figure(answer, 'reports')?.value).toBe(issued);
  expect(issued).toBeLessThanOrEqual(list.total_elements);
  expect(answer.departments.reduce((sum, { report_count: count }) => sum + count, 0)).toBeLessThanOrEqual(issued);
  const readable = figure(answer, 'readable');
  expect(readable?.value).toBeGreaterThan(50);
  expect(readable?.value).toBeLessThanOrEqual(100);
  expect(readable?.denominator).toBeGreaterThan(0);
});

test('the usual range is that of the same weekdays, and ends where their days end', async () => {
  const { band, today_curve: curve, ...answer } = await board();
  const reports = figure({ ...answer, band, today_curve: curve }, 'reports');
  expect(band).toHaveLength(49);
  for (const { low, high } of band) expect(low).toBeLessThanOrEqual(high);
  const counts = curve.map(({ count }) => count);
  expect(counts).toEqual(counts.toSorted((left, right) => left - right));
  const now = band.find(({ hour }) => hour === 10.5);
  expect([reports?.usual_low, reports?.usual_high]).toEqual([now?.low, now?.high]);
});

test('critical values wait in order of their waiting; one that is handled moves behind and counts', async () => {
  const before = await board();
  const open = before.criticals.filter(({ is_open: isOpen }) => isOpen);
  expect(open.length).toBeGreaterThan(0);
  expect(figure(before, 'criticals')).toMatchObject({ longest_minutes: open[0]?.minutes, target: 30 });
  const waits = open.map(({ minutes }) => minutes);
  expect(waits).toEqual(waits.toSorted((left, right) => right - left));
  expect(before.criticals.filter(({ patient_name: name }) => !/^.\*.?$/u.test(name))).toEqual([]);
  // Potassium 6.82 is over its limit, and the board says which way.
  expect(before.criticals.find(({ item, result }) => item === 'K' && result === '6.82 mmol/L')?.critical).toBe('high');
  const doctor = await signIn(app, 'doctor', world);
  const { warning_id: id } = open[0] ?? { warning_id: '' };
  const told = { warning_id: id, record: { step: 'handled', text: '已处理' } };
  const done = await call(app, 'POST', '/api/v2/warnings/create_update', doctor, told);
  expect(done.status).toBe(200);
  const after = await board();
  expect(figure(after, 'criticals')?.value).toBe((figure(before, 'criticals')?.value ?? 0) - 1);
});

test('the first view of a department counts from the report to whoever opened it first', async () => {
  const doctor = await signIn(app, 'doctor', world);
  const { data } = await get<{ data: { report_id: string; department: string }[] }>(
    '/api/v2/reports?date=2025-11-18&tab=unread&page_size=50',
    doctor,
  );
  const [unread] = data;
  const medianOf = async () =>
    (await board()).departments.find(({ department }) => department === unread?.department)?.median_minutes;
  expect(await medianOf()).toBeUndefined();
  await call(app, 'GET', `/api/v2/ai/reports/analysis/${String(unread?.report_id)}`, doctor);
  expect(await medianOf()).toBeGreaterThan(0);
});

test('sources stand with their last arrival and their state, as the screen of their synchronisation says', async () => {
  const { sources } = await board();
  const operations = await signIn(app, 'ops', world);
  const list = await get<{ data: { source_id: string; last_at?: string; state: string }[] }>(
    '/api/v2/sync/sources',
    operations,
  );
  expect(sources.length).toBeGreaterThan(4);
  expect(sources.map(({ source_id, last_at, state }) => ({ source_id, last_at, state }))).toEqual(
    list.data.map(({ source_id, last_at, state }) => ({ source_id, last_at, state })),
  );
  expect(sources.filter(({ daily_at: daily }) => daily !== undefined).map(({ name }) => name)).toEqual(['体检中心']);
  // One that sends every few days says so: five days without anything are no failure of it.
  expect(sources.find(({ source_id: id }) => id === 'bedside')?.usual_hours).toBeGreaterThan(24);
  await call(app, 'POST', '/api/v2/sync/sources/lis-east/pause', operations);
  expect((await board()).sources.find(({ source_id: id }) => id === 'lis-east')?.state).toBe('paused');
});

test('who has not the column does not see the board', async () => {
  const plain = await signIn(app, 'lab-plain', world);
  expect((await call(app, 'GET', '/api/v2/board', plain)).status).toBe(400);
});

test.each([
  ['孟长山', '孟*山'],
  ['岑林', '岑*'],
  ['欧阳若溪', '欧*溪'],
  ['严', '严*'],
  ['', ''],
])('%s stands as %s', (name, masked) => {
  expect(maskedName(name)).toBe(masked);
});

// C-19
test('a wall has a session of its own: it reads the board and nothing else, may rest, and ends with its day or by hand', async () => {
  const { token } = (await call(app, 'POST', '/api/v2/board/wall', lab, {})).body as { token: string };
  const wall = { ...lab, authorization: `Bearer ${token}` };
  const at = (time: string) => call(app, 'POST', '/__mock/clock', world, { now: time, ages_sessions: true });
  const status = async (headers: Headers) => (await call(app, 'GET', '/api/v2/board', headers)).status;
  expect(await call(app, 'GET', '/api/v2/license', wall)).toMatchObject({
    status: 400,
    body: { message: '投屏会话只能读取系统看板' },
  });
  expect((await call(app, 'POST', '/api/v2/board/wall', wall, {})).status).toBe(400);
  await at('2025-11-18T22:29:00+08:00');
  expect([await status(lab), await status(wall)]).toEqual([401, 200]);
  await at('2025-11-18T22:31:00+08:00');
  expect(await status(wall)).toBe(401);
});

test('a wall that is left is over, the session beside it is not', async () => {
  const { token } = (await call(app, 'POST', '/api/v2/board/wall', lab, {})).body as { token: string };
  const wall = { ...lab, authorization: `Bearer ${token}` };
  expect((await call(app, 'DELETE', '/api/v2/users/session', wall)).status).toBe(200);
  expect((await call(app, 'GET', '/api/v2/board', wall)).status).toBe(401);
  expect((await call(app, 'GET', '/api/v2/board', lab)).status).toBe(200);
});
