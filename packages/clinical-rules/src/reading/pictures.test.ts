import { describe, expect, test } from 'vitest';
import { diagnosisOf, findingsByRow, isOneRow, neededRows } from './pictures.ts';
import { diagnosis, needing, inferenceOf, finding, ofDiagnosis, rowOf } from './pictures.test-support.ts';
import type { Edge } from './pictures.test-support.ts';

describe('the rows that a diagnosis needs', () => {
  test.each<[string, readonly Edge[], readonly string[]]>([
    [
      'are those of what it needs or counts',
      [
        { lab: 'K', ids: ['k'] },
        { lab: 'NA', role: 'count', ids: ['n'] },
        { lab: 'CL', role: 'adds', ids: ['c'] },
      ],
      ['k', 'n'],
    ],
    ['of what corrects a calcium both', [{ lab: 'R_CACORR', codes: ['CA', 'ALB'], ids: ['ca', 'alb'] }], ['ca', 'alb']],
    [
      'of what albumin only corrects not the albumin',
      [{ lab: 'R_AGC', codes: ['NA', 'ALB'], ids: ['na', 'alb'] }],
      ['na'],
    ],
    [
      'of what corrects phenytoin the drug alone',
      [{ lab: 'R_PHTC', codes: ['ALB', 'PHT'], ids: ['alb', 'pht'] }],
      ['pht'],
    ],
    ['of a sum all of them', [{ lab: 'R_GLO', codes: ['TP', 'ALB'], ids: ['tp', 'alb'] }], ['tp', 'alb']],
  ])('%s', (_what, edges, rows) => {
    const one = diagnosis('X', edges);
    expect([[...neededRows(one)], [...neededRows(one)]]).toEqual([rows, rows]);
  });

  test('belong to its finding; one of no diagnosis has none', () => {
    const inference = inferenceOf(needing('X', 'k'));
    expect(diagnosisOf(ofDiagnosis('X'), inference)?.id).toBe('X');
    expect([diagnosisOf(ofDiagnosis('Y'), inference), diagnosisOf(rowOf(), inference)]).toEqual([undefined, undefined]);
  });

  test('and those that a finding names have it, in the order that is given', () => {
    const inference = inferenceOf(needing('X', 'k', 'n'), needing('Y', 'k'));
    const [x, y, tool] = [
      ofDiagnosis('X', { evidences: ['a', 'k'] }),
      ofDiagnosis('Y'),
      finding({ kind: 'tool', evidences: ['n'] }),
    ];
    const byRow = findingsByRow([x, y, tool], inference);
    expect(Object.fromEntries(byRow)).toEqual({ a: [x], k: [x, y], n: [x, tool] });
  });

  test('are the one critical row, or more', () => {
    const inference = inferenceOf(needing('X', 'k'), needing('Y', 'k', 'n'), needing('Z', 'n'));
    const is = (id: string) => isOneRow(ofDiagnosis(id), rowOf(), inference);
    expect([
      is('X'),
      is('Y'),
      is('Z'),
      is('W'),
      isOneRow(ofDiagnosis('X'), rowOf({ evidences: [] }), inference),
    ]).toEqual([...[true, false, false, false, false]]);
  });
});
