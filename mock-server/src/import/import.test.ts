import { rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listLaboratoriesOfReport } from '../store/clinical-laboratories.ts';
import { listPatients } from '../store/clinical-patients.ts';
import { listReportsOfPatient } from '../store/clinical-reports.ts';
import { printAccount } from './account.ts';
import { openWorldForImport } from './import.test-support.ts';
import { importFiles, importText } from './import.ts';
import { convertUnit } from './ucum.ts';

const laboratory = [{ coding: [{ code: 'laboratory' }] }];

function observation(id: string, code: string, display: string, more: object) {
  return {
    fullUrl: `urn:uuid:${id}`,
    resource: {
      resourceType: 'Observation',
      id,
      status: 'final',
      category: laboratory,
      code: { coding: [{ system: 'http://loinc.org', code, display }], text: display },
      subject: { reference: 'urn:uuid:p' },
      effectiveDateTime: '2025-11-10T01:30:00Z',
      ...more,
    },
  };
}

const patient = {
  fullUrl: 'urn:uuid:p',
  resource: {
    resourceType: 'Patient',
    id: 'p',
    name: [{ family: 'Lind', given: ['Åsa'] }],
    gender: 'female',
    birthDate: '1960-02-03',
  },
};

function bundle(...entry: unknown[]): string {
  return JSON.stringify({ resourceType: 'Bundle', type: 'transaction', entry });
}

const world = openWorldForImport;
const mgPerDl = (value: number) => ({ valueQuantity: { value, unit: 'mg/dL', code: 'mg/dL' } });

describe('a FHIR R4 bundle', () => {
  it('becomes a patient with reports whose rows stand in the units of the catalogue', () => {
    const hospital = world();
    const text = bundle(
      patient,
      observation('glu', '2339-0', 'Glu\u200bcose', mgPerDl(126)),
      observation('crea', '38483-4', 'Creatinine', {
        ...mgPerDl(1),
        referenceRange: [{ low: { value: 0.5, unit: 'mg/dL' }, high: { value: 1.1, unit: 'mg/dL' } }],
      }),
      observation('tni', '10839-9', 'Troponin I', { valueQuantity: { value: 0.01, comparator: '<', unit: 'ng/mL' } }),
      {
        fullUrl: 'urn:uuid:r',
        resource: {
          resourceType: 'DiagnosticReport',
          effectiveDateTime: '2025-11-10T01:30:00Z',
          result: [{ reference: 'urn:uuid:glu' }, { reference: 'urn:uuid:crea' }],
        },
      },
    );

    const account = importText(hospital, 'a.json', text);

    expect(account).toMatchObject({ format: 'FHIR R4', reports: 2, rows: 3, taken: 3, refused: [], others: 0 });
    const imported = listPatients(hospital).find(({ name }) => name === 'Åsa Lind');
    expect(imported).toMatchObject({ gender: '女', birth_date: '1960-02-03' });
    const reports = listReportsOfPatient(hospital, imported?.patient_id ?? '');
    expect(reports.map(({ report_time: time }) => time)).toEqual([
      '2025-11-10T09:30:00+08:00',
      '2025-11-10T09:30:00+08:00',
    ]);
    const rows = reports.flatMap(({ report_id: id }) => listLaboratoriesOfReport(hospital, id));
    const printed = rows.map((row) => `${row.name} ${row.result} ${row.unit} [${row.range_text}]`).sort();
    // 126 mg/dL / 18.016 = 6.994; 1 mg/dL creatinine = 88.40 μmol/L; 0.01 ng/mL = 10 ng/L.
    expect(printed).toEqual([
      'Creatinine 88.4 μmol/L [44.2–97.24]',
      'Glucose 6.994 mmol/L []',
      'Troponin I <10 ng/L []',
    ]);
    expect(rows.map(({ source_text: text }) => text).sort()).toEqual(['1 mg/dL', '126 mg/dL', '<0.01 ng/mL']);
  });

  it('lists each result that cannot be used with its place and reason, and the account adds up', () => {
    const text = bundle(
      patient,
      observation('k', '6298-4', 'Potassium', { valueQuantity: { value: 4.1, unit: 'mmol/L' } }),
      observation('h', '8302-2', 'Body Height', { category: [{ coding: [{ code: 'vital-signs' }] }] }),
      observation('x', '99999-9', 'Unheard of', mgPerDl(1)),
      observation('u', '2339-0', 'Glucose', { valueQuantity: { value: 5, unit: 'apples' } }),
      observation('e', '2339-0', 'Glucose', {}),
      observation('w', '2339-0', 'Glucose', { ...mgPerDl(90), status: 'entered-in-error' }),
      observation('n', '2339-0', 'Glucose', { valueQuantity: { value: '90', unit: 'mg/dL' } }),
      observation('s', '2339-0', 'Glucose', { ...mgPerDl(90), subject: { reference: 'urn:uuid:other' } }),
      observation('t', '2339-0', 'Glucose', { ...mgPerDl(90), effectiveDateTime: 'once' }),
      { resource: { resourceType: 'Encounter' } },
      null,
    );

    const account = importText(world(), 'b.json', text);

    expect(account).toMatchObject({ rows: 9, taken: 1, others: 2 });
    expect(account.taken + account.refused.length).toBe(account.rows);
    expect(account.refused).toEqual([
      { place: 'entry[2] Observation 8302-2 Body Height', reason: '不是检验结果（vital-signs）' },
      { place: 'entry[3] Observation 99999-9 Unheard of', reason: '检验目录中没有 LOINC 99999-9' },
      {
        place: 'entry[4] Observation 2339-0 Glucose',
        reason: expect.stringContaining('单位 apples 不能换算为 mmol/L') as string,
      },
      { place: 'entry[5] Observation 2339-0 Glucose', reason: '没有结果' },
      { place: 'entry[6] Observation 2339-0 Glucose', reason: '结果已作废（entered-in-error）' },
      { place: 'entry[7] Observation 2339-0 Glucose', reason: '结果不是数字' },
      { place: 'entry[8] Observation 2339-0 Glucose', reason: '文件中没有该结果的患者' },
      { place: 'entry[9] Observation 2339-0 Glucose', reason: '没有可用的时间' },
    ]);
    expect(printAccount(account)).toContain('9 条结果，导入 1 条，未导入 8 条');
  });

  it('is taken once: the same file again adds nothing and says so', () => {
    const hospital = world();
    const text = bundle(
      patient,
      observation('k', '6298-4', 'Potassium', { valueQuantity: { value: 4.1, unit: 'mmol/L' } }),
    );
    importText(hospital, 'c.json', text);
    const before = listPatients(hospital).length;

    const again = importText(hospital, 'c.json', text);

    expect(again).toMatchObject({ rows: 1, taken: 0, reports: 0 });
    expect(again.refused[0]?.reason).toMatch(/已经导入过/);
    expect(listPatients(hospital)).toHaveLength(before);
  });

  it.each([
    ['no format we know', 'Dear colleague,', '不认识的格式'],
    ['half a file', '{"resourceType":"Bundle","entry":[', '不是完整的 JSON 文件'],
    ['another resource', '{"resourceType":"Patient"}', '不是 FHIR Bundle'],
    ['an empty bundle', '{"resourceType":"Bundle"}', 'Bundle 中没有 entry'],
    [
      'fields of other types',
      bundle(patient, { resource: { resourceType: 'Observation', category: 'laboratory' } }),
      '结构不符合 FHIR R4',
    ],
    ['a patient without sex', bundle({ resource: { ...patient.resource, gender: 'unknown' } }), '患者没有可用的性别'],
  ])('with %s is refused whole and leaves the hospital as it was', (_what, text, reason) => {
    const hospital = world();
    const before = listPatients(hospital).length;

    const account = importText(hospital, 'd.json', text);

    expect(account.reason).toContain(reason);
    expect(account.taken).toBe(0);
    expect(listPatients(hospital)).toHaveLength(before);
  });
});

describe('files', () => {
  it('are told apart by what is in them, each on its own, with an account to print', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'import-'));
    const file = (name: string, text: string) => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    const k = observation('k', '6298-4', 'Potassium', { valueQuantity: { value: 4.1, unit: 'mmol/L' } });
    const oru =
      'MSH|^~\\&|LIS|N|||20251110||ORU^R01|1|P|2.5\nPID|1||7||Berg^Ida||19600203|F\nOBR|1||1|P|||20251110\n' +
      'OBX|1|NM|6298-4^Potassium^LN||4.4|mmol/L|||||F';
    const hospital = world();

    const { text, refused } = importFiles(hospital, [
      file('bundle.csv', `\ufeff${bundle(patient, k)}`),
      file('message.json', oru),
      file('picture.hl7', '\u0089PNG'),
      join(folder, 'nowhere'),
    ]);

    expect(refused).toBe(true);
    expect(text.split('\n')).toEqual([
      'bundle.csv（FHIR R4）：1 条结果，导入 1 条，未导入 0 条；患者 1 位，新报告 1 份',
      expect.stringMatching(/^ {2}患者 Åsa Lind（F[0-9a-f]{12}）：报告 1 份$/),
      'message.json（HL7 v2 ORU^R01）：1 条结果，导入 1 条，未导入 0 条；患者 1 位，新报告 1 份',
      expect.stringMatching(/^ {2}患者 Ida Berg（F[0-9a-f]{12}）：报告 1 份$/),
      'picture.hl7：整个文件未导入，不认识的格式：应为 FHIR R4 Bundle（JSON）、HL7 v2 ORU^R01 或带表头的 CSV',
      'nowhere：整个文件未导入，文件不能读取',
    ]);
    rmSync(folder, { recursive: true });
  });
});

describe('convertUnit', () => {
  it.each([
    ['10*3/uL', '10^9/L', undefined, 7.3, 7.3],
    ['g/dL', 'g/L', undefined, 15.08, 150.8],
    ['%', 'L/L', undefined, 48.7, 0.487],
    ['mL/min/{1.73_m2}', 'mL/min/1.73m²', undefined, 39, 39],
    ['\u00b5mol/L', 'μmol/L', undefined, 88, 88],
    ['mg/dL', 'mmol/L', 386.65, 193.325, 5],
  ])('%s to %s', (from, to, molarMass, value, expected) => {
    const converted = convertUnit(value, from, to, molarMass === undefined ? {} : { molarMass });
    expect('value' in converted && converted.value).toBeCloseTo(expected, 6);
  });
});
