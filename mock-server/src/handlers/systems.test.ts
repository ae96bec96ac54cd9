import type { DiseaseSystemList, KnowledgeSearchResult, LaboratoryKnowledgeDetail } from '@jianwei/api-client/model';
import { CATALOGUE } from '@jianwei/clinical-rules/catalogue/catalogue';
import { DIAGNOSES } from '@jianwei/clinical-rules/lab-inference/rule-base';
import { expect, test } from 'vitest';
import { call, openFileHospital, signIn } from '../hospital.test-support.ts';

const hospital = await openFileHospital();
const doctor = await signIn(hospital.app, 'doctor');

async function get<Body>(path: string): Promise<Body> {
  const { status, body } = await call(hospital.app, 'GET', `/api/v2/knowledge/${path}`, doctor);
  expect(status, path).toBe(200);
  return body as Body;
}

const search = (keyword: string) => get<KnowledgeSearchResult>(`search?keyword=${encodeURIComponent(keyword)}`);
const laboratory = (id: string) => get<LaboratoryKnowledgeDetail>(`laboratory/${encodeURIComponent(id)}`);

test('the 17 systems hold every diagnosis', async () => {
  const { data } = await get<DiseaseSystemList>('systems');
  expect(data.map(({ system_id: id }) => id)).toEqual(Array.from({ length: 17 }, (_, index) => index + 1));
  expect(data.flatMap(({ diagnoses }) => diagnoses)).toHaveLength(DIAGNOSES.length);
  for (const { system_name: name, diagnoses, laboratories, note } of data) {
    expect([name, note]).toEqual([name, '']);
    expect(diagnoses.length).toBeGreaterThan(0);
    expect(laboratories.length).toBeGreaterThan(0);
  }
  const urinary = data.find(({ system_name: name }) => name === '泌尿');
  expect(urinary?.diagnoses).toContainEqual({ diagnosis_id: 'CKD', diagnosis_name: '慢性肾脏病' });
  expect(urinary?.laboratories).toContainEqual({
    knowledge_id: 'lab-CREA',
    code: 'CREA',
    laboratory_name: '肌酐',
    short_name: 'Cr',
    standard_specimen: '血清',
  });
});

test('a search finds diagnoses and laboratories by part of a name, whatever the width and case', async () => {
  const { diagnoses, laboratories } = await search(' 肾 ');
  expect(diagnoses).toContainEqual({
    diagnosis_id: 'CKD',
    diagnosis_name: '慢性肾脏病',
    system_id: 8,
    system_name: '泌尿',
  });
  expect(laboratories.map(({ laboratory_name: name }) => name)).toContain('估算肾小球滤过率');
  expect((await search('ｃｋｄ')).diagnoses[0]?.diagnosis_id).toBe('CKD');
  expect((await search('scr')).laboratories[0]?.code).toBe('CREA');
});

test('what is named by the keyword itself comes first', async () => {
  const { laboratories } = await search('K');
  expect(laboratories[0]?.code).toBe('K');
  expect(laboratories.length).toBeGreaterThan(1);
  expect((await search('肌酐')).laboratories.map(({ code }) => code)).toEqual([
    'CREA',
    'UACR',
    'UCREA',
    'UCREA24',
    'UPCR',
  ]);
});

test('nothing is found for a blank keyword or an unknown one; without a keyword the call is refused', async () => {
  const nothing = { diagnoses: [], laboratories: [] };
  expect(await search('  ')).toEqual(nothing);
  expect(await search('没有这一项')).toEqual(nothing);
  expect((await call(hospital.app, 'GET', '/api/v2/knowledge/search', doctor)).status).toBe(400);
});

test('a laboratory stands with its intervals, source texts and the diagnoses that it speaks for', async () => {
  const creatinine = await laboratory('lab-CREA');
  expect(creatinine).toMatchObject({
    laboratory_name: '肌酐',
    english_name: 'Creatinine',
    unit: 'μmol/L',
    range_source: 'WS/T 404.5-2015',
  });
  expect(creatinine.reference_intervals).toEqual(
    expect.arrayContaining([
      { applies_to: '成人男性', text: '57–97' },
      { applies_to: '成人女性', text: '41–73' },
      { applies_to: '60岁及以上男性', text: '57–111' },
      { applies_to: '60岁及以上女性', text: '41–81' },
      { applies_to: '6–12岁', text: '27–66' },
      { applies_to: '16–17岁女性', text: '39–76' },
    ]),
  );
  expect(creatinine.knowledge[0]).toMatchObject({ knowledge_display: '检验意义' });
  // Of acute kidney injury it is the rise that counts, of a plasma cell tumour the value.
  expect(creatinine.diagnoses.map(({ diagnosis_id: id }) => id)).toEqual(expect.arrayContaining(['AKI', 'MM']));
});

test('one line for both sexes, one for the sex that has an interval, the word of a qualitative item', async () => {
  expect((await laboratory('lab-CA')).reference_intervals).toEqual([{ applies_to: '成人', text: '2.11–2.52' }]);
  expect((await laboratory('lab-K')).reference_intervals).toContainEqual({ applies_to: '2岁', text: '3.9–5.4' });
  expect((await laboratory('lab-PSA')).reference_intervals.map((line) => line.applies_to)).toEqual(['成人男性']);
  expect((await laboratory('lab-BLAST')).reference_intervals).toEqual([{ applies_to: '', text: '阴性' }]);
});

test('every laboratory of the catalogue is found by its id, also where it has no text', async () => {
  for (const { code } of CATALOGUE) expect((await laboratory(`lab-${code}`)).code).toBe(code);
  expect((await laboratory('lab-USG')).knowledge).toEqual([]);
});

test('an unknown laboratory is not found', async () => {
  const answer = await call(hospital.app, 'GET', '/api/v2/knowledge/laboratory/lab-NOT-KNOWN', doctor);
  expect([answer.status, answer.body]).toEqual([404, { status: 404, message: '暂未收录该检验项目' }]);
});

test('only clinicians read the knowledge base', async () => {
  const account = await signIn(hospital.app, 'account');
  const answer = await call(hospital.app, 'GET', '/api/v2/knowledge/systems', account);
  expect([answer.status, answer.body]).toEqual([400, { status: 400, message: '当前角色无权访问' }]);
});
