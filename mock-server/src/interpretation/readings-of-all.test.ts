import { contradictionsIn } from '@jianwei/clinical-rules/reading/contradictions';
import { textsOf } from '@jianwei/clinical-rules/reading/plain-reading';
import { widthOf } from '@jianwei/clinical-rules/reading/width';
import { historyOf } from '@jianwei/clinical-rules/record/history';
import { expect, test } from 'vitest';
import { createSeededWorld } from '../hospital.test-support.ts';
import { importInto, openWorldForImport } from '../import/import.test-support.ts';
import { listPatients } from '../store/clinical-patients.ts';
import type { World } from '../store/world.ts';
import { judgedRecord } from './patient-record.ts';
import { interpret } from './report-view.ts';
import type { ReportView } from './report-view.ts';
import { savedInputs } from './saved-inputs.ts';
import { wireReading } from './wire-reading.ts';

/** Full widths that a headline may have (J-12). */
const HEADLINE_WIDTH = 60;

function viewsOf(world: World, isWanted: (department: string) => boolean = () => true): ReportView[] {
  return listPatients(world)
    .filter(({ department }) => isWanted(department))
    .flatMap(({ patient_id: id }) => {
      const record = judgedRecord(world, id);
      if (record === undefined) throw new Error(`no record: ${id}`);
      const [history, saved] = [historyOf(record), savedInputs(world, id)];
      return record.reports.map((judged) => interpret(record, judged, history, saved));
    });
}

/** What is wrong with the reading of a report: a contradiction, reassurance over unread rows, danger that is not first or idle. */
function faultsOf({ judged, reading }: ReportView): string[] {
  const headline = reading.headline.map(({ text }) => text).join('；');
  const urgencies = reading.findings.map(({ urgency }) => urgency);
  const idle = reading.findings.filter(({ urgency, actions }) => urgency === 1 && actions.length === 0);
  const faults = [
    ...contradictionsIn(headline, textsOf(reading)).map((id) => `contradiction ${id}`),
    ...idle.map(({ findingId }) => `nothing to do about ${findingId}`),
    urgencies.some((urgency, index) => urgency < (urgencies[index - 1] ?? 1)) && 'order',
    reading.urgency !== (urgencies[0] ?? null) && 'urgency',
    (reading.unread.length > 0 || reading.findings.length > 0) &&
      headline.includes('均在各自参考区间内') &&
      'reassurance',
    (reading.headline.length === 0 || reading.headline.length > 3) && 'clauses',
    reading.findings.length > 0 && widthOf(headline) > HEADLINE_WIDTH && `as long as ${headline}`,
  ];
  return faults.filter((fault) => typeof fault === 'string').map((fault) => `${judged.report.report_id}: ${fault}`);
}

const bundle = (values: readonly (readonly [loinc: string, value: number, unit: string])[]) =>
  JSON.stringify({
    resourceType: 'Bundle',
    type: 'collection',
    entry: [
      {
        fullUrl: 'urn:uuid:p',
        resource: { resourceType: 'Patient', name: [{ text: 'Ines' }], gender: 'female', birthDate: '1955-04-01' },
      },
      ...values.map(([code, value, unit], index) => ({
        resource: {
          resourceType: 'Observation',
          status: 'final',
          code: { coding: [{ system: 'http://loinc.org', code }] },
          subject: { reference: 'urn:uuid:p' },
          effectiveDateTime: `2025-11-1${index % 3}T01:00:00Z`,
          valueQuantity: { value, unit },
        },
      })),
    ],
  });

const message = [
  'MSH|^~\\&|LIS|North Hospital|HIS|Here|20251110100000||ORU^R01|1|P|2.5.1',
  'PID|1||4711^^^North^MR||Lindqvist^Maja||19600203|F',
  'OBR|1||L-1|PAN^Panel^L|||20251110093000',
  'OBX|1|NM|2823-3^Potassium^LN||6.9|mmol/L|3.5-5.1|HH|||F',
  'OBX|2|NM|2160-0^Creatinine^LN||2.4|mg/dL|0.6-1.1|H|||F',
  'OBX|3|ST|X-1^Smear^L||see picture|||A|||F',
].join('\r');

const csv = [
  '患者编号,姓名,性别,出生日期,时间,项目名称,标本,结果,单位,参考区间',
  '88,高远山,男,1958-07-01,2025-11-10 08:00,钾,血清,2.6,mmol/L,3.5-5.3',
  '88,高远山,男,1958-07-01,2025-11-10 08:00,血红蛋白,全血,13.2,g/L,130-175',
  '88,高远山,男,1958-07-01,2025-11-12 08:00,血小板计数,全血,18,10^9/L,125-350',
].join('\n');

test('of every seeded report nothing is said that contradicts anything else, and danger stands first with something to do', () => {
  const views = viewsOf(createSeededWorld());
  expect(views.length).toBeGreaterThan(600);
  expect(views.flatMap(faultsOf)).toEqual([]);
});

test('the wire shows no text of a seeded reading that the command line does not list', () => {
  const views = viewsOf(createSeededWorld());
  expect(views.length).toBeGreaterThan(600);
  const missing = views.flatMap(({ reading, judged }) => {
    const listed = new Set(['', ...textsOf(reading)]);
    const { headline, findings, actions, unread, states, tools } = wireReading(reading);
    const shown = [
      ...headline.map(({ text }) => text),
      ...findings.flatMap((one) => [one.title, one.text, one.value_text, one.change_text, one.copy_text]),
      ...actions.map(({ text }) => text),
      ...unread.flatMap((row) => [row.laboratory_name, row.original_result, row.reason]),
      ...states,
      ...tools.map(({ name }) => name),
    ];
    return shown.filter((text = '') => !listed.has(text)).map((text) => `${judged.report.report_id}: ${text}`);
  });
  expect(missing).toEqual([]);
});

test('nor of what other hospitals send', () => {
  const world = openWorldForImport();
  for (const text of [
    bundle([
      ['2160-0', 1.5, 'mg/dL'],
      ['2339-0', 480, 'mg/dL'],
      ['4548-4', 8.1, '%'],
      ['2951-2', 119, 'mmol/L'],
      ['718-7', 6.8, 'g/dL'],
    ]),
    message,
    csv,
  ]) {
    importInto(world, text);
  }
  const views = viewsOf(world, (department) => department === '外院导入');
  expect(views.length).toBeGreaterThanOrEqual(6);
  expect(views.flatMap(({ reading }) => reading.findings).some(({ urgency }) => urgency === 1)).toBe(true);
  expect(views.flatMap(faultsOf)).toEqual([]);
});
