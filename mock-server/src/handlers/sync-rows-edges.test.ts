import type { SyncRow, SyncRowPage, SyncRun, SyncRunDetail } from '@jianwei/api-client/model';
import { describe, expect, test } from 'vitest';
import { testClock } from '../hospital.test-support.ts';
import { openSignedIn } from './signed-in-calls.test-support.ts';

const { ask, get, post } = await openSignedIn('ops', '/api/v2/sync');
const DAY = 'from=2025-11-18T00:00:00%2B08:00';
const rowsOf = async (query: string) =>
  (await ask('GET', `/api/v2/sync/rows?page_size=200&source_id=lis-east&${query}`)).body as SyncRowPage & {
    readonly message?: string;
  };
/** The run of today in which a message came that cannot be read. */
const malformedRun = async () => (await rowsOf(`${DAY}&reason=malformed`)).data.at(-1)?.run_id ?? 0;

describe('rows', () => {
  const rows = async (query: string) => (await get<SyncRowPage>(`/runs/${await malformedRun()}/rows?${query}`)).data;

  test('show the segments of their message, the patient masked, and which segment is meant', async () => {
    const id = await malformedRun();
    const [unread] = await rows('reason=malformed');
    expect(unread).toEqual({
      row_id: unread?.row_id,
      run_id: id,
      report_id: '',
      patient_name: '',
      item: '消息 3 第 2 段 PID',
      original: '',
      read: '',
      outcome: 'refused',
      reason: '消息缺少 PID-3（患者标识）',
      reason_kind: 'malformed',
      is_freed: false,
      can_retry: false,
      message: [expect.stringMatching(/^MSH\|/), expect.stringMatching(/^PID\|1\|\|\|\|/)],
      marked: 1,
    });
    const { data } = await rowsOf(`${DAY}&reason=no_unit`);
    expect(data[0]).toMatchObject({ original: expect.stringMatching(/^\S+ ng\/mL DDU$/) as string, read: '' });
    const { report_id: report = '', patient_name: name, original = '', item } = data[0] ?? {};
    expect(name).toMatch(/^.\*.?$/);
    expect(data[0]).toMatchObject({ reason_kind: 'no_unit', can_retry: true, marked: 2 });
    expect(data[0]?.message).toEqual([
      `PID|1||***||${name ?? ''}`,
      `OBR|1||${report}||||${(data[0]?.time ?? '').replaceAll(/\D/g, '').slice(0, 14)}`,
      `OBX|1|ST|${item ?? ''}||${original.split(' ')[0] ?? ''}|ng/mL DDU`,
    ]);
    const [read] = await rows('outcome=read');
    expect(read).toMatchObject({ outcome: 'read', reason: '', can_retry: false, marked: 2 });
    expect(read).not.toHaveProperty('reason_kind');
  });

  test('without a report have no time and go last by their patient, up and down', async () => {
    const order = new Intl.Collator('zh-CN', { numeric: true });
    for (const sort of ['patient_name', '-patient_name']) {
      const all = await rows(`page_size=200&sort=${sort}`);
      expect(all.at(-1)).not.toHaveProperty('time');
      const names = all.map(({ patient_name: name }) => name);
      expect(names.filter((name) => name === '')).toEqual(['']);
      const named = names.slice(0, -1);
      expect(new Set(named).size).toBeGreaterThan(1);
      const sign = sort === 'patient_name' ? 1 : -1;
      expect(named).toEqual(named.toSorted((a, b) => sign * order.compare(a, b)));
    }
  });

  test('are found by report, item and text as printed, blanks and capitals aside', async () => {
    const all = await rows('page_size=200');
    const find = async (q: string) => rows(`page_size=200&q=${q}`);
    const cases: [string, (row: SyncRow) => boolean][] = [
      [' b型钠尿肽 ', ({ item }) => item.includes('B型钠尿肽')],
      [(all.at(-1)?.report_id ?? '').toLowerCase(), ({ report_id: id }) => id === all.at(-1)?.report_id],
      ['MMOL', ({ original }) => original.includes('mmol')],
    ];
    for (const [q, isMeant] of cases) {
      const expected = all.filter(isMeant);
      expect(expected.length, q).toBeGreaterThan(0);
      expect(expected.length, q).toBeLessThan(all.length);
      expect(await find(q), q).toEqual(expected);
    }
  });

  test('of a time begin with it and end before its end; at most 31 days', async () => {
    const { run } = await get<SyncRunDetail>(`/runs/${await malformedRun()}`);
    const at = encodeURIComponent(run.started_at);
    const next = encodeURIComponent(new Date(Date.parse(run.started_at) + 1000).toISOString());
    expect((await rowsOf(`from=${at}&to=${next}`)).total_elements).toBe(run.received);
    expect((await rowsOf(`from=${at}&to=${at}`)).total_elements).toBe(0);
    expect((await rowsOf('from=2025-10-18T00:00:00Z&to=2025-11-18T00:00:00Z')).message).toBeUndefined();
    expect((await rowsOf('from=2025-10-18T00:00:00Z&to=2025-11-18T00:00:01Z')).message).toBe('时间范围最多 31 日');
    // Without an end what began this very moment is among them.
    const { received } = await post<SyncRun>('/sources/lis-east/run');
    expect(received).toBeGreaterThan(0);
    expect((await rowsOf(`from=${encodeURIComponent(testClock)}`)).total_elements).toBe(received);
  });
});
