import type { ReportData, ReportPage } from '@jianwei/api-client/model';
import { expect, test } from 'vitest';
import { call, openFileHospital, openWorld, signIn } from '../hospital.test-support.ts';

const hospital = await openFileHospital({ wire: 'encrypted', allowPlain: true });

const oru = [
  'MSH|^~\\&|LIS|North|HIS|Here|20251110100000||ORU^R01|1|P|2.5.1',
  'PID|1||4711||Lindqvist^Maja||19600203|F',
  'OBR|1||L-1|PAN|||20251110093000',
  'OBX|1|NM|2823-3^Potassium^LN||5.0|mmol/L|3.5-5.1|H|||F',
  'OBX|2|NM|2951-2^Sodium^LN||150|mmol/L|136-145|H|||F',
  'OBX|3|NM|1-1^Unheard of^LN||7|mmol/L||L|||P',
].join('\r');

async function post(body: string | object, headers: Record<string, string> = {}) {
  return call(hospital.app, 'POST', '/__mock/import?name=north.hl7', headers, body);
}

test('a file goes into the world the header names, and the account comes back', async () => {
  const world = await openWorld(hospital.app);
  const { status, body } = await post(oru, { ...world, 'content-type': 'text/plain' });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    files: [{ file: 'north.hl7', format: 'HL7 v2 ORU^R01', rows: 3, taken: 2, refused: 1, reports: 1 }],
    taken: 2,
    refused: [{ place: '消息 1 第 6 段 OBX 1-1 Unheard of', reason: '检验目录中没有 LOINC 1-1' }],
    patients: [{ name: 'Maja Lindqvist', reports: 1 }],
  });

  const inWorld = { ...(await signIn(hospital.app, 'doctor', { ...world, 'x-wire': 'plain' })) };
  const elsewhere = await signIn(hospital.app, 'doctor', { 'x-wire': 'plain' });
  const find = async (headers: Record<string, string>) =>
    ((await call(hospital.app, 'GET', '/api/v2/reports?keyword=Lindqvist', headers)).body as ReportPage).data;
  expect(await find(elsewhere)).toEqual([]);
  const [item] = await find(inWorld);
  const answer = await call(hospital.app, 'GET', `/api/v2/ai/reports/analysis/${item?.report_id ?? ''}`, inWorld);
  const report = answer.body as ReportData;
  // The source's H on 5.0 of 3.5-5.1 stands beside our normal; on 150 of 136-145 both say the same.
  expect(report.laboratories.map((row) => [row.code, row.state, row.source_flag])).toEqual([
    ['K', 'normal', 'H'],
    ['NA', 'abnormal', undefined],
  ]);
  expect(report.clean_failed_laboratories).toMatchObject([
    {
      original_laboratory_name: 'Unheard of',
      original_result: '7',
      error: '检验目录中没有 LOINC 1-1',
      source_flag: 'L',
      source_status: 'preliminary',
    },
  ]);
});

test('JSON may come as JSON, and without a world it is the default one', async () => {
  const patient = {
    resourceType: 'Patient',
    id: 'p',
    name: [{ text: 'Ida Berg' }],
    gender: 'female',
    birthDate: '1960-02-03',
  };
  const { status, body } = await post({ resourceType: 'Bundle', entry: [{ resource: patient }] });
  expect(status).toBe(200);
  expect(body).toMatchObject({ files: [{ format: 'FHIR R4', rows: 0 }], patients: [{ name: 'Ida Berg', reports: 0 }] });
});

test.each([
  ['no format we know', 'Dear colleague,', '不认识的格式'],
  ['half a bundle', '{"resourceType":"Bundle",', '不是完整的 JSON 文件'],
  ['another message', oru.replace('ORU^R01', 'ADT^A01'), '不是 ORU^R01'],
])('%s is 400 with a message, and nothing is stored', async (_what, text, reason) => {
  const world = await openWorld(hospital.app);
  const { status, body } = await post(text, world);
  expect(status).toBe(400);
  expect((body as { message: string }).message).toContain('north.hl7：整个文件未导入，');
  expect((body as { message: string }).message).toContain(reason);
  const doctor = await signIn(hospital.app, 'doctor', { ...world, 'x-wire': 'plain' });
  const list = await call(hospital.app, 'GET', '/api/v2/reports?keyword=Lindqvist', doctor);
  expect((list.body as ReportPage).data).toEqual([]);
});

test('a large file, which another thread reads, is taken row by row like a small one', async () => {
  const world = await openWorld(hospital.app);
  const row = (item: string) => `p1,Ida Berg,女,1960-02-03,2025-11-18 08:00,${item},血清,4.2,mmol/L,3.5-5.3`;
  const unknown = Array.from({ length: 1000 }, (_, index) => row(`未收录项目 ${index}`));
  const text = ['patient_id,name,sex,birth_date,time,item,specimen,result,unit,range', ...unknown, row('钾')].join(
    '\n',
  );
  expect(text.length).toBeGreaterThan(64 * 1024);
  const { status, body } = await post(text, { ...world, 'content-type': 'text/plain' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ files: [{ rows: 1001, taken: 1, refused: 1000, reports: 1 }], taken: 1 });
});

test('an empty call, an unknown world and a page of another site are refused', async () => {
  expect((await call(hospital.app, 'POST', '/__mock/import')).status).toBe(400);
  expect((await post(oru, { 'x-mock-world': 'nowhere' })).status).toBe(404);
  expect((await post(oru, { origin: 'https://elsewhere.example' })).status).toBe(403);
});
