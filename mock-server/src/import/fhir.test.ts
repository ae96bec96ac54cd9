import { describe, expect, it } from 'vitest';
import {
  importedPatients,
  importInto,
  openWorldForImport,
  rowsOf,
  storedRows,
  timesOf,
} from './import.test-support.ts';
import { importText } from './import.ts';

const patient = (id: string, name: string, more: object = {}) => ({
  fullUrl: `https://ward.example/Patient/${id}`,
  resource: { resourceType: 'Patient', id, name: [{ text: name }], gender: 'female', birthDate: '1960-02-03', ...more },
});

const maja = patient('m', 'Maja Lindqvist');

function observation(id: string, code: string, more: object) {
  return {
    fullUrl: `https://ward.example/Observation/${id}`,
    resource: {
      resourceType: 'Observation',
      id,
      status: 'final',
      code: { coding: [{ system: 'http://loinc.org', code, display: id }] },
      subject: { reference: 'Patient/m' },
      effectiveDateTime: '2025-11-10T09:30:00+08:00',
      ...more,
    },
  };
}

const of = (value: number, unit: string) => ({ valueQuantity: { value, unit, code: unit } });
const bundle = (...entry: unknown[]) => JSON.stringify({ resourceType: 'Bundle', type: 'collection', entry });
const read = (...entry: unknown[]) => importInto(openWorldForImport(), bundle(maja, ...entry));
const coded = (code: string) => ({ coding: [{ code }] });

describe('values of an observation', () => {
  it.each([
    ['ANA', '8061-4', { valueRatio: { numerator: { value: 1 }, denominator: { value: 320 } } }, 'ANA 1:320'],
    [
      'a coded answer',
      '5195-3',
      { valueCodeableConcept: { coding: [{ code: '260385009', display: 'Negativ' }] } },
      'HBSAG 阴性',
    ],
    ['a text', '5195-3', { valueString: '阳性' }, 'HBSAG 阳性'],
    [
      'a span',
      '13945-1',
      { valueRange: { low: { value: 0, unit: '/[HPF]' }, high: { value: 2, unit: '/[HPF]' } } },
      'URBC 0-2 /HP',
    ],
    ['a number as text', '2823-3', { valueString: '4.10 mmol/L' }, 'K 4.10 mmol/L'],
    ['a large one', '33762-6', of(12_345, 'pg/mL'), 'NTPROBNP 12345 pg/mL'],
    ['digits of noise', '2823-3', of(4.123_456_789, 'mmol/L'), 'K 4.123 mmol/L'],
  ])('%s', (_what, code, more, expected) => {
    expect(read(observation('x', code, more)).rows).toEqual([expected]);
  });

  it.each([
    ['no value', {}, '没有结果'],
    ['a reason for none', { dataAbsentReason: { text: 'haemolysed' } }, '没有结果（dataAbsentReason: haemolysed）'],
    ['two', { ...of(4, 'mmol/L'), valueString: '5' }, '有多个结果（valueQuantity、valueString）'],
    ['a wave', { valueSampledData: {} }, '不支持的结果类型 valueSampledData'],
    ['a strange comparator', { valueQuantity: { value: 4, unit: 'mmol/L', comparator: 'ad' } }, '不认识的比较符 ad'],
    ['no unit', { valueQuantity: { value: 4 } }, '没有单位，不能当作 mmol/L'],
    ['members', { hasMember: [{ reference: 'Observation/y' }] }, '组合项目，结果在其成员中'],
    ['a status without result', { status: 'registered' }, '尚无结果（registered）'],
  ])('%s is refused', (_what, more, reason) => {
    const { account, reasons } = read(observation('x', '2823-3', more));
    expect(reasons).toEqual([reason]);
    expect(account).toMatchObject({ rows: 1, taken: 0 });
  });

  it('counts components as rows of their own', () => {
    const component = [
      { code: { coding: [{ system: 'http://loinc.org', code: '2823-3' }] }, ...of(4.1, 'mmol/L') },
      { code: { coding: [{ system: 'http://loinc.org', code: '2951-2' }] }, ...of(140, 'mmol/L') },
      { code: { coding: [{ system: 'http://loinc.org', code: '1-1' }] }, ...of(1, 'mmol/L') },
    ];
    const { account, rows } = read(observation('panel', '24326-1', { component }));
    expect(account).toMatchObject({ rows: 3, taken: 2 });
    expect(rows).toEqual(['! 1 mmol/L', 'K 4.1 mmol/L', 'NA 140 mmol/L']);
  });
});

describe('ranges and flags', () => {
  const range = (low: number, high: number, more: object = {}) => ({
    low: { value: low, unit: 'mg/dL' },
    high: { value: high, unit: 'mg/dL' },
    ...more,
  });

  it('takes the range that is about this person', () => {
    const referenceRange = [
      range(0.7, 1.3, { appliesTo: [coded('male')] }),
      range(0.5, 1.1, { appliesTo: [coded('female')] }),
      range(0.2, 0.6, { age: { high: { value: 12, code: 'a' } } }),
      range(1, 2, { type: coded('treatment') }),
    ];
    expect(read(observation('c', '2160-0', { ...of(1, 'mg/dL'), referenceRange })).rows).toEqual([
      'CREA 88.4 μmol/L [44.2–97.24]',
    ]);
  });

  it('judges by none of several that all might be meant', () => {
    const referenceRange = [range(0.5, 1.1), range(0.7, 1.3)];
    expect(read(observation('c', '2160-0', { ...of(1, 'mg/dL'), referenceRange })).rows).toEqual([
      'CREA 88.4 μmol/L [0.5–1.1；0.7–1.3]',
    ]);
  });

  it('keeps a range in a unit that does not convert as it is', () => {
    const referenceRange = [{ high: { value: 5, unit: 'apples' } }];
    expect(read(observation('c', '2160-0', { ...of(1, 'mg/dL'), referenceRange })).rows).toEqual([
      'CREA 88.4 μmol/L [≤ 5 apples]',
    ]);
  });

  it('keeps the flag', () => {
    const interpretation = [coded('HH'), { text: 'call' }];
    expect(read(observation('k', '2823-3', { ...of(7, 'mmol/L'), interpretation })).rows).toEqual([
      'K 7 mmol/L HH,call',
    ]);
  });
});

describe('what belongs to a result', () => {
  const specimen = (id: string, code: string) => ({ resource: { resourceType: 'Specimen', id, type: coded(code) } });
  const local = (more: object) => observation('wbc', '', { code: { text: 'WBC' }, ...of(6, '10*9/L'), ...more });

  it('is its specimen, which also decides what a shared name means', () => {
    const { world, rows } = read(specimen('s', '119297000'), local({ specimen: { reference: 'Specimen/s' } }));
    expect(rows).toEqual(['WBC 6 10^9/L']);
    expect(storedRows(world)[0]?.specimen).toBe('全血');
    expect(read(local({})).reasons).toEqual(['「WBC」须有标本才能确定项目']);
    const urine = observation('k', '2823-3', { ...of(40, 'mmol/L'), specimen: { reference: 'Specimen/u' } });
    expect(read(specimen('u', '122575003'), urine).reasons).toEqual(['标本为尿液，而 钾 的标本是血清']);
  });

  it('may be contained in its report', () => {
    const { resource } = observation('inner', '2823-3', { ...of(4.1, 'mmol/L') });
    const report = {
      fullUrl: 'https://ward.example/DiagnosticReport/d',
      resource: { resourceType: 'DiagnosticReport', contained: [resource], result: [{ reference: '#inner' }] },
    };
    const { account, rows } = read(report);
    expect(account).toMatchObject({ rows: 1, taken: 1, reports: 1 });
    expect(rows).toEqual(['K 4.1 mmol/L']);
  });

  it('is a time with a zone: none is invented', () => {
    expect(
      timesOf(read(observation('k', '2823-3', { ...of(4, 'mmol/L'), effectiveDateTime: '2025-11-10' })).world),
    ).toEqual(['2025-11-10T00:00:00+08:00']);
    const { reasons } = read(
      observation('k', '2823-3', { ...of(4, 'mmol/L'), effectiveDateTime: '2025-11-10T08:00:00' }),
    );
    expect(reasons).toEqual(['没有可用的时间']);
  });

  it('is one person: an id that two share belongs to neither', () => {
    const twin = { ...patient('m', 'Ida Berg'), fullUrl: 'https://other.example/Patient/m' };
    const { account, reasons } = read(twin, observation('k', '2823-3', of(4, 'mmol/L')));
    expect(account).toMatchObject({ rows: 1, taken: 0 });
    expect(reasons).toEqual(['该结果的患者不能导入：不同的患者同用编号 Patient/m']);
  });
});

describe('a second file', () => {
  const k = (value: number, status = 'final') => observation('k', '2823-3', { ...of(value, 'mmol/L'), status });

  it('corrects and withdraws what the first one said', () => {
    const { world } = read(k(4.1));
    expect(importText(world, '2', bundle(maja, k(4.8))).refused[0]?.reason).toMatch(/另一结果 4.1/);
    expect(importText(world, '3', bundle(maja, k(4.8, 'amended')))).toMatchObject({ taken: 1, reports: 0 });
    expect(rowsOf(world)).toEqual(['K 4.8 mmol/L']);
    expect(importText(world, '4', bundle(maja, k(4.8, 'entered-in-error'))).refused[0]?.reason).toMatch(/已从报告移除/);
    expect(rowsOf(world)).toEqual([]);
  });

  it('adds later results to the report they belong to', () => {
    const report = (...names: string[]) => ({
      fullUrl: 'https://ward.example/DiagnosticReport/d',
      resource: {
        resourceType: 'DiagnosticReport',
        result: names.map((name) => ({ reference: `Observation/${name}` })),
      },
    });
    const { world } = read(report('k'), k(4.1));
    const later = importText(
      world,
      '2',
      bundle(maja, report('k', 'c'), k(4.1), observation('c', '2160-0', of(1, 'mg/dL'))),
    );
    expect(later).toMatchObject({ rows: 2, taken: 1, reports: 0, patients: [{ reports: 1 }] });
    expect(new Set(storedRows(world).map(({ report_id: id }) => id)).size).toBe(1);
  });

  it('about another person under the same id is refused', () => {
    const { world } = read(k(4.1));
    const account = importText(world, '2', bundle(patient('m', 'Ida Berg'), { ...k(9), fullUrl: 'urn:uuid:other' }));
    expect(account).toMatchObject({ rows: 1, taken: 0 });
    expect(account.refused[0]?.reason).toMatch(/已属于另一人/);
    expect(importedPatients(world).map(({ name }) => name)).toEqual(['Maja Lindqvist']);
    expect(rowsOf(world)).toEqual(['K 4.1 mmol/L']);
  });
});
