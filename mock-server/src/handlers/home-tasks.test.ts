import type {
  AuditHoldPage,
  CleaningItemPage,
  ModelDrift,
  NewCodes,
  ReportPage,
  ResearchExportPage,
  ResearchNearPage,
  SyncSources,
  Task,
  TaskList,
  WarningPage,
} from '@jianwei/api-client/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { openFileHospital } from '../hospital.test-support.ts';
import { ClinicalCalls } from './clinical-calls.test-support.ts';

// What waits on the start page, held against the screens on which it is done.

const hospital = await openFileHospital();
let doctor: ClinicalCalls;
beforeEach(async () => {
  doctor = await ClinicalCalls.open(hospital);
});

const NOW = '2025-11-18T10:30:00+08:00';
const read = async <Body>(account: string, path: string) => (await doctor.as(account)).get<Body>(`/api/v2${path}`);
const post = async (account: string, path: string, body: object) => {
  const { status, text } = await (await doctor.as(account)).send('POST', `/api/v2${path}`, body);
  expect(status, text).toBe(200);
};
const setClock = (now: string) => doctor.send('POST', '/__mock/clock', { now });
const taskOf = async (account: string, id: Task['id']) =>
  (await read<TaskList>(account, '/home/tasks')).data.find((task) => task.id === id);

/** Of each task the account that does it, and since when each line of its screen waits; '' where no line tells. */
const SCREENS: Readonly<Partial<Record<Task['id'], readonly [account: string, lines: () => Promise<string[]>]>>> = {
  holds: [
    'audit',
    async () => {
      const { data } = await read<AuditHoldPage>('audit', '/audit/holds?state=held&page_size=50');
      return data.map(({ held_at: time }) => time);
    },
  ],
  criticals: [
    'prompt',
    async () => {
      const { data } = await read<WarningPage>('prompt', '/warnings?progress=open&page_size=50');
      return data
        .filter(({ state }) => state === 'unacknowledged' || state === 'unhandled')
        .map((row) => row.create_time);
    },
  ],
  units: [
    'prompt',
    async () => {
      const { data } = await read<ReportPage>('prompt', '/reports?unit_trouble=true&page_size=200');
      return data.map(({ report_time: time }) => time).filter((time) => time >= '2025-08-20');
    },
  ],
  sources: [
    'ops',
    async () => {
      const { data } = await read<SyncSources>('ops', '/sync/sources');
      return data
        .filter(({ state }) => state === 'silent' || state === 'refusing')
        .map(({ state, last_at: last = '' }) => (state === 'silent' ? last : ''));
    },
  ],
  unmapped: [
    'ops',
    async () => {
      const { data } = await read<CleaningItemPage>('ops', '/cleaning/items?state=no_item&page_size=200');
      return data.map(({ first_at: time }) => time);
    },
  ],
  exports: [
    'research',
    async () => {
      const { data } = await read<ResearchExportPage>('research', '/research/exports?state=waiting&page_size=100');
      return data.map(({ when }) => when);
    },
  ],
  near: [
    'research',
    async () => {
      const { data } = await read<ResearchNearPage>('research', '/research/near_requests?state=waiting');
      return data.map(({ last_time: time }) => time);
    },
  ],
  drift: [
    'research',
    async () => {
      const { features } = await read<ModelDrift>('research', '/system/ai/models/ckd-risk/drift');
      return features.filter(({ is_shifted: isShifted }) => isShifted).map(() => '');
    },
  ],
  new_codes: [
    'info',
    async () => {
      const { data } = await read<NewCodes>('info', '/datacenter/new_codes');
      return data.filter(({ state }) => state === 'waiting').map(({ first_at: time }) => time);
    },
  ],
};

async function expectAsScreen(id: Task['id']): Promise<number> {
  const [account, lines] = SCREENS[id] ?? expect.unreachable(id);
  const times = await lines();
  const task = await taskOf(account, id);
  const [oldest] = times.filter((time) => time !== '').toSorted();
  expect([id, task?.count, task?.oldest_at]).toEqual([id, times.length, oldest]);
  return times.length;
}

test.each(Object.keys(SCREENS) as Task['id'][])(
  '%s are as many, and wait as long, as their screen says',
  async (id) => {
    expect(await expectAsScreen(id)).toBeGreaterThan(0);
  },
);

test('the answer tells the time of the hospital, by which ages are counted', async () => {
  expect((await read<TaskList>('ops', '/home/tasks')).now).toBe(NOW);
});

test.each([
  ['prompt', 'holds', '/report-list?audit=held'],
  ['audit', 'holds', '/audit-rules-management?tab=held'],
  ['doctor', 'criticals', '/crisis-reminder'],
  ['prompt', 'prompts', '/comprehensive-prompt?sort=-not_useful'],
  ['prompt', 'disputed', '/report-list?disputed=yes'],
  ['prompt', 'units', '/report-list?unit=yes'],
  ['research', 'drift', '/ai-platform-detail?artifact_id=ckd-risk'],
] as const)('%s does %s on %s', async (account, id, address) => {
  expect((await taskOf(account, id))?.address).toBe(address);
});

describe('what is done waits no longer', () => {
  test('a hold that is decided', async () => {
    const [hold] = (await read<AuditHoldPage>('audit', '/audit/holds?state=held')).data;
    await post('audit', `/audit/holds/${hold?.hold_id ?? ''}/decide`, { decision: 'release' });
    expect(await taskOf('audit', 'holds')).toEqual({
      id: 'holds',
      count: 0,
      address: '/audit-rules-management?tab=held',
    });
  });

  test('a critical value waits until it is handled, received or not', async () => {
    const record = (step: string) =>
      post('doctor', '/warnings/create_update', { warning_id: 'W-R1001-01-01', record: { step, text: '已记录' } });
    expect(await expectAsScreen('criticals')).toBe(2);
    await record('acknowledged');
    expect(await expectAsScreen('criticals')).toBe(2);
    await record('handled');
    expect(await expectAsScreen('criticals')).toBe(1);
  });

  test('a report that a doctor calls inaccurate waits for the mark of the laboratory', async () => {
    expect(await taskOf('prompt', 'disputed')).toMatchObject({ count: 0 });
    expect(await taskOf('prompt', 'disputed')).not.toHaveProperty('oldest_at');
    await post('doctor', '/ai/reports/R1004-01/feedback', { kind: 'inaccurate', content: '溶血标本' });
    await setClock('2025-11-18T10:40:00+08:00');
    await post('doctor2', '/ai/reports/R1001-01/feedback', { kind: 'inaccurate', content: '溶血标本' });
    expect(await taskOf('prompt', 'disputed')).toMatchObject({ count: 2, oldest_at: NOW });
  });

  test('exports and near questions that are decided', async () => {
    const exports = (await read<ResearchExportPage>('research', '/research/exports?state=waiting')).data;
    expect(exports.length).toBeGreaterThan(0);
    for (const { export_id: id } of exports)
      await post('research', `/research/exports/${id}/decide`, { approve: false, reason: '人数太少' });
    const near = (await read<ResearchNearPage>('research', '/research/near_requests?state=waiting')).data;
    expect(near.length).toBeGreaterThan(0);
    for (const { request_id: id } of near)
      await post('research', `/research/near_requests/${id}/decide`, { approve: true });
    expect([await expectAsScreen('exports'), await expectAsScreen('near')]).toEqual([0, 0]);
  });
});

describe('time', () => {
  test('makes sources silent, which then wait since their last arrival', async () => {
    await setClock('2025-11-28T10:30:00+08:00');
    expect(await expectAsScreen('sources')).toBeGreaterThan(1);
    expect(await taskOf('ops', 'sources')).toHaveProperty('oldest_at');
  });

  test('takes new codes of last week, and wrong passwords of yesterday, off the list', async () => {
    const wrong = { user_name: 'doctor', password: 'wrong' };
    expect((await doctor.send('POST', '/api/v2/users/operation_users/login', wrong)).status).toBe(400);
    expect(await taskOf('log', 'failed_logins')).toMatchObject({ count: 1, oldest_at: NOW });
    // A Sunday, the last day of the week, and the Monday after it.
    await setClock('2025-11-23T10:30:00+08:00');
    expect((await taskOf('info', 'new_codes'))?.count).toBeGreaterThan(0);
    const address =
      '/logs?kind=login&action=%E8%B4%A6%E5%8F%B7%E6%88%96%E5%AF%86%E7%A0%81%E9%94%99%E8%AF%AF&from=2025-11-23+00%3A00';
    expect(await taskOf('log', 'failed_logins')).toEqual({ id: 'failed_logins', count: 0, address });
    await setClock('2025-11-24T00:00:00+08:00');
    expect((await taskOf('info', 'new_codes'))?.count).toBe(0);
  });

  test('counts units of ninety days: a report leaves with its day', async () => {
    const count = async (now: string) => {
      await setClock(now);
      return (await taskOf('prompt', 'units'))?.count ?? 0;
    };
    // The oldest of them is of 3 November.
    expect((await count('2026-02-01T23:59:59+08:00')) - (await count('2026-02-02T00:00:00+08:00'))).toBe(1);
  });
});
