import { describe, expect, it } from 'vitest';
import { listLaboratoriesOfReport } from '../store/clinical-laboratories.ts';
import { listPatients } from '../store/clinical-patients.ts';
import { listReportsOfPatient } from '../store/clinical-reports.ts';
import { createSeededWorld } from '../store/worlds.ts';
import { importText, printAccount } from './import.ts';
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

const world = () => createSeededWorld('2025-11-18T10:30:00+08:00');
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

    expect(account).toMatchObject({ patients: 1, reports: 2, observations: 3, taken: 3, refused: [], others: 0 });
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

    expect(account).toMatchObject({ observations: 9, taken: 1, others: 2 });
    expect(account.taken + account.refused.length).toBe(account.observations);
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

    expect(again).toMatchObject({ observations: 1, taken: 0, reports: 0 });
    expect(again.refused[0]?.reason).toMatch(/已经导入过/);
    expect(listPatients(hospital)).toHaveLength(before);
  });

  it.each([
    ['no JSON', 'MSH|^~\\&|LAB', '不是 JSON 文件'],
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

describe('convertUnit', () => {
  it.each([
    ['10*3/uL', '10^9/L', undefined, 7.3, 7.3],
    ['g/dL', 'g/L', undefined, 15.08, 150.8],
    ['%', 'L/L', undefined, 48.7, 0.487],
    ['mL/min/{1.73_m2}', 'mL/min/1.73m²', undefined, 39, 39],
    ['\u00b5mol/L', 'μmol/L', undefined, 88, 88],
    ['mg/dL', 'mmol/L', 386.65, 193.325, 5],
  ])('%s to %s', (from, to, molarMass, value, expected) => {
    const converted = convertUnit(value, from, to, molarMass);
    expect('value' in converted && converted.value).toBeCloseTo(expected, 6);
  });
});
