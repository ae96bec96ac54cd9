import type { ChangePage, PushState, PushStrategy, PushTrialRowPage } from '@jianwei/api-client/model';
import { describe, expect, test } from 'vitest';
import { openPush, type Refused, toDoctor, withFirst } from './push-calls.test-support.ts';

const { as, get, post, prompt, state, save, attempt, enable, inUse } = await openPush();

describe('the strategy', () => {
  test('stands with six lines, the last of which catches the rest', async () => {
    const { draft, version, changed, may_write: mayWrite } = await state();
    expect(draft.lines.map(({ name }) => name)).toEqual([
      '急诊科危急值',
      '危急值',
      '孕期异常，告知产科',
      '夜间需关注',
      '需关注',
      '其余全部',
    ]);
    expect([version, changed, mayWrite]).toEqual([1, false, true]);
    expect(await get<Refused>('/push/strategy', await as('doctor'))).toMatchObject({ message: '当前角色无权访问' });
    expect((await get<PushState>('/push/strategy', await as('lab'))).may_write).toBe(true);
  });

  test('is enabled only as it was tried, and acts from the next report on', async () => {
    const saved = await save(withFirst(await state(), toDoctor));
    expect(saved.body).toMatchObject({ changed: true, tried: false, version: 1 });
    expect((await enable()).body.message).toBe('请先试运行当前策略，且没有无人收到的危急值');
    const { body: trial } = await attempt();
    expect(trial.missed_criticals).toBe(0);
    expect(trial.by_line.find(({ line_id: id }) => id === 'PS-010')?.reports).toBeGreaterThan(0);
    expect((await enable()).body).toMatchObject({ version: 2, changed: false });
    expect((await enable()).body.message).toBe('没有可启用的草稿');
  });

  test('tells what each number of its trial counts, and nothing of a draft that was not tried', async () => {
    await save(withFirst(await state(), toDoctor));
    const manager = await prompt();
    const rows = async (query: string) => get<PushTrialRowPage & Refused>(`/push/strategy/trial?${query}`, manager);
    expect((await rows('')).message).toBe('请先试运行当前策略');
    const { body: trial } = await attempt();
    const [[line], [person]] = [trial.by_line, trial.burdened];
    const day = trial.per_day.find(({ count }) => count > 0);
    if (line === undefined || person === undefined || day === undefined) throw new Error('nothing was pushed');
    expect((await rows('of=pushes')).total_elements).toBe(trial.pushes);
    expect((await rows(`user_id=${person.user_id}`)).total_elements).toBe(person.total);
    expect((await rows(`date=${day.date}`)).total_elements).toBe(day.count);
    expect((await rows('of=missed')).total_elements).toBe(0);
    const { data, total_elements: caught } = await rows('of=reports&line_id=PS-010');
    expect([line.line_id, caught, data[0]?.line_name]).toEqual(['PS-010', line.reports, '血钾告知沈医师']);
    expect(data[0]?.patient_name).toContain('*');
    const [push] = (await rows('line_id=PS-010')).data;
    expect([typeof push?.step, typeof push?.due_at, typeof push?.user_name]).toEqual(['number', 'string', 'string']);
  });

  test('keeps what every version said', async () => {
    const { draft } = await state();
    await inUse();
    const { editions } = await state();
    expect(editions.map(({ strategy: { lines } }) => lines.length - draft.lines.length)).toEqual([1, 0]);
    expect(editions[1]?.strategy).toEqual(draft);
    expect(editions[0]?.sentences[0]).toEqual({ line_id: 'PS-010', sentence: '信号属于危急值' });
  });

  test('that would leave a critical value to nobody is not switched on', async () => {
    const nobody: PushStrategy = {
      lines: [
        {
          ...toDoctor,
          line_id: 'rest',
          name: '其余全部',
          condition: { all: [] },
          steps: [{ to: 'first_reader', channels: ['bell'], after_minutes: 0 }],
        },
      ],
    };
    await save(nobody);
    const { body: trial } = await attempt();
    expect(trial.missed_criticals).toBeGreaterThan(0);
    expect(trial.missed[0]?.patient_name).toContain('*');
    expect((await enable()).status).toBe(400);
  });

  test('is saved of what was read, and a change is taken back', async () => {
    const before = await state();
    const saved = await save(withFirst(before, toDoctor));
    expect((await save(before.draft, before.revision)).body.message).toMatch(/^秦晓彤 10:30 已修改/);
    expect((await post(`/changes/${saved.body.change_id ?? 0}/undo`, {}, await prompt())).status).toBe(200);
    expect((await state()).draft).toEqual(before.draft);
    expect((await save(before.draft)).body).not.toHaveProperty('change_id');
  });

  test('of which one line differs is told by that line alone; a version is taken back to the one before', async () => {
    await inUse();
    const { draft, version } = await state();
    const [first, ...more] = draft.lines;
    if (first === undefined) throw new Error('no line');
    await save({ ...draft, lines: [{ ...first, merge_minutes: 45 }, ...more] });
    await attempt();
    expect((await enable()).body.version).toBe(version + 1);
    const { data } = await get<ChangePage>('/changes?object_type=push&page_size=2', await prompt());
    expect(data[1]?.changes.map(({ after }) => after)).toEqual([
      '1「血钾告知沈医师」信号属于危急值；指定账号 1 人（铃铛提醒、危急值列表），10 分钟后检验科（铃铛提醒）；45 分钟内合并',
    ]);
    expect((await post(`/changes/${data[0]?.change_id ?? 0}/undo`, {}, await prompt())).status).toBe(200);
    expect(await state()).toMatchObject({ version, changed: true, tried: true });
  });

  const rest = { ...toDoctor, line_id: 'rest', name: '其余全部' };
  test.each([
    [[toDoctor], '末行应为『其余全部』，不能删除或移动'],
    [[rest, toDoctor], '末行应为『其余全部』，不能删除或移动'],
    [[toDoctor, toDoctor, rest], '有重复的行'],
    [[{ ...toDoctor, name: ' ' }, rest], '『 』：请填写名称'],
    [[{ ...toDoctor, condition: { all: [] } }, rest], '『血钾告知沈医师』：请至少写一个条件'],
    [
      [{ ...toDoctor, steps: [toDoctor.steps[0], { ...toDoctor.steps[1], after_minutes: 0 }] }, rest],
      '『血钾告知沈医师』：升级间隔应为 1 到 240 分钟',
    ],
    [
      [{ ...toDoctor, steps: [{ ...toDoctor.steps[0], user_ids: [] }] }, rest],
      '『血钾告知沈医师』：请至少指定一个账号',
    ],
    [
      [{ ...toDoctor, steps: [{ ...toDoctor.steps[0], user_ids: ['u-locked'] }] }, rest],
      '『血钾告知沈医师』：账号 u-locked 不存在或不能接收推送',
    ],
    [[{ ...toDoctor, steps: [{ ...toDoctor.steps[0], after_minutes: 241 }] }, rest], '升级间隔应为 1 到 240 分钟'],
  ])('refuses what cannot act (%#)', async (lines, message) => {
    expect((await save({ lines } as PushStrategy)).body.message).toBe(message);
  });

  test('refuses quiet hours that never end, and names a department without anybody', async () => {
    const { draft, notes } = await state();
    expect((await save({ ...draft, quiet: { from: 8, to: 8 } })).body.message).toBe('免打扰时段的开始与结束不能相同');
    expect(notes.join()).toMatch(/没有正常账号，推送将落到『其余全部』$/);
  });
});
