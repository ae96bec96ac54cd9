import { expect, test } from 'vitest';
import { call, openFileHospital, openWorld, signIn } from '../hospital.test-support.ts';

const { app } = await openFileHospital();
const world = await openWorld(app);

type Row = Readonly<Record<string, string | number | undefined>>;
interface Page {
  readonly total_elements: number;
  readonly data: readonly Row[];
}

const COLLATOR = new Intl.Collator('zh-CN', { numeric: true });
const byText = (left: Row[string], right: Row[string]) => COLLATOR.compare(String(left ?? ''), String(right ?? ''));
/** As the store compares texts. */
const byPoint = (left: Row[string], right: Row[string]) =>
  String(left ?? '') < String(right ?? '') ? -1 : String(left ?? '') > String(right ?? '') ? 1 : 0;

/** Every list with its columns: who reads it, where, and the property that a column shows where it has another name. */
const LISTS = [
  ['log', '/api/v2/logs?kind=change', ['time', 'user_name', 'action', 'object_name', 'summary', 'address'], {}],
  ['log', '/api/v2/logs?kind=login', ['time', 'user_name', 'action', 'summary', 'address'], {}],
  ['ops', '/api/v2/blacklist/records?', ['time', 'event', 'nickname', 'kind', 'summary', 'by', 'address'], {}],
  ['ops', '/api/v2/statistics/usage/rows?', ['date', 'department', 'kind', 'application', 'count'], {}],
  [
    'info',
    '/api/v2/datacenter/rows?check=unit',
    ['time', 'source', 'patient', 'report', 'item', 'result', 'unit', 'range', 'found'],
    { source: 'source_name', patient: 'patient_name', report: 'report_id' },
  ],
] as const;

// covers B-2.5-22, B-2.5-36, B-2.5-37
test.each(LISTS)(
  '%s reads %s in the order of every column, up and down, over its pages',
  async (account, path, columns, names) => {
    const headers = await signIn(app, account, world);
    const read = async (query: string) => {
      const { status, body } = await call(app, 'GET', `${path}&${query}`, headers);
      expect([query, status]).toEqual([query, 200]);
      return body as Page;
    };
    const { data: usual, total_elements: total } = await read('page_size=200');
    expect(total).toBeGreaterThan(1);
    const compare = path.startsWith('/api/v2/logs') ? byPoint : byText;
    for (const column of columns) {
      const shown = (names as Readonly<Record<string, string>>)[column] ?? column;
      const { data: up } = await read(`page_size=200&sort=${column}`);
      const { data: down } = await read(`page_size=200&sort=-${column}`);
      const given = (rows: readonly Row[]) => rows.map((row) => row[shown] ?? '').filter((value) => value !== '');
      const [rising, falling] = [given(up), given(down)];
      expect([column, rising]).toEqual([column, rising.toSorted(compare)]);
      expect([column, falling]).toEqual([column, falling.toSorted((a, b) => compare(b, a))]);
      if (total <= 200) expect(up).toHaveLength(usual.length);
      const { data: second } = await read(`page_size=2&page=1&sort=${column}`);
      expect(second).toEqual(up.slice(2, 4));
    }
  },
);

test('a log in the order of its time is paged over its days, within a range too', async () => {
  const headers = await signIn(app, 'log', world);
  const read = async (query: string) =>
    (await call(app, 'GET', `/api/v2/logs?kind=change&${query}`, headers)).body as Page;
  const range = `from=${encodeURIComponent('2025-11-05 10:12')}&to=${encodeURIComponent('2025-11-16 15:21')}`;
  const { data: newest } = await read(`page_size=200&${range}`);
  expect(newest.length).toBeGreaterThan(4);
  const oldest: Row[] = [];
  for (let page = 0; page * 3 < newest.length; page += 1) {
    oldest.push(...(await read(`page_size=3&page=${page}&sort=time&${range}`)).data);
  }
  expect(oldest.map(({ id }) => id)).toEqual(newest.map(({ id }) => id).toReversed());
});
