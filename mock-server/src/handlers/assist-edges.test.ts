import type { AssistResult, AssistTerms } from '@jianwei/api-client/model';
import { beforeEach, expect, test } from 'vitest';
import { openFileHospital } from '../hospital.test-support.ts';
import { ClinicalCalls } from './clinical-calls.test-support.ts';

const hospital = await openFileHospital();
let doctor: ClinicalCalls;
beforeEach(async () => {
  doctor = await ClinicalCalls.open(hospital);
});

const assess = (body: object) =>
  doctor.send('POST', '/api/v2/assist/diagnoses', { age: 32, gender: '女', laboratories: [], findings: [], ...body });
const row = (code: string, result: string, unit: string) => ({ key: code, code, result, unit });

test('the words of assistance come with every name of a laboratory and every finding', async () => {
  const { laboratories, findings } = await doctor.get<AssistTerms>('/api/v2/assist/terms');
  const white = laboratories.find(({ code }) => code === 'WBC');
  expect(white).toMatchObject({ laboratory_name: '白细胞计数', short_name: 'WBC', standard_specimen: '全血' });
  expect(white?.aliases.length).toBeGreaterThan(0);
  expect(findings).toContain('异食');
});

test('findings alone, or results alone, are enough; a finding that nobody knows is named', async () => {
  expect((await assess({ findings: ['异食'] })).status).toBe(200);
  expect((await assess({ laboratories: [row('HGB', '85', 'g/L')] })).status).toBe(200);
  expect(await assess({ findings: ['异食', '心情不好', '另一个'] })).toMatchObject({
    status: 400,
    body: { message: '知识库未收录该表现：心情不好' },
  });
  expect(await assess({ laboratories: [row('HGB', '85', 'g/L')], report_id: 'R0000-00' })).toMatchObject({
    status: 404,
    body: { message: '报告不存在或已撤回' },
  });
});

test('a woman is taken to be with child only where her report says so', async () => {
  // 105 g/L: anaemia below 110 in pregnancy and below 115 otherwise; what it is called tells which was meant.
  const laboratories = [row('HGB', '105', 'g/L'), row('FER', '10', 'ng/mL')];
  const ids = async (more: object) =>
    ((await assess({ laboratories, ...more })).body as AssistResult).diagnoses.map(({ diagnosis_id: id }) => id);
  const [alone, ofReport] = [await ids({}), await ids({ report_id: 'R1412-02' })];
  expect(ofReport).not.toEqual(alone);
  expect(alone).toContain('IDA');
  expect(ofReport).toContain('PANEM');
});
