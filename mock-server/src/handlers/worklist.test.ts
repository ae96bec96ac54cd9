import type {
  PatientTimeline,
  ReportData,
  WarningPage,
  WorklistAnswered,
  WorklistChanges,
  WorklistPage,
} from '@jianwei/api-client/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { openFileHospital, openHospital } from '../hospital.test-support.ts';
import { ClinicalCalls } from './clinical-calls.test-support.ts';

const hospital = await openFileHospital();
let doctor: ClinicalCalls;
beforeEach(async () => {
  doctor = await ClinicalCalls.open(hospital);
});

const path = '/api/v2/worklist';
const list = (query = '', caller = doctor) => caller.get<WorklistPage>(`${path}?${query}`);
const open = async (caller = doctor) => (await list('state=open', caller)).data;
const idsOf = ({ data }: Pick<WorklistPage, 'data'>) => data.map(({ report_id: id }) => id);
const read = (reportId: string, caller = doctor) => caller.get<ReportData>(`/api/v2/ai/reports/analysis/${reportId}`);
const answer = (reportId: string, body: object, caller = doctor) =>
  caller.send('POST', `${path}/${reportId}/done`, body);
const record = (warningId: string, step: string, caller = doctor) =>
  caller.send('POST', '/api/v2/warnings/create_update', { warning_id: warningId, record: { step, text: '已记录' } });

/** 孟庆山's potassium of today, which nobody has received; 贺建军's low potassium, to be watched; 郑立群, abnormal but not today. */
const [POTASSIUM, CRITICAL, FOCUS, OTHER] = ['W-R1001-01-01', 'R1001-01', 'R1015-01', 'R1008-01'];

describe('the order', () => {
  test('is level, urgency, step of the loop; open before done; older open loops belong to today', async () => {
    const { data, total_elements: total } = await list();
    expect(total).toBe(42);
    expect(data.slice(0, 4).map((row) => [row.patient_name, row.level, row.loop?.step])).toEqual([
      ['孟庆山', 'critical', 'unacknowledged'],
      ['严松年', 'critical', 'unacknowledged'],
      ['何秀兰', 'critical', 'awaiting_close'],
      ['何秀兰', 'focus', undefined],
    ]);
    expect(data[2]?.report_time.slice(0, 10)).toBe('2025-11-17');
    const ranks = data.map((row) => [
      row.done_at === undefined ? 0 : 1,
      ['critical', 'focus', 'undetermined', 'normal'].indexOf(row.level),
      row.urgency ?? 4,
    ]);
    expect(ranks.map((rank) => rank.join(''))).toEqual(ranks.map((rank) => rank.join('')).toSorted());
    expect(data.map(({ position }) => position)).toEqual(data.map((_row, index) => index + 1));
  });

  test('a step moves a critical report down, and its end takes it out of the open ones', async () => {
    await record(POTASSIUM, 'acknowledged');
    expect(idsOf(await list('state=open')).indexOf(CRITICAL)).toBe(1);
    await record(POTASSIUM, 'handled');
    expect((await open()).slice(0, 3).map(({ loop }) => loop?.step)).toEqual([
      'unacknowledged',
      'awaiting_close',
      'awaiting_recheck',
    ]);
    await record(POTASSIUM, 'closed');
    expect(idsOf(await list('state=open'))).not.toContain(CRITICAL);
    const closed = (await list('state=done')).data.find(({ report_id: id }) => id === CRITICAL);
    expect(closed).toMatchObject({ done_at: '2025-11-18T10:30:00+08:00', loop: { step: 'closed' } });
  });

  test('a cancelled loop counts as handled', async () => {
    await doctor.send('POST', '/api/v2/warnings/cancel', { warning_id: POTASSIUM, reason: 'specimen' });
    expect(idsOf(await list('state=open'))).not.toContain(CRITICAL);
  });
});

describe('what leaves the list', () => {
  test('reading takes out what has nothing to be answered, and nothing else', async () => {
    for (const id of [CRITICAL, FOCUS, OTHER]) await read(id);
    const ids = idsOf(await list('state=open'));
    expect(ids).toContain(CRITICAL);
    expect(ids).toContain(FOCUS);
    expect(ids).not.toContain(OTHER);
  });

  test('looking ahead takes out nothing', async () => {
    await doctor.get(`/api/v2/ai/reports/analysis/${OTHER}?peek=true`);
    expect(idsOf(await list('state=open'))).toContain(OTHER);
  });

  test('a report to be watched leaves when each of its findings is answered, for others who have read it too', async () => {
    await read(FOCUS);
    const [finding] = (await open()).find(({ report_id: id }) => id === FOCUS)?.open_findings ?? [];
    const { status, body } = await answer(FOCUS, { finding_id: finding?.finding_id, answer: 'known' });
    expect(status).toBe(200);
    expect(body as WorklistAnswered).toEqual({
      report_id: FOCUS,
      open_findings: [],
      done_at: '2025-11-18T10:30:00+08:00',
    });
    expect(idsOf(await list('state=open'))).not.toContain(FOCUS);
    const colleague = await doctor.as('doctor2');
    expect(idsOf({ data: await open(colleague) })).toContain(FOCUS);
    await read(FOCUS, colleague);
    expect(idsOf({ data: await open(colleague) })).not.toContain(FOCUS);
  });

  test('without a finding all of them are answered; again changes nothing', async () => {
    await read(FOCUS);
    for (let time = 0; time < 2; time += 1) {
      expect((await answer(FOCUS, { answer: 'done' })).body).toMatchObject({ open_findings: [] });
    }
  });
});

describe('what is refused', () => {
  test.each([
    ['before it was read', FOCUS, { answer: 'done' }, '请先阅读报告，再记为已处理'],
    ['a plan without words', FOCUS, { answer: 'planned', text: ' ' }, '请填写安排的内容'],
  ])('%s', async (_when, id, body, message) => {
    expect(await answer(id, body)).toMatchObject({ status: 400, body: { message } });
  });

  test('an open critical value, which has a loop of its own', async () => {
    const { reading } = await read(CRITICAL);
    expect(await answer(CRITICAL, { answer: 'done' })).toMatchObject({
      status: 400,
      body: { message: '危急值未闭环，请先完成处置与闭环' },
    });
    expect(await answer(CRITICAL, { finding_id: reading?.findings[0]?.finding_id, answer: 'done' })).toMatchObject({
      status: 400,
      body: { message: '危急值由处置回路记录' },
    });
  });

  test('a finding that the report does not have, and a report that is not there', async () => {
    await read(FOCUS);
    expect(await answer(FOCUS, { finding_id: 'row:none', answer: 'done' })).toMatchObject({
      status: 400,
      body: { message: '该报告没有这项待答复的发现' },
    });
    expect((await answer('R9999-99', { answer: 'done' })).status).toBe(404);
  });

  test('who is no clinician answers for the own department only; an unknown state is no list', async () => {
    const prompter = await doctor.as('prompt');
    await read(FOCUS, prompter);
    expect(await answer(FOCUS, { answer: 'done' }, prompter)).toMatchObject({
      status: 400,
      body: { message: '该报告属于其他科室，您无权答复' },
    });
    expect((await doctor.send('GET', `${path}?state=later`)).status).toBe(400);
  });
});

describe('scope and counts', () => {
  test('the own department, and what one had to do with', async () => {
    const { data, counts } = await list('scope=department&state=open');
    expect(new Set(data.map(({ department }) => department))).toEqual(new Set(['内分泌科']));
    expect(data).toHaveLength(counts.department);
    expect(idsOf(await list('scope=mine'))).not.toContain(CRITICAL);
    await record(POTASSIUM, 'acknowledged');
    expect(idsOf(await list('scope=mine'))).toContain(CRITICAL);
  });

  test('loops are counted as the bell counts them, and opening all of them changes nothing', async () => {
    const { counts, data } = await list();
    const bell = (await doctor.get<WarningPage>('/api/v2/warnings?progress=open')).counts;
    const { open: all, unacknowledged, unhandled, awaiting_recheck, awaiting_close } = bell ?? {};
    expect(counts.loops).toEqual({ open: all, unacknowledged, unhandled, awaiting_recheck, awaiting_close });
    const tab = await doctor.get<{ counts: { critical: number } }>('/api/v2/reports?tab=critical&department=骨科');
    expect(tab.counts.critical).toBe(counts.loops.open);
    const colleague = await doctor.as('doctor2');
    for (const { report_id: id } of data.filter(({ level }) => level === 'critical')) {
      await read(id);
      await read(id, colleague);
    }
    expect((await list()).counts.loops).toEqual(counts.loops);
    expect((await list('', colleague)).counts.loops).toEqual(counts.loops);
  });

  test('another day has its own reports only', async () => {
    const { data } = await list('date=2025-11-17');
    expect(new Set(data.map(({ report_time: time }) => time.slice(0, 10)))).toEqual(new Set(['2025-11-17']));
  });
});

describe('changes', () => {
  const changes = (version: string, caller = doctor) =>
    caller.get<WorklistChanges>(`${path}/changes?version=${version}`);

  test('are told at once; where the clock stands nothing is waited for', async () => {
    const { version } = await list();
    expect(await changes(version)).toEqual({ version, changed: false });
    await record(POTASSIUM, 'acknowledged');
    expect(await changes(version)).toMatchObject({ changed: true });
    expect((await list()).version).not.toBe(version);
  });

  test('where time passes the call waits for the change, and ends with the hospital', async () => {
    const living = await openHospital({ clock: undefined });
    const caller = await ClinicalCalls.open(living);
    const { version, data } = await list('', caller);
    const waiting = changes(version, caller);
    await read(data[0]?.report_id ?? '', caller);
    expect(await waiting).toMatchObject({ changed: true });
    const { version: next } = await list('', caller);
    const left = changes(next, caller).catch(() => undefined);
    await living.close();
    await left;
  });
});

describe('what was seen before', () => {
  const before = async (id: string, caller = doctor, query = '') =>
    (await caller.get<ReportData>(`/api/v2/ai/reports/analysis/${id}${query}`)).viewed_before;

  test('names what is new since the last reading of an earlier report, and stays so when it is read again', async () => {
    const first = await before(CRITICAL);
    expect(first?.at).toBe('2025-11-17T07:50:00+08:00');
    expect(first?.new_finding_ids).toContain('row:R1001-01-01');
    expect(first?.new_finding_ids).not.toContain('diagnosis:GOUT');
    expect(await before(CRITICAL)).toEqual(first);
  });

  test('nothing where no earlier report was read', async () => {
    const { data } = await list();
    expect(data.length).toBeGreaterThan(0);
    for (const { report_id: id, patient_id: patientId } of data) {
      const { days } = await doctor.get<PatientTimeline>(
        `/api/v2/ai/reports/patient/time_line?patient_id=${patientId}`,
      );
      if (days.length > 1) continue;
      expect(await before(id)).toEqual({});
      return;
    }
    expect.unreachable('every patient of today was here before');
  });

  test('looking ahead records nothing', async () => {
    await before(CRITICAL, doctor, '?peek=true');
    expect((await open()).find(({ report_id: id }) => id === CRITICAL)?.read_at).toBeUndefined();
  });
});
