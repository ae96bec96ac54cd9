import type { ShownReport, ShownReportPage, ShownReportRow } from '@jianwei/api-client/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { call, openFileHospital, openWorld, signIn, type Headers } from '../hospital.test-support.ts';

const hospital = await openFileHospital();
let world: Headers;
let operator: Headers;
let doctor: Headers;
beforeEach(async () => {
  world = await openWorld(hospital.app);
  operator = await signIn(hospital.app, 'ops', world);
  doctor = await signIn(hospital.app, 'doctor', world);
});

const get = async <Body>(path: string, headers = operator) =>
  (await call(hospital.app, 'GET', encodeURI(`/api/v2/ai/reports/${path}`), headers)).body as Body;
const list = (query = '') => get<ShownReportPage>(`log?page_size=200&${query}`);
const read = (id: string, headers = doctor) => get(`analysis/${id}`, headers);
const feedback = async (kind: string, content: string, headers = doctor) => {
  const url = '/api/v2/ai/reports/R1004-01/feedback';
  expect((await call(hospital.app, 'POST', url, headers, { kind, content })).status).toBe(200);
};
const setClock = (now: string) => call(hospital.app, 'POST', '/__mock/clock', world, { now });
const idsOf = ({ data }: ShownReportPage) => data.map(({ report_id: id }) => id);

/** What each column shows; undefined where it shows nothing. */
const COLUMNS: Readonly<Record<string, (row: ShownReportRow) => string | number | undefined>> = {
  report: (row) => row.report_id,
  time: (row) => row.report_time,
  shown: (row) => row.shown_at,
  then: (row) => row.diagnoses_then.join('、') || undefined,
  now: (row) => (row.is_changed ? row.diagnoses_now.join('、') : undefined) || undefined,
  unread: (row) => row.unread,
  rules: (row) => row.rules,
  held: (row) => row.audit_state,
  feedback: (row) => (row.feedback === 'none' ? undefined : row.feedback),
  reading: (row) => row.reading_minutes,
};

test('each column puts the list in order, either way; what it does not show comes last, as it came', async () => {
  await read('R1004-01');
  await feedback('suggestion', '请加单位');
  const { data } = await list();
  const { compare } = new Intl.Collator('zh-CN', { numeric: true });
  const before = (a: string | number, b: string | number) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));
  for (const [column, valueOf] of Object.entries(COLUMNS)) {
    const shown = data.flatMap((row) => (valueOf(row) === undefined ? [] : [{ row, value: valueOf(row) ?? '' }]));
    const blank = data.filter((row) => valueOf(row) === undefined);
    expect([column, shown.length > 0]).toEqual([column, true]);
    const upwards = shown.toSorted((a, b) => before(a.value, b.value)).map(({ row }) => row);
    const downwards = shown.toSorted((a, b) => before(b.value, a.value)).map(({ row }) => row);
    expect([column, (await list(`sort=${column}`)).data]).toEqual([column, [...upwards, ...blank]]);
    expect([column, (await list(`sort=-${column}`)).data]).toEqual([column, [...downwards, ...blank]]);
  }
});

test('the tabs are parts of the list in its order, counted for what is found', async () => {
  const { data, counts } = await list('q=电解质');
  expect(data.length).toBeGreaterThan(1);
  expect(data.length).toBeLessThan(100);
  expect(counts).toEqual({
    all: data.length,
    disagreed: 0,
    changed: data.filter(({ is_changed: isChanged }) => isChanged).length,
    unread: data.filter(({ unread }) => unread > 0).length,
  });
  expect(counts.unread).toBeGreaterThan(0);
  expect(counts.unread).toBeLessThan(counts.all);
  expect((await list('q=电解质&tab=unread')).data).toEqual(data.filter(({ unread }) => unread > 0));
  expect(idsOf(await list('tab=changed'))).toEqual(
    (await list()).data.filter(({ is_changed: isChanged }) => isChanged).map(({ report_id: id }) => id),
  );
});

test.each([
  ['a report', 'R1004-02'],
  ['the name of a report', '生化、凝血'],
  ['a department', '内分泌科'],
  ['a diagnosis of then', '重度高钾血症'],
  ['a diagnosis of now', '高磷血症'],
  ['the whole name of a patient', '顾怀远'],
  ['the first letters of it, in any case and between blanks', '  GHY '],
])('%s finds it', async (_what, q) => {
  const found = await list(`q=${q}`);
  expect(idsOf(found)).toContain('R1004-02');
  expect(found.total_elements).toBeLessThan(100);
});

test('nothing is found by the masked name, by letters within a name, or by what is not there', async () => {
  for (const q of ['顾*远', 'hy', '没有这样的']) expect(idsOf(await list(`q=${q}`))).not.toContain('R1004-02');
  expect((await list('q=   ')).total_elements).toBe((await list()).total_elements);
});

test('a range holds its first and its last day, and may be open at either end', async () => {
  const days = ({ data }: ShownReportPage) => [...new Set(data.map(({ shown_at: at }) => at.slice(0, 10)))].toSorted();
  const all = await list();
  const [first = '', second = ''] = days(all);
  expect(days(await list(`from=${first}&to=${second}`))).toEqual([first, second]);
  expect(days(await list(`to=${first}`))).toEqual([first]);
  expect(days(await list(`from=${second}`))).toEqual(days(all).slice(1));
  expect(days(await list(`from=${first}&to=${first}`))).toEqual([first]);
});

describe('a report', () => {
  test('has the words of its readers, the newest first; a disagreement stands before them in the list', async () => {
    await read('R1004-01');
    const word = async () => (await list('q=R1004-01')).data[0]?.feedback;
    const colleague = await signIn(hospital.app, 'doctor2', world);
    const other = await signIn(hospital.app, 'lab', world);
    expect(await word()).toBe('none');
    await feedback('accurate', '');
    expect(await word()).toBe('agreed');
    await setClock('2025-11-18T10:31:00+08:00');
    await feedback('inaccurate', '溶血', colleague);
    await setClock('2025-11-18T10:32:00+08:00');
    await feedback('suggestion', '请加单位', other);
    expect(await word()).toBe('disagreed');
    expect((await list()).counts.disagreed).toBe(1);
    const { feedback: given } = await get<ShownReport>('log/R1004-01');
    expect(given).toEqual([
      { kind: 'suggestion', content: '请加单位', time: '2025-11-18T10:32:00+08:00' },
      { kind: 'disagreed', content: '溶血', time: '2025-11-18T10:31:00+08:00' },
      { kind: 'agreed', content: '', time: '2025-11-18T10:30:00+08:00' },
    ]);
    await setClock('2025-11-18T10:33:00+08:00');
    await feedback('accurate', '', colleague);
    expect(await word()).toBe('agreed');
    await setClock('2025-11-18T10:34:00+08:00');
    await feedback('suggestion', '再改', other);
    expect(await word()).toBe('suggestion');
  });

  test.each([
    ['2025-11-18T11:30:00+08:00', 60],
    ['2025-11-18T10:30:07+08:00', 0.1],
    ['2025-11-18T11:30:01+08:00', undefined],
  ])('that was left at %s was looked at for %s minutes', async (left, minutes) => {
    await read('R1004-01');
    await setClock(left);
    await call(hospital.app, 'POST', '/api/v2/logs/save', doctor, { path: '/excellent' });
    expect((await list('q=R1004-01')).data[0]?.reading_minutes).toBe(minutes);
  });

  test('is told with its patient masked, its department, and who was shown it first', async () => {
    await read('R1004-01');
    expect(await get<ShownReport>('log/R1004-01')).toMatchObject({
      report_id: 'R1004-01',
      report_time: '2025-11-18T09:42:00+08:00',
      patient_name: '顾*远',
      department: '内分泌科',
      shown_at: '2025-11-18T10:30:00+08:00',
      shown_by: '沈若溪',
      feedback: [],
    });
  });
});
