import { expect, test } from 'vitest';
import { readTsv, readYaml } from '../tables/read-table.ts';
import { convert, minute, record } from '@jianwei/clinical-rules/tables/shapes';
import { mistakesIn } from '../tables/tables.test-support.ts';
import { DIAGNOSIS_ID } from './knowledge/diagnosis-id.ts';
import { PATIENT_TABLE } from './patients/patient-table.ts';
import { PATIENT_ID, REPORT_ID, reportIdAt, ROW_ID, SAVING, USER_ID } from './seeded-records/references.ts';

const PERSON =
  'number: 1999, name: 试例, gender: 男, born: 1970-03-03, department: 内科, bed: 门诊, inpatientNo: MZ1, tags: []';

test.each([
  [
    'a row that cannot be read',
    '2025-03-01 08:00 | 甲功 || TSH',
    'unreadable row "TSH", which is written CODE result unit [range] {name}',
  ],
  [
    'a laboratory that the catalogue does not hold',
    '2025-03-01 08:00 | 甲功 || TSX 1.0',
    'there is no laboratory "TSX"',
  ],
  ['a laboratory that stands twice', '2025-03-01 08:00 | 甲功 || TSH 1.0; TSH 2.0', 'laboratory TSH stands twice'],
  [
    'a panel that is none',
    '2025-03-01 08:00 | 甲功 | 甲功 血脂肪',
    /^unknown value "血脂肪"; it is one of 血常规, 生化, /,
  ],
  [
    'a spelling that is none',
    '2025-03-01 08:00 | 甲功 || TSH 1.0 || dots',
    'unknown value "dots"; it is one of dash, tilde, hyphen, chinese',
  ],
  ['a time that is none', '2025-03-01 | 甲功 || TSH 1.0', '"2025-03-01" is no time, which is written YYYY-MM-DD HH:mm'],
])('a report with %s', (_kind, report, reason) => {
  const table = `- ${PERSON.replaceAll(', ', '\n  ')}\n  reports:\n    - ${report}\n`;
  const [mistake = ''] = mistakesIn({ 'patients.yaml': table }, (path = '') => readYaml(path, PATIENT_TABLE));
  expect(mistake).toMatch(/^patients\.yaml:10: /);
  expect(mistake.slice('patients.yaml:10: '.length)).toEqual(
    reason instanceof RegExp ? expect.stringMatching(reason) : reason,
  );
});

test('two reports of one patient at one time', () => {
  const report = '2025-03-01 08:00 | 甲功 || TSH 1.0';
  const table = `- { ${PERSON}, reports: [${report},\n    ${report}] }`;
  expect(mistakesIn({ 'patients.yaml': table }, (path = '') => readYaml(path, PATIENT_TABLE))).toEqual([
    'patients.yaml:2: at 2025-03-01 08:00 stands twice, first at patients.yaml:1',
  ]);
});

test.each([
  ['account', USER_ID, 'u-doctor', 'u-nobody', 'there is no account "u-nobody"'],
  ['patient', PATIENT_ID, 'P1001', 'P1999', 'there is no patient "P1999"'],
  ['report', REPORT_ID, 'R1001-01', 'R1001-99', 'there is no report "R1001-99"'],
  ['row', ROW_ID, 'R1001-01-01', 'R1001-01-99', 'there is no laboratory row "R1001-01-99"'],
  ['diagnosis', DIAGNOSIS_ID, 'IDA', 'IDB', 'there is no diagnosis "IDB"'],
  ['saving', SAVING, '2025-11-18 10:00 | u-doctor', '2025-11-18 10:00 | u-x', 'there is no account "u-x"'],
])('the name of a %s that is not there', (_kind, shape, known, unknown, reason) => {
  const read = (path = '') => readTsv(path, record({ id: shape }));
  expect(mistakesIn({ 'records.tsv': `id\n${known}\n${unknown}\n` }, read)).toEqual([`records.tsv:3: ${reason}`]);
});

test('a report of a patient at another time', () => {
  const shape = convert(record({ patient: PATIENT_ID, at: minute }), ({ patient, at }) => reportIdAt(patient, at));
  const table = 'patient\tat\nP1002\t2025-11-18 09:38\nP1002\t2025-11-18 09:39\n';
  const found = mistakesIn({ 'records.tsv': table }, (path = '') => readTsv(path, shape));
  expect(found.at(-1)).toBe('records.tsv:3: there is no report of P1002 at 2025-11-18 09:39');
});
