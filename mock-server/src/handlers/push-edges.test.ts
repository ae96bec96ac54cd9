import type { ChangePage, PushLine, PushPreview, PushStrategy, PushTrialRowPage } from '@jianwei/api-client/model';
import { describe, expect, test } from 'vitest';
import { testClock } from '../hospital.test-support.ts';
import { openPush, type Refused, toDoctor, withFirst } from './push-calls.test-support.ts';
import { K, potassium } from './rule-calls.test-support.ts';

const { as, get, post, prompt, state, save, attempt, enable, deliveries, importCsv, imported, inUse } =
  await openPush();

const changes = async () => (await get<ChangePage>('/changes?object_type=push', await prompt())).data;
const rest: PushLine = {
  line_id: 'rest',
  name: '其余全部',
  condition: { all: [] },
  continues: false,
  steps: [{ to: 'laboratory', channels: ['bubble'], after_minutes: 0 }],
  merge_minutes: 30,
};

describe('the strategy', () => {
  test('is told in words but for the line that catches the rest, with those who may be named', async () => {
    const { draft, sentences, editions, accounts, ...told } = await state();
    const ids = draft.lines.map(({ line_id: id }) => id);
    expect(sentences.map(({ line_id: id }) => id)).toEqual(ids.slice(0, -1));
    expect(told).toMatchObject({ revision: 1, version: 1, tried: true, changed: false, updated_by: '秦晓彤' });
    expect(told).not.toHaveProperty('change_id');
    expect(editions).toEqual([
      {
        version: 1,
        enabled_at: '2025-08-04T09:00:00+08:00',
        enabled_by: '秦晓彤',
        line_count: 6,
        strategy: draft,
        sentences,
      },
    ]);
    expect(accounts).toContainEqual({ user_id: 'u-doctor', name: '沈若溪', department: '内分泌科' });
    expect(accounts.map(({ user_id: id }) => id)).not.toContain('u-locked');
  });

  test('is kept with its names trimmed, its first steps at once and its last line without a condition', async () => {
    const line: PushLine = {
      ...toDoctor,
      name: ' 血钾 ',
      continues: true,
      steps: [
        { to: 'department', channels: ['bell'], after_minutes: 5 },
        { to: 'laboratory', channels: ['bell'], after_minutes: 1 },
        { to: 'laboratory', channels: ['sms'], after_minutes: 240 },
      ],
    };
    const strategy = { lines: [line, { ...rest, name: ' 其余 ', condition: toDoctor.condition, continues: true }] };
    const { body } = await save(strategy);
    const [first, last] = body.draft.lines;
    expect(first).toEqual({
      ...line,
      name: '血钾',
      steps: [{ ...line.steps[0], after_minutes: 0 }, ...line.steps.slice(1)],
    });
    expect(last).toEqual({ ...rest, name: '其余' });
    expect(body.draft).not.toHaveProperty('quiet');
    expect(body).toMatchObject({
      revision: 2,
      changed: true,
      tried: false,
      updated_by: '秦晓彤',
      updated_at: testClock,
    });
    const [change] = await changes();
    expect(change).toMatchObject({ change_id: body.change_id, action: '修改', object_name: '推送策略' });
    // The same once more changes nothing.
    const again = await save(body.draft);
    expect(again.body.revision).toBe(2);
    expect(again.body).not.toHaveProperty('change_id');
    expect((await save({ ...body.draft, quiet: { from: 21, to: 6 } })).body.draft.quiet).toEqual({ from: 21, to: 6 });
  });

  test('names accounts where it says so, and no line behind the last', async () => {
    const nobody: PushLine = { ...toDoctor, steps: [{ to: 'accounts', channels: ['bell'], after_minutes: 0 }] };
    expect((await save({ lines: [nobody, rest] })).body.message).toBe('『血钾告知沈医师』：请至少指定一个账号');
    expect((await save({ lines: [rest, toDoctor] })).body.message).toBe('末行应为『其余全部』，不能删除或移动');
  });

  test('says how many departments have nobody: a clinician is somebody, the laboratory is not', async () => {
    const { draft, notes } = await state();
    expect(notes).toEqual(['产科等 26 个科室没有正常账号，推送将落到『其余全部』']);
    const manager = await as('account');
    const move = async (id: string) => {
      const path = `/users/accounts/${id}`;
      const { account } = await get<{ account: { revision: number } }>(path, manager);
      const moved = await post(path, { revision: account.revision, department: '产科' }, manager);
      expect(moved.status).toBe(200);
    };
    await move('u-lab-plain');
    expect((await state()).notes).toEqual(notes);
    await move('u-doctor2');
    const [note = ''] = (await state()).notes;
    expect(note).toMatch(/^(?!产科).+等 25 个科室没有正常账号，推送将落到『其余全部』$/);
    // Imported patients have a department of their own, without any account.
    await importCsv(potassium('4.1'));
    expect((await state()).notes[0]).toContain('等 26 个科室');
    const { body } = await save({ lines: [{ ...toDoctor, steps: toDoctor.steps.slice(0, 1) }, rest] });
    expect(body.notes).toEqual([]);
    const mixed: PushLine = {
      ...toDoctor,
      steps: [...toDoctor.steps, { to: 'department', channels: ['bell'], after_minutes: 5 }],
    };
    expect((await save({ lines: [mixed, rest] })).body.notes).toHaveLength(1);
    expect(draft.lines.length).toBeGreaterThan(2);
  });

  test('is tried and switched on as it was read; the log tells which version, and the one before ended', async () => {
    await save(withFirst(await state(), toDoctor));
    const stale = async (path: string) =>
      (await post<Refused>(`/push/strategy${path}`, { revision: 1 }, await prompt())).body.message;
    for (const path of ['/trial', '/enable']) expect(await stale(path)).toMatch(/^秦晓彤 10:30 已修改/);
    await attempt();
    const { body } = await enable();
    expect(body.editions.map(({ version, ended_at: ended }) => [version, ended])).toEqual([
      [2, undefined],
      [1, testClock],
    ]);
    expect(body.editions[0]).not.toHaveProperty('ended_at');
    const [change] = await changes();
    expect(change).toMatchObject({
      change_id: body.change_id,
      action: '启用',
      summary: `启用 v2：7 行：${body.draft.lines.map(({ name }) => name).join('、')}`,
    });
  });
});

test('a trial tells its pushes the newest first, and reports that reach nobody by no line', async () => {
  const rows = async (query: string) =>
    get<PushTrialRowPage>(`/push/strategy/trial?page_size=200&${query}`, await prompt());
  await save({ lines: [{ ...rest, steps: [{ to: 'first_reader', channels: ['bell'], after_minutes: 0 }] }] });
  const { body } = await attempt();
  const missed = await rows('of=missed');
  expect(missed.total_elements).toBe(body.missed_criticals);
  expect(missed.data.length).toBeGreaterThan(1);
  const [first] = missed.data;
  expect(first).toEqual({
    report_id: first?.report_id,
    report_time: first?.report_time,
    department: first?.department,
    patient_name: expect.stringMatching(/^.\*.?$/) as string,
    line_name: '',
  });
  const times = missed.data.map(({ report_time: at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
  const steps: PushLine['steps'] = [
    { to: 'accounts', user_ids: ['u-doctor'], channels: ['bell'], after_minutes: 0 },
    { to: 'accounts', user_ids: ['u-lab'], channels: ['bell'], after_minutes: 240 },
  ];
  await save({ lines: [{ ...rest, merge_minutes: 0, steps }] });
  await attempt();
  const pushes = await rows('');
  const due = pushes.data.map(({ due_at: at = '' }) => at);
  expect(new Set(pushes.data.map(({ step }) => step))).toEqual(new Set([1, 2]));
  expect(due).toEqual(due.toSorted().toReversed());
  expect(await rows('of=pushes')).toEqual(pushes);
});

describe('the tester', () => {
  const preview = async (body: object) =>
    (await post<PushPreview & Refused>('/push/preview', body, await prompt())).body;
  const facts = { department: '急诊科', time: '2025-11-18T08:00:00+08:00', signals: ['危急值'], rows: [] as object[] };

  test('tells the clock of the steps in words, whoever they tell', async () => {
    const { draft } = await state();
    const line: PushLine = {
      ...toDoctor,
      continues: true,
      steps: [
        { to: 'accounts', user_ids: ['u-doctor'], channels: ['bell', 'critical_list'], after_minutes: 0 },
        { to: 'department', channels: ['bell'], after_minutes: 30 },
      ],
    };
    await save({ lines: [line, rest] });
    const { lines, steps, skipped } = await preview({ facts });
    expect([lines, skipped]).toEqual([['PS-010', 'rest'], []]);
    expect(steps.map(({ line_id: id, step, at, to }) => [id, step, at, to])).toEqual([
      ['PS-010', 1, '2025-11-18T08:00:00+08:00', '指定账号'],
      ['rest', 1, '2025-11-18T08:00:00+08:00', '检验科'],
      ['PS-010', 2, '2025-11-18T08:30:00+08:00', '急诊科全体'],
    ]);
    expect(steps[0]).toMatchObject({
      recipients: [{ user_id: 'u-doctor', name: '沈若溪', department: '内分泌科' }],
      channels: ['bell', 'critical_list'],
    });
    expect(steps[2]?.recipients.map(({ department }) => department)).toEqual(steps[2]?.recipients.map(() => '急诊科'));
    // What is in use says something else.
    expect((await preview({ facts, in_use: true })).lines).toEqual(['PS-001']);
    expect((await preview({ facts, in_use: false })).lines).toEqual(lines);
    expect(draft.lines[0]?.line_id).toBe('PS-001');
  });

  test('tells why a line did not act: unmet, not to be told, or with nobody', async () => {
    const line = (id: string, condition: object, steps: PushLine['steps'] = toDoctor.steps) =>
      ({ ...toDoctor, line_id: id, name: id, condition, steps }) as PushLine;
    const strategy: PushStrategy = {
      lines: [
        line('no', { all: [{ fact: 'signal', op: 'in', value: ['需关注'] }] }),
        line('unknown', { all: [K] }),
        line('nobody', toDoctor.condition, [{ to: 'department', channels: ['bell'], after_minutes: 0 }]),
        rest,
      ],
    };
    await save(strategy);
    const { skipped, lines } = await preview({ facts: { ...facts, department: '外院导入' } });
    expect(lines).toEqual(['rest']);
    expect(skipped.map(({ name, reason, leaves }) => [name, reason, leaves.length])).toEqual([
      ['no', '条件不成立', 1],
      ['unknown', '无法判定', 1],
      ['nobody', '条件成立，但没有可推送的账号', 0],
    ]);
    expect(skipped[2]).toEqual({ line_id: 'nobody', name: 'nobody', reason: skipped[2]?.reason, leaves: [] });
  });

  test('reads typed results in the unit that is typed, or in that of the catalogue', async () => {
    await save({ lines: [{ ...toDoctor, condition: { all: [{ ...K, code: 'GLU', value: 10 }] } }, rest] });
    const lines = async (row: object) => (await preview({ report_id: '', facts: { ...facts, rows: [row] } })).lines;
    expect(await lines({ code: 'GLU', value: '90' })).toEqual(['PS-010']);
    // 90 mg/dL of glucose are 5 mmol/L, 360 are 20.
    expect(await lines({ code: 'GLU', value: '90', unit: 'mg/dL' })).toEqual(['rest']);
    expect(await lines({ code: 'GLU', value: '360', unit: 'mg/dL' })).toEqual(['PS-010']);
    const rows = [
      { code: 'K', value: '4' },
      { code: 'XYZ', value: '1' },
    ];
    expect((await preview({ facts: { ...facts, rows } })).message).toBe('目录中没有项目 XYZ');
  });

  test('plans a stored report from now on; one that is not there is none', async () => {
    const { steps } = await preview({ report_id: 'R1001-01' });
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.filter(({ at }) => at < testClock)).toEqual([]);
    expect((await preview({ report_id: 'R9999-01' })).message).toBe('报告不存在或已撤回');
  });
});

describe('deliveries', () => {
  test('are told whole, the patient masked for who is no clinician', async () => {
    await inUse();
    await importCsv(potassium('6.8'));
    const told = async (account: string) => (await deliveries('user_id=u-doctor', account)).data[0];
    const delivery = await told('prompt');
    expect(delivery).toEqual({
      delivery_id: delivery?.delivery_id,
      report_id: delivery?.report_id,
      report_name: '电解质',
      patient_name: '林*',
      department: '外院导入',
      line_name: '血钾告知沈医师',
      step: 1,
      user_name: '沈若溪',
      channels: ['bell', 'critical_list'],
      due_at: testClock,
      state: 'delivered',
      critical: true,
    });
    expect((await told('doctor'))?.patient_name).toBe('林一');
    // Once the doctor has looked, both see when.
    expect((await imported()).report.report_id).toBe(delivery?.report_id);
    expect(await told('prompt')).toMatchObject({ read_at: testClock });
  });

  test('are narrowed by report, by the way they go and by day; those that wait are one’s own', async () => {
    await inUse({ ...toDoctor, continues: true });
    await importCsv(potassium('6.8'));
    await importCsv(potassium('4.1').replaceAll('林一', '林二').replace('p1', 'p2'));
    const all = (await deliveries('page_size=200')).data;
    expect(new Set(all.map(({ critical }) => critical)).size).toBe(2);
    const [first] = all;
    const day = '2025-11-18';
    const narrowed: [string, (delivery: (typeof all)[number]) => boolean][] = [
      [`report_id=${first?.report_id ?? ''}`, ({ report_id: id }) => id === first?.report_id],
      ['channel=critical_list', ({ channels }) => channels.includes('critical_list')],
      ['channel=bubble', ({ channels }) => channels.includes('bubble')],
    ];
    for (const [query, isMeant] of narrowed) {
      const expected = all.filter(isMeant);
      expect(expected.length, query).toBeGreaterThan(0);
      expect(expected.length, query).toBeLessThan(all.length);
      expect((await deliveries(`page_size=200&${query}`)).data, query).toEqual(expected);
    }
    for (const query of [`from=${day}`, `to=${day}`, `from=${day}&to=${day}`])
      expect((await deliveries(`page_size=200&${query}`)).data, query).toEqual(all);
    for (const query of ['from=2025-11-19', 'to=2025-11-17']) expect((await deliveries(query)).data, query).toEqual([]);
    const waiting = await deliveries('waiting=true', 'doctor');
    expect(waiting.data.map(({ user_name: who, state: where }) => [who, where])).toEqual([['沈若溪', 'delivered']]);
    expect((await deliveries('waiting=true&user_id=u-doctor')).data).toEqual([]);
    expect((await deliveries('waiting=false&user_id=u-doctor')).total_elements).toBe(1);
  });
});
