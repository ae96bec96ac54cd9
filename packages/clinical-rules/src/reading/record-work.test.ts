import { expect, test } from 'vitest';
import type { JudgedReport, PatientRecord } from '../record/judged.ts';
import { at, recordOf } from '../record/record.test-support.ts';
import type { PlainRow } from '../record/record.test-support.ts';
import { read } from './read.ts';

/** Reports of every kind that looks at those around it: stages, gases, fluids, and thyroid and adrenal hormones in parts. */
const KINDS: readonly (readonly PlainRow[])[] = [
  [
    ['CREA', '168', 'μmol/L'],
    ['UACR', '45', 'mg/g'],
  ],
  [
    ['PH', '7.31'],
    ['PCO2', '62', 'mmHg'],
    ['HCO3', '30', 'mmol/L'],
  ],
  [
    ['CSF-WBC', '80', '10^6/L'],
    ['CSF-TP', '0.9', 'g/L'],
    ['CSF-GRAM', '阳性'],
  ],
  [
    ['PF-TP', '41', 'g/L'],
    ['PF-LDH', '380', 'U/L'],
  ],
  [
    ['TSH', '0.01', 'mIU/L'],
    ['FT4', '38', 'pmol/L'],
  ],
  [['COR8', '90', 'nmol/L']],
  [['RENIN', '3', 'mU/L']],
  [['GLU', '9.1', 'mmol/L']],
];

const HOUR_MS = 3_600_000;

/** So many reports, one an hour: all of them lie within the year that changes are told over. */
function dense(count: number): PatientRecord {
  const start = Date.parse(at('2025-01-01'));
  return recordOf(
    Array.from({ length: count }, (_, index) => ({
      day: new Date(start + index * HOUR_MS).toISOString().replace('.000Z', '+00:00'),
      report_id: `R${index}`,
      rows: KINDS[index % KINDS.length] ?? [],
    })),
  );
}

/** How often the rows of any report were asked for while every report was read, for each report. */
function workOf(count: number): number {
  const record = dense(count);
  let asked = 0;
  const reports = record.reports.map(
    (judged) =>
      Object.create(judged, {
        rows: {
          get: () => {
            asked += 1;
            return judged.rows;
          },
        },
      }) as JudgedReport,
  );
  const counted: PatientRecord = { ...record, reports };
  const readings = reports.map((judged) => read({ record: counted, judged }));
  expect(readings.some(({ findings }) => findings.length > 0)).toBe(true);
  return asked / count;
}

test('reading all reports of a patient asks for the rows of a report equally often, however many there are', () => {
  const [few, many] = [workOf(80), workOf(640)];
  expect(few).toBeGreaterThan(10);
  expect(many).toBeLessThan(few * 1.2);
});
