import type {
  Application,
  AvailableModelList,
  DiagnosisKnowledge,
  ModelAnsweredPage,
  ModelChanged,
  ModelDetail,
  ModelDrift,
  ModelDriftReportPage,
  ModelList,
  ModelShadow,
  ModelTimeline,
} from '@jianwei/api-client/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { call, openFileHospital, openWorld, signIn, type Headers } from '../hospital.test-support.ts';
import { SEED_REPORT_IDS } from '../hospital/seed-ids.ts';

const { app } = await openFileHospital();
const REPORT = SEED_REPORT_IDS.顾怀远;

let world: Headers;
let research: Headers;
let doctor: Headers;
beforeEach(async () => {
  world = await openWorld(app);
  research = await signIn(app, 'research', world);
  doctor = await signIn(app, 'doctor', world);
});

const base = '/api/v2/system/ai/models';
const own = `${base}/ckd-risk`;
const get = async <Body>(path: string, headers = research) => (await call(app, 'GET', path, headers)).body as Body;
const list = (query = '') => get<ModelList>(`${base}${query}`);
const detail = (query = '') => get<ModelDetail>(`${own}${query}`);
const setState = async (body: object) => {
  const answer = await call(app, 'POST', `${own}/state`, research, body);
  return { status: answer.status, body: answer.body as ModelChanged & { readonly message?: string } };
};
const undo = (id: number | undefined) => call(app, 'POST', `/api/v2/changes/${id}/undo`, research, {});
const ckd = (report: string = REPORT) =>
  get<DiagnosisKnowledge>(`/api/v2/knowledge/diagnosis/knowledge?diagnosis_id=CKD&report_id=${report}`, doctor);
const available = async () => (await get<AvailableModelList>(`${base}/available`, doctor)).data;
const off = { version: 'demo-1.1.0', state: 'off', reason: '磷的分布偏移，待核对单位' };

// covers B-2.5-14
describe('models that speak', () => {
  test('are listed by version, those in use first, with the rules below; state, keyword and sort narrow and order', async () => {
    const { data, rules } = await list();
    expect(data.map(({ version, state }) => [version, state])).toEqual([
      ['demo-1.1.0', 'in_use'],
      ['demo-1.2.0', 'shadow'],
      ['demo-1.0.0', 'off'],
    ]);
    const [inUse, shadow, archived] = data;
    expect(inUse?.given).toBeGreaterThan(0);
    expect(inUse?.asked).toBeGreaterThanOrEqual(inUse?.given ?? 0);
    expect([shadow?.given, archived?.given, archived?.drift]).toEqual([0, 0, undefined]);
    expect(shadow?.computed).toBeGreaterThan(0);
    expect(inUse?.since?.slice(0, 10)).toBe('2025-08-11');
    for (const { auc, auc_low: low, auc_high: high, data_note: note } of data) {
      expect([low < auc, auc < high, note]).toEqual([true, true, '演示数据']);
    }
    expect(rules.find(({ slug }) => slug === 'grace')).toMatchObject({ version: '2003.1', enabled: true });
    expect(rules.every(({ source }) => source !== '')).toBe(true);
    expect((await list('?state=shadow')).data).toMatchObject([{ version: 'demo-1.2.0' }]);
    expect(await list('?q=GRACE')).toMatchObject({ data: [], rules: [{ slug: 'grace' }] });
    // What has no drift stands last either way; equal rows keep their order.
    const versions = async (sort: string) => (await list(`?sort=${sort}`)).data.map(({ version }) => version.slice(-5));
    expect(await versions('-version')).toEqual(['1.2.0', '1.1.0', '1.0.0']);
    expect(await versions('given')).toEqual(['1.0.0', '1.1.0', '1.2.0']);
    expect((await versions('drift')).at(-1)).toBe('1.0.0');
    expect((await versions('-drift')).at(-1)).toBe('1.0.0');
    expect(await versions('-state')).toEqual(['1.0.0', '1.2.0', '1.1.0']);
    for (const column of ['auc', 'incomplete', 'feedback', 'name', 'population']) {
      const [up, down] = [await versions(column), await versions(`-${column}`)];
      expect(up.toSorted()).toEqual(down.toSorted());
    }
  });

  test('a doctor who calls the diagnosis wrong counts as feedback of the version in use', async () => {
    const before = await detail();
    const body = { report_id: REPORT, diagnosis_id: 'CKD', tag: 'wrong', comment: '急性期' };
    const { status } = await call(app, 'POST', '/api/v2/reports/disease/tagging', doctor, body);
    expect(status).toBe(200);
    expect((await detail()).feedback).toBe(before.feedback + 1);
  });

  test('each version has a card of its own; the one in use where none is asked for', async () => {
    const [standing, candidate] = [await detail(), await detail('?version=demo-1.2.0')];
    expect([standing.version, candidate.version]).toEqual(['demo-1.1.0', 'demo-1.2.0']);
    expect([standing.threshold, candidate.threshold]).toEqual([0.25, 0.12]);
    expect(standing.figures.map(({ code }) => code)).toEqual([
      'auc',
      'accuracy',
      'sensitivity',
      'specificity',
      'brier',
    ]);
    expect(standing.calibration.deciles).toHaveLength(10);
    expect(standing.importance.map(({ importance }) => importance)).toEqual(
      standing.importance.map(({ importance }) => importance).toSorted((a, b) => b - a),
    );
    expect(candidate.may_enable).toBe(true);
    expect((await detail('?version=demo-1.0.0')).may_enable).toBe(false);
    const picture = await call(app, 'GET', `/api/v2/images/roc/${candidate.roc}`, research);
    expect(picture.text).toContain('demo-1.2.0');
  });

  test('no such model, no such version', async () => {
    for (const path of [
      '',
      '/drift',
      '/drift/reports?feature=UREA',
      '/reports?version=1&counted=given',
      '/shadow',
      '/timeline',
    ]) {
      const answer = await call(app, 'GET', `${base}/none${path}`, research);
      expect([path, answer.status, answer.body]).toEqual([path, 404, { status: 404, message: '没有这个模型' }]);
    }
    expect((await call(app, 'GET', `${own}?version=9`, research)).body).toMatchObject({ message: '没有这个版本' });
    const gone = await call(app, 'POST', `${base}/none/state`, research, { ...off, revision: 1 });
    expect(gone.status).toBe(404);
  });
});

describe('the inputs of the model', () => {
  test('are held against its cases, of any range up to a year', async () => {
    const drift = await get<ModelDrift>(`${own}/drift`);
    expect([drift.from, drift.to, drift.cases, drift.mark]).toEqual(['2025-10-20', '2025-11-18', 800, 0.2]);
    expect(drift.features).toHaveLength(6);
    for (const { psi, size, is_few: few, is_shifted: shifted } of drift.features) {
      expect(psi).toBeGreaterThan(0);
      expect(few).toBe(size < 100);
      expect(shifted).toBe(size >= 100 && (psi ?? 0) > 0.2);
    }
    // The source that it comes from: those of ten reports and more, the farthest first, each against the same cases.
    const [age] = drift.features;
    const sources = age?.sources ?? [];
    expect(sources.length).toBeGreaterThan(1);
    expect(sources.reduce((all, { size }) => all + size, 0)).toBeLessThanOrEqual(age?.size ?? 0);
    const away = sources.map(({ median }) => Math.abs(median - (age?.expected_median ?? 0)));
    expect(away).toEqual(away.toSorted((a, b) => b - a));
    for (const source of sources) {
      expect(source.name).toMatch(/^(LIS .院区|集成平台|急诊床旁|体检中心)$/);
      expect([source.psi > 0, source.size >= 10, source.is_few]).toEqual([true, true, source.size < 100]);
    }
    const earlier = await get<ModelDrift>(`${own}/drift?from=2020-01-01&to=2020-01-31`);
    expect(earlier).toMatchObject({ reports: 0 });
    expect(earlier.features.map(({ size, psi }) => [size, psi])).toEqual(
      Array.from({ length: 6 }, () => [0, undefined]),
    );
    for (const [query, message] of [
      ['from=2025-11-02&to=2025-11-01', '开始日期不能晚于结束日期'],
      ['from=2024-01-01&to=2025-11-01', '时间范围最多 1 年'],
    ]) {
      const answer = await call(app, 'GET', `${own}/drift?${query}`, research);
      expect([answer.status, answer.body]).toEqual([400, { status: 400, message }]);
    }
  });

  test('open the reports that they count, of one source where it is named', async () => {
    const { features } = await get<ModelDrift>(`${own}/drift`);
    const [first] = features;
    const [source] = first?.sources ?? [];
    const query = `feature=${first?.feature ?? ''}&page_size=200`;
    const all = await get<ModelDriftReportPage>(`${own}/drift/reports?${query}`);
    expect(all.total_elements).toBe(first?.size);
    expect(all.data.filter(({ patient_name: name }) => !name.includes('*'))).toEqual([]);
    const times = all.data.map(({ report_time: time }) => time);
    expect(times).toEqual(times.toSorted().toReversed());
    const part = await get<ModelDriftReportPage>(`${own}/drift/reports?${query}&source_id=${source?.source_id ?? ''}`);
    expect(part.total_elements).toBe(source?.size);
    const days = features.flatMap(({ sources = [] }) => sources.flatMap(({ since = [] }) => since));
    expect(days.filter((day) => day < '2025-10-20' || day > '2025-11-18')).toEqual([]);
    const wrong = await call(app, 'GET', `${own}/drift/reports?feature=XYZ`, research);
    expect([wrong.status, wrong.body]).toEqual([400, { status: 400, message: '没有这个特征' }]);
  });

  test('the version in the shadow computes on the same reports; those that differ come first, patients are masked', async () => {
    const shadow = await get<ModelShadow>(`${own}/shadow`);
    expect(shadow).toMatchObject({ current: 'demo-1.1.0', candidate: 'demo-1.2.0', days: 29, page: 0 });
    expect(shadow.total_elements).toBe(shadow.reports);
    const isAgreed = shadow.data.map((row) => row.current_high === row.candidate_high);
    expect(isAgreed.indexOf(false)).toBe(0);
    expect(isAgreed.lastIndexOf(false)).toBe(shadow.reports - shadow.agreeing - 1);
    expect(shadow.data.filter(({ patient_name: name }) => !name.includes('*'))).toEqual([]);
  });
});

describe('a version that is switched off', () => {
  test('leaves the drawer, the application and the list of models at once; what it answered stays, and 撤销 brings all back', async () => {
    const before = await ckd();
    expect(before).toMatchObject({ api_type: 2, risk_model: { rule_version: 'demo-1.1.0' } });
    const { revision } = await detail();
    const { status, body } = await setState({ ...off, revision });
    expect(status).toBe(200);
    expect(body.model).toMatchObject({ state: 'off', saved: 1 });
    const without = await ckd();
    expect(without).toMatchObject({
      api_type: 1,
      saved_risk: {
        percent: before.risk_probability_normal,
        version: 'demo-1.1.0',
        message: '模型已停用',
        data_note: '演示数据',
      },
    });
    expect([without.risk_model, without.histories_normal, without.roc]).toEqual([undefined, undefined, undefined]);
    expect(without.applications.map(({ api_type: type }) => type)).toEqual([4]);
    // Nothing was answered of this one.
    expect((await ckd('R1004-06')).saved_risk).toBeUndefined();
    const application = await get<Application>('/api/v2/application/app-ckd-risk', doctor);
    expect(application.model_infos).toEqual([]);
    const patients = await get<{ total_elements: number }>('/api/v2/application/app-ckd-risk/patients', doctor);
    expect(patients.total_elements).toBe(0);
    expect(await available()).toMatchObject([{ artifact_id: 'ckd-risk', enable: false }]);
    expect((await undo(body.change_id)).status).toBe(200);
    const again = await ckd();
    expect(again.risk_probability_normal).toBe(before.risk_probability_normal);
    expect(await available()).toMatchObject([{ enable: true }]);
  });

  test('the candidate takes its place: answers carry the new version, the time line tells which on which day', async () => {
    await ckd();
    const { revision } = await detail();
    const { body } = await setState({ version: 'demo-1.2.0', state: 'in_use', reason: '', revision });
    expect(body.model).toMatchObject({ version: 'demo-1.2.0', state: 'in_use' });
    expect((await list()).data.map(({ version, state }) => [version, state])).toEqual([
      ['demo-1.2.0', 'in_use'],
      ['demo-1.1.0', 'off'],
      ['demo-1.0.0', 'off'],
    ]);
    expect(await ckd()).toMatchObject({ roc: 'ckd-risk-demo-1.2.0', risk_model: { rule_version: 'demo-1.2.0' } });
    const day = async (at: string) => (await get<ModelTimeline>(`${own}/timeline?at=${at}`)).at;
    expect(await day('2025-06-01')).toEqual({ date: '2025-06-01', in_use: 'demo-1.0.0' });
    expect(await day('2025-08-01')).toEqual({ date: '2025-08-01', in_use: 'demo-1.0.0', shadow: 'demo-1.1.0' });
    expect(await day('2025-11-17')).toEqual({ date: '2025-11-17', in_use: 'demo-1.1.0', shadow: 'demo-1.2.0' });
    expect(await day('2025-11-18')).toEqual({ date: '2025-11-18', in_use: 'demo-1.2.0' });
    const { periods, at } = await get<ModelTimeline>(`${own}/timeline`);
    expect(at).toBeUndefined();
    expect(periods.length).toBeGreaterThan(3);
    for (const { version, state, from, reports } of periods) {
      const counted = state === 'shadow' ? 'computed' : 'given';
      const since = encodeURIComponent(from);
      const listed = await get<ModelAnsweredPage>(
        `${own}/reports?version=${version}&counted=${counted}&since=${since}`,
      );
      expect([version, state, listed.total_elements]).toEqual([version, state, reports]);
    }
    const other = await call(app, 'GET', `${own}/reports?version=demo-1.2.0&counted=given&since=2020-01-01`, research);
    expect(other.status).toBe(400);
    expect(periods.at(-1)).toMatchObject({ version: 'demo-1.2.0', state: 'in_use', by: '方以诚' });
    expect((await undo(body.change_id)).status).toBe(200);
    expect((await list('?state=shadow')).data).toMatchObject([{ version: 'demo-1.2.0' }]);
    expect((await get<ModelShadow>(`${own}/shadow`)).current).toBe('demo-1.1.0');
  });

  test('is told at the next call of whoever is signed in, once: so is an application that is stopped or given to others', async () => {
    const told = async () => {
      const answer = await app.inject({ url: '/api/v2/home/summary', headers: { ...doctor, 'x-wire': 'plain' } });
      return Number(answer.headers['x-offer-revision']);
    };
    const before = await told();
    expect(await told()).toBe(before);
    const { version, revision } = await detail();
    await setState({ version, state: 'off', reason: '待核对', revision });
    const off = await told();
    expect(off).toBeGreaterThan(before);
    const account = await signIn(app, 'account', world);
    const path = '/api/v2/application/manage/app-grace';
    expect((await call(app, 'POST', path, account, { enabled: false, revision: 1 })).status).toBe(200);
    expect(await told()).toBeGreaterThan(off);
  });

  test('a shadow ends and begins; without one there is nothing to compare', async () => {
    const { revision } = await detail();
    const ended = await setState({ version: 'demo-1.2.0', state: 'off', reason: '暂停比较', revision });
    expect(await get<ModelShadow>(`${own}/shadow`)).toMatchObject({ reports: 0, total_elements: 0, data: [] });
    const begun = await setState({ version: 'demo-1.0.0', state: 'shadow', revision: ended.body.model.revision });
    expect(begun.body.model).toMatchObject({ state: 'shadow', may_enable: false });
    expect((await get<ModelShadow>(`${own}/shadow`)).candidate).toBe('demo-1.0.0');
  });

  test('what cannot be done is refused in words, and changes nothing', async () => {
    const { revision } = await detail();
    const cases = [
      [{ version: 'demo-1.1.0', state: 'off' }, 400, '请填写停用原因'],
      [{ version: 'demo-1.1.0', state: 'off', reason: ' 停 ' }, 400, '原因应为 2 至 200 个字'],
      [{ version: 'demo-1.1.0', state: 'off', reason: '字'.repeat(201) }, 400, '原因最多 200 个字'],
      [{ version: 'demo-1.0.0', state: 'in_use' }, 400, 'demo-1.0.0 没有旁路记录，启用前需旁路 7 日或 200 份'],
      [{ version: 'demo-1.1.0', state: 'shadow' }, 400, '在用的版本不能改为旁路'],
      [{ version: 'demo-1.1.0', state: 'in_use' }, 400, 'demo-1.1.0 已是启用状态'],
      [{ version: 'demo-9', state: 'in_use' }, 404, '没有这个版本'],
    ] as const;
    for (const [body, status, message] of cases) {
      const answer = await setState({ ...body, revision });
      expect([answer.status, answer.body.message]).toEqual([status, message]);
    }
    expect((await detail()).revision).toBe(revision);
    await setState({ ...off, revision });
    const late = await setState({ version: 'demo-1.2.0', state: 'in_use', revision });
    expect([late.status, late.body.message]).toEqual([400, '方以诚 10:30 已修改，请重新载入后再保存']);
  });
});
