import type {
  AssessmentReplay,
  Covid19Record,
  GraceInput,
  PatientTimeline,
  ReportReplay,
} from '@jianwei/api-client/model';
import { beforeEach, expect, test } from 'vitest';
import { call, openFileHospital, openWorld, signIn, type Headers } from '../hospital.test-support.ts';
import { SEED_GRACE_IDS } from '../hospital/seed-ids.ts';

const { app } = await openFileHospital();
let world: Headers;
let doctor: Headers;
beforeEach(async () => {
  world = await openWorld(app);
  doctor = await signIn(app, 'doctor', world);
});

const HEAD = 'patient_id,name,sex,birth_date,time,item,specimen,result,unit,range,flag,status';
const creatinine = (value: string, { time = '08:00', status = '' } = {}) =>
  `p1,林一,男,1960-02-03,2025-11-18 ${time},肌酐,血清,${value},μmol/L,57-111,,${status}`;

/** Imports rows of one patient; the patient's id. */
async function importCsv(...lines: string[]): Promise<string> {
  const headers = { ...world, 'content-type': 'text/csv' };
  const { body } = await call(app, 'POST', '/__mock/import?name=a.csv', headers, [HEAD, ...lines].join('\n'));
  expect(body).toMatchObject({ taken: lines.length });
  const [patient] = (body as { patients: { patient_id: string }[] }).patients;
  if (patient === undefined) throw new Error('nothing was imported');
  return patient.patient_id;
}

const send = (path: string, body: object, as = doctor) => call(app, 'POST', `/api/v2/${path}`, as, body);
const get = async <Body>(path: string, as = doctor) => (await call(app, 'GET', `/api/v2/${path}`, as)).body as Body;
const setClock = async (now: string) => {
  await call(app, 'POST', '/__mock/clock', world, { now });
  doctor = await signIn(app, 'doctor', world);
};

async function newestReport(patientId: string): Promise<string> {
  const { days } = await get<PatientTimeline>(`ai/reports/patient/time_line?patient_id=${patientId}`);
  return days[0]?.reports?.[0]?.report_id ?? '';
}

const FORM: GraceInput = {
  age: 65,
  heart_rate: 96,
  blood_pressure: 118,
  serum_creatinine: 100,
  kill_ip_rank: 2,
  st_down: true,
  evidences: [],
};

async function saved(patientId: string, form: GraceInput = {}): Promise<string> {
  const { status, body } = await send(`model/grace/${patientId}`, { ...FORM, ...form });
  expect(status, JSON.stringify(body)).toBe(200);
  return (body as { report_id: string }).report_id;
}

const replay = (id: string, query = '') => get<AssessmentReplay>(`assessments/5/${id}/replay${query}`);
const told = ({ causes }: AssessmentReplay) => causes.map(({ kind, change, then, now }) => [kind, change, then, now]);
const score = ({ results }: AssessmentReplay['then']) => results.find(({ item }) => item === 'score')?.value;

test('nothing changed: then, computed again and now are the same, and nothing else is claimed', async () => {
  const patientId = await importCsv(creatinine('100'));
  const id = await saved(patientId);
  const answer = await replay(id);
  expect(answer).toMatchObject({
    api_type: 5,
    report_id: id,
    patient_id: patientId,
    saving: 1,
    savings: [{ saving: 1, user_name: '沈若溪', rule_version: '2003.1', is_kept: true }],
    again: { status: 'same' },
    causes: [],
    unread: [],
    is_same: true,
    sentence: '与当时一致。',
  });
  expect(answer.then).toMatchObject({ at: '2025-11-18T10:30:00+08:00', rule_version: '2003.1' });
  expect(answer.then).not.toHaveProperty('holds_from');
  expect(answer.then.inputs).toContainEqual({ item: 'serum_creatinine', label: '血肌酐', value: '100 μmol/L' });
  expect(answer.now.results).toEqual(answer.then.results);
  expect(answer.again.results).toEqual(answer.then.results);
});

test('a result that the source corrects: both figures, the cause and its report', async () => {
  const patientId = await importCsv(creatinine('100'));
  const reportId = await newestReport(patientId);
  const id = await saved(patientId);
  const before = await replay(id);
  await importCsv(creatinine('300', { status: '更正' }));
  const after = await replay(id);
  expect(after.then).toEqual(before.then);
  expect(after.again.status).toBe('same');
  expect(told(after)).toEqual([['evidence', 'corrected', '100 μmol/L', '300 μmol/L']]);
  expect(after.causes[0]).toMatchObject({ report_id: reportId, changes_result: true, label: '血肌酐' });
  // Granger 2003: 58 (65 years) + 15 (96/min) + 43 (118 mmHg) + 20 (Killip II) + 28 (ST), and 7 for 1.13 mg/dl, 21 for 3.39.
  expect([score(after.then), score(after.now)]).toEqual(['171 分', '185 分']);
  expect(after.is_same).toBe(false);
  expect(after.sentence).toBe('总分 171 分 → 185 分。原因：血肌酐检验结果已更正（100 μmol/L → 300 μmol/L）。');
});

test('a newer result is told as one; one that was typed by hand is overtaken by it too', async () => {
  const patientId = await importCsv(creatinine('100'));
  const [read, typed] = [await saved(patientId), await saved(patientId, { serum_creatinine: 90 })];
  await setClock('2025-11-18T13:00:00+08:00');
  await importCsv(creatinine('300', { time: '12:00' }));
  expect(told(await replay(read))).toEqual([['evidence', 'newer', '100 μmol/L', '300 μmol/L']]);
  expect(told(await replay(typed))).toEqual([['evidence', 'newer', '90 μmol/L', '300 μmol/L']]);
});

test('what was typed stays when a result that was not in it is corrected', async () => {
  const id = await saved(await importCsv(creatinine('100')), { serum_creatinine: 90 });
  await importCsv(creatinine('300', { status: '更正' }));
  expect(await replay(id)).toMatchObject({ causes: [], is_same: true, sentence: '与当时一致。' });
});

test('a result that cannot be read again is said, and nothing is called the same beyond what was read', async () => {
  const patientId = await importCsv(creatinine('100'));
  const reportId = await newestReport(patientId);
  const id = await saved(patientId);
  await importCsv(creatinine('溶血', { status: '更正' }));
  const answer = await replay(id);
  expect(answer.unread).toEqual([{ label: '血肌酐', text: `来源报告（${reportId}）中的结果已读不到` }]);
  expect(answer.now.inputs).toContainEqual({ item: 'serum_creatinine', label: '血肌酐', value: '100 μmol/L' });
  expect(answer.sentence).toBe(
    `就能读到的部分，结果与当时一致。血肌酐：来源报告（${reportId}）中的结果已读不到，按保存的值计算。`,
  );
});

test('a correction beyond what the score takes: now there is no result, and why', async () => {
  const id = await saved(await importCsv(creatinine('100')));
  await importCsv(creatinine('2500', { status: '更正' }));
  const { now, problem, is_same: isSame, sentence } = await replay(id);
  expect([now.results, problem]).toEqual([[], '血肌酐应在 10–2000 μmol/L 之间']);
  expect([isSame, sentence]).toEqual([false, '现在无法计算：血肌酐应在 10–2000 μmol/L 之间。']);
});

test('each saving can be asked for; what was edited since is a cause', async () => {
  const patientId = await importCsv(creatinine('100'));
  const id = await saved(patientId);
  await setClock('2025-11-18T11:00:00+08:00');
  await saved(patientId, { report_id: id, heart_rate: 130 });
  expect(await replay(id)).toMatchObject({
    saving: 1,
    savings: [
      { saving: 1, saved_time: '2025-11-18T11:00:00+08:00' },
      { saving: 2, saved_time: '2025-11-18T10:30:00+08:00' },
    ],
    causes: [],
    sentence: '与当时一致。',
  });
  const first = await replay(id, '?saving=2');
  expect(told(first)).toEqual([['input', 'edited', '96 次/分', '130 次/分']]);
  expect(first).toMatchObject({ saving: 2, is_same: false, then: { at: '2025-11-18T10:30:00+08:00' } });
  expect(first.sentence).toMatch(/^总分 \d+ 分 → \d+ 分。原因：心率录入已修改（96 次\/分 → 130 次\/分）。$/);
  expect(await call(app, 'GET', `/api/v2/assessments/5/${id}/replay?saving=3`, doctor)).toMatchObject({
    status: 404,
    body: { message: '没有这一次保存' },
  });
});

test('a record that was saved before results were kept says so', async () => {
  const answer = await replay(SEED_GRACE_IDS.emergency);
  expect(answer.savings).toEqual([expect.objectContaining({ is_kept: false, rule_version: '2003.1' })]);
  expect(answer.again.status).toBe('not_kept');
  expect(told(answer)).toContainEqual([
    'evidence',
    'newer',
    '有（高敏肌钙蛋白I 0.086 ng/mL）',
    expect.stringMatching(/^有（高敏肌钙蛋白I 1\.284 ng\/mL/),
  ]);
  expect(answer.sentence).toMatch(
    /^保存时未留存结果与依据：当时一栏由保存的录入按其规则版本算得，此后更正的检验结果无从辨认。/,
  );
});

test('whoever may open a record may replay it; others are refused, and a deleted record is gone', async () => {
  const path = `/api/v2/assessments/5/${SEED_GRACE_IDS.today}/replay`;
  const status = async (account: string) => (await call(app, 'GET', path, await signIn(app, account, world))).status;
  expect(await status('lab')).toBe(200);
  expect(await status('ops')).toBe(400);
  expect((await call(app, 'GET', '/api/v2/assessments/10/x/replay', doctor)).status).toBe(400);
  expect((await call(app, 'GET', '/api/v2/assessments/7/x/replay', doctor)).status).toBe(404);
  // The number of another tool does not find it.
  expect((await call(app, 'GET', path.replace('/5/', '/6/'), doctor)).status).toBe(404);
  const id = await saved(await importCsv(creatinine('100')));
  expect((await send(`model/grace/${id}/delete`, {})).status).toBe(200);
  const gone = await call(app, 'GET', `/api/v2/assessments/5/${id}/replay`, doctor);
  expect([gone.status, gone.body]).toMatchObject([404, { message: '该报告不存在或已被删除' }]);
});

test('an interpretation that a doctor was shown: then, now and the cause; before it was shown only now', async () => {
  const potassium = (value: string, status = '') =>
    `p1,林一,男,1960-02-03,2025-11-18 08:00,钾,血清,${value},mmol/L,3.5-5.3,,${status}`;
  const patientId = await importCsv(potassium('6.4'));
  const reportId = await newestReport(patientId);
  const path = `ai/reports/${reportId}/replay`;
  const unshown = await get<ReportReplay>(path);
  expect(unshown).toMatchObject({ report_id: reportId, patient_id: patientId, differences: [] });
  expect(Object.keys(unshown)).not.toContain('then');
  await get(`ai/reports/analysis/${reportId}`);
  expect(await get<ReportReplay>(path)).toMatchObject({
    shown_at: '2025-11-18T10:30:00+08:00',
    shown_by: '沈若溪',
    is_replayed: true,
    differences: [],
  });
  await importCsv(potassium('4.2', '更正'));
  const { then, now, differences } = await get<ReportReplay>(path);
  const [diagnosis] = then?.diagnoses ?? [];
  expect([diagnosis?.name, now.diagnoses]).toEqual([expect.stringContaining('高钾血症'), []]);
  expect(differences).toContainEqual({
    what: '诊断',
    diagnosis_id: diagnosis?.diagnosis_id,
    before: expect.stringMatching(/高钾血症.*（可靠性/) as string,
    after: '',
    cause: '来源更正 钾 6.4 → 4.2',
  });
  expect((await call(app, 'GET', '/api/v2/ai/reports/R9999-99/replay', doctor)).status).toBe(404);
});

test('a record of COVID-19 is opened with what was said by the edition of its day', async () => {
  const [row] = await get<{ data: { report_id: string }[] }>('model/covid19/P1161/history').then(({ data }) => data);
  const opened = await get<Covid19Record>(`model/covid19/${row?.report_id ?? ''}`);
  const replayed = await get<AssessmentReplay>(`assessments/9/${row?.report_id ?? ''}/replay`);
  expect(replayed.then.rule_version).toBe(opened.rule_version);
  expect(replayed.then.results).toContainEqual({ item: 'results', label: '结论', value: opened.results.join('；') });
  expect(replayed.now.holds_from).toBe('2023-01-05');
});

test('what a tool read from a report is compared once it was shown, and what is saved beside it is kept', async () => {
  const [patientId, reportId] = ['P1003', 'R1003-01'];
  const path = `assessments/3/${reportId}/replay`;
  expect((await call(app, 'GET', `/api/v2/${path}`, doctor)).status).toBe(404);
  await get(`ai/reports/bga/${reportId}`);
  await get(`ai/reports/bga/${reportId}`);
  const shown = await get<AssessmentReplay>(path);
  expect(shown).toMatchObject({ api_type: 3, report_id: reportId, patient_id: patientId, is_same: true, causes: [] });
  expect(shown.savings).toEqual([
    {
      saving: 1,
      act: 'shown',
      saved_time: '2025-11-18T10:30:00+08:00',
      user_name: '沈若溪',
      rule_version: shown.now.rule_version,
      is_kept: true,
    },
  ]);
  expect((await send(`ai/reports/${reportId}/${patientId}/result/2`, {})).status).toBe(200);
  const { savings, then } = await get<AssessmentReplay>(path);
  expect(savings.map(({ act }) => act)).toEqual(['saved', 'shown']);
  expect(then.results).toContainEqual({
    item: 'group_result 2',
    label: '综合判断（慢性）',
    value: '失代偿性慢性呼吸性酸中毒',
  });
  expect(then.inputs).toContainEqual({ item: 'case_type', label: '病例类型', value: '慢性' });
});
