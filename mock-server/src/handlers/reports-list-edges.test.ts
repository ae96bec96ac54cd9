import type {
  HistoryDiagnosisList,
  ReportListItem,
  ReportPage,
  ReportTagList,
  TimelineReport,
  WorklistPage,
} from '@jianwei/api-client/model';
import { describe, expect, test } from 'vitest';
import { openFileHospital } from '../hospital.test-support.ts';
import { SEED_REPORT_IDS } from '../hospital/seed-ids.ts';
import { ClinicalCalls } from './clinical-calls.test-support.ts';

// What reports are found by, in which order they stand, and what each account is told of them.

const hospital = await openFileHospital();
const doctor = await ClinicalCalls.open(hospital);
const lab = await doctor.as('lab');
const CKD = SEED_REPORT_IDS.顾怀远;
const TODAY = 'date=2025-11-18';

const idsOf = ({ data }: Pick<ReportPage, 'data'>) => data.map(({ report_id: id }) => id);
const all = (query: string, calls = lab) => calls.list(`page_size=200&${query}`);
const later = (one: string, other: string) => (one < other ? 1 : one > other ? -1 : 0);

describe('the order', () => {
  const LEVELS = ['critical', 'focus', 'none'];
  const STEPS = ['unacknowledged', 'unhandled', 'awaiting_recheck', 'awaiting_close', 'closed', 'cancelled'];
  const keysOf = ({ level, reading, loop }: ReportListItem) => [
    LEVELS.indexOf(level),
    reading?.urgency ?? 4,
    loop === undefined ? 0 : STEPS.indexOf(loop.step),
  ];

  test('is the day, then the level, the urgency, and how far the loop has come', async () => {
    const { data } = await all('');
    expect(data).toHaveLength(200);
    expect(new Set(data.map((row) => keysOf(row)[2])).size).toBeGreaterThan(2);
    const keys = data.map((row) => ({ day: row.report_time.slice(0, 10), keys: keysOf(row).join('') }));
    const sorted = keys.toSorted((a, b) => later(a.day, b.day) || later(b.keys, a.keys));
    expect(keys).toEqual(sorted);
  });

  test('of what is equally urgent is that of its first finding, as in the worklist', async () => {
    const { data } = await all(`${TODAY}&tab=focus`, doctor);
    const worklist = await doctor.get<WorklistPage>('/api/v2/worklist?page_size=200');
    const places = new Map(worklist.data.map(({ report_id: id }, index) => [id, index]));
    const unread = data.filter(({ is_read: isRead }) => !isRead).map(({ report_id: id }) => places.get(id) ?? -1);
    expect(unread.length).toBeGreaterThan(3);
    expect(unread).toEqual(unread.toSorted((a, b) => a - b));
    const times = data.map(({ report_time: time }) => time);
    expect(times).not.toEqual(times.toSorted(later));
  });

  test('of two that are alike is the newest first', async () => {
    const { data } = await all(TODAY);
    const calm = data.filter(({ reading }) => reading?.urgency === undefined).map(({ report_time: time }) => time);
    expect(calm.length).toBeGreaterThan(2);
    expect(calm).toEqual(calm.toSorted(later));
  });

  const collator = new Intl.Collator('zh-CN', { numeric: true });
  type Value = string | number | undefined;
  test.each<[string, (row: ReportListItem) => Value]>([
    ['report_id', (row) => row.report_id],
    ['department', (row) => row.department],
    ['report_name', (row) => row.report_name],
    ['report_time', (row) => row.report_time],
    ['audit_state', (row) => row.audit_state],
    ['rule_count', (row) => row.rule_count],
    ['unread_count', (row) => row.unread_count],
    ['abnormal_count', (row) => row.high_count + row.low_count],
    // As the list of the laboratory shows it.
    ['patient_name', (row) => row.patient_name],
  ])('is %s where that is asked for, both ways', async (column, valueOf) => {
    const query = column === 'patient_name' ? TODAY : 'prompt_rule_id=AR-012';
    const prompt = await doctor.as('prompt');
    const [up, down] = [await all(`${query}&sort=${column}`, prompt), await all(`${query}&sort=-${column}`, prompt)];
    const compared = (a: Value = '', b: Value = ''): number =>
      typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
    for (const [page, direction] of [
      [up, 1],
      [down, -1],
    ] as const) {
      const values = page.data.map(valueOf);
      expect(new Set(values).size).toBeGreaterThan(1);
      const given = values.filter((value) => value !== undefined);
      const absent = values.filter((value) => value === undefined);
      expect(values).toEqual([...given.toSorted((a, b) => direction * compared(a, b)), ...absent]);
    }
    expect(up.total_elements).toBe(down.total_elements);
  });
});

describe('a filter', () => {
  test.each(['unit_trouble', 'has_unread', 'tagged', 'disputed'])('%s parts the reports in two', async (name) => {
    const world = await ClinicalCalls.open(hospital, 'lab');
    const feedback = { kind: 'inaccurate', content: '单位不符' };
    const tag = { report_id: CKD, diagnosis_id: 'CKD', tag: 'correct' };
    await (await world.as('doctor')).send('POST', `/api/v2/ai/reports/${CKD}/feedback`, feedback);
    await (await world.as('doctor')).send('POST', '/api/v2/reports/disease/tagging', tag);
    const [yes, no, whole] = [
      await all(`${TODAY}&${name}=true`, world),
      await all(`${TODAY}&${name}=false`, world),
      await all(TODAY, world),
    ];
    expect(yes.total_elements).toBeGreaterThan(0);
    expect(no.total_elements).toBeGreaterThan(0);
    expect([...idsOf(yes), ...idsOf(no)].toSorted()).toEqual(idsOf(whole).toSorted());
    const holds: Record<string, (row: ReportListItem) => boolean> = {
      unit_trouble: ({ report_id: id }) => ['R1036-01', 'R1027-01'].includes(id),
      has_unread: ({ unread_count: count = 0 }) => count > 0,
      tagged: ({ tag_count: count = 0 }) => count > 0,
      disputed: ({ report_id: id }) => id === CKD,
    };
    expect(yes.data.filter((row) => holds[name]?.(row) !== true)).toEqual([]);
    expect(no.data.filter((row) => holds[name]?.(row) !== false)).toEqual([]);
  });

  test('disputed ends once the laboratory has marked the report', async () => {
    const world = await ClinicalCalls.open(hospital, 'doctor');
    await world.send('POST', `/api/v2/ai/reports/${CKD}/feedback`, { kind: 'inaccurate', content: '不准' });
    const prompt = await world.as('prompt');
    expect(idsOf(await all('disputed=true', prompt))).toEqual([CKD]);
    const tag = { report_id: CKD, diagnosis_id: 'CKD', tag: 'wrong' };
    await prompt.send('POST', '/api/v2/reports/disease/tagging', tag);
    expect(idsOf(await all('disputed=true', prompt))).toEqual([]);
  });

  test('of the audit finds reports in that state and no others', async () => {
    for (const state of ['held', 'timed_out', 'released']) {
      const { data, total_elements: total } = await all(`audit_state=${state}`);
      expect(total).toBeGreaterThan(0);
      expect(data.filter(({ audit_state: found }) => found !== state)).toEqual([]);
    }
    const both = await all('audit_state=released&has_unread=true');
    const one = await all('audit_state=released');
    expect(both.total_elements).toBeGreaterThan(0);
    expect(both.total_elements).toBeLessThan(one.total_elements);
  });

  test('of a rule finds what it acted on, or what doctors answered on it', async () => {
    const hits = await lab.get<{ total_elements: number; data: { report_id: string }[] }>(
      '/api/v2/rules/SP-011/hits?page_size=200',
    );
    const found = await all('prompt_rule_id=SP-011');
    expect(hits.total_elements).toBeGreaterThan(7);
    expect(idsOf(found).toSorted()).toEqual(hits.data.map(({ report_id: id }) => id).toSorted());
    expect((await all('prompt_rule_id=SP-011&prompt_rule_days=30')).total_elements).toBe(7);
    expect(idsOf(await all('prompt_rule_id=SP-001&prompt_useful=true'))).toEqual(['R1573-01']);
    expect(idsOf(await all('prompt_rule_id=SP-001&prompt_useful=false'))).toEqual(['R1574-01']);
    expect((await all('prompt_rule_id=SP-016')).total_elements).toBe(0);
  });

  test('narrows the tabs; open loops are listed whatever their day', async () => {
    const nephrology = await doctor.list(`${TODAY}&department=肾内科&tab=critical`);
    expect(nephrology.data.map(({ patient_name: name }) => name)).toEqual(['孟庆山']);
    expect(nephrology.counts).toMatchObject({ all: 2, critical: 3 });
    const open = await doctor.list(`${TODAY}&tab=critical`);
    expect(open.data.map(({ report_time: time }) => time.slice(0, 10))).toEqual([
      '2025-11-18',
      '2025-11-18',
      '2025-11-17',
    ]);
    expect(idsOf(await doctor.list('tab=critical&patient_id=P1001'))).toEqual([SEED_REPORT_IDS.孟庆山]);
    expect(idsOf(await doctor.list('tab=critical&keyword=孟庆山'))).toEqual([SEED_REPORT_IDS.孟庆山]);
  });

  test.each<['unread' | 'focus' | 'hint', (row: ReportListItem) => boolean]>([
    ['unread', ({ is_read: isRead }) => !isRead],
    ['focus', ({ level }) => level === 'focus'],
    ['hint', ({ applications }) => applications.length > 0],
  ])('of the tab %s holds for each report there', async (tab, isIn) => {
    const [page, whole] = [await all(`${TODAY}&tab=${tab}`, doctor), await all(TODAY, doctor)];
    expect(page.total_elements).toBeGreaterThan(0);
    expect(page.total_elements).toBeLessThan(whole.total_elements);
    expect(page.data.filter((row) => !isIn(row))).toEqual([]);
    expect(page.counts[tab]).toBe(page.total_elements);
  });
});

describe('a report of the list', () => {
  test('tells its loop, what is unanswered, and how it was reviewed only to who may open that list', async () => {
    const [own, reviewed] = [await all(TODAY, doctor), await all(TODAY)];
    const first = own.data.find(({ report_id: id }) => id === SEED_REPORT_IDS.孟庆山);
    expect(first).toMatchObject({ loop: { step: 'unacknowledged', open_count: 1 }, unanswered_count: 2 });
    const without = own.data.find(({ report_id: id }) => id === CKD);
    expect(without).not.toHaveProperty('loop');
    expect(own.data.length).toBeGreaterThan(0);
    expect(reviewed.data.length).toBeGreaterThan(0);
    for (const name of ['rule_count', 'unread_count', 'tag_count']) {
      for (const row of own.data) expect(row).not.toHaveProperty(name);
      for (const row of reviewed.data) expect(row).toHaveProperty(name);
    }
    expect(reviewed.data.find(({ report_id: id }) => id === CKD)).toMatchObject({ unread_count: 1, tag_count: 0 });
    // That an audit is over is told to the laboratory; that it ran out, to everybody.
    const released = await all('audit_state=released');
    const [id = ''] = idsOf(released);
    expect((await doctor.list(`keyword=${id}`)).data[0]).not.toHaveProperty('audit_state');
    const [late = ''] = idsOf(await all('audit_state=timed_out'));
    expect((await doctor.list(`keyword=${late}`)).data[0]).toMatchObject({ audit_state: 'timed_out' });
  });

  test('is marked as read and as collected for who did so', async () => {
    const mine = await ClinicalCalls.open(hospital);
    const [row] = (await mine.list(`keyword=${CKD}`)).data;
    expect(row).toMatchObject({ is_read: false, collected: true });
    await mine.analysis(CKD);
    expect((await mine.list(`keyword=${CKD}`)).data[0]).toMatchObject({ is_read: true });
    const colleague = await mine.as('doctor2');
    expect((await colleague.list(`keyword=${CKD}`)).data[0]).toMatchObject({ is_read: false, collected: false });
  });
});

describe('marks', () => {
  test('keep who made them of what, with their words and time', async () => {
    const mine = await ClinicalCalls.open(hospital);
    const disease = { report_id: CKD, diagnosis_id: 'CKD', tag: 'wrong', comment: '应为糖尿病肾病' };
    expect(await mine.send('POST', '/api/v2/reports/disease/tagging', disease)).toMatchObject({
      status: 200,
      body: {},
    });
    // A row that could not be read may be marked too.
    const failed = (await mine.analysis(CKD)).clean_failed_laboratories[0]?.laboratory_id ?? '';
    const row = { report_id: CKD, laboratory_id: failed, tag: 'missing' };
    expect((await mine.send('POST', '/api/v2/reports/laboratory/tagging', row)).status).toBe(200);
    const gone = { ...row, report_id: 'R9999-01' };
    expect((await mine.send('POST', '/api/v2/reports/laboratory/tagging', gone)).status).toBe(404);
    const tags = await (await mine.as('lab')).get<ReportTagList>(`/api/v2/reports/${CKD}/tags`);
    const by = { user_name: '沈若溪', time: '2025-11-18T10:30:00+08:00' };
    expect(tags.data).toHaveLength(2);
    expect(tags.data).toMatchObject([
      { ...by, subject: 'disease', target_id: 'CKD', tag: 'wrong', comment: '应为糖尿病肾病' },
      { ...by, subject: 'laboratory', target_id: failed, tag: 'missing', comment: '' },
    ]);
    const tagged = await mine.get<{ data: object[] }>('/api/v1/datacenter/itaggings/reports/list/P1004');
    expect(tagged.data).toEqual([
      expect.objectContaining({ report_id: CKD, disease_tagging_count: 1, laboratory_tagging_count: 1 }),
    ]);
  });

  test('that suggest or doubt something need words', async () => {
    for (const kind of ['suggestion', 'inaccurate']) {
      const body = { kind, content: ' ' };
      const refused = { status: 400, body: { message: '请填写反馈内容' } };
      expect(await doctor.send('POST', `/api/v2/ai/reports/${CKD}/feedback`, body)).toMatchObject(refused);
    }
  });
});

test('reports of a patient come page by page, the newest first', async () => {
  const url = '/api/v2/reading2/patients/P1004/reports';
  type Page = { page: number; page_size: number; total_elements: number; data: TimelineReport[] };
  const whole = await doctor.get<Page>(`${url}?page_size=100`);
  const times = whole.data.map(({ report_time: time }) => time);
  expect(times).toEqual(times.toSorted(later));
  const second = await doctor.get<Page>(`${url}?page=1&page_size=2`);
  expect(second).toEqual({ page: 1, page_size: 2, total_elements: times.length, data: whole.data.slice(2, 4) });
  const day = await doctor.get<Page>(`${url}?start_date=2025-11-12&end_date=2025-11-12`);
  expect(day.data.map(({ report_id: id }) => id)).toEqual(['R1004-02']);
});

test('earlier diagnoses of a patient say where and how reliably they stood', async () => {
  const url = '/api/v2/patients/history_diag';
  const { data } = await doctor.get<HistoryDiagnosisList>(`${url}?patient_id=P1004`);
  const newest = data.filter(({ report_id: id }) => id === CKD);
  const { suggestion_diagnosis: shown, report_time: time } = await doctor.analysis(CKD);
  expect(shown.length).toBeGreaterThan(0);
  expect(newest).toEqual(
    shown.map(({ diagnosis_id, diagnosis_name, reliable, known }) => ({
      ...{ diagnosis_id, diagnosis_name, reliable, known },
      ...{ report_id: CKD, report_time: time },
    })),
  );
  // The patient has had diabetes for years; what is new stays suspected (J-31).
  const knownOf = (wanted: string) => newest.find(({ diagnosis_id: id }) => id === wanted)?.known;
  expect([knownOf('DM'), newest.some(({ known }) => known === false)]).toEqual([true, true]);
  const { data: lines } = await doctor.list(`tab=all&keyword=${CKD}`);
  const line = lines.find(({ report_id: id }) => id === CKD);
  expect(line?.diagnoses).toHaveLength(2);
  expect(line?.diagnoses).toEqual(newest.slice(0, 2).map(({ report_id: _id, report_time: _at, ...brief }) => brief));
  expect(await doctor.send('GET', `${url}?patient_id=P9999`)).toMatchObject({ status: 404 });
});
