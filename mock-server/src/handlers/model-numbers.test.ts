import type { ModelAnsweredPage, ModelDrift, ModelList } from '@jianwei/api-client/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { call, openFileHospital, openWorld, signIn, type Headers } from '../hospital.test-support.ts';
import { SEED_REPORT_IDS } from '../hospital/seed-ids.ts';

const { app } = await openFileHospital();
const REPORT = SEED_REPORT_IDS.顾怀远;
const base = '/api/v2/system/ai/models';
const own = `${base}/ckd-risk`;

let research: Headers;
let doctor: Headers;
beforeEach(async () => {
  const world = await openWorld(app);
  research = await signIn(app, 'research', world);
  doctor = await signIn(app, 'doctor', world);
});
const get = async <Body>(path: string, headers = research) => (await call(app, 'GET', path, headers)).body as Body;

describe('the numbers of a version', () => {
  const counted = (version: string, of: string) =>
    get<ModelAnsweredPage>(`${own}/reports?version=${version}&counted=${of}&page_size=200`);

  test('open the reports that they count', async () => {
    const { data } = await get<ModelList>(base);
    expect(data.length).toBeGreaterThan(1);
    for (const row of data) {
      const { version } = row;
      expect((await counted(version, 'given')).total_elements).toBe(row.given);
      expect((await counted(version, 'incomplete')).total_elements).toBe(row.asked - row.given);
      expect((await counted(version, 'computed')).total_elements).toBe(row.computed);
    }
    const drift = data.find(({ state }) => state === 'in_use')?.drift;
    const drifted = await get<ModelDrift>(`${own}/drift`);
    expect(drifted.features).toContainEqual(expect.objectContaining({ feature: drift?.feature, psi: drift?.psi }));
    const [inUse, shadow] = ['in_use', 'shadow'].map((state) => data.find((row) => row.state === state)?.version ?? '');
    const [given, incomplete] = [await counted(inUse ?? '', 'given'), await counted(inUse ?? '', 'incomplete')];
    expect(given.data.length).toBeGreaterThan(0);
    expect(given.data.filter(({ percent, missing }) => percent === undefined || missing.length > 0)).toEqual([]);
    expect(incomplete.data.length).toBeGreaterThan(0);
    expect(incomplete.data.filter(({ percent, missing }) => percent !== undefined || missing.length === 0)).toEqual([]);
    const candidate = await counted(shadow ?? '', 'computed');
    expect(candidate.data.length).toBeGreaterThan(0);
    expect(candidate.data.filter(({ patient_name: name }) => !name.includes('*'))).toEqual([]);
    const times = candidate.data.map(({ report_time: time }) => time);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test('what a doctor called wrong is one of the feedback, with its time; an unknown version is not found', async () => {
    const before = await counted('demo-1.1.0', 'feedback');
    const body = { report_id: REPORT, diagnosis_id: 'CKD', tag: 'wrong', comment: '急性期' };
    await call(app, 'POST', '/api/v2/reports/disease/tagging', doctor, body);
    const { data } = await get<ModelList>(base);
    const after = await counted('demo-1.1.0', 'feedback');
    expect(after.total_elements).toBe(data.find(({ version }) => version === 'demo-1.1.0')?.feedback);
    expect(after.total_elements).toBe(before.total_elements + 1);
    expect(after.data[0]).toMatchObject({ report_id: REPORT, told_at: '2025-11-18T10:30:00+08:00' });
    const gone = await call(app, 'GET', `${own}/reports?version=9&counted=given`, research);
    expect([gone.status, gone.body]).toEqual([404, { status: 404, message: '没有这个版本' }]);
  });
});
