import { beforeEach, describe, expect, test } from 'vitest';
import { call, openFileHospital, openWorld, signIn, type Headers } from '../hospital.test-support.ts';
import { SEED_REPORT_IDS } from '../hospital/seed-ids.ts';
import { ClinicalCalls } from './clinical-calls.test-support.ts';

// What the knowledge of a diagnosis offers, hints and cites: each test in a world of its own, where no answer is kept yet.

const hospital = await openFileHospital();
const { app } = hospital;
const CKD = SEED_REPORT_IDS.顾怀远;
const WHY = 'ACR 由 A2 级升至 A3 级，请复核分期与危险分层。';

let world: Headers;
let calls: ClinicalCalls;
beforeEach(async () => {
  world = await openWorld(app);
  calls = new ClinicalCalls(hospital, await signIn(app, 'doctor', world));
});

const post = async (account: string, path: string, body: object) =>
  (await call(app, 'POST', `/api/v2${path}`, await signIn(app, account, world), body)).status;
const idsOf = (given: readonly { application_id: string }[]) => given.map(({ application_id: id }) => id);

describe('the tools', () => {
  test('that the hospital has stopped are neither offered nor hinted at; the knowledge base stands in', async () => {
    expect(await post('account', '/application/manage/app-ckd', { enabled: false, revision: 1 })).toBe(200);
    const { applications, hints } = await calls.knowledge(`diagnosis_id=CKD&report_id=${CKD}`);
    expect(idsOf(applications)).toEqual(['app-ckd-risk']);
    expect(hints).toHaveLength(1);
    expect(hints[0]?.application_name).toBe('检验知识库');
    expect(hints[0]?.hint_contents).toEqual([hints[0]?.fx]);
  });

  test('of a diagnosis that has several leave those that are offered', async () => {
    expect(await post('account', '/application/manage/app-blood-gas', { enabled: false, revision: 1 })).toBe(200);
    const { applications, hints } = await calls.knowledge('diagnosis_id=AKI');
    expect(idsOf(applications)).toEqual(['app-ckd']);
    expect(idsOf(hints)).toEqual(['app-ckd']);
  });

  test('do not name the risk model once it is switched off', async () => {
    expect(idsOf((await calls.knowledge('diagnosis_id=CKD')).applications)).toEqual(['app-ckd', 'app-ckd-risk']);
    const model = '/system/ai/models/ckd-risk';
    const research = await signIn(app, 'research', world);
    const { revision } = (await call(app, 'GET', `/api/v2${model}`, research)).body as { revision: number };
    const off = { version: 'demo-1.1.0', state: 'off', reason: '待核对单位', revision };
    expect(await post('research', `${model}/state`, off)).toBe(200);
    expect(idsOf((await calls.knowledge('diagnosis_id=CKD')).applications)).toEqual(['app-ckd']);
  });
});

describe('a hint', () => {
  test('of a tool says why it is called for now, of another tool the directions of the text', async () => {
    const { hints, applications } = await calls.knowledge(`diagnosis_id=AKI&report_id=${CKD}`);
    expect(idsOf(hints)).toEqual(['app-ckd', 'app-blood-gas']);
    const [called, other] = hints;
    expect(called).toMatchObject({ title: '急性肾损伤', app_icon: 'icon-ckd', hint_content: WHY });
    expect(other?.hint_content).toBe(other?.fx);
    expect([other?.fx, other?.cl, other?.sub_hint]).toEqual([called?.fx, called?.cl, called?.sub_hint]);
    expect(applications.map(({ hint }) => hint)).toEqual([WHY, undefined]);
  });

  test('without a report has no reason of now', async () => {
    const { hints } = await calls.knowledge('diagnosis_id=CKD&patient_id=P1004');
    expect(hints).toHaveLength(1);
    expect(hints[0]?.hint_content).toBe(hints[0]?.fx);
    expect(hints[0]?.fx).toContain('糖尿病肾脏病');
    expect(hints[0]?.cl).toMatch(/^控制血压与血糖/);
    expect(hints[0]?.sub_hint?.[0]).toEqual({ title: '血钾升高', cl: '复查并做心电图，核对用药与饮食。' });
  });

  test('of the knowledge base itself has no picture', async () => {
    const { hints } = await calls.knowledge('diagnosis_id=IDA');
    expect(hints).toHaveLength(1);
    expect(hints[0]).not.toHaveProperty('app_icon');
  });
});

describe('the text', () => {
  test('names a special examination where it has one, its sources and its criteria', async () => {
    const answer = await calls.knowledge('diagnosis_id=IDA');
    expect(answer.special_inspection).toContain('骨髓铁染色');
    expect(answer.citations).toHaveLength(1);
    expect(answer.citations?.[0]).not.toBe('');
    expect(answer.criteria).toMatch(/^判读条件：血红蛋白 降低/);
    expect(answer.condition_assessment?.split('\n')[0]).toBe(answer.criteria);
    expect(answer.recommends.length).toBeGreaterThan(0);
  });

  test.each([
    ['diagnosis_name=缺铁性贫血', 'IDA'],
    ['diagnosis_id=IDA&diagnosis_name=慢性肾脏病', 'IDA'],
    ['diagnosis_id=NONE&diagnosis_name=慢性肾脏病', 'CKD'],
  ])('is that of %s', async (query, id) => {
    expect((await calls.knowledge(query)).diagnosis_id).toBe(id);
  });

  test('stands beside the evidence of the report, item by item', async () => {
    const answer = await calls.knowledge(`diagnosis_id=CKD&report_id=${CKD}&patient_id=P1004`);
    const source = answer.citations?.[0];
    expect(answer.contributions?.[0]).toEqual({
      ...{ item: 'EGFR', label: '估算肾小球滤过率', value: '39 mL/min/1.73 m²', points: 2, source },
    });
    expect(answer).toMatchObject({ report_id: CKD, patient_id: 'P1004', patient_gender: '男', patient_age: 62 });
    expect(answer.review_notes?.[0]).toMatch(/^规则待临床复核/);
  });
});
