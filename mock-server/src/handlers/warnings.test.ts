import type { ReportListItem, Warning, WarningPage } from '@jianwei/api-client/model';
import { beforeEach, expect, test } from 'vitest';
import { openFileHospital } from '../hospital.test-support.ts';
import { ClinicalCalls } from './clinical-calls.test-support.ts';

const hospital = await openFileHospital();
let doctor: ClinicalCalls;
beforeEach(async () => {
  doctor = await ClinicalCalls.open(hospital);
});

const path = '/api/v2/warnings';
/** The potassium of 孟庆山's report of today, 6.82 mmol/L. */
const potassium = 'W-R1001-01-01';

/** Every entry of a list, page by page. */
async function whole<Entry>(url: string, caller: ClinicalCalls): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (let page = 0; ; page += 1) {
    const { data } = await caller.get<{ data: Entry[] }>(`${url}page=${page}&page_size=200`);
    entries.push(...data);
    if (data.length < 200) return entries;
  }
}

const all = (caller: ClinicalCalls = doctor): Promise<Warning[]> => whole<Warning>(`${path}?`, caller);

async function one(id: string, caller: ClinicalCalls = doctor): Promise<Warning | undefined> {
  return (await all(caller)).find((warning) => warning.warning_id === id);
}

async function save(body: object, caller: ClinicalCalls = doctor): Promise<string> {
  const { status, body: answer, text } = await caller.send('POST', `${path}/create_update`, body);
  expect(status, text).toBe(200);
  return (answer as { warning_id: string }).warning_id;
}

// covers B-7.2-01..03, B-9-01, B-9-02, B-3-53..56
test('without a query the first 15, newest first; a page is a part of the whole', async () => {
  const first = await doctor.get<WarningPage>(path);
  expect(first).toMatchObject({ page: 0, page_size: 15 });
  const rows = await all();
  expect(first.total_elements).toBe(rows.length);
  const times = rows.map((warning) => warning.create_time);
  expect(times).toEqual(times.toSorted().reverse());
  const second = await doctor.get<WarningPage>(`${path}?page=1&page_size=2`);
  expect(second.data).toEqual(rows.slice(2, 4));
});

test('a finding that wants an answer within minutes opens a loop without a critical result, under its own name', async () => {
  const warning = await one('W-R1205-02-tool:15:pattern');
  expect(warning).toMatchObject({
    report_id: 'R1205-02',
    finding_id: 'tool:15:pattern',
    finding_title: '蛛网膜下腔出血可能',
    state: 'closed',
    warning_source: 'critical',
  });
  expect(warning?.critical).toBeUndefined();
  expect(warning?.actions?.length).toBeGreaterThan(0);
});

test('a critical result carries the steps that the reading proposes', async () => {
  const { finding_id: id, actions = [] } = (await one(potassium)) ?? {};
  expect(id).toBe('row:R1001-01-01');
  expect(actions.map(({ action_id: action }) => action)).toEqual(['A-K-H:1', 'A-K-H:2', 'A-K-H:3']);
});

test('what nobody has received rings for the laboratory after 20 minutes, not for another ward', async () => {
  const laboratory = await doctor.as('lab');
  const { data, counts } = await laboratory.get<WarningPage>(`${path}?progress=open`);
  expect(data.filter(({ ringing }) => ringing).map(({ warning_id: id }) => id)).toEqual(['W-R1002-01-01']);
  expect(data[0]?.ringing).toBe(true);
  expect(counts?.ringing).toBe(1);
  expect((await doctor.get<WarningPage>(`${path}?progress=open`)).counts?.ringing).toBe(0);
});

test('each critical result of the hospital is a warning', async () => {
  const rows = await all();
  const listed = await whole<ReportListItem>('/api/v2/reports?', doctor);
  const reports = listed.filter(({ level }) => level === 'critical');
  // Reports are critical by a tool's result too (a bleeding, an organism): those have no critical row to warn of.
  const critical = new Set(reports.map((report) => report.report_id));
  const warned = new Set(rows.filter((row) => row.critical !== undefined).map((warning) => warning.report_id));
  expect(warned.size).toBeGreaterThan(100);
  expect([...warned].filter((id) => id !== undefined && !critical.has(id))).toEqual([]);
  const silent = reports.filter(
    ({ report_id: id, key_results: [first] }) => first?.critical !== undefined && !warned.has(id),
  );
  expect(silent).toEqual([]);
  expect(rows.find((warning) => warning.warning_id === potassium)).toMatchObject({
    patient_id: 'P1001',
    patient_name: '孟庆山',
    report_id: 'R1001-01',
    laboratory_id: 'R1001-01-01',
    laboratory_name: '钾',
    original_result: '6.82',
    original_units: 'mmol/L',
    critical: 'high',
    content: '已电话通知，对方已复述',
    warning_status: 'open',
    warning_source: 'critical',
  });
});

// covers B-7.2-04
test('a written warning comes first, with its author and its row', async () => {
  const id = await save({
    patient_id: 'P1004',
    report_id: 'R1004-01',
    laboratory_id: 'R1004-01-01',
    content: ' 肌酐持续升高，请肾内科会诊 ',
  });
  expect((await all())[0]).toMatchObject({
    warning_id: id,
    patient_name: '顾怀远',
    laboratory_name: '肌酐',
    original_result: '168',
    content: '肌酐持续升高，请肾内科会诊',
    warning_status: 'open',
    warning_source: 'written',
    user_name: '沈若溪',
    create_time: '2025-11-18T10:30:00+08:00',
  });
});

test('saving with its id changes a warning and adds none', async () => {
  const id = await save({ patient_id: 'P1004', content: '第一稿' });
  const { length } = await all();
  expect(await save({ warning_id: id, patient_id: 'P1004', content: '第二稿' })).toBe(id);
  expect(await all()).toHaveLength(length);
  expect(await one(id)).toMatchObject({ content: '第二稿', user_name: '沈若溪' });
});

test('what is done about a critical result is written into its own warning, by anyone', async () => {
  const body = { warning_id: potassium, patient_id: 'P1001', content: '已电话通知，复查血钾' };
  const { length } = await all();
  expect(await save(body)).toBe(potassium);
  expect(await save({ ...body, content: '复查 5.9' }, await doctor.as('doctor2'))).toBe(potassium);
  expect(await all()).toHaveLength(length);
  expect(await one(potassium)).toMatchObject({
    content: '复查 5.9',
    user_name: '陆明哲',
    laboratory_id: 'R1001-01-01',
    critical: 'high',
    warning_source: 'critical',
  });
});

test('a critical result says which limit it passed, and where it stands', async () => {
  expect(await one(potassium)).toMatchObject({
    patient_gender: '男',
    patient_age: 74,
    report_name: '急诊生化',
    short_name: 'K',
    critical_limit: '> 6.2',
    state: 'unacknowledged',
    due: { acknowledge_at: '2025-11-18T10:36:00+08:00', handle_at: '2025-11-18T10:56:00+08:00' },
    mine: false,
  });
  const limits = new Map(
    (await all())
      .filter(({ critical }) => critical !== undefined)
      .map((warning) => [warning.laboratory_name, warning.critical_limit]),
  );
  // Limits of the catalogue: low ones, those of a first result and of pregnancy, and of a finding in words.
  expect(limits.get('血小板计数')).toBe('< 30');
  expect(limits.get('肌酐')).toBe('> 530（首次出现）');
  expect(limits.get('总胆汁酸')).toBe('> 40（妊娠期）');
  expect(limits.get('原始/幼稚细胞')).toBe('阳性');
});

test('what was done stands entry by entry, oldest first, each with its author and time', async () => {
  const body = { warning_id: potassium, patient_id: 'P1001' };
  await save({ ...body, content: '已电话通知，复查血钾' });
  await save({ ...body, content: '复查 5.9' }, await doctor.as('doctor2'));
  const at = '2025-11-18T10:30:00+08:00';
  expect(await one(potassium)).toMatchObject({
    state: 'awaiting_recheck',
    content: '复查 5.9',
    records: [
      { step: 'detected', at: '2025-11-18T10:26:00+08:00', text: '钾 6.82 mmol/L' },
      { step: 'notified', at: '2025-11-18T10:27:00+08:00', user_name: '周以宁', recipient: '护士站 周敏' },
      { step: 'handled', text: '已电话通知，复查血钾', user_name: '沈若溪', at },
      { step: 'handled', text: '复查 5.9', user_name: '陆明哲', at },
    ],
  });
});

test('one state, one patient or one entry can be asked for; the counts are of all states', async () => {
  const get = (query: string) => doctor.get<WarningPage>(`${path}?page_size=200&${query}`);
  const rows = await all();
  const written = await save({ patient_id: 'P1004', content: '注意' });
  const open = new Set(['unacknowledged', 'unhandled', 'awaiting_recheck', 'awaiting_close']);
  for (const progress of ['open', 'closed', 'cancelled'] as const) {
    const page = await get(`progress=${progress}`);
    expect(page.data.length).toBeGreaterThan(0);
    expect(page.data.every(({ state = '' }) => (progress === 'open' ? open.has(state) : state === progress))).toBe(
      true,
    );
    expect(page.counts?.[progress]).toBe(page.total_elements);
    expect(page.counts?.all).toBe(rows.length + 1);
  }
  const names = new Set((await get('keyword=何秀兰')).data.map((row) => row.patient_name));
  expect([...names]).toEqual(['何秀兰']);
  expect((await get('keyword=r1001-01')).data.map((row) => row.warning_id)).toEqual([potassium]);
  expect(await get(`warning_id=${written}`)).toMatchObject({
    total_elements: 1,
    data: [{ warning_id: written, mine: true, state: 'unacknowledged' }],
  });
  expect((await get('warning_id=W-none')).data).toEqual([]);
  const colleague = await doctor.as('doctor2');
  expect((await one(written, colleague))?.mine).toBe(false);
});

test('of the seeded hospital today’s critical results wait for somebody, and one of last night for its end', async () => {
  const rows = await all();
  const waiting = rows.filter(({ state }) => state !== 'closed' && state !== 'cancelled');
  expect(waiting.map(({ warning_id: id, state }) => [id, state])).toEqual([
    [potassium, 'unacknowledged'],
    ['W-R1002-01-01', 'unacknowledged'],
    ['W-R1003-02-02', 'awaiting_close'],
  ]);
  expect(rows.filter(({ critical, finding_title: title }) => critical === undefined && title === undefined)).toEqual(
    [],
  );
});

// covers B-7.2-05
test('a cancelled warning stays in the list with who and when; the first cancelling counts', async () => {
  const cancel = (caller: ClinicalCalls) =>
    caller.send('POST', `${path}/cancel`, { warning_id: potassium, reason: 'specimen', text: '溶血' });
  const { length } = await all();
  expect((await cancel(doctor)).body).toEqual({});
  expect((await cancel(await doctor.as('doctor2'))).body).toEqual({});
  expect(await all()).toHaveLength(length);
  expect(await one(potassium)).toMatchObject({
    warning_status: 'cancelled',
    cancel_user_name: '沈若溪',
    cancel_reason: 'specimen',
    cancel_text: '溶血',
    cancel_time: '2025-11-18T10:30:00+08:00',
    content: '已电话通知，对方已复述',
  });
  expect(
    await doctor.send('POST', `${path}/create_update`, { warning_id: potassium, patient_id: 'P1001', content: '改' }),
  ).toMatchObject({ status: 400, body: { message: '该预警已取消，不能修改' } });
});

test.each<[object, number, string]>([
  [{ patient_id: 'P1004', content: '  ' }, 400, '请填写预警内容'],
  [{ patient_id: '', content: '注意' }, 400, '请指定患者'],
  [{ patient_id: 'P9999', content: '注意' }, 404, '患者不存在'],
  [{ patient_id: 'P1004', report_id: 'R9999-01', content: '注意' }, 404, '报告不存在或已撤回'],
  [{ patient_id: 'P1004', report_id: 'R1001-01', content: '注意' }, 400, '报告不属于该患者'],
  [{ patient_id: 'P1004', laboratory_id: 'R1004-01-01', content: '注意' }, 400, '请指定检验项目所在的报告'],
  [
    { patient_id: 'P1004', report_id: 'R1004-01', laboratory_id: 'R1001-01-01', content: '注意' },
    400,
    '检验项目不在该报告中',
  ],
  [{ warning_id: 'WN999999', patient_id: 'P1004', content: '注意' }, 404, '该预警不存在'],
  [{ warning_id: potassium, patient_id: 'P1004', content: '注意' }, 400, '该预警不属于此患者'],
  [{ warning_id: potassium, patient_id: 'P1004', record: { step: 'acknowledged' } }, 400, '该预警不属于此患者'],
  [
    { warning_id: potassium, patient_id: 'P1001', report_id: 'R1004-01', record: { step: 'acknowledged' } },
    400,
    '该预警不属于此报告或检验项目',
  ],
  [
    { warning_id: potassium, laboratory_id: 'R1001-01-02', record: { step: 'acknowledged' } },
    400,
    '该预警不属于此报告或检验项目',
  ],
  [
    { warning_id: potassium, patient_id: 'P1001', report_id: 'R1001-02', content: '注意' },
    400,
    '该预警不属于此报告或检验项目',
  ],
])('%j is refused', async (body, status, message) => {
  expect(await doctor.send('POST', `${path}/create_update`, body)).toMatchObject({ status, body: { status, message } });
});

test('what a person wrote is changed and cancelled by that person only', async () => {
  const id = await save({ patient_id: 'P1004', content: '注意' });
  const colleague = await doctor.as('doctor2');
  const change = { warning_id: id, patient_id: 'P1004', content: '不必' };
  expect(await colleague.send('POST', `${path}/create_update`, change)).toMatchObject({
    status: 400,
    body: { message: '仅创建者可修改' },
  });
  expect(await colleague.send('POST', `${path}/cancel`, { warning_id: id, reason: 'duplicate' })).toMatchObject({
    status: 400,
    body: { message: '仅创建者可取消' },
  });
  expect(await one(id)).toMatchObject({ content: '注意', warning_status: 'open' });
  expect((await doctor.send('POST', `${path}/cancel`, { warning_id: id, reason: 'duplicate' })).status).toBe(200);
  expect(await one(id)).toMatchObject({ content: '注意', cancel_user_name: '沈若溪' });
});

test('an unknown warning cannot be cancelled, and other roles see none', async () => {
  expect(await doctor.send('POST', `${path}/cancel`, { warning_id: 'WN999999', reason: 'duplicate' })).toMatchObject({
    status: 404,
  });
  expect((await (await doctor.as('ops')).send('GET', path)).status).toBe(400);
});
