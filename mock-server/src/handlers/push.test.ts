import type {
  ChangePage,
  PushDeliveryPage,
  PushLine,
  PushPreview,
  PushState,
  PushStrategy,
  PushTrial,
  PushTrialRowPage,
  ReportPage,
  WarningPage,
} from '@jianwei/api-client/model';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openRules, potassium } from './rule-calls.test-support.ts';

const { as, get, post, importCsv, imported, setClock } = await openRules();

type Refused = { message: string };
const prompt = () => as('prompt');
const state = async () => get<PushState>('/push/strategy', await prompt());
const save = async (strategy: PushStrategy, revision?: number) =>
  post<PushState & Refused>(
    '/push/strategy',
    { revision: revision ?? (await state()).revision, strategy },
    await prompt(),
  );
const attempt = async () =>
  post<PushTrial & Refused>('/push/strategy/trial', { revision: (await state()).revision }, await prompt());
const enable = async () =>
  post<PushState & Refused>('/push/strategy/enable', { revision: (await state()).revision }, await prompt());
const deliveries = async (query = '', account = 'prompt') =>
  get<PushDeliveryPage>(`/push/deliveries?${query}`, await as(account));

const critical = { all: [{ fact: 'signal', op: 'in', value: ['危急值'] }] };
const toDoctor: PushLine = {
  line_id: 'PS-010',
  name: '血钾告知沈医师',
  condition: critical,
  continues: false,
  steps: [
    { to: 'accounts', user_ids: ['u-doctor'], channels: ['bell', 'critical_list'], after_minutes: 0 },
    { to: 'laboratory', channels: ['bell'], after_minutes: 10 },
  ],
  merge_minutes: 10,
};
const withFirst = ({ draft }: PushState, line: PushLine): PushStrategy => ({ ...draft, lines: [line, ...draft.lines] });
/** The line comes first, and is in use. */
const inUse = async (line: PushLine = toDoctor) => {
  await save(withFirst(await state(), line));
  await attempt();
  expect((await enable()).status).toBe(200);
};

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

describe('a report that comes', () => {
  test('reaches the bell of the named account, and the laboratory after ten minutes while nobody took care', async () => {
    await inUse();
    await importCsv(potassium('6.8'));
    const { report } = await imported();
    // The reading above was of the doctor: what is told of a report read already waits for nobody.
    const told = await deliveries(`page_size=50&report_id=${report.report_id}`);
    expect(told.data.map(({ user_name: who, state: where, step }) => [step, who, where])).toEqual(
      expect.arrayContaining([
        [1, '沈若溪', 'delivered'],
        [2, '周以宁', 'waiting'],
      ]),
    );
    const rung = async (account: string) => {
      const page = await get<WarningPage>(`/warnings?report_id=${report.report_id}`, await as(account));
      return page.data[0]?.ringing === true;
    };
    expect([await rung('doctor'), await rung('doctor2'), await rung('lab')]).toEqual([true, false, false]);
    await setClock('2025-11-18T10:41:00+08:00');
    expect(await rung('lab')).toBe(true);
    const mine = await get<WarningPage>('/warnings', await as('lab'));
    expect(mine.counts?.pushed).toBe(1);
    expect((await deliveries('waiting=true', 'lab')).data).toMatchObject([
      { report_id: report.report_id, patient_name: '林一', critical: true },
    ]);
  });

  test('is not escalated once its critical value was received', async () => {
    await inUse();
    await importCsv(potassium('6.8'));
    const { report } = await imported();
    const doctor = await as('doctor');
    const { data } = await get<WarningPage>(`/warnings?report_id=${report.report_id}`, doctor);
    const warningId = data[0]?.warning_id ?? '';
    const taken = await post(
      '/warnings/create_update',
      { warning_id: warningId, record: { step: 'acknowledged' } },
      doctor,
    );
    expect(taken.status).toBe(200);
    await setClock('2025-11-18T10:41:00+08:00');
    const told = await deliveries(`page_size=50&report_id=${report.report_id}`);
    const second = told.data.filter(({ step }) => step === 2);
    expect(second.length).toBeGreaterThan(0);
    expect(second.every(({ state: where }) => where === 'not_needed')).toBe(true);
  });

  test('of a patient of whom the line told a moment before is merged', async () => {
    await inUse();
    await importCsv(potassium('6.8'));
    await importCsv(potassium('6.9').replace('08:00', '08:05'));
    const own = await deliveries('user_id=u-doctor');
    expect(own.data.map(({ state: where }) => where).toSorted()).toEqual(['delivered', 'merged']);
  });

  test('is told to nobody else: who does not manage the strategy reads what came to itself', async () => {
    await inUse();
    await importCsv(potassium('6.8'));
    expect((await deliveries('user_id=u-lab', 'doctor')).data.map(({ user_name: who }) => who)).toEqual(['沈若溪']);
    expect((await deliveries('', 'doctor2')).data).toEqual([]);
    expect((await deliveries('from=2025-11-19')).data).toEqual([]);
    expect((await deliveries('to=2025-11-18')).total_elements).toBeGreaterThan(0);
    expect(await get<Refused>('/push/deliveries', await as('audit'))).toMatchObject({ message: '当前角色无权访问' });
  });
});

describe('the tester', () => {
  const preview = async (body: object) => post<PushPreview & Refused>('/push/preview', body, await prompt());

  test('lights the line of typed facts, with the clock of its steps and why the others did not', async () => {
    const facts = { department: '急诊科', time: '2025-11-18T10:30:00+08:00', signals: ['需关注'], rows: [] };
    const { body } = await preview({ facts });
    expect(body.lines).toEqual(['PS-005']);
    expect(body.steps[0]).toMatchObject({ at: '2025-11-18T11:30:00+08:00', to: '急诊科全体' });
    expect(body.skipped[0]).toMatchObject({
      name: '急诊科危急值',
      reason: '条件不成立',
      leaves: [{ result: 'false' }, { result: 'true' }],
    });
    expect((await preview({})).body.message).toBe('请选择报告，或写下事实');
    expect((await preview({ report_id: 'R9999-01' })).status).toBe(404);
    const rows = [{ code: 'XYZ', value: '1' }];
    expect((await preview({ facts: { ...facts, rows } })).body.message).toBe('目录中没有项目 XYZ');
  });

  test('and the next report are one function, for any lines', async () => {
    const values = fc.constantFrom('3', '4', '5', '6');
    let run = 0;
    const thresholds = fc.array(fc.double({ min: 2, max: 8, noNaN: true }), { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(
        thresholds,
        fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
        values,
        async (limits, goesOn, value) => {
          const { draft } = await state();
          const last = draft.lines.slice(-1);
          const lines = limits.map((limit, index) => ({
            ...toDoctor,
            line_id: `PS-1${index}0`,
            name: `第 ${index} 行`,
            continues: goesOn[index] ?? false,
            condition: {
              all: [{ fact: 'lab', op: 'at_least', value: Number(limit.toFixed(2)), code: 'K', unit: 'mmol/L' }],
            },
          }));
          await save({ lines: [...lines, ...last] });
          await attempt();
          await enable();
          run += 1;
          // Each result is another one, or nothing would come.
          await importCsv(potassium(`${value}.${run}`, '更正'));
          const list = await get<ReportPage>(
            `/reports?date=2025-11-18&keyword=${encodeURIComponent('林一')}`,
            await as('lab'),
          );
          const id = list.data[0]?.report_id ?? '';
          const pages = [0, 1, 2].map((page) => deliveries(`report_id=${id}&page_size=50&page=${page}`));
          const told = (await Promise.all(pages)).flatMap(({ data }) => data);
          const { body } = await preview({ report_id: id, in_use: true });
          const planned = body.steps.flatMap(({ step, at, recipients }) =>
            recipients.map(({ name }) => `${step} ${at} ${name}`),
          );
          expect(told.map(({ step, due_at: at, user_name: who }) => `${step} ${at} ${who}`).toSorted()).toEqual(
            planned.toSorted(),
          );
        },
      ),
      { numRuns: 8, endOnFailure: true },
    );
  });
});
