import { DIAGNOSES } from '@jianwei/clinical-rules/lab-inference/rule-base';
import { describe, expect, test } from 'vitest';
import { openFileHospital } from '../hospital.test-support.ts';
import { SEED_REPORT_IDS } from '../hospital/seed-ids.ts';
import { ClinicalCalls } from './clinical-calls.test-support.ts';

const hospital = await openFileHospital();
const calls = await ClinicalCalls.open(hospital);

describe('diagnosis knowledge', () => {
  // covers A-7-03, A-7-04, A-3-33..34, A-3-36..45, A-3-49..54, A-3-91..98
  test('brings text, evidence and graph of the report', async () => {
    const answer = await calls.knowledge(`diagnosis_id=CKD&report_id=${SEED_REPORT_IDS.顾怀远}&patient_id=P1004`);
    expect(answer).toMatchObject({
      diagnosis_name: '慢性肾脏病',
      diagnosis_display_name: '慢性肾脏病',
      patient_age: 62,
      patient_gender: '男',
      source_type: 4,
      reliable: 2,
      guides: [{ original_file_name: 'KDIGO 2024.pdf' }],
    });
    expect(answer.introduction).not.toBe('');
    expect(answer.recommends.map((entry) => entry.type)).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2]);
    expect(answer.clinical_manifestations?.signs).toContain('高血压');
    const roles = new Map(answer.evidence_roles?.map((role) => [role.laboratory_id, role] as const));
    const said = answer.laboratories.map((row) => {
      const { role, condition, points } = roles.get(row.laboratory_id) ?? {};
      return [row.code, role, condition, points];
    });
    expect(said).toEqual([
      ['EGFR', 'required', '< 60 mL/min/1.73 m²', 2],
      ['UACR', 'required', '≥ 30 mg/g', 1],
      ['CYSC', 'supporting', '升高', 1],
      ['HGB', 'supporting', '降低', 1],
      ['P', 'supporting', '升高', 1],
      ['CREA', 'supporting', undefined, undefined],
      ['UREA', 'supporting', undefined, undefined],
      ['UPRO', 'supporting', undefined, undefined],
      ['K', 'concurrent', undefined, undefined],
      ['HBA1C', 'concurrent', undefined, undefined],
      ['GLU', 'concurrent', undefined, undefined],
    ]);
    expect(answer.criteria).toContain('判读条件：估算肾小球滤过率 < 60');
    expect(answer.contributions?.reduce((sum, entry) => sum + entry.points, 0)).toBe(answer.score);
    expect(answer.graph?.nodes[0]).toMatchObject({ _type: 1, name: '慢性肾脏病' });
    expect(answer.hints[0]).toMatchObject({
      application_id: 'app-ckd',
      fx: expect.stringContaining('糖尿病') as string,
    });
  });

  test('a row that meets several conditions says one of them with the points of that one', async () => {
    const answer = await calls.knowledge('diagnosis_name=糖尿病&report_id=R1004-01&patient_id=P1004');
    const glucose = answer.laboratories.find((row) => row.code === 'GLU')?.laboratory_id;
    const role = answer.evidence_roles?.find((one) => one.laboratory_id === glucose);
    expect(role).toMatchObject({ condition: '≥ 7.0 mmol/L', points: 3 });
    expect(answer.contributions).toContainEqual(expect.objectContaining({ label: '葡萄糖', points: 3 }));
  });

  test('is found by name and without a report', async () => {
    const answer = await calls.knowledge('diagnosis_name=缺铁性贫血');
    expect(answer).toMatchObject({ diagnosis_id: 'IDA', laboratories: [] });
    expect(answer.source_type).toBeUndefined();
    expect(answer.hints[0]).toMatchObject({ application_name: '检验知识库' });
  });

  test('figures of the criteria are those of the rule base', async () => {
    const answer = await calls.knowledge('diagnosis_id=IDA');
    expect(answer.condition_assessment).toContain(
      '血红蛋白 降低；且 铁蛋白 < 30 ng/mL，或 转铁蛋白饱和度 < 16 %，或 平均红细胞体积 降低',
    );
    expect(answer.condition_assessment).toContain('排除条件：铁蛋白 ≥ 100');
  });

  test('every diagnosis that a seeded patient shows has its texts', async () => {
    const page = await calls.list('page_size=200');
    const ids = new Set<string>();
    for (const item of page.data) {
      const { suggestion_diagnosis: found } = await calls.analysis(item.report_id);
      found.forEach((diagnosis) => ids.add(diagnosis.diagnosis_id));
    }
    expect(ids.size).toBeGreaterThanOrEqual(25);
    for (const id of ids) {
      const answer = await calls.knowledge(`diagnosis_id=${id}`);
      expect([id, answer.introduction === undefined]).toEqual([id, false]);
    }
  });

  test('a diagnosis without a text still answers its criteria', async () => {
    const names = await Promise.all(DIAGNOSES.map((rule) => calls.knowledge(`diagnosis_id=${rule.id}`)));
    expect(names.every((answer) => answer.condition_assessment?.startsWith('判读条件') === true)).toBe(true);
  });

  test('a report of another patient is refused', async () => {
    const url = `/api/v2/knowledge/diagnosis/knowledge?diagnosis_id=CKD&report_id=${SEED_REPORT_IDS.顾怀远}&patient_id=P1001`;
    expect(await calls.send('GET', url)).toMatchObject({
      status: 400,
      body: { message: '报告不属于该患者' },
    });
  });

  test.each([
    ['diagnosis_id=CKD', ['app-ckd', 'app-ckd-risk']],
    ['diagnosis_id=AKI', ['app-ckd', 'app-blood-gas']],
    ['diagnosis_name=缺铁性贫血', []],
  ])('%s names the tools that go further, and the model that knows the risk', async (query, ids) => {
    const { applications } = await calls.knowledge(query);
    expect(applications.map((application) => application.application_id)).toEqual(ids);
  });

  test('a tool that the report calls for says why; without a report it gives the directions of the text', async () => {
    const hintOf = async (query: string) => (await calls.knowledge(`diagnosis_id=CKD${query}`)).hints[0];
    const why = 'ACR 由 A2 级升至 A3 级，请复核分期与危险分层。';
    const called = await hintOf(`&report_id=${SEED_REPORT_IDS.顾怀远}`);
    expect(called).toMatchObject({ app_icon: 'icon-ckd', hint_content: why });
    const idle = await hintOf('');
    expect(idle?.hint_content).toBe(idle?.fx);
    expect(called?.fx).toBe(idle?.fx);
    const { applications } = await calls.knowledge(`diagnosis_id=CKD&report_id=${SEED_REPORT_IDS.顾怀远}`);
    expect(applications[0]).toMatchObject({ highlight: true, hint: why });
    expect(applications[1]).toMatchObject({ application_id: 'app-ckd-risk' });
  });

  test('another tool’s reason does not stand at a tool that has none', async () => {
    // The report calls for the stage of kidney disease, not for the blood gas.
    const { applications } = await calls.knowledge(`diagnosis_id=AKI&report_id=${SEED_REPORT_IDS.顾怀远}`);
    expect(applications.map((application) => application.highlight)).toEqual([true, false]);
  });

  test('the knowledge base itself has no picture; each further hint has a title and what to do', async () => {
    const { hints } = await calls.knowledge('diagnosis_id=IDA');
    expect(hints).toHaveLength(1);
    expect(hints[0]).not.toHaveProperty('app_icon');
    // G-77: the other spelling.
    expect(hints[0]).not.toHaveProperty('hint_content');
    expect(hints[0]?.hint_contents).toEqual([hints[0]?.fx]);
    expect(hints[0]?.fx).toMatch(/.{10}/);
    expect(hints[0]?.sub_hint).toEqual([{ title: '血红蛋白明显下降', cl: expect.stringMatching(/输血/) as string }]);
  });

  test('a special examination is named where the text has one, and the sources always are', async () => {
    expect((await calls.knowledge('diagnosis_id=IDA')).special_inspection).toContain('骨髓铁染色');
    const sepsis = await calls.knowledge('diagnosis_id=SEPSIS');
    expect(sepsis).not.toHaveProperty('special_inspection');
    expect(sepsis.citations).toHaveLength(1);
    expect(sepsis.recommends.length).toBeGreaterThan(0);
  });

  test('what the report says nothing of has no score', async () => {
    const answer = await calls.knowledge(`diagnosis_id=SLE&report_id=${SEED_REPORT_IDS.顾怀远}`);
    expect(answer).toMatchObject({ report_id: SEED_REPORT_IDS.顾怀远, laboratories: [] });
    for (const key of ['score', 'reliable', 'rule_version', 'review_notes']) expect(answer).not.toHaveProperty(key);
  });

  test.each([
    ['', 400, '请指定诊断'],
    ['diagnosis_id=NONE', 404, '暂未收录该诊断'],
    ['diagnosis_name=没有', 404, '暂未收录该诊断'],
    ['diagnosis_id=CKD&report_id=R9999-01', 404, '报告不存在或已撤回'],
  ])('%s is refused', async (query, status, message) => {
    const url = `/api/v2/knowledge/diagnosis/knowledge?${query}`;
    expect(await calls.send('GET', url)).toMatchObject({ status, body: { message } });
  });

  test('an unknown id is looked up by its name', async () => {
    expect(await calls.knowledge('diagnosis_id=NONE&diagnosis_name=缺铁性贫血')).toMatchObject({ diagnosis_id: 'IDA' });
  });
});
