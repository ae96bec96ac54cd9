import { expect, test } from 'vitest';
import { finding } from './finding.test-support.ts';
import { TREATED_TEXT } from './known-course.ts';
import { readPlainReport } from './plain-report.ts';
import { read } from './read.ts';
import { treatedOnce } from './treated-once.ts';

const row = (code: string, value: string, unit: string, range: string) => ({ code, value, unit, range });

test.each([
  // With and without the strength to fold a bacterial infection under the sepsis.
  ['80', '2.6'],
  ['180', '1.2'],
])('a treated infection is one line with every course: platelets %s, lactate %s', (platelets, lactate) => {
  const { findings, diagnoses } = read(
    readPlainReport({
      at: '2025-11-18T10:00:00+08:00',
      sex: '男',
      age: 63,
      tags: ['脓毒症治疗中'],
      results: [
        row('PCT', '3.2', 'ng/mL', '0-0.05'),
        row('CRP', '60', 'mg/L', '0-10'),
        row('WBC', '13', '10^9/L', '3.5-9.5'),
        row('PLT', platelets, '10^9/L', '125-350'),
        row('LAC', lactate, 'mmol/L', '0.5-1.7'),
      ],
      earlier: [
        {
          at: '2025-11-15T08:00:00+08:00',
          results: [row('PCT', '22', 'ng/mL', '0-0.05'), row('CRP', '240', 'mg/L', '0-10')],
        },
      ],
    }),
  );
  const lines = findings.filter(({ text }) => text.includes('感染治疗中'));
  expect(lines).toHaveLength(1);
  expect(lines[0]?.text).toContain('感染治疗中，PCT 较峰值降 85%，CRP 较峰值降 75%');
  expect(lines[0]?.evidences).toEqual(expect.arrayContaining(['now-1', 'now-2']));
  expect(diagnoses).toEqual(expect.arrayContaining(['SEPSIS', 'BACT']));
});

test('the first line of a treated infection stands, with the courses and rows of the others behind its own', () => {
  const treated = (text: string, ...evidences: string[]) => finding({ title: TREATED_TEXT, text, evidences });
  const other = finding({ title: '贫血' });
  const first = treated('感染治疗中，PCT 降 85%，血培养阳性', 'a', 'b');
  expect(treatedOnce([first, other, treated('感染治疗中，CRP 降 75%', 'b', 'c')])).toEqual([
    { ...first, text: '感染治疗中，PCT 降 85%，CRP 降 75%，血培养阳性', evidences: ['a', 'b', 'c'] },
    other,
  ]);
  expect([treatedOnce([other]), treatedOnce([first, other])]).toEqual([[other], [first, other]]);
});
