import type { Account, ReportData, WorklistAnswered, WorklistChanges, WorklistPage } from '@jianwei/api-client/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { call, openFileHospital, openWorld, signIn, type Headers } from '../hospital.test-support.ts';
import { listFindingAnswers } from '../store/finding-answers.ts';

const hospital = await openFileHospital();
let world: Headers;
let doctor: Headers;
beforeEach(async () => {
  world = await openWorld(hospital.app);
  doctor = await signIn(hospital.app, 'doctor', world);
});

const NOW = '2025-11-18T10:30:00+08:00';
const get = async <Body>(path: string, headers = doctor) => {
  const { status, body, text } = await call(hospital.app, 'GET', `/api/v2${path}`, headers);
  expect(status, text.slice(0, 200)).toBe(200);
  return body as Body;
};
const post = (path: string, body: object, headers = doctor) =>
  call(hospital.app, 'POST', `/api/v2${path}`, headers, body);
const list = (query = '', headers = doctor) => get<WorklistPage>(`/worklist?${query}`, headers);
const read = (id: string, headers = doctor) => get<ReportData>(`/ai/reports/analysis/${id}`, headers);
const answer = (id: string, body: object, headers = doctor) => post(`/worklist/${id}/done`, body, headers);
async function answered(id: string, body: object, headers = doctor): Promise<WorklistAnswered> {
  const { status, body: done, text } = await answer(id, body, headers);
  expect(status, text).toBe(200);
  return done as WorklistAnswered;
}
const openIds = ({ open_findings: open }: WorklistAnswered) => open.map(({ finding_id: id }) => id);
function kept(): unknown[] {
  const state = hospital.worlds.get(world['x-mock-world'] ?? '');
  return (state && listFindingAnswers(state).map((row) => ({ ...row }))) ?? expect.unreachable('no such world');
}
const refused = (message: string) => ({ status: 400, body: { status: 400, message } });

/** 顾怀远, two findings to be answered today; 孟庆山, a critical potassium beside two such; 乔雅文, all normal; 贺建军, one finding. */
const [TWO, CRITICAL, NORMAL, ONE] = ['R1004-01', 'R1001-01', 'R1038-01', 'R1015-01'];

describe('the list', () => {
  test('is counted whole, whatever is asked for; places are those in the list that is asked for', async () => {
    const { counts, data, total_elements: total, time } = await list();
    expect(time).toBe(NOW);
    expect([total, data.length]).toEqual([counts.open + counts.done, total]);
    expect(counts.unread).toBe(data.filter(({ read_at: at }) => at === undefined).length);
    expect(counts.department).toBe(
      data.filter(({ department, done_at: done }) => department === '内分泌科' && done === undefined).length,
    );
    for (const [query, wanted] of [
      ['state=open', data.filter(({ done_at: done }) => done === undefined)],
      ['state=done', data.filter(({ done_at: done }) => done !== undefined)],
      ['scope=department', data.filter(({ department }) => department === '内分泌科')],
      ['date=2025-11-18', data],
    ] as const) {
      const page = await list(query);
      expect(wanted.length).toBeGreaterThan(1);
      expect(page.data).toEqual(wanted.map((row, index) => ({ ...row, position: index + 1 })));
      expect(page.counts).toEqual(counts);
    }
  });

  test('comes in pages whose places go on', async () => {
    const { data } = await list();
    const second = await list('page=1&page_size=10');
    expect(second).toMatchObject({ page: 1, page_size: 10, total_elements: data.length });
    expect(second.data).toEqual(data.slice(10, 20));
    expect(second.data.map(({ position }) => position)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
  });

  test('counts what the account has not read, and what is done with', async () => {
    const before = await list();
    await read('R1008-01');
    const { counts } = await list();
    expect(counts).toEqual({
      ...before.counts,
      open: before.counts.open - 1,
      done: before.counts.done + 1,
      unread: before.counts.unread - 1,
    });
  });

  test('of what one had to do with holds what one collected and answered', async () => {
    const mine = async () => (await list('scope=mine')).data.map(({ report_id: id }) => id);
    const before = await mine();
    await get(`/ai/reports/collect/${NORMAL}`);
    await read(ONE);
    await answered(ONE, { answer: 'done' });
    expect(new Set(await mine())).toEqual(new Set([...before, NORMAL, ONE]));
  });
});

describe('answers', () => {
  test('of one finding leave the others open; the last one is the end', async () => {
    await read(TWO);
    const first = await answered(TWO, { finding_id: 'tool:4:stage', answer: 'known' });
    expect(openIds(first)).toEqual(['diagnosis:RTA4']);
    expect(first).not.toHaveProperty('done_at');
    expect(first.open_findings[0]).toMatchObject({ urgency: 2 });
    expect(await answered(TWO, { finding_id: 'diagnosis:RTA4', answer: 'done' })).toEqual({
      report_id: TWO,
      open_findings: [],
      done_at: NOW,
    });
  });

  test('are kept with who said what and when, each once', async () => {
    await read(TWO);
    await answered(TWO, { finding_id: 'diagnosis:RTA4', answer: 'planned', text: ' 明晨复查血钾 ' });
    const planned = {
      report_id: TWO,
      finding_id: 'diagnosis:RTA4',
      user_id: 'u-doctor',
      answer: 'planned',
      content: '明晨复查血钾',
      answer_time: NOW,
    };
    expect(kept()).toEqual([planned]);
    await answered(TWO, { finding_id: 'diagnosis:RTA4', answer: 'done' });
    expect(kept()).toEqual([planned]);
    await answered(TWO, { answer: 'done' });
    const both = [planned, { ...planned, finding_id: 'tool:4:stage', answer: 'done', content: '' }];
    expect(kept()).toEqual(both);
    await answered(TWO, { answer: 'known' });
    expect(kept()).toEqual(both);
  });

  test('of what stands beside a critical value are taken while its loop is open; all together only after its end', async () => {
    await read(CRITICAL);
    expect(openIds(await answered(CRITICAL, { finding_id: 'diagnosis:MACHAG', answer: 'done' }))).toEqual([
      'diagnosis:HYPOCA',
    ]);
    for (const step of ['acknowledged', 'handled', 'closed']) {
      expect(await answer(CRITICAL, { answer: 'done' })).toMatchObject(refused('危急值未闭环，请先完成处置与闭环'));
      const record = { step, text: '已记录' };
      expect((await post('/warnings/create_update', { warning_id: 'W-R1001-01-01', record })).status).toBe(200);
    }
    expect(await answered(CRITICAL, { answer: 'done' })).toEqual({
      report_id: CRITICAL,
      open_findings: [],
      done_at: NOW,
    });
  });

  test('of a report without such findings change nothing, and none can be named', async () => {
    await read(NORMAL);
    expect(openIds(await answered(NORMAL, { answer: 'done' }))).toEqual([]);
    expect(await answer(NORMAL, { finding_id: 'row:none', answer: 'done' })).toMatchObject(
      refused('该报告没有这项待答复的发现'),
    );
    expect(kept()).toEqual([]);
  });

  test('that plan need words; others do not', async () => {
    await read(ONE);
    for (const text of [{}, { text: '' }, { text: '　' }])
      expect(await answer(ONE, { answer: 'planned', ...text })).toMatchObject(refused('请填写安排的内容'));
    expect(openIds(await answered(ONE, { answer: 'planned', text: '复查' }))).toEqual([]);
  });

  test('on no report are refused', async () => {
    expect(await answer('R9999-99', { answer: 'done' })).toMatchObject({
      status: 404,
      body: { message: '报告不存在或已撤回' },
    });
  });

  test('are given by laboratory staff for any department, by others for their own', async () => {
    const lab = await signIn(hospital.app, 'lab', world);
    await read(ONE, lab);
    expect(openIds(await answered(ONE, { answer: 'known' }, lab))).toEqual([]);
    const prompter = await signIn(hospital.app, 'prompt', world);
    await read(TWO, prompter);
    expect(await answer(TWO, { answer: 'done' }, prompter)).toMatchObject(refused('该报告属于其他科室，您无权答复'));
    const administrator = await signIn(hospital.app, 'account', world);
    const { account } = await get<{ account: Account }>('/users/accounts/u-prompt', administrator);
    const move = { revision: account.revision, department: '内分泌科' };
    expect((await post('/users/accounts/u-prompt', move, administrator)).status).toBe(200);
    expect(openIds(await answered(TWO, { answer: 'done' }, prompter))).toEqual([]);
  });
});

test('who holds an older version is told the newer one at once', async () => {
  const { version } = await list();
  expect(await get<WorklistChanges>('/worklist/changes?version=older')).toEqual({ version, changed: true });
});
