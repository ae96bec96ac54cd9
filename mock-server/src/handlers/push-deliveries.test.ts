import type { PushPreview, ReportPage, WarningPage } from '@jianwei/api-client/model';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openPush, type Refused, toDoctor } from './push-calls.test-support.ts';
import { potassium } from './rule-calls.test-support.ts';

const { as, get, post, prompt, state, save, attempt, enable, deliveries, importCsv, imported, inUse, setClock } =
  await openPush();

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

  test.each([
    ['of thirty days ago is news', '2025-10-19 11:00', ['沈若溪']],
    ['of before is history, taken over from another system: nobody is told', '2025-10-19 10:00', []],
  ])('%s', async (_what, time, told) => {
    await inUse();
    await importCsv(potassium('6.8').replace('2025-11-18 08:00', time));
    const { data } = await deliveries('user_id=u-doctor');
    expect(data.map(({ user_name: who }) => who)).toEqual(told);
  });

  test('in a file of the data centre is told as well', async () => {
    await inUse();
    const text = ['patient_id,name,sex,birth_date,time,item,specimen,result,unit,range', potassium('6.8').slice(0, -2)];
    const taken = await post('/sync/import', { name: '补传.csv', text: text.join('\n') }, await as('ops'));
    expect(taken).toMatchObject({ status: 200, body: { taken: 1 } });
    expect((await deliveries('user_id=u-doctor')).data.map(({ user_name: who }) => who)).toEqual(['沈若溪']);
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
